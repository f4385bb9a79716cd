from __future__ import annotations

import unittest
from collections import Counter
from datetime import date

from municipalities import load_places
from pickup_rhythm import pickup_days

COUNTIES = {
    "Kreis Gütersloh": [
        "Borgholzhausen", "Gütersloh", "Halle (Westf)", "Harsewinkel", "Herzebrock-Clarholz", "Langenberg",
        "Rheda-Wiedenbrück", "Rietberg", "Schloß Holte-Stukenbrock", "Steinhagen", "Verl", "Versmold",
        "Werther (Westf)",
    ],
    "Kreis Warendorf": [
        "Ahlen", "Beckum", "Beelen", "Drensteinfurt", "Ennigerloh", "Everswinkel", "Oelde", "Ostbevern",
        "Sassenberg", "Sendenhorst", "Telgte", "Wadersloh", "Warendorf",
    ],
}  # fmt: skip

ABSENT = object()


class MunicipalitiesTests(unittest.TestCase):
    def setUp(self) -> None:
        self.places = load_places()
        self.districts = [district for place in self.places for district in place.districts]

    def test_every_municipality_of_both_counties(self) -> None:
        found = sorted((place.attributes["county"], place.name) for place in self.places)
        self.assertEqual(found, sorted((county, name) for county, names in COUNTIES.items() for name in names))

    def test_undivided_places(self) -> None:
        self.assertEqual([place.name for place in self.places if len(place.districts) == 1], ["Beelen", "Ostbevern"])

    def test_districts_of_one_name_differ_in_detail(self) -> None:
        for place in self.places:
            shown = Counter((d.attributes["name"], d.attributes.get("detail")) for d in place.districts)
            self.assertEqual(max(shown.values()), 1, place.name)

    def test_ids_are_unique_and_stay(self) -> None:
        ids = [place.attributes["id"] for place in self.places]
        ids += [district.attributes["id"] for district in self.districts]
        self.assertEqual(len(set(ids)), len(ids))
        self.assertEqual(self.places[17].attributes["id"], "place-f44b6de4f69d")
        self.assertEqual(self.places[17].districts[0].attributes["id"], "district-c3ba3d8a1feb")
        self.assertEqual(
            self.places[17].districts[0].waste_types[0].attributes["id"],
            "waste-4723504c9a03",
        )
        for district in self.districts:
            waste_ids = [waste_type.attributes["id"] for waste_type in district.waste_types]
            self.assertEqual(len(set(waste_ids)), len(waste_ids), district.attributes)

    def test_optional_fields_come_in_every_form(self) -> None:
        waste = [waste_type.attributes for district in self.districts for waste_type in district.waste_types]
        for attributes, field in (
            (waste, "code"),
            (waste, "color"),
            ([d.attributes for d in self.districts], "detail"),
        ):
            forms = {type(item.get(field, ABSENT)) for item in attributes}
            self.assertEqual(forms, {str, type(None), object}, field)
        self.assertEqual({item["color"].startswith("#") for item in waste if item.get("color")}, {True, False})

    def test_districts_differ_in_what_is_picked_up_and_when(self) -> None:
        self.assertGreater(len({tuple(w.attributes["name"] for w in d.waste_types) for d in self.districts}), 3)
        schedules = {tuple(waste_type.rhythm for waste_type in district.waste_types) for district in self.districts}
        self.assertGreater(len(schedules), len(self.districts) * 0.9)

    def test_a_year_of_pickups(self) -> None:
        pickups_a_year = {
            "Bioabfall": {26, 52},
            "Gelber Sack": {13, 26},
            "Weihnachtsbäume": {1},
            "Schadstoffmobil": {2, 3, 4},
        }
        found: dict[str, set[int]] = {}
        for district in self.districts:
            for waste_type in district.waste_types:
                days = [day for day, _ in pickup_days(waste_type.rhythm, date(2026, 1, 5), date(2027, 1, 3))]
                found.setdefault(waste_type.attributes["name"], set()).add(len(days))
                if waste_type.attributes["name"].startswith("Weihnachtsb"):
                    self.assertTrue(date(2026, 1, 7) <= days[0] <= date(2026, 1, 13), district.attributes)
        self.assertEqual({name: found[name] for name in pickups_a_year}, pickups_a_year)
        self.assertNotIn(0, set().union(*found.values()))


if __name__ == "__main__":
    unittest.main()
