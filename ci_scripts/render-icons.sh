#!/usr/bin/env bash
# Renders the app icons of all flavours from their SVG sources.
set -euo pipefail

usage() {
  cat <<'USAGE'
usage: render-icons.sh [--check]

Renders every Assets/Artwork/AppIcon-<Flavour>.svg to
Assets/AppIcons.xcassets/AppIcon-<Flavour>.appiconset/AppIcon-<Flavour>.png:
1024 x 1024, 8-bit RGB, tagged sRGB, no alpha channel, no text, no timestamp.
The same source gives the same bytes; a file is written only if it changes.

  --check   write nothing; fail if a committed icon differs from its source
  --help    show this text

Needs librsvg (rsvg-convert) and netpbm. Exit status: 0 done, 1 failed, 2 wrong usage.
USAGE
}

# The largest difference of a colour channel, of 255, that --check attributes to another version of the renderer.
readonly tolerance=2

# The first bytes of every icon, in hexadecimal. IDAT right after sRGB excludes PLTE and tRNS.
readonly signature=89504e470d0a1a0a
readonly ihdr=0000000d4948445200000400000004000802000000f07fbcd4 # 1024 x 1024, 8 bits, colour type 2 (RGB)
readonly srgb=000000017352474200aece1ce9                         # perceptual intent
readonly idat=49444154

fail() {
  printf 'render-icons: error: %s\n' "$1" >&2
  exit 1
}

require_tools() {
  local missing=()
  command -v rsvg-convert >/dev/null || missing+=(librsvg2-bin)
  local tool
  for tool in pngtopnm pnmtopng pamarith pamsumm; do
    command -v "$tool" >/dev/null || { missing+=(netpbm); break; }
  done
  ((${#missing[@]} == 0)) ||
    fail "tools are missing; run 'apt-get install ${missing[*]}' (macOS: 'brew install librsvg netpbm')"
}

# has_icon_format PNG
has_icon_format() {
  local head
  head=$(od -An -v -tx1 -N54 "$1" | tr -d ' \n')
  [[ "${head:0:92}${head:100}" == "$signature$ihdr$srgb$idat" ]] # 92 to 99: the length of IDAT
}

# render SVG PNG
render() {
  local rgba="$work/rgba.png" opacity
  rsvg-convert --width=1024 --height=1024 <"$1" >"$rgba" ||
    fail "${1#"$root/"}: cannot be rendered; correct the SVG as rsvg-convert says above"
  opacity=$(pngtopnm -alpha "$rgba" | pamsumm -min -brief)
  ((opacity == 255)) || fail "${1#"$root/"}: has transparent pixels; let the background cover the whole square"
  pngtopnm "$rgba" | pnmtopng -quiet -force -srgbintent=perceptual -compression=9 -nofilter >"$2"
  has_icon_format "$2" || fail "${1#"$root/"}: the PNG is not 1024 x 1024 RGB in sRGB; check the version of netpbm"
}

# same_picture PNG PNG: succeeds for the same bytes, or for nearly the same pixels from another version of a tool.
same_picture() {
  cmp -s "$1" "$2" && return
  has_icon_format "$2" || return
  local difference
  difference=$(pamarith -difference <(pngtopnm "$1") <(pngtopnm "$2") 2>/dev/null | pamsumm -max -brief 2>/dev/null) || return
  ((difference <= tolerance))
}

# check RENDERED COMMITTED
check() {
  if [[ ! -f "$2" ]]; then
    printf 'render-icons: error: %s: is missing; run ci_scripts/render-icons.sh\n' "${2#"$root/"}" >&2
    return 1
  elif ! same_picture "$1" "$2"; then
    printf 'render-icons: error: %s: differs from its SVG source; run ci_scripts/render-icons.sh\n' "${2#"$root/"}" >&2
    return 1
  fi
  printf '%s: up to date\n' "${2#"$root/"}"
}

# publish RENDERED COMMITTED
publish() {
  if cmp -s "$1" "$2"; then
    printf '%s: unchanged\n' "${2#"$root/"}"
    return
  fi
  staged="$2.tmp"
  cp "$1" "$staged"
  mv -f "$staged" "$2"
  printf '%s: written\n' "${2#"$root/"}"
}

mode=publish
case "$#:${1:-}" in
  0:) ;;
  1:--check) mode=check ;;
  1:--help) usage; exit ;;
  *) usage >&2; exit 2 ;;
esac

require_tools
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
staged=
trap 'rm -rf -- "$work" ${staged:+"$staged"}' EXIT

status=0
for svg in "$root"/Assets/Artwork/AppIcon-*.svg; do
  [[ -f "$svg" ]] || fail "Assets/Artwork: contains no AppIcon-<Flavour>.svg; add one for each flavour"
  name=$(basename "$svg" .svg)
  set="$root/Assets/AppIcons.xcassets/$name.appiconset"
  [[ -f "$set/Contents.json" ]] || fail "${set#"$root/"}/Contents.json: is missing; add it, naming $name.png"
  render "$svg" "$work/$name.png"
  if [[ $mode == check ]]; then
    check "$work/$name.png" "$set/$name.png" || status=1
  else
    publish "$work/$name.png" "$set/$name.png"
  fi
done
exit "$status"
