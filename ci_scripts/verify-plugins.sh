#!/usr/bin/env bash
# Proves with a package that uses the plugins, and both of SwiftPM's build systems, that every change of files and
# variables reaches the build, that nothing else does, and that no secret gets out.
set -euo pipefail

name=verify-plugins
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf -- "$work"' EXIT
. "$root/ci_scripts/verifying.bash"

readonly needle=nadel$RANDOM$RANDOM
unset SAMPLE_TOKEN API_KEY API_KEY_LOCAL API_KEY_BETA
readonly secrets=Sources/Greeter/Configurations/Secrets.xcconfig

# build_sample [OPTION...]: into a scratch path a build system.
build_sample() { build --scratch-path ".build/$system" "$@"; }

# program NAME
program() { printf '%s/%s' "$(swift build --build-system "$system" --scratch-path ".build/$system" --show-bin-path)" "$1"; }

# greets TEXT [OPTION...]: builds, and expects the program to say the text.
greets() {
  local expected=$1 said
  shift
  build_sample "$@" || fail "the build fails that should give '$expected'"
  said=$("$(program Greeter)")
  [[ $said == "$expected" ]] || fail "the program says '$said', not '$expected'"
}

free() { printf 'free|Hello|1|["Ada", "Grace Hopper"]|%s' "$1"; }

verify_events() {
  step 'the default flavour, with and without a schema'
  greets "$(free no-token)"
  [[ $("$(program Conventional)") == 'local|http://localhost|plain' ]] || fail 'the conventions do not hold'

  step 'the secrets file appears, is edited, is replaced, is deleted'
  printf 'SAMPLE_TOKEN = one\n' >"$secrets"
  greets "$(free one)"
  printf 'SAMPLE_TOKEN = two\n' >"$secrets"
  greets "$(free two)"
  printf 'SAMPLE_TOKEN = three\n' >"$secrets.new"
  mv "$secrets.new" "$secrets"
  greets "$(free three)"
  rm "$secrets"
  greets "$(free no-token)"

  step 'a variable is set, changed, set empty, unset'
  SAMPLE_TOKEN='a$b//c\' greets "$(free 'a$b//c\')"
  SAMPLE_TOKEN=$needle greets "$(free "$needle")"
  SAMPLE_TOKEN='' greets "$(free no-token)"
  SAMPLE_TOKEN=$needle greets "$(free "$needle")"
  greets "$(free no-token)"

  step 'a variable arrives that Environment.json names only since the build was planned'
  export OTHER_TOKEN=other
  greets "$(free no-token)"
  sed -i 's/"SAMPLE_TOKEN"/&, "OTHER_TOKEN"/' Sources/Greeter/Configurations/Environment.json
  sed -i 's/SAMPLE_TOKEN/OTHER_TOKEN/' Sources/Greeter/Configurations/Free.xcconfig
  greets "$(free other)"
  unset OTHER_TOKEN
  git checkout -q -- Sources
  greets "$(free no-token)"

  step 'nothing runs if nothing changed, nothing is compiled for an unrelated variable'
  local before
  before=$(outputs ".build/$system")
  build_sample -v || fail 'the unchanged build fails'
  if runs_something XCConfig EnvironmentGenerator environment_tool Greeter Conventional; then
    fail 'the unchanged build runs something'
  fi
  UNRELATED=1 build_sample || fail 'the build with an unrelated variable fails'
  [[ $before == "$(outputs ".build/$system")" ]] || fail 'a build without a change writes something'

  step 'a file behind a linked Configurations is edited'
  sed -i 's/plain/changed/' Configurations/Local.xcconfig
  build_sample || fail 'the build after an edit fails'
  [[ $("$(program Conventional)") == 'local|http://localhost|changed' ]] || fail 'the edit does not arrive'
  sed -i 's/changed/plain/' Configurations/Local.xcconfig

  step "links to nowhere, as editors make them, a secret of one's own elsewhere and pipes are no reason to fail or wait"
  mkfifo Sources/Greeter/Configurations/pipe
  ln -s user@host.1:2 'Sources/Greeter/Configurations/.#Free.xcconfig'
  ln -s /nowhere/Secrets.xcconfig "$secrets"
  greets "$(free no-token)"
  rm 'Sources/Greeter/Configurations/.#Free.xcconfig' Sources/Greeter/Configurations/pipe "$secrets"
  greets "$(free no-token)"

  step 'the flavour is switched'
  greets 'paid|Welcome|3|["Ada", "Grace Hopper"]|no-token' -Xswiftc -DPAID
  API_KEY_BETA=$needle build_sample -Xswiftc -DBETA || fail 'the flavour without a schema does not build'
  [[ $("$(program Conventional)") == "beta|https://beta.example|$needle" ]] ||
    fail "the variable of a flavour's name does not arrive without a schema"
  greets "$(free no-token)"
}

