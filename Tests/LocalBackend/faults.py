"""Deliberately faulty responses, to test how a client handles them."""

from __future__ import annotations

import gzip
import socket
import struct
import threading
import time
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from email.utils import formatdate

from listener import Exchange
from messages import Response

ENDLESS_PAUSE = 0.005
"""Seconds between pieces of 16 KiB, so that a client without a limit does not fill its memory at once."""

PIECE = 1 << 20
FLOOD = 500 * PIECE
BOMB = 1024 * PIECE
LONGEST_READ = 10 * PIECE
"""Bytes."""


@dataclass(frozen=True)
class FaultOptions:
    """`delay` is how long `slow` waits, `retry_after` what a 429 asks for; both in seconds."""

    delay: float
    retry_after: int


@dataclass(frozen=True)
class Fault:
    summary: str
    deliver: Callable[[Exchange, Response, FaultOptions], None]


class FaultPlan:
    """The assignment of faults to requests: a single fault applies to all requests, several to one each, in turn.

    A client may repeat a request by itself, as libcurl does when a connection that it has used before is reset.
    A repeated request gets the next fault.
    """

    def __init__(self, names: Sequence[str], options: FaultOptions) -> None:
        self._every_request = names[0] if len(names) == 1 else "none"
        self._following_requests = iter(names if len(names) > 1 else ())
        self._options = options
        self._lock = threading.Lock()

    def deliver(self, exchange: Exchange, response: Response) -> None:
        with self._lock:
            name = next(self._following_requests, self._every_request)
        FAULTS[name].deliver(exchange, response, self._options)


def _send(exchange: Exchange, response: Response, _: FaultOptions) -> None:
    exchange.send(response)


def _slow(exchange: Exchange, response: Response, options: FaultOptions) -> None:
    time.sleep(options.delay)
    exchange.send(response)


def _reset(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    exchange.log_request("reset")
    exchange.close_connection = True
    linger_for_no_time = struct.pack("ii", 1, 0)
    exchange.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger_for_no_time)
    exchange.connection.close()  # or the server would first end the connection in good order


