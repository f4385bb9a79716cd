# Functions for the other scripts, which source this file and set $root, the folder of the package. Most functions also
# need $work, a temporary folder.

name=$(basename -- "$0" .sh)

fail() {
  printf '%s: error: %s\n' "$name" "$1" >&2
  exit 1
}

# tool NAME: prints the path of a program of the toolchain.
tool() {
  local swift beside
  swift=$(command -v swift) || fail "there is no 'swift' in PATH; install Swift, from https://www.swift.org/install"
  beside=$(dirname -- "$(readlink -f -- "$swift")")/$1
  if [[ -x $beside ]]; then
    printf '%s' "$beside"
  elif [[ $(uname) == Darwin ]] && xcrun --find "$1" 2>/dev/null; then
    return
  else
    fail "there is no '$1' beside '$swift'; install a whole toolchain, from https://www.swift.org/install"
  fi
}

# build [OPTION...]: builds this package. CI sets TONNENTICKER_BUILD_OPTIONS to the options of the tests, so that
# scripts and tests share one build.
build() {
  local options
  read -ra options <<<"${TONNENTICKER_BUILD_OPTIONS-}"
  swift build --package-path "$root" --build-system native ${options[@]+"${options[@]}"} "$@"
}

# build_products NAME...: builds these products, and sets $products to the folder that holds them.
build_products() {
  local product log=$work/build.log
  for product in "$@"; do
    build --product "$product" >"$log" 2>&1 || { tail -n 30 "$log" >&2 && fail "$product doesn't build"; }
  done
  products=$(build --show-bin-path)
}

# install_python PACKAGE...: installs packages of PyPI into a virtual environment in $work, and sets $python to its Python.
install_python() {
  python3 -m venv "$work/venv"
  python=$work/venv/bin/python
  "$python" -m pip install --quiet --disable-pip-version-check "$@" ||
    fail "$* can't be installed; can PyPI be reached?"
}
