"""When a kind of waste is picked up: the planned rhythm, and the days that holidays move.

One rule holds for every holiday. A week's first planned day is served on the first day of that week that is
neither a Sunday nor a holiday, its second planned day on the second such day, and so on, into the following
week when this one has too few. So a holiday from Monday to Friday moves its own and all later pickups of the
week by one day (Friday to Saturday), two holidays move by two, and no pickup is ever brought forward.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import islice
from typing import Protocol

from public_holidays import public_holiday

ANCHOR = date(2024, 1, 1)
"""A Monday; weeks are counted from it."""

LONGEST_SHIFT = timedelta(days=7)
"""More days than a pickup is ever moved: at most two holidays fall into a week, and one on the next Monday."""

SUNDAY = 6


class Rhythm(Protocol):
    """A plan that ignores holidays."""

    def planned_days(self, first: date, last: date) -> Iterator[date]:
        """The planned days of a span in ascending order, both ends included; never a Sunday."""


@dataclass(frozen=True)
class EveryFewWeeks:
    """Every `interval` weeks on `weekday` (Monday is 0), first in the week `phase` weeks after the anchor's."""

    interval: int
    phase: int
    weekday: int

    def planned_days(self, first: date, last: date) -> Iterator[date]:
        step = 7 * self.interval
        anchor = ANCHOR.toordinal() + 7 * self.phase + self.weekday
        start = first.toordinal() + (anchor - first.toordinal()) % step
        return map(date.fromordinal, range(start, last.toordinal() + 1, step))


@dataclass(frozen=True)
class FewTimesAYear:
    """Each year on the first `weekday` (Monday is 0) that is not before one of the (month, day) pairs."""

    on_or_after: tuple[tuple[int, int], ...]
    weekday: int

    def planned_days(self, first: date, last: date) -> Iterator[date]:
        for year in range(first.year, last.year + 1):
            for month, day in self.on_or_after:
                earliest = date(year, month, day)
                planned = earliest + timedelta(days=(self.weekday - earliest.weekday()) % 7)
                if first <= planned <= last:
                    yield planned


def pickup_days(rhythm: Rhythm, first: date, last: date) -> Iterator[tuple[date, str | None]]:
    """The days of a span on which a pickup really takes place, each with a note when a holiday moved it."""
    earliest = date.fromordinal(max(date.min.toordinal(), first.toordinal() - LONGEST_SHIFT.days))
    for planned in rhythm.planned_days(earliest, last):
        day = served_day(planned)
        if first <= day <= last:
            yield day, None if day == planned else f"verschoben wegen {_cause(planned)}"


def served_day(planned: date) -> date:
    """The day on which what is planned for a day from Monday to Saturday is really picked up."""
    return next(islice(_days_of_service(_monday(planned)), planned.weekday(), None))


def _days_of_service(day: date) -> Iterator[date]:
    while True:
        if day.weekday() != SUNDAY and public_holiday(day) is None:
            yield day
        day += timedelta(days=1)


def _cause(planned: date) -> str:
    """The holiday on the planned day, else the nearest one before it in its week."""
    days = (planned - timedelta(days=back) for back in range(planned.weekday() + 1))
    return next(filter(None, map(public_holiday, days)))


def _monday(day: date) -> date:
    return day - timedelta(days=day.weekday())
