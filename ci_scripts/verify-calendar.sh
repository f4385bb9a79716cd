#!/usr/bin/env bash
# Proves that another program reads the exported dates: the Python package icalendar, installed into a folder of its own.
# Arguments are handed to `swift run`, such as --scratch-path.
set -euo pipefail

name=verify-calendar
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
. "$root/ci_scripts/verifying.bash"

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check icalendar tzdata ||
  fail 'icalendar is not installed; can PyPI be reached?'

for scenario in normal verschoben; do
  attempt swift run "$@" tonnenticker demo "$scenario" --ics "$work/$scenario.ics" || fail "no dates of '$scenario'"
  swift run "$@" tonnenticker demo "$scenario" --json >"$work/$scenario.json" || fail "no JSON of '$scenario'"
  "$work/venv/bin/python" Tests/TonnentickerCoreTests/Reminders/check_calendar.py \
    "$work/$scenario.ics" "$work/$scenario.json"
done
printf '%s: all good\n' "$name"
