# What the verify scripts share; sourced, not run. The script sets $name, $root and $work.

fail() {
  printf '%s: error: %s\n' "$name" "$1" >&2
  [[ ! -f "$work/log" ]] || { printf '%s\n' '--- the last command said:' >&2; tail -n 30 "$work/log" | cut -c1-240 >&2; }
  exit 1
}

step() { printf '%s: %s\n' "${system-$name}" "$1"; }

# attempt COMMAND [ARGUMENT...]: runs a command of SwiftPM; its output goes to $work/log.
# swiftbuild crashes now and then (a signal, status 128 and more); the command is then run once more.
attempt() {
  local status=0
  "$@" >"$work/log" 2>&1 || status=$?
  if ((status >= 128)); then
    step "SwiftPM crashed with status $status; trying once more"
    status=0
    "$@" >"$work/log" 2>&1 || status=$?
  fi
  return "$status"
}

# run_swift COMMAND [ARGUMENT...]: swift COMMAND with the build system $system.
run_swift() {
  local command=$1
  shift
  attempt swift "$command" --build-system "$system" "$@"
}

build() { run_swift build "$@"; }

# outputs DIRECTORY: what was generated and compiled there, with times and inodes, to see whether it was done again.
outputs() {
  find "$1" \( -name '*.swift.o' -o -name Environment.swift \) -print0 | sort -z | xargs -0 stat -c '%n %Y %i'
}

# runs_something MODULE...: whether the last build, made with -v, ran the tool or compiled one of the modules.
runs_something() {
  local modules
  modules=$(printf '%s|' "$@")
  grep -qE "environment-tool.* generate |-module-name (${modules%|}) " "$work/log"
}

# files_with NEEDLE DIRECTORY: everything that a build leaves behind and that holds the needle, except where SwiftPM
# itself keeps the whole environment, and the snapshot that only its owner reads; see the README.
files_with() {
  grep -rlF --exclude='*-state.json' --exclude=variables.json -e "$1" "$2" || true
}

# makes_privately NAME: whether the traced command made files that begin so, every one of them for its owner alone.
makes_privately() {
  grep -E "openat\(.*/$1[^/]*\", [A-Z_|]*O_CREAT" "$work/trace" >"$work/made" && ! grep -qv ', 0600)' "$work/made"
}
