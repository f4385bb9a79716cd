"""The HTTP side: listens on a port, hands each request to the contract and delivers the response."""

from __future__ import annotations

import errno
import re
import socket
import socketserver
import sys
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import quote

from messages import Request, Response

Respond = Callable[[Request], Response]
Deliver = Callable[["Exchange", Response], None]

SHORT_LENGTH = re.compile("[0-9]{1,5}")
"""The longest request body that is read and ignored; any other body ends the connection."""

FREE_PORT_ATTEMPTS = 10


class Exchange(BaseHTTPRequestHandler):
    """The requests of one connection."""

    server: Listener
    protocol_version = "HTTP/1.1"
    default_request_version = "HTTP/1.0"  # the inherited 0.9 would answer a malformed request without a status line
    disable_nagle_algorithm = True

    def __getattr__(self, name: str) -> Callable[[], None]:
        """The inherited class looks for do_GET, do_POST and so on; the contract decides about every method."""
        if name.startswith("do_"):
            return self._answer
        raise AttributeError(name)

    def _answer(self) -> None:
        self._discard_body()
        request = Request(self.command, self.path, self.headers.get("X-API-Key"))
        self.server.deliver(self, self.server.respond(request))

    def send(self, response: Response) -> None:
        length = ("Content-Length", str(len(response.body)))
        self.send_head(response.status, ("Content-Type", response.content_type), *response.headers, length)
        self.send_body(response.body)

    def send_head(self, status: int, *headers: tuple[str, str]) -> None:
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()

    def send_body(self, body: bytes) -> None:
        """Sends bytes of the body, none in answer to HEAD."""
        if self.command != "HEAD":
            self.wfile.write(body)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answers anything that is not an HTTP request. `message` is left out: it would repeat what the client sent."""
        self.close_connection = True
        self.send(Response.problem(code, HTTPStatus(code).description or HTTPStatus(code).phrase))

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """One line a request. Header fields and the query stay out of it: they may hold a key."""
        if not self.server.quiet:
            path = quote(self.path.partition("?")[0], safe="/%:@", encoding="latin-1") if self.command else "-"
            sys.stderr.write(f"{self.command or '-'} {path} {code}\n")

    def version_string(self) -> str:
        return "LocalBackend"

    def _discard_body(self) -> None:
        length = self.headers.get("Content-Length", "0")
        if SHORT_LENGTH.fullmatch(length) and "Transfer-Encoding" not in self.headers:
            self.rfile.read(int(length))
        else:
            self.close_connection = True


class Listener(ThreadingHTTPServer):
    """Serves one address in a thread for each connection."""

    request_queue_size = 128

    def __init__(
        self, family: socket.AddressFamily, address: Any, respond: Respond, deliver: Deliver, quiet: bool
    ) -> None:
        self.address_family = family
        self.respond = respond
        self.deliver = deliver
        self.quiet = quiet
        super().__init__(address, Exchange)

    @property
    def port(self) -> int:
        return self.server_address[1]

    def server_bind(self) -> None:
        """Binds without the inherited look-up of the host's full name, which may wait for a name server."""
        if self.address_family == socket.AF_INET6:
            self.socket.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        socketserver.TCPServer.server_bind(self)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Reports what went wrong, but not that a client hung up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def listen(host: str, port: int, respond: Respond, deliver: Deliver, quiet: bool) -> list[Listener]:
    """Listeners on every address of the host, all on one port; port 0 means any free one.

    `localhost` is 127.0.0.1 and, where the machine has it, ::1, whichever a client prefers.
    Raises OSError when an address cannot be bound.
    """
    attempts = FREE_PORT_ATTEMPTS if port == 0 else 1  # a port that is free on one address may be taken on another
    while True:
        attempts -= 1
        listeners: list[Listener] = []
        try:
            for family, address in _addresses(host):
                shared_port = listeners[0].port if listeners else port
                try:
                    listeners.append(Listener(family, (address, shared_port), respond, deliver, quiet))
                except OSError as error:
                    if not listeners or error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                        raise
            return listeners
        except OSError as error:
            for listener in listeners:
                listener.server_close()
            if error.errno != errno.EADDRINUSE or attempts == 0:
                raise


def _addresses(host: str) -> list[tuple[socket.AddressFamily, str]]:
    if host == "localhost":
        return [(socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")]
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return list(dict.fromkeys((family, str(address[0])) for family, _, _, _, address in found))
