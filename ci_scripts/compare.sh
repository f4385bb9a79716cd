#!/usr/bin/env bash
# Compares the values and times of environment-tool with those of other readers of settings.
set -euo pipefail

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/ci_scripts/common.bash"

usage() {
  cat <<'USAGE'
usage: compare.sh [COUNT]

Loads files of COUNT settings, by default 1000, with environment-tool and with the Python packages python-dotenv and
pydantic-settings, which it installs into a temporary folder. If that fails, only installed readers are compared.

  --help    show this text

Exit status: 0 all that ran read the same values, 1 a reader fails or differs, 2 wrong usage.
USAGE
}

case ${1-} in
  --help) usage && exit ;;
esac
(($# <= 1)) && [[ ${1-1000} =~ ^[1-9][0-9]*$ ]] || { usage >&2 && exit 2; }

cd "$root"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

TONNENTICKER_BUILD_OPTIONS='-c release' build_products environment-tool

python=python3
if python3 -m venv "$work/venv" >"$work/log" 2>&1 &&
  "$work/venv/bin/pip" install --quiet --disable-pip-version-check python-dotenv pydantic-settings >"$work/log" 2>&1; then
  python=$work/venv/bin/python
else
  printf "compare: the other readers can't be installed: %s\n" "$(tail -n 1 "$work/log")" >&2
fi

"$python" ci_scripts/compare.py "$products/environment-tool" "${1-1000}"
