#!/usr/bin/env bash
# Runs every shell command of the README in a fresh clone, in their order.
set -euo pipefail

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
unset API_KEY API_KEY_DEV API_KEY_PROD

git clone -q "$root" "$work/clone"
cd "$work/clone"
awk '/^```sh$/ { inside = 1; next } /^```$/ { inside = 0 } inside' README.md >"$work/commands"
while IFS= read -r command; do
  printf 'README: %s\n' "$command"
  if ! bash -c "$command" >"$work/log" 2>&1 </dev/null; then
    printf 'verify-readme: error: this command of the README fails: %s\n' "$command" >&2
    tail -n 30 "$work/log" | cut -c1-240 >&2
    exit 1
  fi
done <"$work/commands"
printf 'verify-readme: all good, %s commands\n' "$(wc -l <"$work/commands")"
