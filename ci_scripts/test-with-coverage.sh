#!/usr/bin/env bash
# Runs the tests, and prints how much of Sources they run: a line a target, and a line a file that is not run in full.
# Fails if the tests fail or run less than the threshold.
#
# Left out are TonnentickerUI, which is empty on Linux, and the benchmarks, which test nothing. A program that a test
# starts counts like the test itself; the tool that the build starts doesn't, for nothing looks at what it does there.
set -euo pipefail

# Percent of the lines of all targets.
readonly threshold=97

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/ci_scripts/common.bash"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# SwiftPM tells the tests where to write their profiles, and what they start inherits it; the build only knows this.
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
