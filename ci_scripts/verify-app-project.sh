#!/usr/bin/env bash
# Proves without Xcode that the app's project is sound, and that the check of it finds what isn't: with the Python package
# pbxproj, installed into a folder of its own.
set -euo pipefail

name=verify-app-project
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
. "$root/ci_scripts/verifying.bash"
export PYTHONDONTWRITEBYTECODE=1

attempt swift build --product environment-tool || fail 'the environment tool does not build'
ENVIRONMENT_TOOL=$(swift build --show-bin-path)/environment-tool
export ENVIRONMENT_TOOL
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check pbxproj ||
  fail 'pbxproj is not installed; can PyPI be reached?'

step 'the project'
git ls-files --error-unmatch Sources/TonnentickerApp/Tonnenticker.xcodeproj/project.pbxproj >/dev/null ||
  fail 'git does not track the project'
"$work/venv/bin/python" Tests/AppProject/check_app_project.py "$ENVIRONMENT_TOOL"
step 'its check'
"$work/venv/bin/python" -m unittest discover -s Tests/AppProject
printf '%s: all good\n' "$name"
