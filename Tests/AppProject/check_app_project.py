#!/usr/bin/env python3
"""usage: check_app_project.py ENVIRONMENT_TOOL

Checks the app's project without Xcode. Needs pbxproj, from PyPI, and swift."""

import json
import pathlib
import subprocess
import sys

from app_project import AppProject
from checks import findings

ROOT = pathlib.Path(__file__).resolve().parents[2]


def manifest(root=ROOT):
    """The package's manifest as SwiftPM reads it."""
    command = ["swift", "package", "--package-path", str(root), "dump-package"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    found = findings(AppProject(ROOT, sys.argv[1], manifest()))
    for finding in found:
        print(f"{AppProject.PROJECT}: error: {finding}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
