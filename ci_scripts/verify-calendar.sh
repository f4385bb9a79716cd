#!/usr/bin/env bash
# Checks that the Python package icalendar, installed into a temporary folder, can read the exported dates.
set -euo pipefail

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/ci_scripts/common.bash"
cd "$root"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

build_products tonnenticker
install_python icalendar tzdata
for scenario in normal verschoben; do
  "$products/tonnenticker" demo "$scenario" --ics "$work/$scenario.ics" || fail "no dates for '$scenario'"
  "$products/tonnenticker" demo "$scenario" --json >"$work/$scenario.json" || fail "no JSON for '$scenario'"
  "$python" Tests/TonnentickerCoreTests/Reminders/check_calendar.py "$work/$scenario.ics" "$work/$scenario.json"
done
printf '%s: all good\n' "$name"
