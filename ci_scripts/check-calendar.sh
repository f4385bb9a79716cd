#!/bin/sh
# Exports the demo's dates and reads them with the Python package icalendar, which it installs into a folder of its own.
# Arguments are handed to `swift run`, such as --scratch-path.
set -eu
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check icalendar tzdata

for scenario in normal verschoben; do
    swift run "$@" tonnenticker demo "$scenario" --ics "$work/$scenario.ics"
    swift run "$@" tonnenticker demo "$scenario" --json > "$work/$scenario.json"
    "$work/venv/bin/python" Tests/TonnentickerCoreTests/Reminders/check_calendar.py \
        "$work/$scenario.ics" "$work/$scenario.json"
done
