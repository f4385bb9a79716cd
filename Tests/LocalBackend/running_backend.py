"""Starts the backend in a separate process and talks to it over a socket."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).resolve().parent / "local_backend.py"
DEVELOPMENT_KEY = "lokaler-entwicklungsschluessel"
TIMEOUT = 10
"""Seconds."""


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Message
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body.decode("utf-8"))


def command(*options: str) -> list[str]:
    return [sys.executable, "-B", str(SCRIPT), *options]


def environment(**variables: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name != "LOCAL_BACKEND_API_KEY"}
    return {**inherited, **variables}


class RunningBackend:
    """A backend on a free port for the duration of a `with` block."""

    def __init__(self, *options: str, variables: Mapping[str, str] = {}) -> None:
        self._options = options
        self._variables = variables

    def __enter__(self) -> RunningBackend:
        self._log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command("--port", "0", *self._options),
            cwd=tempfile.gettempdir(),
            env=environment(**self._variables),
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self.process.stdout is not None
        self._output = self.process.stdout
        self.first_line = self._output.readline()
        address = re.fullmatch(r"Serving the Better Tonnenticker API on http://localhost:([0-9]+)\n", self.first_line)
        if address is None:
            self.__exit__()  # Python calls it only after a successful start
            raise AssertionError(f"the backend did not start: {self.first_line!r}")
        self.port = int(address[1])
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(TIMEOUT)
        self._output.close()
        self._log.close()

    def log(self) -> str:
        """The lines on standard error so far."""
        self._log.seek(0)
        return self._log.read().decode("utf-8")

    def connect(self, host: str = "127.0.0.1") -> http.client.HTTPConnection:
        return http.client.HTTPConnection(host, self.port, timeout=TIMEOUT)

    def get(self, target: str, key: str | None = DEVELOPMENT_KEY, method: str = "GET") -> Answer:
        connection = self.connect()
        try:
            return exchange(connection, target, key, method)
        finally:
            connection.close()


def exchange(
    connection: http.client.HTTPConnection,
    target: str,
    key: str | None = DEVELOPMENT_KEY,
    method: str = "GET",
    body: bytes | None = None,
) -> Answer:
    """One request and its answer on an open connection."""
    connection.request(method, target, body, {} if key is None else {"X-API-Key": key})
    response = connection.getresponse()
    return Answer(response.status, response.headers, response.read())
