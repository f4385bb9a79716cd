#!/usr/bin/env bash
# Proves that another program reads the exported dates: the Python package icalendar, installed into a folder of its own.
set -euo pipefail

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/ci_scripts/common.bash"
cd "$root"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

build_products tonnenticker
install_python icalendar tzdata
for scenario in normal verschoben; do
  "$products/tonnenticker" demo "$scenario" --ics "$work/$scenario.ics" || fail "no dates of '$scenario'"
  "$products/tonnenticker" demo "$scenario" --json >"$work/$scenario.json" || fail "no JSON of '$scenario'"
  "$python" Tests/TonnentickerCoreTests/Reminders/check_calendar.py "$work/$scenario.ics" "$work/$scenario.json"
done
printf '%s: all good\n' "$name"
