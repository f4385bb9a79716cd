"""Requests and responses in memory, free of sockets."""

from __future__ import annotations

import json
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

Headers = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Request:
    """The relevant parts of a request. `target` and `api_key` hold one character for each byte received (Latin-1)."""

    method: str
    target: str
    api_key: str | None


@dataclass(frozen=True)
class Response:
    """A response with its whole body. `headers` are those beside Content-Type and Content-Length."""

    status: int
    body: bytes
    content_type: str
    headers: Headers = ()

    @classmethod
    def json(cls, value: Any) -> Response:
        return cls(200, _encoded(value), "application/json; charset=utf-8")

    @classmethod
    def problem(cls, status: int, detail: str, headers: Headers = ()) -> Response:
        """An error as defined by RFC 9457; `detail` says what to do about it and is meant for logs."""
        problem = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "detail": detail}
        return cls(status, _encoded(problem), "application/problem+json", headers)


class Refusal(Exception):
    """Ends the handling of a request with a problem."""

    def __init__(self, status: int, detail: str, headers: Headers = ()) -> None:
        super().__init__(detail)
        self.response = Response.problem(status, detail, headers)


def _encoded(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
