"""The parameters of a query. Each way to read one refuses what the contract does not allow."""

from __future__ import annotations

import re
from datetime import date
from urllib.parse import parse_qsl

from messages import Refusal


class QueryParameters:
    def __init__(self, query: str) -> None:
        """Raises ValueError when a percent-encoded value is not UTF-8."""
        self._values: dict[str, list[str]] = {}
        for name, value in parse_qsl(query, keep_blank_values=True, errors="strict"):
            self._values.setdefault(name, []).append(value)

    def text(self, name: str) -> str:
        """A required text of at least one character."""
        value = self._single(name)
        if not value:
            raise Refusal(400, f"Query parameter '{name}' is {'missing' if value is None else 'empty'}.")
        return value

    def day(self, name: str) -> date:
        """A required day of the calendar."""
        value = self.text(name)
        try:
            if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
                raise ValueError
            return date.fromisoformat(value)
        except ValueError:
            raise Refusal(400, f"Query parameter '{name}' must be a day of the calendar as YYYY-MM-DD.") from None

    def integer(self, name: str, default: int, largest: int) -> int:
        """An optional integer from 1 to `largest`."""
        value = self._single(name)
        if value is None:
            return default
        if not re.fullmatch(r"[1-9][0-9]{0,8}", value) or int(value) > largest:
            raise Refusal(400, f"Query parameter '{name}' must be an integer from 1 to {largest}.")
        return int(value)

    def _single(self, name: str) -> str | None:
        values = self._values.get(name, [])
        if len(values) > 1:
            raise Refusal(400, f"Query parameter '{name}' is given {len(values)} times; give it once.")
        return values[0] if values else None