verify_secrecy() {
  step 'the secret is in no argument, no output, no file of the build'
  SAMPLE_TOKEN=$needle attempt strace -f -qq -e trace=execve,openat -s 1000000 -o "$work/trace" \
    swift build --build-system "$system" --scratch-path ".build/$system-traced" -v ||
    fail 'the traced build fails'
  grep -q 'environment-tool' "$work/trace" || fail 'the trace does not show the tool'
  if grep -qF "$needle" "$work/trace"; then fail 'the secret is in an argument'; fi
  if grep -qF "$needle" "$work/log"; then fail 'the secret is in the output'; fi
  [[ -z $(files_with "$needle" .build) ]] || fail "the secret is in $(files_with "$needle" .build)"
  local snapshot
  find .build -name variables.json >"$work/snapshots"
  [[ -s $work/snapshots ]] || fail 'there is no snapshot of the variables'
  while IFS= read -r snapshot; do
    [[ $(stat -c %a "$snapshot") == 600 ]] || fail "others can read $snapshot"
  done <"$work/snapshots"
  makes_privately variables.json || fail 'others can read the snapshot for a moment'
  rm -rf ".build/$system-traced"
}

verify_places() {
  step 'two builds at once, in two scratch paths'
  mkdir -p "$work/first"
  (
    work=$work/first
    build --scratch-path ".build/$system-a" --product Greeter
  ) &
  local first=$!
  SAMPLE_TOKEN=$needle build --scratch-path ".build/$system-b" --product Greeter || fail 'the second build fails'
  wait "$first" || fail "the first build fails: $(tail -n 5 "$work/first/log")"
  local path
  for path in a b; do
    swift build --build-system "$system" --scratch-path ".build/$system-$path" --show-bin-path
  done >"$work/paths"
  [[ $("$(sed -n 1p "$work/paths")/Greeter") == "$(free no-token)" ]] || fail 'the first build is mixed up'
  [[ $("$(sed -n 2p "$work/paths")/Greeter") == "$(free "$needle")" ]] || fail 'the second build is mixed up'
  rm -rf ".build/$system-a" ".build/$system-b"

  step 'a package that nothing can be written to'
  local user=()
  if ((EUID == 0)); then
    # Root writes everywhere.
    user=(setpriv --reuid=65534 --regid=65534 --clear-groups env "HOME=$work/home")
    mkdir -p "$work/home" "$work/readonly"
    chown 65534:65534 "$work/home" "$work/readonly"
    chmod a+rx "$work"
  fi
  rm -rf .build/readonly
  mv .build "$work/build"
  chmod -R a-w,a+rX ../..
  "${user[@]}" git config --global --add safe.directory '*' || true
  local status=0
  attempt "${user[@]}" swift build --build-system "$system" --scratch-path "$work/readonly/$system" --product Greeter ||
    status=$?
  chmod -R u+w ../..
  mv "$work/build" .build
  ((status == 0)) || fail 'the read-only package does not build'
}

verify_commands() {
  step 'the commands work for the package that uses them'
  SAMPLE_TOKEN=$needle run_swift package --allow-writing-to-package-directory inject-secrets \
    --target Greeter || fail 'inject-secrets fails'
  if grep -qF "$needle" "$work/log"; then fail 'inject-secrets shows the secret'; fi
  [[ $(<"$secrets") == "SAMPLE_TOKEN = $needle" ]] || fail 'the secret is not in the secrets file'
  greets "$(free "$needle")"
  if run_swift package environment --target; then fail 'a target without a name is no wrong usage'; fi
  run_swift package environment --target Greeter --flavour Paid ||
    fail 'explain fails'
  grep -qE '^  token  +•••• \([0-9]+ characters(, fingerprint [0-9a-f]{4})?\)  +Sources/Greeter/Configurations/Secrets.xcconfig:1, through' \
    "$work/log" || fail 'explain does not say where the secret comes from'
  if run_swift package environment check --target Greeter; then
    fail "check does not find the secret in SwiftPM's own files"
  fi
  find .build -name '*-state.json' -delete
  run_swift package environment check --target Greeter || fail 'check finds something'
  rm "$secrets"
  run_swift package environment evaluate Sources/Greeter/Configurations/Paid.xcconfig REPETITIONS ||
    fail 'evaluate fails'
  grep -qx 'REPETITIONS = 3' "$work/log" || fail 'evaluate does not show the value'
}

git clone -q "$root" "$work/Pa ket ü"
cd "$work/Pa ket ü/Tests/SamplePackage"
for system in native swiftbuild; do
  verify_events
  verify_secrecy
  verify_places
  verify_commands
done
printf '%s: all good\n' "$name"
