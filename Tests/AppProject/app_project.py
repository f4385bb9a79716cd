"""The app's project as plain values, for the checks and their tests."""

import functools
import hashlib
import json
import os
import pathlib
import plistlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

from pbxproj import XcodeProject

IDENTIFIER = re.compile(r"[0-9A-F]{24}")


class AppProject:
    """The folder of a package with the project of its app."""

    FOLDER = pathlib.Path("Sources/TonnentickerApp")
    PROJECT = FOLDER / "Tonnenticker.xcodeproj"
    # What the tool answers, by the question and what it reads for it: many copies of a project ask the same.
    _answers = {}

    def __init__(self, root, tool, manifest):
        """root: the package's folder; tool: the path of environment-tool; manifest: `swift package dump-package`."""
        self.root = pathlib.Path(root)
        self.tool = tool
        self.manifest = manifest
        self.folder = self.root / self.FOLDER
        project = XcodeProject.load(str(self.root / self.PROJECT / "project.pbxproj"))
        self.objects = {str(key): _plain(project.objects[key]) for key in project.objects.get_keys()}
        self.root_object = str(project.rootObject)

    @property
    def project(self):
        return self.objects[self.root_object]

    def of_type(self, isa):
        return {key: value for key, value in self.objects.items() if value["isa"] == isa}

    @property
    def app(self):
        """The application's target."""
        types = {target["productType"]: target for target in self.of_type("PBXNativeTarget").values()}
        return types["com.apple.product-type.application"]

    def configurations(self, owner):
        """The build configurations of a target or the project, by name."""
        found = [self.objects[key] for key in self.objects[owner["buildConfigurationList"]]["buildConfigurations"]]
        return {one["name"]: one for one in found}

    @property
    def schemes(self):
        folder = self.root / self.PROJECT / "xcshareddata/xcschemes"
        return {path.stem: ElementTree.parse(path).getroot() for path in sorted(folder.glob("*.xcscheme"))}

    def plist(self, path):
        with open(path, "rb") as file:
            return plistlib.load(file)

    # Paths

    def paths(self):
        """The paths of all files and folders in the project, by id, except for built products."""
        found = {}

        def visit(key, parent):
            element = self.objects[key]
            if element["sourceTree"] == "BUILT_PRODUCTS_DIR":
                return
            start = self.folder if element["sourceTree"] == "SOURCE_ROOT" else parent
            path = start / element["path"] if "path" in element else start
            if "path" in element:
                found[key] = path
            for child in element.get("children", []):
                if child in self.objects:
                    visit(child, path)

        visit(self.project["mainGroup"], self.folder)
        return found

    def base_file(self, configuration):
        """The .xcconfig file on which a configuration is based."""
        return self.paths().get(configuration.get("baseConfigurationReference"))

    # The environment tool

    def settings(self, configuration, owner, names):
        """The values of build settings, from the base files of project and target and the target's settings."""
        project = self.base_file(self.configurations(self.project)[configuration])
        target = self.configurations(owner)[configuration]
        command = [self.tool, "evaluate", "--base", project, self.base_file(target), *names, "--format", "json"]
        for name, value in target["buildSettings"].items():
            command += ["--override", f"{name}={value}"]
        return self._answer(lambda: json.loads(self._run(command))["values"], *command)

    def flavour(self, configuration, action):
        """The package's flavour in that configuration, in lower case; `None` if the tool refuses it."""
        return self._answer(lambda: self._ask_for_flavour(configuration, action), configuration, action)

    def _answer(self, ask, *question):
        key = (self._configuration, *(str(word).removeprefix(str(self.root)) for word in question))
        if key not in self._answers:
            self._answers[key] = ask()
        return self._answers[key]

    @functools.cached_property
    def _configuration(self):
        """A digest of all that the tool reads."""
        digest = hashlib.sha256()
        for folder in ["Configurations", "Assets", self.FOLDER / "Settings"]:
            for file in sorted(path for path in (self.root / folder).rglob("*") if path.is_file()):
                content = file.read_bytes()
                digest.update(f"{file.relative_to(self.root)} {len(content)}\n".encode() + content)
        return digest.hexdigest()

    def _ask_for_flavour(self, configuration, action):
        with tempfile.TemporaryDirectory() as folder:
            output = pathlib.Path(folder, "Environment.swift")
            variables = pathlib.Path(folder, "variables.json")
            variables.write_text(json.dumps({"API_KEY": "any"}))
            # TARGET_BUILD_DIR tells the tool that the variables are build settings.
            settings = {
                "TARGET_BUILD_DIR": "/",
                "XCODE_VERSION_ACTUAL": "2601",
                "ACTION": action,
                "CONFIGURATION": configuration,
            }
            command = [self.tool, "generate", "--configurations", self.root / "Configurations", "--package", self.root]
            self._run([*command, "--variables", variables, "--output", output], env=os.environ | settings)
            default = output.read_text().rpartition("\n#else")[2]
        match = re.search(r"flavour: \.(\w+)", default)
        return match and match[1]

    def _run(self, command, **options):
        return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, **options).stdout


def _plain(value):
    """Converts a value of pbxproj to dictionaries, lists and strings."""
    if hasattr(value, "get_keys"):
        return {str(key): _plain(value[key]) for key in value.get_keys()}
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    return str(value)
