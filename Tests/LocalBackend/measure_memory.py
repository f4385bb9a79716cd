"""Measures how much memory the client takes for hostile bodies.

`measure_memory.py PROGRAM` prints a line for each fault and ends with 1 where one takes more than the limit.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence

from running_backend import RunningBackend

FAULTS = (
    *("bomb", "long", "long-error", "chunked", "endless"),
    *("long-redirect", "chunked-redirect", "gzip-redirect"),
    *("numbers", "objects", "nested", "pickups"),
)

LIMIT = 40
"""Megabytes more than the client takes for right answers."""


def main(arguments: Sequence[str]) -> int:
    program = os.path.abspath(arguments[0])
    with tempfile.TemporaryDirectory() as home:
        with RunningBackend() as backend:
            _peak(program, ["einrichten", "Beelen"], backend.port, home)
            idle = _peak(program, ["termine"], backend.port, home)
        print(f"{'right answers':<16} {idle:5.0f} MB")
        excess = {fault: _peak_with(fault, program, home) - idle for fault in FAULTS}
    for fault, megabytes in excess.items():
        print(f"{fault:<16} {megabytes:+5.0f} MB{'' if megabytes <= LIMIT else f', more than {LIMIT}'}")
    return int(any(megabytes > LIMIT for megabytes in excess.values()))


def _peak_with(fault: str, program: str, home: str) -> float:
    with RunningBackend("--fault", fault) as backend:
        return _peak(program, ["termine"], backend.port, home)


def _peak(program: str, arguments: Sequence[str], port: int, home: str) -> float:
    """Returns the peak memory of one run, in megabytes."""
    child = os.fork()
    if child == 0:
        nothing = os.open(os.devnull, os.O_RDWR)
        for descriptor in range(3):
            os.dup2(nothing, descriptor)
        backend = f"http://localhost:{port}"
        environment = {"XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home, "TONNENTICKER_BACKEND": backend}
        os.execve(program, [program, *arguments], environment)
    _, _, usage = os.wait4(child, 0)
    return usage.ru_maxrss / 1024


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
