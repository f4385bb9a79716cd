#!/usr/bin/env bash
# Builds the documentation of the libraries and the plugins; a warning of DocC, such as a broken link, is an error.
set -euo pipefail

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/ci_scripts/common.bash"

usage() {
  cat <<'USAGE'
usage: build-documentation.sh [FOLDER]

Builds one DocC archive per catalogue: FOLDER/XCConfig.doccarchive and so on, each the root of a static web server.
Without FOLDER the archives are built, checked and deleted.

  --help    show this text

Needs docc and swift-symbolgraph-extract, which are in the toolchain beside swift.
Exit status: 0 built without a warning, 1 failed, 2 wrong usage.
USAGE
}

# The modules with a catalogue. The generator's documents the plugins and contains only articles.
readonly modules=(XCConfig EnvironmentGenerator TonnentickerCore)

# compile MODULE
compile() {
  build --target "$1" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    fail "$1 doesn't build"
  }
}

# extract MODULE: writes the symbol graph of its public symbols.
extract() {
  local module=$1 options=(-target "$target")
  if [[ $(uname) == Darwin ]]; then options+=(-sdk "$(xcrun --show-sdk-path)"); fi
  mkdir "$work/$module"
  "$extractor" -module-name "$module" -I "$products/Modules" -I "$products" -minimum-access-level public \
    -skip-inherited-docs -skip-synthesized-members -output-dir "$work/$module" "${options[@]}" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    fail "the symbols of $module can't be extracted"
  }
}

# convert MODULE
convert() {
  local module=$1
  "$docc" convert "$root/Sources/$module/$module.docc" --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "better-tonnenticker.$module" \
    --warnings-as-errors --output-path "$output/$module.doccarchive" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    fail "the documentation of $module has warnings"
  }
  # --warnings-as-errors doesn't cover warnings of docc itself, such as about a deprecated option.
  if grep -q 'warning:' "$work/log"; then
    cat "$work/log" >&2
    fail "docc reports the warnings above; fix them"
  fi
  printf '%s: %s, %s pages\n' "$name" "$module" \
    "$(find "$output/$module.doccarchive/data" -name '*.json' | wc -l | tr -d ' ')"
}

case ${1-} in
  --help) usage && exit ;;
  -*) usage >&2 && exit 2 ;;
esac
(($# <= 1)) || { usage >&2 && exit 2; }

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
output=${1:-$work/archives}
mkdir -p -- "$output"
output=$(CDPATH='' cd -- "$output" && pwd)

docc=$(tool docc)
extractor=$(tool swift-symbolgraph-extract)
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -n 1)
[[ -n $target ]] || fail "'swift -print-target-info' doesn't print a triple"

for module in "${modules[@]}"; do compile "$module"; done
products=$(build --show-bin-path)
for module in "${modules[@]}"; do
  extract "$module"
  convert "$module"
done
printf '%s: all good\n' "$name"
if (($# > 0)); then
  cat <<NEXT
To read the documentation of XCConfig, serve its archive:
  python3 -m http.server --directory '$output/XCConfig.doccarchive'
and open http://localhost:8000/documentation/xcconfig
NEXT
fi
