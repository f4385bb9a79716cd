#!/usr/bin/env bash
# Proves without Xcode that the app's project is sound, and that the check of it finds what isn't: with the Python package
# pbxproj, installed into a folder of its own.
set -euo pipefail

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/ci_scripts/common.bash"
cd "$root"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
export PYTHONDONTWRITEBYTECODE=1

build_products environment-tool
export ENVIRONMENT_TOOL=$products/environment-tool
install_python pbxproj

git ls-files --error-unmatch Sources/TonnentickerApp/Tonnenticker.xcodeproj/project.pbxproj >/dev/null ||
  fail 'git does not track the project'
"$python" Tests/AppProject/check_app_project.py "$ENVIRONMENT_TOOL"
"$python" -m unittest discover -s Tests/AppProject
printf '%s: all good\n' "$name"
