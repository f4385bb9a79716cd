"""Reads an exported calendar with the package icalendar and compares it with the dates that it was made of.

usage: check_calendar.py CALENDAR DATES

CALENDAR is the .ics file, DATES the output of `tonnenticker … --json`.
"""

from __future__ import annotations

import json
import sys
from datetime import date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from icalendar import Calendar

BERLIN = ZoneInfo("Europe/Berlin")


def main(calendar_file: str, dates_file: str) -> int:
    data = Path(calendar_file).read_bytes()
    days = json.loads(Path(dates_file).read_text(encoding="utf-8"))["days"]
    faults = list(_line_faults(data))
    calendar = Calendar.from_ical(data)
    events = calendar.walk("VEVENT")
    if calendar.errors or any(event.errors for event in events):
        faults.append("the calendar holds values that can't be parsed")
    if len(events) != len(days) or not days:
        faults.append(f"{len(events)} events for {len(days)} days")
    if len({str(event["UID"]) for event in events}) != len(events):
        faults.append("two events have one UID")
    for event, day in zip(events, days):
        faults += [f"{day['date']}: {fault}" for fault in _event_faults(event, day)]
    for fault in faults:
        print(f"{calendar_file}: error: {fault}", file=sys.stderr)
    print(f"{len(events)} events, {len(faults)} faults")
    return 1 if faults else 0


def _line_faults(data: bytes):
    lines = data.split(b"\r\n")
    if lines[-1] != b"" or any(b"\n" in line or b"\r" in line for line in lines):
        yield "a line doesn't end with CRLF"
    if any(len(line) > 75 for line in lines):
        yield "a line is longer than 75 octets"
    for line in lines:
        try:
            line.decode("utf-8")
        except UnicodeDecodeError:
            yield "a line is folded within a character"


def _event_faults(event, day):
    start = date.fromisoformat(day["date"])
    if event.decoded("DTSTART") != start or event.decoded("DTEND") != start + timedelta(days=1):
        yield "it isn't an all-day event of that day"
    names = [bin["name"] for bin in day["bins"]]
    expected = " und ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)
    if str(event["SUMMARY"]) != expected:
        yield f"it is called '{event['SUMMARY']}', not '{expected}'"
    for bin in day["bins"]:
        if bin.get("note") and f"{bin['name']}: {bin['note']}" not in str(event["DESCRIPTION"]):
            yield f"its description lacks the note '{bin['note']}'"
    alarms = event.walk("VALARM")
    if len(alarms) != 1:
        yield f"it has {len(alarms)} alarms"
        return
    midnight = datetime.combine(start, time(), BERLIN)
    evening = datetime.combine(start - timedelta(days=1), time(18), BERLIN)
    if midnight.astimezone(ZoneInfo("UTC")) + alarms[0].decoded("TRIGGER") != evening.astimezone(ZoneInfo("UTC")):
        yield "its alarm isn't at 18:00 on the evening before"
    if str(alarms[0]["DESCRIPTION"]) != f"Morgen: {expected}":
        yield f"its alarm says '{alarms[0]['DESCRIPTION']}'"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
