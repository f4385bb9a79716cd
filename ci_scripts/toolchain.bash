# What scripts share that use more of the toolchain than swift; sourced, not run. The script defines fail.

# tool NAME: the path of a program of the toolchain.
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
