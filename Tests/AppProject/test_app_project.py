"""Breaks copies of the project and expects findings. ENVIRONMENT_TOOL is the path of environment-tool."""

import copy
import os
import pathlib
import shutil
import tempfile
import unittest

from app_project import AppProject
from check_app_project import ROOT, manifest
from checks import findings

PROJECT = str(AppProject.PROJECT / "project.pbxproj")
SCHEMES = str(AppProject.PROJECT / "xcshareddata/xcschemes")
APP = str(AppProject.FOLDER / "App")


def replace(file, old, new, count=-1):
    """Breaks the project by replacing text in one of its files."""

    def change(root, _):
        path = root / file
        text = path.read_text()
        assert old in text, f"{file} doesn't contain {old!r}"
        path.write_text(text.replace(old, new, count))

    return change


def remove(file):
    def change(root, _):
        (root / file).unlink()

    return change


def rename(file, name):
    def change(root, _):
        path = root / file
        path.rename(path.with_name(name))

    return change


def together(*changes):
    def change(root, package):
        for one in changes:
            one(root, package)

    return change


def forbid_running(file):
    def change(root, _):
        (root / file).chmod(0o644)

    return change


def change_manifest(change_value):
    def change(_, package):
        change_value(package)

    return change


def without_privacy(package):
    for target in package["targets"]:
        target["resources"] = [one for one in target["resources"] if "Privacy" not in one["path"]]


def another_platform(package):
    package["platforms"] = [{"platformName": "ios", "version": "18.0"}]


def without_library(package):
    package["products"] = [one for one in package["products"] if one["name"] != "TonnentickerUI"]


