"""The checks of the app's project. Each yields sentences that say what is wrong."""

import os
import re

from app_project import IDENTIFIER

FLAVOURS = ["Local", "Dev", "Prod"]


def findings(project):
    """All findings. Only missing objects and files are reported if there are any, since the other checks need them."""
    for checks in STAGES:
        found = [finding for check in checks for finding in check(project)]
        if found:
            return found
    return []


def _references(value):
    """All ids in a value, at any depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _references(key)
            yield from _references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _references(inner)
    elif IDENTIFIER.fullmatch(value):
        yield value


def ids(project):
    """Every id that is used exists, and every object is used."""
    used = {project.root_object}
    for key, element in project.objects.items():
        for reference in _references(element):
            used.add(reference)
            if reference not in project.objects:
                yield f"{element['isa']} {key} refers to {reference}, which doesn't exist"
    for key in project.objects.keys() - used:
        yield f"nothing refers to {project.objects[key]['isa']} {key}"


def files(project):
    """Every file that the project refers to or excludes exists."""
    paths = project.paths()
    for key, path in paths.items():
        if not path.exists():
            yield f"{path} doesn't exist"
    for key, group in project.of_type("PBXFileSystemSynchronizedRootGroup").items():
        if key not in paths:
            yield f"the folder {group['path']} is in no group"
            continue
        for exceptions in group.get("exceptions", []):
            for name in project.objects[exceptions]["membershipExceptions"]:
                if not (paths[key] / name).exists():
                    yield f"{paths[key] / name} doesn't exist"
        if not list(paths[key].glob("*.swift")):
            yield f"{paths[key]} doesn't contain a Swift file"
    for owner in [project.project, *project.of_type("PBXNativeTarget").values()]:
        for name, configuration in project.configurations(owner).items():
            if project.base_file(configuration) is None:
                yield f"configuration {name} of {owner.get('name', 'the project')} has no base file"


def package(project):
    """References to packages and products exist and are linked in both directions."""
    listed = project.project.get("packageReferences", [])
    libraries = {one["name"] for one in project.manifest["products"] if "library" in one["type"]}
    for key, reference in project.of_type("XCLocalSwiftPackageReference").items():
        if key not in listed:
            yield f"the project doesn't list the package {reference['relativePath']}"
        if (project.folder / reference["relativePath"]).resolve() != project.root.resolve():
            yield f"the package {reference['relativePath']} isn't this one"
    if len(listed) != 1:
        yield "the project has to list one package, this one"
    linked = {
        project.objects[file].get("productRef"): key
        for key, phase in project.of_type("PBXFrameworksBuildPhase").items()
        for file in phase["files"]
    }
    owners = {
        product: target
        for target in project.of_type("PBXNativeTarget").values()
        for product in target.get("packageProductDependencies", [])
    }
    for key, product in project.of_type("XCSwiftPackageProductDependency").items():
        name = product["productName"]
        if product.get("package") not in listed:
            yield f"product {name} names no package that the project lists"
        if name not in libraries:
            yield f"the package has no library {name}"
        if key not in owners:
            yield f"no target depends on product {name}"
        elif linked.get(key) not in owners[key]["buildPhases"]:
            yield f"target {owners[key]['name']} doesn't link product {name}"
    for target in project.of_type("PBXNativeTarget").values():
        for product in target.get("packageProductDependencies", []):
            if project.objects[product]["isa"] != "XCSwiftPackageProductDependency":
                yield f"target {target['name']} depends on {product}, which isn't a product of a package"
    modules = {one["name"].lower() for one in project.manifest["targets"]}
    for target in project.of_type("PBXNativeTarget").values():
        if target["name"].lower() in modules:
            yield f"target {target['name']} has the same name as a module of the package"
    if "TonnentickerUI" not in {project.objects[key].get("productName") for key in owners}:
        yield "no target depends on product TonnentickerUI"


def configurations(project):
    """All owners have the same six configurations; each names the flavour of its base file, and the tool agrees."""
    expected = [f"{kind} {flavour}" for kind in ["Debug", "Release"] for flavour in FLAVOURS]
    owners = {"the project": project.project} | {
        f"target {one['name']}": one for one in project.of_type("PBXNativeTarget").values()
    }
    for owner, element in owners.items():
        found = project.configurations(element)
        if sorted(found) != sorted(expected):
            yield f"{owner} has the configurations {', '.join(sorted(found))}, not {', '.join(sorted(expected))}"
        for name, configuration in found.items():
            file = project.base_file(configuration)
            if element is not project.project and file.parent.resolve() != (project.root / "Configurations").resolve():
                yield f"configuration {name} of {owner} has a base file outside Configurations, {file}"
            elif element is project.project and file.stem != name.split()[0]:
                yield f"configuration {name} of {owner} has the base file {file.name}"
        default = project.objects[element["buildConfigurationList"]].get("defaultConfigurationName")
        if default not in found:
            yield f"{owner} has no configuration {default}, its default"
    if any(configuration["buildSettings"] for configuration in project.configurations(project.project).values()):
        yield "the project has settings of its own; write them to Settings/*.xcconfig"
    for target in project.of_type("PBXNativeTarget").values():
        for name, configuration in project.configurations(target).items():
            file = project.base_file(configuration)
            for action in ["build", "install"]:
                flavour = project.flavour(name, action)
                if flavour != file.stem.lower():
                    owner = target["name"]
                    yield f"configuration {name} of target {owner} has {file.name}, and the tool says {flavour}"


def schemes(project):
    """A scheme for each flavour, with configurations that exist; it runs Debug and archives Release."""
    found = project.schemes
    if sorted(found) != sorted(FLAVOURS):
        yield f"there are the schemes {', '.join(found)}, not {', '.join(FLAVOURS)}"
    names = project.configurations(project.project)
    targets = project.of_type("PBXNativeTarget")
    kinds = {
        "TestAction": "Debug",
        "LaunchAction": "Debug",
        "AnalyzeAction": "Debug",
        "ProfileAction": "Release",
        "ArchiveAction": "Release",
    }
    for scheme, tree in found.items():
        for action, kind in kinds.items():
            element = tree.find(action)
            name = None if element is None else element.get("buildConfiguration")
            if name not in names:
                yield f"{action} of scheme {scheme} has the configuration {name}, which doesn't exist"
            elif name != f"{kind} {scheme}":
                yield f"{action} of scheme {scheme} has the configuration {name}, not {kind} {scheme}"
        references = list(tree.iter("BuildableReference"))
        if not references:
            yield f"scheme {scheme} builds nothing"
        for reference in references:
            target = targets.get(reference.get("BlueprintIdentifier"))
            if target is None:
                yield f"scheme {scheme} builds {reference.get('BlueprintIdentifier')}, which isn't a target"
                continue
            product = project.objects.get(target["productReference"], {}).get("path")
            expected = (target["name"], product, "container:Tonnenticker.xcodeproj")
            given = tuple(reference.get(key) for key in ["BlueprintName", "BuildableName", "ReferencedContainer"])
            if given != expected:
                yield f"scheme {scheme} builds {given}, but the target is {expected}"


PER_FLAVOUR = {
    "PRODUCT_BUNDLE_IDENTIFIER": None,
    "INFOPLIST_KEY_CFBundleDisplayName": {
        "Local": "Tonnenticker Lokal",
        "Dev": "Tonnenticker Dev",
        "Prod": "Tonnenticker",
    },
    "ASSETCATALOG_COMPILER_APPICON_NAME": {flavour: f"AppIcon-{flavour}" for flavour in FLAVOURS},
}


def settings(project):
    """Bundle id, display name and icon differ between flavours; the deployment target is the package's."""
    values = {}
    platforms = {one["platformName"]: one["version"] for one in project.manifest["platforms"]}
    constant = {"IPHONEOS_DEPLOYMENT_TARGET": platforms.get("ios"), "SWIFT_VERSION": "6.0"}
    for name in project.configurations(project.app):
        found = project.settings(name, project.app, [*PER_FLAVOUR, *constant])
        for setting, value in constant.items():
            if found.get(setting) != value:
                yield f"{setting} is {found.get(setting)!r} in {name}, not {value!r}"
        for setting in PER_FLAVOUR:
            values.setdefault(setting, {}).setdefault(name.split()[-1], set()).add(found.get(setting, ""))
    for setting, expected in PER_FLAVOUR.items():
        flavours = values.get(setting, {})
        distinct = set().union(*flavours.values()) if flavours else set()
        if "" in distinct or len(distinct) != len(FLAVOURS) or any(len(one) != 1 for one in flavours.values()):
            yield f"{setting} doesn't differ between the flavours: {_listed(flavours)}"
        elif expected and any(flavours.get(flavour) != {value} for flavour, value in expected.items()):
            yield f"{setting} is {_listed(flavours)}, not {expected}"
    icons = project.root / "Assets/AppIcons.xcassets"
    for icon in set().union(*values.get("ASSETCATALOG_COMPILER_APPICON_NAME", {"": set()}).values()):
        if not (icons / f"{icon}.appiconset").is_dir():
            yield f"the catalogue has no icon {icon!r}"
    catalogues = [path for path in project.paths().values() if path.suffix == ".xcassets"]
    if [path.resolve() for path in catalogues] != [icons.resolve()]:
        yield "the app doesn't have the catalogue Assets/AppIcons.xcassets"
    identifiers = {}
    for owner in project.of_type("PBXNativeTarget").values():
        for name in project.configurations(owner):
            [identifier] = project.settings(name, owner, ["PRODUCT_BUNDLE_IDENTIFIER"]).values()
            identifiers.setdefault((identifier, name), set()).add(owner["name"])
    for (identifier, name), owners in identifiers.items():
        if len(owners) > 1:
            yield f"the targets {' and '.join(sorted(owners))} have one bundle id in {name}, {identifier}"


