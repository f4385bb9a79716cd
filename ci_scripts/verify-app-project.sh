#!/usr/bin/env bash
# Checks the app's project without Xcode, and tests that the checks find faults. Needs the Python package pbxproj,
# which it installs into a temporary folder.
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
  fail 'git does not track the project; run git add'
"$python" Tests/AppProject/check_app_project.py "$ENVIRONMENT_TOOL"
"$python" -m unittest discover -s Tests/AppProject
printf '%s: all good\n' "$name"
