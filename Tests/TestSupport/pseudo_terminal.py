"""Runs a program in a pseudo-terminal, sends it input, and prints everything that it writes.

usage: pseudo_terminal.py COLUMNS LINES STEPS PROGRAM [ARGUMENT…]

STEPS is a JSON list. Once the output since the last step contains TEXT, [TEXT, "keys", KEYS] types, [TEXT, "signal",
NUMBER] sends a signal, and [TEXT, "size", COLUMNS, LINES] changes the size of the terminal. TEXT is looked for without
escape sequences. The exit status is the program's; 99 if the expected output didn't appear, or if a signal ended the program.
"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

LONGEST_WAIT = 60
"""Seconds for each step, and for the end."""

ESCAPE_SEQUENCE = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]")


def main(columns: int, lines: int, steps: list[list[str]], command: list[str]) -> int:
    child, terminal = pty.fork()
    if child == 0:
        # Sized here, before the program can look.
        _resize(0, columns, lines)
        os.execvpe(command[0], command, os.environ)
    everything = bytearray()
    recent = bytearray()
    pending = list(steps)
    deadline = time.monotonic() + LONGEST_WAIT
    while True:
        if pending and pending[0][0].encode() in ESCAPE_SEQUENCE.sub(b"", bytes(recent)):
            _take(pending.pop(0)[1:], child, terminal)
            recent.clear()
            deadline = time.monotonic() + LONGEST_WAIT
        readable, _, _ = select.select([terminal], [], [], 0.05)
        chunk = _read(terminal) if readable else None
        if chunk == b"":
            break
        everything += chunk or b""
        recent += chunk or b""
        if time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
            break
    sys.stdout.buffer.write(bytes(everything))
    sys.stdout.flush()
    _, status = os.waitpid(child, 0)
    return 99 if pending or os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def _take(step: list[str], child: int, terminal: int) -> None:
    if step[0] == "keys":
        os.write(terminal, step[1].encode())
    elif step[0] == "signal":
        os.kill(child, int(step[1]))
    else:
        _resize(terminal, int(step[1]), int(step[2]))


def _resize(terminal: int, columns: int, lines: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # how Linux says that the program is gone
        return b""


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]), sys.argv[4:]))