def _listed(flavours):
    return {flavour: ", ".join(sorted(values)) for flavour, values in flavours.items()}


def information(project):
    """The Info.plist files have the expected contents; only Local's allows local networking."""
    source = (project.root / "Sources/TonnentickerCore/App/BackgroundRefresh.swift").read_text()
    identifier = re.search(r'identifier = "([^"]+)"', source)[1]
    expected = {
        "BGTaskSchedulerPermittedIdentifiers": [identifier],
        "CFBundleDevelopmentRegion": "de",
        "ITSAppUsesNonExemptEncryption": False,
        "UIBackgroundModes": ["fetch"],
    }
    local = expected | {"NSAppTransportSecurity": {"NSAllowsLocalNetworking": True}}
    for name, configuration in project.configurations(project.app).items():
        path = project.folder / configuration["buildSettings"].get("INFOPLIST_FILE", "")
        if not path.is_file():
            yield f"configuration {name} has no Info.plist; {path} doesn't exist"
            continue
        wanted = local if name.split()[-1] == "Local" else expected
        found = project.plist(path)
        for key in sorted(wanted.keys() | found.keys()):
            if found.get(key) != wanted.get(key) or type(found.get(key)) is not type(wanted.get(key)):
                yield f"{path.name} of {name} has {key} = {found.get(key)!r}, not {wanted.get(key)!r}"
    if project.project["developmentRegion"] != "de":
        yield f"the development region is {project.project['developmentRegion']}, not de"


