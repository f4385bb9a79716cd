"""Loads a file of settings with several readers, each a whole process, compares the values and prints the times.

usage: compare.py TOOL COUNT

TOOL is the built environment-tool, COUNT the number of settings. All readers understand the
files the same way. Missing readers are skipped. Exit status: 0 if all that ran read the same values, 1 otherwise.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from statistics import median

RUNS = 7
OWN = "environment-tool (includes, conditions, lists, places of findings)"
INTERPRETER = "python3 alone (reads nothing)"

DOTENV = """
import json, sys
from dotenv import dotenv_values
json.dump(dotenv_values(sys.argv[1]), sys.stdout)
"""

PYDANTIC = """
import json, sys
from pydantic import create_model
from pydantic_settings import BaseSettings, SettingsConfigDict
class File(BaseSettings):
    model_config = SettingsConfigDict(env_file=sys.argv[1], case_sensitive=True)
fields = {f"SETTING_{number}": (str, ...) for number in range(int(sys.argv[2]))}
json.dump(create_model("Settings", __base__=File, **fields)().model_dump(), sys.stdout)
"""


def main(tool: str, count: int) -> int:
    plain = [f"SETTING_{number} = value {number}\n" for number in range(count)]
    referring = [
        line if number % 10 == 0 else f"SETTING_{number} = ${{SETTING_{number // 10 * 10}}}/{number}\n"
        for number, line in enumerate(plain)
    ]
    for package in "dotenv", "pydantic_settings":
        if not find_spec(package):
            print(f"compare: there is no Python package '{package}'; it is skipped", file=sys.stderr)
    print(f"processor time of the whole process, median of {RUNS} runs (shortest – longest)")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "Settings.xcconfig")
        for title, lines in ("each with a value", plain), ("nine of ten refer to another one", referring):
            file.write_text("".join(lines), encoding="utf-8")
            print(f"\n{count} settings, {title}:")
            faults = _compare(_readers(tool, str(file), count))
            if faults:
                print(*(f"compare: error: {fault}" for fault in faults), sep="\n", file=sys.stderr)
                return 1
    return 0


def _readers(tool: str, file: str, count: int) -> dict[str, list[str]]:
    python = [sys.executable, "-c"]
    readers = {OWN: [tool, "evaluate", file, "--format", "json"], INTERPRETER: [*python, ""]}
    if find_spec("dotenv"):
        readers["python-dotenv (one file, references)"] = [*python, DOTENV, file]
    if find_spec("pydantic_settings"):
        readers["pydantic-settings (the same, and a declared type each)"] = [*python, PYDANTIC, file, str(count)]
    return readers


def _compare(readers: dict[str, list[str]]) -> list[str]:
    """Prints the times and returns the differences between the values."""
    times: dict[str, list[float]] = {name: [] for name in readers}
    outputs: dict[str, str] = {}
    for _ in range(RUNS):
        for name, command in readers.items():
            start = _processor_time()
            process = subprocess.run(command, capture_output=True, text=True, check=False)
            times[name].append(_processor_time() - start)
            outputs[name] = process.stdout
            if process.returncode:
                return [f"{name} failed with status {process.returncode}: {process.stderr[-1000:]}"]
    for name, seconds in times.items():
        low, middle, high = (1000 * value for value in (min(seconds), median(seconds), max(seconds)))
        ratio = middle / median(times[OWN]) / 1000
        print(f"{middle:9.1f} ms ({low:.1f} – {high:.1f})  {ratio:6.2f} ×  {name}")
    values = json.loads(outputs.pop(OWN))["values"]
    del outputs[INTERPRETER]
    others = {name: json.loads(output) for name, output in outputs.items()}
    return [
        f"{name} and environment-tool read different values for {', '.join(differing[:3])}"
        for name, other in others.items()
        if (differing := sorted(key for key in values | other if values.get(key) != other.get(key)))
    ]


def _processor_time() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
