#!/usr/bin/env bash
# Proves on a fresh clone, with both of SwiftPM's build systems, what the README says about flavours and secrets.
set -euo pipefail

name=verify-flavours
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
. "$root/ci_scripts/verifying.bash"

# A secret with characters that other tools trip over, around a needle that is found however it is escaped.
readonly needle=nadel$RANDOM$RANDOM
readonly key="A\$b\$(x)//#;$needle\\"
unset API_KEY API_KEY_DEV API_KEY_PROD

# build_flavour FLAVOUR [OPTION...]: the client, in a scratch path a flavour.
build_flavour() {
  local flavour=$1
  shift
  build --scratch-path ".build/$system-$flavour" --product tonnenticker -Xswiftc "-D$flavour" "$@"
}

# program FLAVOUR: the path of the client.
program() {
  printf '%s/tonnenticker' \
    "$(swift build --build-system "$system" --scratch-path ".build/$system-$1" -Xswiftc "-D$1" --show-bin-path)"
}

shows_key() { grep -qF "$needle" "$work/log"; }

verify() {
  step 'without a secret, the default flavour builds'
  build_flavour LOCAL || fail 'Local does not build on a fresh clone'
  "$(program LOCAL)" info | grep -q 'http://localhost:8080' || fail 'Local does not show its backend'

  step 'a renamed icon file is found again'
  local icons=Assets/AppIcons.xcassets/AppIcon-Local.appiconset
  mv "$icons/AppIcon-Local.png" "$icons/Icon.png"
  sed -i 's/AppIcon-Local.png/Icon.png/' "$icons/Contents.json"
  build_flavour LOCAL || fail 'Local does not build with a renamed icon'
  git checkout -q -- Assets
  rm "$icons/Icon.png"
  build_flavour LOCAL || fail 'Local does not build with its icon renamed back'

  step 'a file that is changed in place, below a linked folder, is read again'
  local settings
  settings=$(sed s/8080/8081/ Configurations/Local.xcconfig)
  printf '%s\n' "$settings" >Configurations/Local.xcconfig
  build_flavour LOCAL || fail 'Local does not build with another address'
  "$(program LOCAL)" info | grep -q 'http://localhost:8081' || fail 'Local does not show its new backend'
  git checkout -q -- Configurations

  step 'without a secret, Prod fails at the line to change'
  if build_flavour PROD; then fail 'Prod builds without a key'; fi
  local line first word
  line=$(grep -n '^API_KEY = ' Configurations/Prod.xcconfig | cut -d: -f1)
  first=$(grep -m1 -E ':[0-9]+:[0-9]+: error: ' "$work/log") # before it the driver may say that some command failed
  [[ $first == *"Configurations/Prod.xcconfig:$line:"* ]] || fail "the first error stands elsewhere: $first"
  for word in "'API_KEY'" API_KEY_PROD 'or API_KEY,' Configurations/Secrets.xcconfig; do
    [[ $first == *"$word"* ]] || fail "the first error does not say $word: $first"
  done

  step 'with the variable, Prod builds, and the key is in no output and no file'
  API_KEY=$key build_flavour PROD -v || fail 'Prod does not build with API_KEY'
  if shows_key; then fail 'the key is in the output of the build'; fi
  [[ -z $(files_with "$needle" .build) ]] || fail "the key is in $(files_with "$needle" .build)"
  strings -n 4 "$(program PROD)" >"$work/strings"
  grep -qF 'https://api.tonnenticker.example' "$work/strings" || fail "Prod's host is not in the program"
  if grep -qE 'dev\.api\.tonnenticker|localhost:8080' "$work/strings"; then fail 'another host is in the program'; fi
  if grep -qF "$needle" "$work/strings"; then fail 'the key is in the program in clear'; fi
  "$(program PROD)" info | grep -q AppIcon-Prod || fail 'Prod does not hold its icon'

  step 'two flavours at once fail, without showing the key'
  if API_KEY=$key build_flavour DEV -Xswiftc -DPROD; then fail 'two flavours at once build'; fi
  grep -q 'two flavours at once, DEV and PROD' "$work/log" || fail 'the error does not name both flavours'
  if shows_key; then fail 'the key is in the output of the failed build'; fi

  step 'after inject-secrets, Prod builds without a variable'
  API_KEY=$key run_swift package --allow-writing-to-package-directory inject-secrets ||
    fail 'inject-secrets fails'
  if shows_key; then fail 'inject-secrets shows the key'; fi
  [[ $(stat -c %a Configurations/Secrets.xcconfig) == 600 ]] || fail 'others can read the secrets file'
  git check-ignore -q Configurations/Secrets.xcconfig || fail 'git does not ignore the secrets file'
  build_flavour PROD || fail 'Prod does not build with the secrets file'

  step 'an unchanged build runs neither the tool nor the compiler'
  local before
  before=$(outputs ".build/$system-PROD")
  build_flavour PROD -v || fail 'the unchanged build fails'
  if runs_something XCConfig EnvironmentGenerator environment_tool TonnentickerCore tonnenticker; then
    fail 'the unchanged build runs something'
  fi
  [[ $before == "$(outputs ".build/$system-PROD")" ]] || fail 'the unchanged build writes something'
}

git clone -q "$root" "$work/Tonnen ticker ü"
cd "$work/Tonnen ticker ü"
for system in native swiftbuild; do
  rm -f Configurations/Secrets.xcconfig
  verify
done
printf '%s: all good\n' "$name"