def privacy(project):
    """The module that uses UserDefaults says so in a privacy manifest."""
    name = "PrivacyInfo.xcprivacy"
    for target in project.manifest["targets"]:
        folder = project.root / (target.get("path") or f"Sources/{target['name']}")
        if target["type"] == "test" or not folder.is_dir():
            continue
        if not any(re.search(r"\bUserDefaults\b", path.read_text()) for path in folder.rglob("*.swift")):
            continue
        if name not in {one["path"] for one in target["resources"]} or not (folder / name).is_file():
            yield f"{target['name']} uses UserDefaults and has no {name} among its resources"
            continue
        manifest = project.plist(folder / name)
        reason = {
            "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
            "NSPrivacyAccessedAPITypeReasons": ["CA92.1"],
        }
        if reason not in manifest.get("NSPrivacyAccessedAPITypes", []):
            yield f"{name} of {target['name']} gives no reason for UserDefaults"
        if manifest.get("NSPrivacyTracking") is not False:
            yield f"{name} of {target['name']} doesn't say that the app tracks no one"


def scripts(project):
    """Xcode Cloud finds its script beside the project, and can run it."""
    script = project.folder / "ci_scripts/ci_post_clone.sh"
    if not script.is_file():
        yield f"{script} doesn't exist"
    elif not os.access(script, os.X_OK):
        yield f"{script} can't be run"


STAGES = [[ids], [files], [package, configurations, schemes, settings, information, privacy, scripts]]