LINK = "70E000000000000000000017 /* TonnentickerUI in Frameworks */"
UI_PRODUCT = "/* TonnentickerUI */"
# Each fault: its name, how to produce it, and a part of the expected finding.
BROKEN = [
    (
        "a dangling id",
        replace(
            PROJECT,
            "buildConfigurationList = 70E000000000000000000023",
            "buildConfigurationList = 70E0000000000000000000FF",
        ),
        "which doesn't exist",
    ),
    (
        "an object that nothing refers to",
        replace(
            PROJECT,
            "\t\t\tdependencies = (\n\t\t\t\t70E000000000000000000013 /* PBXTargetDependency */,\n",
            "\t\t\tdependencies = (\n",
        ),
        "nothing refers to PBXTargetDependency",
    ),
    ("a missing base file", remove("Configurations/Dev.xcconfig"), "Dev.xcconfig doesn't exist"),
    (
        "a moved settings file",
        rename(str(AppProject.FOLDER / "Settings/Debug.xcconfig"), "Debugging.xcconfig"),
        "Debug.xcconfig doesn't exist",
    ),
    (
        "a catalogue elsewhere",
        replace(PROJECT, "../../Assets/AppIcons.xcassets", "../Assets/AppIcons.xcassets"),
        "AppIcons.xcassets doesn't exist",
    ),
    ("an app without a source", remove(f"{APP}/TonnentickerApp.swift"), "App doesn't contain a Swift file"),
    (
        "an exception for a missing file",
        replace(PROJECT, '"Info-Local.plist",', '"Info-Old.plist",'),
        "Info-Old.plist doesn't exist",
    ),
    (
        "a folder outside all groups",
        replace(
            PROJECT,
            "\t\t\t\t70E000000000000000000006 /* App */,\n\t\t\t\t70E000000000000000000007 /* UITests */,\n",
            "\t\t\t\t70E000000000000000000007 /* UITests */,\n",
        ),
        "App is in no group",
    ),
    ("another package", replace(PROJECT, "relativePath = ../..;", "relativePath = ..;"), "isn't this one"),
    (
        "a package that the project doesn't list",
        replace(PROJECT, '\t\t\t\t70E000000000000000000015 /* XCLocalSwiftPackageReference "../.." */,\n', ""),
        "the project doesn't list the package",
    ),
    (
        "a product without its package",
        replace(PROJECT, '\t\t\tpackage = 70E000000000000000000015 /* XCLocalSwiftPackageReference "../.." */;\n', ""),
        "names no package",
    ),
    (
        "a product that isn't linked",
        replace(PROJECT, f"\t\t\t\t{LINK},\n", ""),
        "nothing refers to PBXBuildFile",
    ),
    (
        "a product that another target links",
        together(
            replace(PROJECT, f"\t\t\t\t{LINK},\n", ""),
            replace(PROJECT, "files = (\n\t\t\t);", f"files = (\n\t\t\t\t{LINK},\n\t\t\t);", 2),
        ),
        "doesn't link product TonnentickerUI",
    ),
    (
        "a product that no target depends on",
        replace(PROJECT, f"\t\t\t\t70E000000000000000000016 {UI_PRODUCT},\n", ""),
        "no target depends on product TonnentickerUI",
    ),
    (
        "a product that the package lacks",
        replace(PROJECT, "productName = TonnentickerUI;", "productName = TonnentickerScreens;"),
        "no library TonnentickerScreens",
    ),
    ("a library that the package no longer has", change_manifest(without_library), "no library TonnentickerUI"),
    (
        "a target with the name of a module",
        replace(PROJECT, "name = TonnentickerApp;", "name = Tonnenticker;"),
        "same name as a module",
    ),
    ("a configuration without a flavour", replace(PROJECT, '"Release Prod"', "Release"), "not Debug Dev"),
    ("a configuration with two flavours", replace(PROJECT, '"Debug Dev"', '"Debug Dev Prod"'), "the tool says None"),
    (
        "the base file of another flavour",
        replace(
            PROJECT,
            "baseConfigurationReference = 70E00000000000000000001A",
            "baseConfigurationReference = 70E00000000000000000001B",
            1,
        ),
        "the tool says",
    ),
    (
        "a configuration without a base file",
        replace(PROJECT, "\t\t\tbaseConfigurationReference = 70E00000000000000000001C /* Prod.xcconfig */;\n", "", 1),
        "has no base file",
    ),
    (
        "a base file that isn't the package's",
        replace(PROJECT, "path = ../../Configurations;", "path = Settings;"),
        "doesn't exist",
    ),
    (
        "settings in the project",
        replace(
            PROJECT,
            "/* Debug.xcconfig */;\n\t\t\tbuildSettings = {\n",
            "/* Debug.xcconfig */;\n\t\t\tbuildSettings = {\n\t\t\t\tSWIFT_VERSION = 5.0;\n",
        ),
        "settings of its own",
    ),
    (
        "a missing default configuration",
        replace(PROJECT, 'defaultConfigurationName = "Debug Local";', "defaultConfigurationName = Release;"),
        "no configuration Release, its default",
    ),
    (
        "a scheme with a missing configuration",
        replace(f"{SCHEMES}/Dev.xcscheme", "Release Dev", "Release"),
        "configuration Release, which doesn't exist",
    ),
    (
        "a scheme that archives another flavour",
        replace(f"{SCHEMES}/Prod.xcscheme", "Release Prod", "Release Dev"),
        "not Release Prod",
    ),
    (
        "a scheme that runs an archive's configuration",
        replace(f"{SCHEMES}/Prod.xcscheme", "Debug Prod", "Release Prod"),
        "not Debug Prod",
    ),
    (
        "a scheme without a target",
        replace(f"{SCHEMES}/Local.xcscheme", "70E000000000000000000009", "70E0000000000000000000FE"),
        "which isn't a target",
    ),
    (
        "a scheme with another product",
        replace(f"{SCHEMES}/Local.xcscheme", "TonnentickerApp.app", "Tonnenticker.app"),
        "but the target is",
    ),
    ("a missing scheme", remove(f"{SCHEMES}/Dev.xcscheme"), "there are the schemes"),
    (
        "one bundle id for two flavours",
        replace("Configurations/Dev.xcconfig", "$(APP_IDENTIFIER).dev", "$(APP_IDENTIFIER)"),
        "PRODUCT_BUNDLE_IDENTIFIER doesn't differ",
    ),
    (
        "a bundle id that the target sets",
        replace(
            PROJECT,
            "INFOPLIST_FILE = App/Info.plist;",
            "INFOPLIST_FILE = App/Info.plist;\n\t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = example.one;",
        ),
        "PRODUCT_BUNDLE_IDENTIFIER doesn't differ",
    ),
    (
        "no bundle id",
        replace("Configurations/Team.xcconfig", "APP_IDENTIFIER = example.tonnenticker", "APP_IDENTIFIER ="),
        "PRODUCT_BUNDLE_IDENTIFIER doesn't differ",
    ),
    ("one bundle id for app and tests", replace(PROJECT, "$(inherited).uitests", "$(inherited)"), "have one bundle id"),
    (
        "another display name",
        replace("Configurations/Local.xcconfig", "Tonnenticker Lokal", "Tonnenticker Local"),
        "INFOPLIST_KEY_CFBundleDisplayName is",
    ),
    (
        "another flavour's icon",
        replace("Configurations/Prod.xcconfig", "AppIcon-Prod", "AppIcon-Dev"),
        "ASSETCATALOG_COMPILER_APPICON_NAME doesn't differ",
    ),
    (
        "an icon that the target sets",
        replace(
            PROJECT,
            "INFOPLIST_FILE = App/Info.plist;",
            "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;\n\t\t\t\tINFOPLIST_FILE = App/Info.plist;",
        ),
        "no icon 'AppIcon'",
    ),
    (
        "another deployment target",
        replace(
            str(AppProject.FOLDER / "Settings/Project.xcconfig"),
            "IPHONEOS_DEPLOYMENT_TARGET = 17.0",
            "IPHONEOS_DEPLOYMENT_TARGET = 16.0",
        ),
        "IPHONEOS_DEPLOYMENT_TARGET is '16.0'",
    ),
    (
        "a package that needs a later system",
        change_manifest(another_platform),
        "IPHONEOS_DEPLOYMENT_TARGET is '17.0' in Debug Local, not '18.0'",
    ),
    (
        "local networking in Prod",
        replace(PROJECT, "INFOPLIST_FILE = App/Info.plist;", 'INFOPLIST_FILE = "App/Info-Local.plist";'),
        "NSAppTransportSecurity",
    ),
    (
        "no local networking in Local",
        replace(PROJECT, 'INFOPLIST_FILE = "App/Info-Local.plist";', "INFOPLIST_FILE = App/Info.plist;"),
        "NSAppTransportSecurity = None",
    ),
    (
        "a missing Info.plist",
        replace(PROJECT, "INFOPLIST_FILE = App/Info.plist;", "INFOPLIST_FILE = Info.plist;"),
        "has no Info.plist",
    ),
    (
        "arbitrary loads allowed",
        replace(f"{APP}/Info-Local.plist", "NSAllowsLocalNetworking", "NSAllowsArbitraryLoads"),
        "NSAllowsArbitraryLoads",
    ),
    ("no background mode", replace(f"{APP}/Info.plist", "<string>fetch</string>", ""), "UIBackgroundModes = []"),
    (
        "a task that the app doesn't request",
        replace(f"{APP}/Info.plist", "tonnenticker.refresh", "tonnenticker.fetch"),
        "BGTaskSchedulerPermittedIdentifiers",
    ),
    (
        "a task that was renamed in the source",
        replace(
            "Sources/TonnentickerCore/App/BackgroundRefresh.swift", '"tonnenticker.refresh"', '"tonnenticker.dates"'
        ),
        "BGTaskSchedulerPermittedIdentifiers",
    ),
    (
        "English as development language",
        replace(f"{APP}/Info.plist", "<string>de</string>", "<string>en</string>"),
        "CFBundleDevelopmentRegion = 'en'",
    ),
    (
        "an English project",
        replace(PROJECT, "developmentRegion = de;", "developmentRegion = en;"),
        "development region is en",
    ),
    (
        "encryption unanswered",
        replace(f"{APP}/Info.plist", "<key>ITSAppUsesNonExemptEncryption</key>\n\t<false/>", ""),
        "ITSAppUsesNonExemptEncryption = None",
    ),
    (
        "encryption answered with a string",
        replace(
            f"{APP}/Info.plist",
            "<key>ITSAppUsesNonExemptEncryption</key>\n\t<false/>",
            "<key>ITSAppUsesNonExemptEncryption</key>\n\t<string>NO</string>",
        ),
        "ITSAppUsesNonExemptEncryption = 'NO'",
    ),
    (
        "a privacy manifest that isn't a resource",
        change_manifest(without_privacy),
        "no PrivacyInfo.xcprivacy among its resources",
    ),
    (
        "no privacy manifest",
        remove("Sources/TonnentickerCore/PrivacyInfo.xcprivacy"),
        "no PrivacyInfo.xcprivacy among its resources",
    ),
    (
        "another reason for UserDefaults",
        replace("Sources/TonnentickerCore/PrivacyInfo.xcprivacy", "CA92.1", "1C8F.1"),
        "gives no reason for UserDefaults",
    ),
    ("no script beside the project", remove(str(AppProject.FOLDER / "ci_scripts/ci_post_clone.sh")), "doesn't exist"),
    (
        "a script that can't be run",
        forbid_running(str(AppProject.FOLDER / "ci_scripts/ci_post_clone.sh")),
        "can't be run",
    ),
]


class AppProjectTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.manifest = manifest()
        cls.tool = os.environ["ENVIRONMENT_TOOL"]

    def findings(self, change):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for part in ["Assets", "Configurations", "Sources/TonnentickerApp", "Sources/TonnentickerCore"]:
                shutil.copytree(ROOT / part, root / part, symlinks=True)
            package = copy.deepcopy(self.manifest)
            change(root, package)
            return findings(AppProject(root, self.tool, package))

    def test_the_project_as_it_is(self):
        self.assertEqual(self.findings(lambda root, package: None), [])

    def test_each_way_to_break_it(self):
        for name, change, expected in BROKEN:
            with self.subTest(name):
                found = self.findings(change)
                self.assertTrue(any(expected in finding for finding in found), f"{expected!r} isn't in {found}")


if __name__ == "__main__":
    unittest.main()
