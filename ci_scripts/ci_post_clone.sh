#!/usr/bin/env bash
# Runs in Xcode Cloud after the clone: lets the plugins run and writes the secrets file, because the workflow's
# variables reach scripts but no build. A project elsewhere in the repository links to this script from its ci_scripts.
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

step 'let package plugins run without a person to ask'
# The spelling is Apple's.
defaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES ||
  fail "'defaults' can't change Xcode's settings; it works only on a Mac, as in Xcode Cloud"

step 'write Configurations/Secrets.xcconfig'
swift package --allow-writing-to-package-directory inject-secrets ||
  fail 'the secrets are not written; the reason is above. A missing variable, such as API_KEY_PROD, is added to the workflow, marked as secret'

step 'done'
