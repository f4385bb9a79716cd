from __future__ import annotations

import unittest
from datetime import date, timedelta

from pickup_rhythm import LONGEST_SHIFT, EveryFewWeeks, FewTimesAYear, Rhythm, pickup_days, served_day
from public_holidays import public_holiday

SATURDAY, SUNDAY = 5, 6
ONE_DAY = timedelta(days=1)

RHYTHMS: list[Rhythm] = [
    *(EveryFewWeeks(interval=1, phase=0, weekday=weekday) for weekday in range(6)),
    EveryFewWeeks(interval=2, phase=1, weekday=4),
    EveryFewWeeks(interval=4, phase=3, weekday=0),
    FewTimesAYear(on_or_after=((3, 8), (10, 1)), weekday=4),
    FewTimesAYear(on_or_after=((1, 7),), weekday=SATURDAY),
]


def day(text: str) -> date:
    return date.fromisoformat(text)


def listed(rhythm: Rhythm, first: str, last: str) -> list[tuple[str, str | None]]:
    return [(served.isoformat(), note) for served, note in pickup_days(rhythm, day(first), day(last))]


class ShiftTests(unittest.TestCase):
    def test_holidays_move_pickups(self) -> None:
        for planned, served, cause in (
            ("2026-04-06", "2026-04-07", "Ostermontag"),
            ("2026-04-08", "2026-04-09", "Ostermontag"),
            ("2026-04-10", "2026-04-11", "Ostermontag"),
            ("2026-04-02", "2026-04-02", None),
            ("2026-04-03", "2026-04-04", "Karfreitag"),
            ("2026-05-01", "2026-05-02", "1. Mai"),
            ("2026-05-13", "2026-05-13", None),
            ("2026-05-14", "2026-05-15", "Christi Himmelfahrt"),
            ("2026-05-15", "2026-05-16", "Christi Himmelfahrt"),
            ("2026-06-05", "2026-06-06", "Fronleichnam"),
            ("2026-10-02", "2026-10-02", None),  # a holiday on Saturday moves nothing
            ("2027-01-01", "2027-01-02", "Neujahr"),
            # Two holidays in a week add up, and what finds no day goes into the next week.
            ("2025-12-24", "2025-12-24", None),
            ("2025-12-25", "2025-12-27", "Weihnachten"),
            ("2025-12-26", "2025-12-29", "Weihnachten"),
            ("2026-12-25", "2026-12-28", "Weihnachten"),
            ("2023-12-25", "2023-12-27", "Weihnachten"),
            ("2023-12-28", "2023-12-30", "Weihnachten"),
            ("2023-12-29", "2024-01-02", "Weihnachten"),  # past Sunday and New Year
            ("2285-04-30", "2285-05-02", "Christi Himmelfahrt"),
            ("2285-05-01", "2285-05-04", "1. Mai"),
        ):
            with self.subTest(planned):
                self.assertEqual(served_day(day(planned)), day(served))
                weekly = EveryFewWeeks(interval=1, phase=0, weekday=day(planned).weekday())
                note = None if cause is None else f"verschoben wegen {cause}"
                self.assertEqual(listed(weekly, served, served), [(served, note)])

    def test_a_century_without_pickups_on_sundays_and_holidays(self) -> None:
        longest = timedelta(0)
        previous = served_day(day("1999-12-31"))
        for planned in map(date.fromordinal, range(day("2000-01-03").toordinal(), day("2100-01-01").toordinal())):
            if planned.weekday() == SUNDAY:
                continue
            served = served_day(planned)
            self.assertNotEqual(served.weekday(), SUNDAY, planned)
            self.assertIsNone(public_holiday(served), planned)
            self.assertGreaterEqual(served, planned)
            if planned.weekday() not in (0, SATURDAY):
                self.assertGreater(served, previous, f"{planned} shares the day of the one before")
            previous = served
            if planned.weekday() != SATURDAY:
                longest = max(longest, served - planned)
        self.assertEqual(longest, timedelta(days=4))
        self.assertGreater(LONGEST_SHIFT, longest)


class RhythmTests(unittest.TestCase):
    def test_every_few_weeks(self) -> None:
        rhythm = EveryFewWeeks(interval=2, phase=1, weekday=2)
        self.assertEqual(
            [planned.isoformat() for planned in rhythm.planned_days(day("2023-12-13"), day("2024-01-24"))],
            ["2023-12-13", "2023-12-27", "2024-01-10", "2024-01-24"],
        )

    def test_a_few_times_a_year(self) -> None:
        rhythm = FewTimesAYear(on_or_after=((1, 7), (10, 1)), weekday=SATURDAY)
        self.assertEqual(
            [planned.isoformat() for planned in rhythm.planned_days(day("2026-01-10"), day("2028-01-08"))],
            ["2026-01-10", "2026-10-03", "2027-01-09", "2027-10-02", "2028-01-08"],
        )


class SpanTests(unittest.TestCase):
    def test_a_split_span_has_the_same_pickups(self) -> None:
        first, last = day("2023-12-18"), day("2024-12-31")
        for rhythm in RHYTHMS:
            whole = list(pickup_days(rhythm, first, last))
            self.assertTrue(whole)
            split = first
            while split < last:
                parts = [*pickup_days(rhythm, first, split), *pickup_days(rhythm, split + ONE_DAY, last)]
                self.assertEqual(parts, whole, f"{rhythm} split after {split}")
                split += ONE_DAY

    def test_the_ends_of_the_calendar(self) -> None:
        monday = EveryFewWeeks(interval=1, phase=0, weekday=0)
        friday = EveryFewWeeks(interval=1, phase=0, weekday=4)
        self.assertEqual(listed(monday, "0001-01-01", "0001-01-02"), [("0001-01-02", "verschoben wegen Neujahr")])
        self.assertEqual(listed(friday, "9999-12-31", "9999-12-31"), [("9999-12-31", None)])
        for rhythm in RHYTHMS:
            self.assertLessEqual({served for served, _ in pickup_days(rhythm, date.max, date.max)}, {date.max})


if __name__ == "__main__":
    unittest.main()
