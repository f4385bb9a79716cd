"""The municipalities this backend knows: their districts and what is picked up there.

`municipalities.json` lists the districts of each municipality; `waste_catalogues.json` contains what each
catalogue named there collects. A kind of waste has either "weeks", the weeks between two pickups, or "onOrAfter", the
days of a year ("MM-DD") each followed by one pickup; "weekday" (Monday is 1) is drawn if it is not given.
A district's own "catalogue" replaces that of its municipality. Other fields are served unchanged, so that
clients receive fields that are null as well as fields that are missing.

Ids and draws are hashes of names: the same in every process, and meaningless to a client.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pickup_rhythm import EveryFewWeeks, FewTimesAYear, Rhythm

JSONObject = dict[str, Any]

RHYTHM_FIELDS = {"weeks", "onOrAfter", "weekday"}


@dataclass(frozen=True)
class WasteType:
    attributes: JSONObject
    rhythm: Rhythm


@dataclass(frozen=True)
class District:
    attributes: JSONObject
    waste_types: tuple[WasteType, ...]


@dataclass(frozen=True)
class Place:
    attributes: JSONObject
    districts: tuple[District, ...]

    @property
    def name(self) -> str:
        return str(self.attributes["name"])


def load_places() -> list[Place]:
    """All places, in the order of the file."""
    catalogues = _load("waste_catalogues.json")
    return [_place(entry, catalogues) for entry in _load("municipalities.json")]


def _load(file_name: str) -> Any:
    return json.loads((Path(__file__).resolve().parent / file_name).read_text(encoding="utf-8"))


def _place(entry: JSONObject, catalogues: dict[str, list[JSONObject]]) -> Place:
    place_id = _identifier("place", entry["county"], entry["name"])

    def district(fields: JSONObject) -> District:
        district_id = _identifier("district", place_id, fields["name"], fields.get("detail") or "")
        catalogue: str = fields.get("catalogue") or entry["catalogue"]
        return District(
            attributes={"id": district_id, **_without(fields, {"catalogue"})},
            waste_types=tuple(waste_type(kind, catalogue, district_id) for kind in catalogues[catalogue]),
        )

    def waste_type(kind: JSONObject, catalogue: str, district_id: str) -> WasteType:
        return WasteType(
            attributes={"id": _identifier("waste", place_id, catalogue, kind["name"]), **_without(kind, RHYTHM_FIELDS)},
            rhythm=_rhythm(kind, district_id),
        )

    return Place(
        attributes={"id": place_id, **_without(entry, {"catalogue", "districts"})},
        districts=tuple(map(district, entry["districts"])),
    )


def _rhythm(kind: JSONObject, district_id: str) -> Rhythm:
    drawn_weekday = _stable_number(district_id, kind["name"], "weekday") % 5
    weekday = kind["weekday"] - 1 if "weekday" in kind else drawn_weekday
    if "weeks" in kind:
        phase = _stable_number(district_id, kind["name"], "phase") % kind["weeks"]
        return EveryFewWeeks(interval=kind["weeks"], phase=phase, weekday=weekday)
    days = [tuple(map(int, day.split("-"))) for day in kind["onOrAfter"]]
    return FewTimesAYear(on_or_after=tuple((month, day) for month, day in days), weekday=weekday)


def _identifier(kind: str, *names: str) -> str:
    return f"{kind}-{_stable_number(kind, *names):012x}"


def _stable_number(*texts: str) -> int:
    """48 bits that depend on the texts alone; the built-in hash() differs from process to process."""
    return int.from_bytes(hashlib.sha256("\0".join(texts).encode("utf-8")).digest()[:6], "big")


def _without(entry: JSONObject, names: set[str]) -> JSONObject:
    return {name: value for name, value in entry.items() if name not in names}
