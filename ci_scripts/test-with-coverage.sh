#!/usr/bin/env bash
# Runs the tests and prints their coverage of Sources: a line per target, and one per file that isn't fully covered.
# Fails if the tests fail or the coverage is below the threshold.
#
# TonnentickerUI, which is empty on Linux, and the benchmarks are excluded. What a test starts counts as tested; what the
# build starts doesn't, since no test checks it.
set -euo pipefail

# The minimum percentage of covered lines in all targets.
readonly threshold=97

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/ci_scripts/common.bash"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# SwiftPM sets the profile path of the tests and of what they start. This one is for the build.
LLVM_PROFILE_FILE=/dev/null swift test --package-path "$root" --build-system native --enable-code-coverage 2>&1 |
  tee "$work/log" || fail 'the tests fail'

cov=$(tool llvm-cov)
products=$(swift build --package-path "$root" --build-system native --show-bin-path)
"$cov" report "$products/better-tonnentickerPackageTests.xctest" \
  -object "$products/tonnenticker" -object "$products/environment-tool" \
  -instr-profile "$products/codecov/default.profdata" \
  "$root"/Sources/{XCConfig,EnvironmentGenerator,environment-tool,TonnentickerCore,tonnenticker} >"$work/report"

# Columns of llvm-cov: file, regions, missed, %, functions, missed, %, lines, missed, %.
awk -v threshold="$threshold" '
  function line(name, lines, missedLines, regions, missedRegions) {
    printf "%-58s %7.2f %% %7.2f %% %6d of %5d %6d of %5d\n", name, 100 - 100 * missedLines / lines,
      100 - 100 * missedRegions / regions, missedLines, lines, missedRegions, regions
  }
  /\.swift / {
    target = $1
    sub(/\/.*/, "", target)
    for (name = target; name != ""; name = name == "total" ? "" : "total") {
      regions[name] += $2; missedRegions[name] += $3; lines[name] += $8; missedLines[name] += $9
    }
    if ($3 + $9 > 0) files[++count] = $0
    if (!(target in seen)) { seen[target]; targets[++targetCount] = target }
  }
  END {
    if (!targetCount) exit 1
    printf "%-58s %9s %9s %15s %15s\n", "", "lines", "regions", "missed lines", "missed regions"
    for (i = 1; i <= count; i++) { split(files[i], f); line("  " f[1], f[8], f[9], f[2], f[3]) }
    targets[++targetCount] = "total"
    for (i = 1; i <= targetCount; i++) {
      name = targets[i]
      line(name, lines[name], missedLines[name], regions[name], missedRegions[name])
    }
    if (100 * missedLines["total"] > (100 - threshold) * lines["total"]) exit 1
  }
' "$work/report" || fail "the tests run less than $threshold % of the lines"

tail -n 1 "$work/log"
