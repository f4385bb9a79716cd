#!/usr/bin/env bash
# Proves that the secrets file is whole at any time, and that Xcode Cloud's script writes it.
set -euo pipefail

name=verify-injection
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
. "$root/ci_scripts/verifying.bash"

readonly needle=nadel$RANDOM$RANDOM
readonly secrets=Configurations/Secrets.xcconfig
unset API_KEY API_KEY_DEV API_KEY_PROD

# Killed and doubled, the tool leaves one of the whole results.
verify_atomicity() {
  step 'killed while writing, the file is the old or the new one'
  local tool long short call i
  tool=$(swift build --show-bin-path)/environment-tool
  long=$(printf '%0100000d' 1)
  short=$(printf '%0100000d' 2)
  inject() {
    API_KEY_PROD=$1 "$tool" inject-secrets --configurations Configurations --package . --staging "$work" >/dev/null 2>&1
  }
  # inject_and_die SECRET CALL: the tool dies as it makes that system call.
  inject_and_die() {
    local status=0
    { API_KEY_PROD=$1 strace -f -qq -o /dev/null -e "trace=$2" -e "inject=$2:signal=KILL" "$tool" inject-secrets \
      --configurations Configurations --package . --staging "$work" || status=$?; } >/dev/null 2>&1
    ((status == 137)) || fail "the tool is not killed at $2; its status is $status"
  }
  inject_long_or_short() { [[ $(<"$secrets") == "API_KEY_PROD = $long" || $(<"$secrets") == "API_KEY_PROD = $short" ]]; }
  API_KEY_PROD=$short strace -f -qq -e trace=openat -o "$work/trace" "$tool" inject-secrets \
    --configurations Configurations --package . --staging "$work" >/dev/null || fail 'the traced tool does not write'
  makes_privately Secrets.xcconfig || fail 'others can read the secrets file for a moment'
  inject "$long" || fail 'the tool does not write'
  for call in fsync /^rename; do
    inject_and_die "$short" "$call"
    inject_long_or_short || fail 'the secrets file is half written'
    inject "$short" || fail 'what a killed run left behind is in the way'
    inject "$long" || fail 'the tool does not write'
  done
  step 'two at once leave one of the two whole results'
  for i in {1..20}; do
    inject "$long" &
    inject "$short" || fail 'one of two at once fails'
    wait $! || fail 'one of two at once fails'
    inject_long_or_short || fail 'the secrets file is mixed'
  done
  rm -f "$secrets"
}

# Xcode Cloud, with a stand-in for the tool that only a Mac has.
verify_xcode_cloud() {
  step 'the script lets plugins run and writes the secrets'
  mkdir -p "$work/bin"
  printf '#!/bin/sh\nprintf "%%s\\n" "$*" >>"%s/defaults"\n' "$work" >"$work/bin/defaults"
  chmod +x "$work/bin/defaults"
  API_KEY_PROD=$needle PATH=$work/bin:$PATH ci_scripts/ci_post_clone.sh >"$work/log" 2>&1 || fail 'ci_post_clone.sh fails'
  if grep -qF "$needle" "$work/log"; then fail 'ci_post_clone.sh shows the secret'; fi
  (($(grep -c '^ci_post_clone: ' "$work/log") >= 3)) || fail 'ci_post_clone.sh does not say what it does'
  grep -qx 'write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES' "$work/defaults" ||
    fail 'ci_post_clone.sh does not let plugins run'
  grep -qx "API_KEY_PROD = $needle" "$secrets" || fail 'the secret is not written'
  rm "$secrets"

  step 'the script fails loudly without a variable'
  if PATH=$work/bin:$PATH ci_scripts/ci_post_clone.sh >"$work/log" 2>&1; then
    fail 'ci_post_clone.sh succeeds without a variable'
  fi
  grep -q '^ci_post_clone: error: no secrets; add API_KEY' "$work/log" || fail 'ci_post_clone.sh does not say what is missing'
}

git clone -q "$root" "$work/clone"
cd "$work/clone"
attempt swift build --product environment-tool || fail 'the tool does not build'
verify_atomicity
verify_xcode_cloud
printf '%s: all good\n' "$name"