def _no_answer(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    exchange.log_request("no answer")
    exchange.close_connection = True


def _cut_body(exchange: Exchange, response: Response, _: FaultOptions) -> None:
    exchange.close_connection = True
    length = ("Content-Length", str(len(response.body)))
    exchange.send_head(response.status, ("Content-Type", response.content_type), *response.headers, length)
    exchange.send_body(response.body[: len(response.body) // 2])


def _html(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    page = '<!DOCTYPE html><html lang="de"><title>WLAN-Anmeldung</title><p>Bitte melde dich an.</html>'
    exchange.send(Response(200, page.encode("utf-8"), "text/html; charset=utf-8"))


def _gzip(exchange: Exchange, response: Response, _: FaultOptions) -> None:
    body = gzip.compress(response.body, mtime=0)
    exchange.send(replace(response, body=body, headers=(*response.headers, ("Content-Encoding", "gzip"))))


def _no_content(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    exchange.send_head(204)


def _same_place(exchange: Exchange) -> tuple[str, str]:
    return "Location", exchange.path


def _redirect_back(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    exchange.send_head(307, _same_place(exchange), ("Content-Length", "0"))


def _redirect(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    asked_host = exchange.headers.get("Host", "").partition(":")[0]
    other_host = "127.0.0.1" if asked_host == "localhost" else "localhost"
    location = ("Location", f"http://{other_host}:{exchange.server.port}{exchange.path}")
    exchange.send_head(302, location, ("Content-Length", "0"))


def _endless(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    exchange.close_connection = True
    exchange.send_head(200, ("Content-Type", "application/json; charset=utf-8"), ("Transfer-Encoding", "chunked"))
    exchange.send_body(b"1\r\n[\r\n")
    while exchange.command != "HEAD":
        exchange.send_body(b"4000\r\n" + b" " * 0x4000 + b"\r\n")
        time.sleep(ENDLESS_PAUSE)


def _long(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    _flood(exchange, ("Content-Length", str(FLOOD)))


def _long_error(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    _flood(exchange, ("Content-Length", str(FLOOD)), status=500)


def _chunked(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    _flood(exchange, ("Transfer-Encoding", "chunked"))


def _long_redirect(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    _flood(exchange, ("Content-Length", str(FLOOD)), _same_place(exchange), status=302)


def _chunked_redirect(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    _flood(exchange, ("Transfer-Encoding", "chunked"), _same_place(exchange), status=302)


def _flood(exchange: Exchange, *headers: tuple[str, str], status: int = 200) -> None:
    """Sends FLOOD bytes as fast as the client accepts them."""
    exchange.close_connection = True
    exchange.send_head(status, ("Content-Type", "application/json; charset=utf-8"), *headers)
    piece = b" " * PIECE
    if ("Transfer-Encoding", "chunked") in headers:
        piece = b"%x\r\n" % PIECE + piece + b"\r\n"
    for _ in range(FLOOD // PIECE):
        exchange.send_body(piece)


def _bomb(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    _unpack(exchange)


def _gzip_redirect(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    _unpack(exchange, _same_place(exchange), status=302)


def _unpack(exchange: Exchange, *headers: tuple[str, str], status: int = 200) -> None:
    """Returns a short body that decompresses to BOMB bytes."""
    exchange.close_connection = True
    packer = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    packed = ("Content-Encoding", "gzip")
    exchange.send_head(status, ("Content-Type", "application/json; charset=utf-8"), packed, *headers)
    for _ in range(BOMB // PIECE):
        exchange.send_body(packer.compress(b" " * PIECE))
    exchange.send_body(packer.flush())


def _array_of(element: bytes) -> Callable[[Exchange, Response, FaultOptions], None]:
    """Returns an array that is just short enough to be accepted."""

    def deliver(exchange: Exchange, _: Response, __: FaultOptions) -> None:
        body = b"[" + element + (b"," + element) * ((LONGEST_READ - 2 - len(element)) // (len(element) + 1)) + b"]"
        exchange.send(Response(200, body, "application/json; charset=utf-8"))

    return deliver


def _nested(exchange: Exchange, response: Response, options: FaultOptions) -> None:
    _array_of(b"[" + b"1," * 5_000_000 + b"1]")(exchange, response, options)


PICKUP = b'{"date":"2027-01-04","wasteTypeId":"1"}'


def _garbage(exchange: Exchange, _: Response, __: FaultOptions) -> None:
    exchange.log_request("garbage")
    exchange.close_connection = True
    exchange.wfile.write(bytes(range(256)))


def _retry_after_seconds(options: FaultOptions) -> str:
    return str(options.retry_after)


def _retry_after_date(options: FaultOptions) -> str:
    return formatdate(time.time() + options.retry_after, usegmt=True)


def _problem(
    status: int, detail: str, retry_after: Callable[[FaultOptions], str] | None = None
) -> Callable[[Exchange, Response, FaultOptions], None]:
    def deliver(exchange: Exchange, _: Response, options: FaultOptions) -> None:
        headers = (("Retry-After", retry_after(options)),) if retry_after else ()
        exchange.send(Response.problem(status, detail, headers))

    return deliver


FAULTS = {
    "none": Fault("the right answer, for requests between faulty ones", _send),
    "slow": Fault("the right answer after --delay seconds", _slow),
    "reset": Fault("no answer, the connection is reset", _reset),
    "no-answer": Fault("no answer, the connection is closed", _no_answer),
    "cut-body": Fault("half of the right body, then the connection is closed", _cut_body),
    "endless": Fault("200 with a body that never ends", _endless),
    "long": Fault("200 with a body of 500 MB, at full speed", _long),
    "long-error": Fault("500 with a body of 500 MB, at full speed", _long_error),
    "chunked": Fault("200 with a body of 500 MB of undeclared length, at full speed", _chunked),
    "bomb": Fault("200 with a body that decompresses to 1 GB", _bomb),
    "long-redirect": Fault("302 with a body of 500 MB, at full speed", _long_redirect),
    "chunked-redirect": Fault("302 with a body of 500 MB of undeclared length", _chunked_redirect),
    "gzip-redirect": Fault("302 with a body that decompresses to 1 GB", _gzip_redirect),
    "numbers": Fault("200 with an array of 10 MB of numbers", _array_of(b"1")),
    "objects": Fault("200 with an array of 10 MB of empty objects", _array_of(b"{}")),
    "nested": Fault("200 with an array of 10 MB with one long element", _nested),
    "pickups": Fault("200 with more pickups than any district has", _array_of(PICKUP)),
    "garbage": Fault("bytes that are not HTTP", _garbage),
    "html": Fault("200 with the sign-in page of a Wi-Fi network", _html),
    "gzip": Fault("the right answer, compressed even if the client did not ask for it", _gzip),
    "204": Fault("204 without a body", _no_content),
    "redirect": Fault("302 to the other of http://localhost and http://127.0.0.1", _redirect),
    "redirect-back": Fault("307 to the same address", _redirect_back),
    "401": Fault("401, the key is missing", _problem(401, "The key is missing.")),
    "403": Fault("403, the key is revoked", _problem(403, "The key is revoked.")),
    "404": Fault("404, the place or district is gone", _problem(404, "This id is gone.")),
    "429": Fault("429 with --retry-after in seconds", _problem(429, "Too many requests; wait.", _retry_after_seconds)),
    "429-date": Fault(
        "429 with --retry-after as an HTTP date", _problem(429, "Too many requests; wait.", _retry_after_date)
    ),
    "500": Fault("500, the backend is down", _problem(500, "The backend is down.")),
}
