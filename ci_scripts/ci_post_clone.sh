#!/usr/bin/env bash
# Runs in Xcode Cloud after the clone. It allows the plugins and writes the secrets file, because only scripts see the
# workflow's variables, not builds. A project elsewhere in the repository has a link to it in its ci_scripts.
set -euo pipefail

step() { printf 'ci_post_clone: %s\n' "$1"; }

fail() {
  printf 'ci_post_clone: error: %s\n' "$1" >&2
  exit 1
}

script=$(readlink -f -- "${BASH_SOURCE[0]}")
package=$(dirname -- "$(dirname -- "$script")")
CDPATH='' cd -- "$package"

step 'find the package and its plugin'
[[ -f Package.swift ]] ||
  fail "there is no Package.swift in '$package'; this script belongs in the folder ci_scripts beside it"
plugins=$(swift package plugin --list) || fail "SwiftPM can't read the package in '$package'; its error is above"
grep -q inject-secrets <<<"$plugins" ||
  fail "the package in '$package' has no plugin InjectSecrets; add the package better-tonnenticker to its dependencies"

step 'allow package plugins without confirmation'
# The spelling is Apple's.
defaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES ||
  fail "'defaults' can't change Xcode's settings; it works only on a Mac, as in Xcode Cloud"

step 'write Configurations/Secrets.xcconfig'
swift package --allow-writing-to-package-directory inject-secrets ||
  fail 'the secrets are not written; the reason is above. Add a missing variable, such as API_KEY_PROD, to the workflow as a secret'

step 'done'
