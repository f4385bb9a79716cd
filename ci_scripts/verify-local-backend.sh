#!/usr/bin/env bash
# Proves that the client in its Local flavour shows pickups that come from the local backend over HTTP.
set -euo pipefail

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/ci_scripts/common.bash"
cd "$root"
work=$(mktemp -d)
backend=
trap '[[ -z $backend ]] || kill "$backend" 2>/dev/null; rm -rf -- "$work"' EXIT
export XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state NO_COLOR=1
unset API_KEY API_KEY_DEV API_KEY_PROD LOCAL_BACKEND_API_KEY

# fail_with_logs MESSAGE
fail_with_logs() {
  cat "$work"/*.log >&2
  fail "$1"
}

# start [OPTION...]: starts the backend and waits until it serves.
start() {
  python3 Tests/LocalBackend/local_backend.py "$@" >"$work/backend.log" 2>&1 &
  backend=$!
  local tries
  for tries in {1..100}; do
    grep -qs '^Serving ' "$work/backend.log" && return
    sleep 0.1
  done
  fail_with_logs "the backend does not start within $((tries / 10)) s; is port 8080 free?"
}

stop() {
  kill "$backend"
  wait "$backend" || fail_with_logs 'the backend does not end cleanly'
  backend=
}

tonnenticker() { "$program" "$@" >"$work/client.log" 2>&1; }

build_products tonnenticker
program=$products/tonnenticker

start
status=0
tonnenticker </dev/null || status=$?
((status == 3)) || fail_with_logs "without an address and a terminal the status is $status, not 3"
tonnenticker einrichten Gütersloh 'Bezirk 1' || fail_with_logs 'the address is not taken'
tonnenticker || fail_with_logs 'the client shows no dates'
grep -q 'NÄCHSTE ABHOLUNG' "$work/client.log" || fail_with_logs 'the card is missing'
grep -q 'GET /v1/districts/district-[0-9a-f]*/pickups' "$work/backend.log" || fail_with_logs 'the dates did not come over HTTP'
stop

# A server with another key refuses the client: the key is sent, and it is checked.
LOCAL_BACKEND_API_KEY=another start
status=0
tonnenticker || status=$?
((status == 1)) || fail_with_logs "with a refused key the status is $status, not 1"
grep -qF 'Die App ist nicht berechtigt. Bitte aktualisieren.' "$work/client.log" || fail_with_logs 'the refusal is not shown'
stop

# No body makes the client take much memory.
python3 Tests/LocalBackend/measure_memory.py "$program" || fail_with_logs 'a body takes more memory than allowed'
printf '%s: all good\n' "$name"
