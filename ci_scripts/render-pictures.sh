#!/usr/bin/env bash
# Renders the README's pictures from the programs' terminal output.
set -euo pipefail

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/ci_scripts/common.bash"

usage() {
  cat <<'USAGE'
usage: render-pictures.sh [--check]

Writes Assets/Pictures/card-*.svg, the demo's card, and Assets/Pictures/error-*.svg, a missing key at the line of its
.xcconfig file, each for light and dark pages. The same output of the programs gives the same bytes.

  --check   write nothing; fail if a committed picture differs
  --help    show this text

Needs faketime, Python 3 with venv, and PyPI. Exit status: 0 done, 1 failed, 2 wrong usage.
USAGE
}

# on_terminal COLUMNS COMMAND: prints what the command writes to a terminal of that width.
on_terminal() { TERM=xterm-256color COLORTERM=truecolor script -qec "stty cols $1 rows 50; $2" /dev/null </dev/null; }

# typed COMMAND: prints the command as typed at a prompt.
typed() { printf '\033[2m$ %s\033[0m\n' "$1"; }

card() {
  typed 'swift run tonnenticker demo'
  echo
  # A fixed evening in Advent, so that the picture is always the same.
  TZ=Europe/Berlin on_terminal 60 "faketime -f '2026-12-01 18:18:00' '$products/tonnenticker' demo" |
    awk '/DEZEMBER/ { exit } { print }'
}

error() {
  local flavour=Configurations/Prod.xcconfig line
  line=$(grep -n '^API_KEY = ' "$flavour" | cut -d: -f1)
  typed "sed -n ${line}p $flavour"
  sed -n "${line}p" "$flavour"
  echo
  typed 'swift package environment check --flavour Prod'
  on_terminal 80 "'$products/environment-tool' environment --configurations Configurations --package . \
    check --flavour Prod" || true
}

# picture NAME TITLE WIDTH
picture() { "$1" | "$python" "$root/ci_scripts/render_pictures.py" "$work/pictures" "$1" "$2" "$3"; }

case "$#:${1:-}" in
  0:) check= ;;
  1:--check) check=yes ;;
  1:--help) usage; exit ;;
  *) usage >&2; exit 2 ;;
esac

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
unset API_KEY API_KEY_DEV API_KEY_PROD NO_COLOR
command -v faketime >/dev/null || fail "'faketime' is missing; run 'apt-get install faketime'"
install_python rich==15.0.0
build_products tonnenticker environment-tool

mkdir -p "$work/pictures" "$root/Assets/Pictures"
# A clone, without a secrets file.
git clone -q "$root" "$work/clone"
cd "$work/clone"
picture card 'The next pickups, in a terminal' 62
picture error 'A missing key, at the line of its configuration file' 82

status=0
for picture in "$work"/pictures/*.svg; do
  committed=$root/Assets/Pictures/$(basename -- "$picture")
  if cmp -s "$picture" "$committed"; then continue; fi
  if [[ -n $check ]]; then
    printf '%s: error: %s: is out of date; run ci_scripts/render-pictures.sh\n' "$name" "${committed#"$root/"}" >&2
    status=1
  else
    mv -f "$picture" "$committed"
    printf '%s: written\n' "${committed#"$root/"}"
  fi
done
((status == 0)) || exit "$status"
printf '%s: all good\n' "$name"
