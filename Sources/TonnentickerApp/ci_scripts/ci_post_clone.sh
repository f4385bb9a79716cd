#!/usr/bin/env bash
# Xcode Cloud looks for its scripts beside the project; what they do is in the package's.
set -euo pipefail
exec "$(dirname -- "${BASH_SOURCE[0]}")/../../../ci_scripts/ci_post_clone.sh"
