"""The backend of the Local flavour: serves the Better Tonnenticker API on this machine, with made-up pickups.

Needs Python 3.9 or newer and nothing else. `--help` lists the options.
"""

from __future__ import annotations

import argparse
import errno
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from contract import TonnentickerAPI
from faults import FAULTS, FaultOptions, FaultPlan
from listener import Listener, listen
from municipalities import load_places

DEVELOPMENT_KEY = "lokaler-entwicklungsschluessel"
"""The API_KEY of the Local flavour; it guards nothing and is public."""

KEY_VARIABLE = "LOCAL_BACKEND_API_KEY"

LONGEST_WAIT = 86400
"""Seconds."""

POLL_INTERVAL = 0.05
"""Seconds until a listener notices that it should stop."""


class StartError(Exception):
    """A reason not to start, with its remedy."""


def main(arguments: Sequence[str]) -> int:
    """Serves until SIGINT or SIGTERM; returns the exit status."""
    options = _parsed(arguments)
    stop_signals = {signal.SIGINT, signal.SIGTERM}
    signal.pthread_sigmask(signal.SIG_BLOCK, stop_signals)
    try:
        listeners = _start(options)
    except StartError as error:
        print(f"local_backend.py: {error}", file=sys.stderr)
        return 1
    host = f"[{options.host}]" if ":" in options.host else options.host
    print(f"Serving the Better Tonnenticker API on http://{host}:{listeners[0].port}", flush=True)
    signal.sigwait(stop_signals)
    for listener in listeners:
        listener.shutdown()
        listener.server_close()
    return 0


def _start(options: argparse.Namespace) -> list[Listener]:
    api = TonnentickerAPI(load_places(), _api_key(options.api_key_file))
    faults = FaultPlan(options.fault, FaultOptions(options.delay, options.retry_after))
    try:
        listeners = listen(options.host, options.port, api.respond, faults.deliver, options.quiet)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            remedy = "stop the program that uses it, or choose another --port (0 takes any free one)"
        else:
            remedy = "choose another --host or --port"
        raise StartError(
            f"cannot listen on port {options.port} of {options.host}: {error.strerror}; {remedy}"
        ) from error
    for listener in listeners:
        threading.Thread(target=listener.serve_forever, args=(POLL_INTERVAL,), daemon=True).start()
    return listeners


def _api_key(file: Path | None) -> str:
    """The key that clients must send: from the file, else from the environment, else the development key."""
    if file is None:
        origin, key = KEY_VARIABLE, os.environ.get(KEY_VARIABLE) or DEVELOPMENT_KEY
    else:
        origin = str(file)
        try:
            key = file.read_text(encoding="utf-8").rstrip("\r\n")
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
            raise StartError(f"cannot read the key file {file}: {reason}; name a text file with one line") from None
    if not key or key != key.strip() or not key.isprintable():
        raise StartError(
            f"the key in {origin} cannot be sent in a header; it must be one line, not empty, without spaces around it"
        )
    return key


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = _parser()
    options, unknown = parser.parse_known_args(arguments)
    if unknown:
        # Values stay out of the message: they might include a key that was given by mistake.
        shown = [argument.partition("=")[0] if argument.startswith("--") else "…" for argument in unknown]
        parser.error(f"unknown arguments: {' '.join(shown)}; --help lists the options")
    return options


def _parser() -> argparse.ArgumentParser:
    faults = "\n".join(f"  {name:<9} {fault.summary}" for name, fault in FAULTS.items())
    parser = argparse.ArgumentParser(
        description="Serves the Better Tonnenticker API on this machine, with made-up pickups.",
        epilog=f"Clients send the key in the header X-API-Key. It is the key of the Local flavour unless\n"
        f"{KEY_VARIABLE} or --api-key-file says otherwise.\n\n"
        f"faults, in place of the right answer:\n{faults}\n\n"
        "One --fault applies to every request; several apply to one request each, in turn, and later\n"
        "requests are answered as usual. '--fault 500 --fault none --fault reset' breaks the first and third.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--host", default="localhost", help="name or address to listen on (default: %(default)s)")
    parser.add_argument(
        "--port", type=_number(int, 65535), default=8080, help="0 takes any free port (default: %(default)s)"
    )
    parser.add_argument("--api-key-file", type=Path, metavar="FILE", help="text file whose only line is the key")
    parser.add_argument("--quiet", action="store_true", help="no line on standard error for each request")
    parser.add_argument(
        "--fault", action="append", default=[], choices=FAULTS, metavar="NAME", help="go wrong as listed below"
    )
    parser.add_argument(
        "--delay",
        type=_number(float, LONGEST_WAIT),
        default=5,
        metavar="SECONDS",
        help="for --fault slow (default: %(default)s)",
    )
    parser.add_argument(
        "--retry-after",
        type=_number(int, LONGEST_WAIT),
        default=120,
        metavar="SECONDS",
        help="for --fault 429 and 429-date (default: %(default)s)",
    )
    return parser


def _number(kind: type[int] | type[float], largest: int) -> Callable[[str], float]:
    def parse(text: str) -> float:
        try:
            value = kind(text)
        except ValueError:
            value = -1
        if not 0 <= value <= largest:
            raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0 to {largest}")
        return value

    return parse


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
