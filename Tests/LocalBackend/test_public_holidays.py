from __future__ import annotations

import unittest
from datetime import date

from public_holidays import easter_sunday, public_holiday, public_holidays


class PublicHolidaysTests(unittest.TestCase):
    def test_easter_sunday(self) -> None:
        for day in (
            "1818-03-22",  # the earliest possible
            "1943-04-25",  # the latest possible
            "1954-04-18",  # the two exceptions to Gauss's first rule
            "1981-04-19",
            "2000-04-23",
            "2024-03-31",
            "2026-04-05",
            "2027-03-28",
            "2038-04-25",
            "2285-03-22",
        ):
            with self.subTest(day):
                self.assertEqual(easter_sunday(int(day[:4])).isoformat(), day)

    def test_all_holidays_of_a_year(self) -> None:
        self.assertEqual(
            {day.isoformat(): name for day, name in public_holidays(2026).items()},
            {
                "2026-01-01": "Neujahr",
                "2026-04-03": "Karfreitag",
                "2026-04-06": "Ostermontag",
                "2026-05-01": "1. Mai",
                "2026-05-14": "Christi Himmelfahrt",
                "2026-05-25": "Pfingstmontag",
                "2026-06-04": "Fronleichnam",
                "2026-10-03": "3. Oktober",
                "2026-11-01": "Allerheiligen",
                "2026-12-25": "Weihnachten",
                "2026-12-26": "Weihnachten",
            },
        )

    def test_single_days(self) -> None:
        for day, name in (
            ("2027-03-26", "Karfreitag"),
            ("2027-05-06", "Christi Himmelfahrt"),
            ("2027-05-27", "Fronleichnam"),
            ("2008-05-01", "1. Mai"),  # Ascension Day as well
            ("2026-12-24", None),
            ("2026-10-31", None),
            ("2027-01-06", None),  # Epiphany is a holiday elsewhere
            ("0001-01-01", "Neujahr"),
            ("9999-12-26", "Weihnachten"),
        ):
            with self.subTest(day):
                self.assertEqual(public_holiday(date.fromisoformat(day)), name)


if __name__ == "__main__":
    unittest.main()
