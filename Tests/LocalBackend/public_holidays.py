"""The public holidays of North Rhine-Westphalia.

Today's law is applied to every year: 3 October is a holiday in 1950, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from functools import cache


def easter_sunday(year: int) -> date:
    """Easter Sunday of the Gregorian calendar, by Gauss's rule as completed by Lichtenberg (1997)."""
    century = year // 100
    moon_correction = 15 + (3 * century + 3) // 4 - (8 * century + 13) // 25
    sun_correction = 2 - (3 * century + 3) // 4
    lunar_year = year % 19
    moon_seed = (19 * lunar_year + moon_correction) % 30
    full_moon = 21 + moon_seed - (moon_seed + lunar_year // 11) // 29
    first_sunday = 7 - (year + year // 4 + sun_correction) % 7
    easter = full_moon + 7 - (full_moon - first_sunday) % 7
    return date(year, 3, 1) + timedelta(days=easter - 1)


@cache
def public_holidays(year: int) -> Mapping[date, str]:
    """Each holiday of a year, with its name as it appears in notes about moved pickups.

    Where two fall on one day (Ascension Day on 1 May 2008) the fixed one gives the name.
    """
    easter = easter_sunday(year)
    return {
        easter - timedelta(days=2): "Karfreitag",
        easter + timedelta(days=1): "Ostermontag",
        easter + timedelta(days=39): "Christi Himmelfahrt",
        easter + timedelta(days=50): "Pfingstmontag",
        easter + timedelta(days=60): "Fronleichnam",
        date(year, 1, 1): "Neujahr",
        date(year, 5, 1): "1. Mai",
        date(year, 10, 3): "3. Oktober",
        date(year, 11, 1): "Allerheiligen",
        date(year, 12, 25): "Weihnachten",
        date(year, 12, 26): "Weihnachten",
    }


def public_holiday(day: date) -> str | None:
    """The name of the holiday on a day, or None."""
    return public_holidays(day.year).get(day)
