#!/usr/bin/env bash
# Runs in Xcode Cloud after the clone: lets the plugins run and writes the secrets file, because the workflow's
# variables reach scripts but no build.
set -euo pipefail

step() { printf 'ci_post_clone: %s\n' "$1"; }

fail() {
  printf 'ci_post_clone: error: %s\n' "$1" >&2
  exit 1
}

CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

step 'let package plugins run without a person to ask'
# The spelling is Apple's.
defaults write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES ||
  fail 'Xcode takes no settings; is this Xcode Cloud?'

step 'write Configurations/Secrets.xcconfig'
swift package --allow-writing-to-package-directory inject-secrets ||
  fail 'no secrets; add API_KEY, API_KEY_DEV or API_KEY_PROD to the variables of the workflow, marked as secret'

step 'done'
