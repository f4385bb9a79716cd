from __future__ import annotations

import socket
import threading
import unittest
from collections.abc import Mapping
from datetime import date
from typing import Any
from urllib.parse import quote

from running_backend import DEVELOPMENT_KEY, TIMEOUT, Answer, RunningBackend, exchange

WRONG_KEY = "not-the-key"

# The schemas of the contract: for each field a pattern and whether it is required. An optional field may be null.
PLACE = {"id": (r"\S+", True), "name": (r"\S(.*\S)?", True), "county": (r"Kreis \S+", False)}
DISTRICT = {"id": (r"\S+", True), "name": (r"\S(.*\S)?", True), "detail": (r"\S(.*\S)?", False)}
WASTE_TYPE = {
    "id": (r"\S+", True),
    "name": (r"\S(.*\S)?", True),
    "code": (r"[A-ZÄÖÜ]{1,3}", False),
    "color": (r"#?[0-9A-Fa-f]{6}", False),
}
PICKUP = {
    "date": (r"[0-9]{4}-[0-9]{2}-[0-9]{2}", True),
    "wasteTypeId": (r"\S+", True),
    "note": (r"verschoben wegen \S(.*\S)?", False),
}


class BackendTestCase(unittest.TestCase):
    backend: RunningBackend

    @classmethod
    def setUpClass(cls) -> None:
        cls.backend = RunningBackend().__enter__()
        cls.addClassCleanup(cls.backend.__exit__)

    def assert_items(self, answer: Answer, schema: Mapping[str, tuple[str, bool]]) -> list[dict[str, Any]]:
        self.assertEqual(answer.status, 200, answer.body)
        self.assertEqual(answer.headers["Content-Type"], "application/json; charset=utf-8")
        self.assertEqual(answer.headers["Content-Length"], str(len(answer.body)))
        for item in answer.json:
            self.assertLessEqual(set(item), set(schema))
            for field, (pattern, required) in schema.items():
                if required or item.get(field) is not None:
                    self.assertRegex(item[field], f"\\A(?:{pattern})\\Z")
        items: list[dict[str, Any]] = answer.json
        return items

    def assert_problem(self, answer: Answer, status: int, title: str, detail: str) -> None:
        self.assertEqual(answer.status, status, answer.body)
        self.assertEqual(answer.headers["Content-Type"], "application/problem+json")
        problem = answer.json
        self.assertEqual((problem["type"], problem["title"], problem["status"]), ("about:blank", title, status))
        self.assertIn(detail, problem["detail"])

    def district_id(self, place: str, district: str) -> str:
        place_id = self.backend.get(f"/v1/places?query={quote(place)}").json[0]["id"]
        districts = self.backend.get(f"/v1/places/{place_id}/districts").json
        return str(next(item["id"] for item in districts if item["name"] == district))


class ContractTests(BackendTestCase):
    def test_everything_served_keeps_the_contract(self) -> None:
        connection = self.backend.connect()
        self.addCleanup(connection.close)
        places = self.assert_items(exchange(connection, "/v1/places?query=e&limit=100"), PLACE)
        self.assertEqual(len(places), 26)
        for place in places:
            districts = self.assert_items(exchange(connection, f"/v1/places/{place['id']}/districts"), DISTRICT)
            self.assertTrue(districts)
            for district in districts:
                path = f"/v1/districts/{district['id']}"
                waste_types = self.assert_items(exchange(connection, f"{path}/waste-types"), WASTE_TYPE)
                answer = exchange(connection, f"{path}/pickups?from=2026-01-01&to=2026-12-31")
                pickups = self.assert_items(answer, PICKUP)
                self.assertEqual({p["wasteTypeId"] for p in pickups}, {w["id"] for w in waste_types})
                for pickup in pickups:
                    self.assertEqual(date.fromisoformat(pickup["date"]).year, 2026)
                days = [pickup["date"] for pickup in pickups]
                self.assertNotEqual(days, sorted(days), "clients must not be able to rely on an order")

    def test_search_limits(self) -> None:
        for limit, count in (("", 20), ("&limit=1", 1), ("&limit=25", 25), ("&limit=100", 26)):
            with self.subTest(limit):
                self.assertEqual(len(self.backend.get(f"/v1/places?query=e{limit}").json), count)

    def test_search_decodes_every_spelling_of_a_query(self) -> None:
        raw = "GÜTERSLOH".encode().decode("latin-1")
        for query in ("G%C3%BCtersloh", "gu%CC%88tersloh", "%67%75etersloh", "+G%C3%BCtersloh%20"):
            with self.subTest(query):
                places = self.backend.get(f"/v1/places?query={query}").json
                self.assertEqual(
                    [(place["name"], place["county"]) for place in places], [("Gütersloh", "Kreis Gütersloh")]
                )
        self.assertIn('"name":"Gütersloh"', self.raw_answer("GET", f"/v1/places?query={raw}").decode("utf-8"))

    def test_path_segments_are_decoded(self) -> None:
        district_id = self.district_id("Verl", "Bezirk 1")
        encoded = "".join(f"%{ord(character):02X}" for character in district_id)
        self.assert_items(self.backend.get(f"/v1/districts/{encoded}/waste-types"), WASTE_TYPE)

    def test_a_moved_pickup_is_found_on_its_real_day_only(self) -> None:
        path = f"/v1/districts/{self.district_id('Schloß Holte-Stukenbrock', 'Bezirk 1')}/pickups"
        paper = {"date": "2026-12-28", "wasteTypeId": "waste-4cb8c7db9606", "note": "verschoben wegen Weihnachten"}
        self.assertEqual(self.backend.get(f"{path}?from=2026-12-25&to=2026-12-27").json, [])
        self.assertIn(paper, self.backend.get(f"{path}?from=2026-12-28&to=2026-12-28").json)

    def test_any_span_is_served(self) -> None:
        path = f"/v1/districts/{self.district_id('Ahlen', 'Bezirk 1')}/pickups"
        for first, last, least, most in (
            ("2026-03-01", "2026-03-01", 0, 0),  # a Sunday
            ("2020-02-29", "2030-02-28", 1350, 1450),
            ("0001-01-01", "0001-12-31", 130, 150),
            ("9999-01-01", "9999-12-31", 130, 150),
        ):
            with self.subTest(first=first, last=last):
                pickups = self.assert_items(self.backend.get(f"{path}?from={first}&to={last}"), PICKUP)
                self.assertTrue(least <= len(pickups) <= most, len(pickups))
                self.assertTrue(all(first <= pickup["date"] <= last for pickup in pickups))

    def test_head_has_the_headers_of_get_and_no_body(self) -> None:
        full = self.backend.get("/v1/places?query=verl")
        head = self.backend.get("/v1/places?query=verl", method="HEAD")
        self.assertEqual((head.status, head.body), (200, b""))
        self.assertEqual(head.headers["Content-Length"], full.headers["Content-Length"])
        self.assertEqual(head.headers["Content-Type"], full.headers["Content-Type"])
        self.assertRegex(self.raw_answer("HEAD", "/v1/places?query=verl"), rb"(?s)\AHTTP/1\.1 200 .*\r\n\r\n\Z")

    def raw_answer(self, method: str, target: str) -> bytes:
        """All bytes of an answer; `target` holds one character for each byte to send."""
        head = f"{method} {target} HTTP/1.0\r\nX-API-Key: {DEVELOPMENT_KEY}\r\n\r\n"
        with socket.create_connection(("127.0.0.1", self.backend.port), TIMEOUT) as connection:
            connection.sendall(head.encode("latin-1"))
            return received(connection)


class RefusalTests(BackendTestCase):
    def test_bad_requests(self) -> None:
        pickups = f"/v1/districts/{self.district_id('Beelen', 'Beelen')}/pickups"
        for target, detail in (
            ("/v1/places", "'query' is missing"),
            ("/v1/places?query=", "'query' is empty"),
            ("/v1/places?Query=a", "'query' is missing"),
            ("/v1/places?query=a&query=b", "'query' is given 2 times"),
            ("/v1/places?query=%FF", "not valid"),
            ("/v1/places/%FF/districts", "not valid"),
            ("/v1/places?query=a&limit=0", "'limit' must be an integer from 1 to 100"),
            ("/v1/places?query=a&limit=101", "'limit'"),
            ("/v1/places?query=a&limit=-1", "'limit'"),
            ("/v1/places?query=a&limit=1.0", "'limit'"),
            ("/v1/places?query=a&limit=", "'limit'"),
            ("/v1/places?query=a&limit=%D9%A1", "'limit'"),  # an Arabic digit
            ("/v1/places?query=a&limit=" + "9" * 5000, "'limit'"),
            (pickups, "'from' is missing"),
            (f"{pickups}?from=2026-01-01", "'to' is missing"),
            (f"{pickups}?from=2026-01-02&to=2026-01-01", "'from' is later than 'to'"),
            (f"{pickups}?from=2026-02-29&to=2026-03-01", "'from' must be a day"),
            (f"{pickups}?from=20260201&to=2026-03-01", "'from' must be a day"),
            (f"{pickups}?from=2026-W05-1&to=2026-03-01", "'from' must be a day"),
            (f"{pickups}?from=2026-2-1&to=2026-03-01", "'from' must be a day"),
            (f"{pickups}?from=2026-02-01T00:00:00Z&to=2026-03-01", "'from' must be a day"),
            (f"{pickups}?from=0000-01-01&to=2026-03-01", "'from' must be a day"),
            (f"{pickups}?from=2026-02-01%0A&to=2026-03-01", "'from' must be a day"),
            (f"{pickups}?from=2026-02-01&to=%D9%A2026-03-01", "'to' must be a day"),
        ):
            with self.subTest(target[-60:]):
                self.assert_problem(self.backend.get(target), 400, "Bad Request", detail)

    def test_not_found(self) -> None:
        for target, detail in (
            ("/v1/places/unknown/districts", "no place with this id"),
            ("/v1/places//districts", "no place with this id"),
            ("/v1/districts/unknown/waste-types", "no district with this id"),
            ("/v1/districts/unknown/pickups", "no district with this id"),
            ("/", "nothing at this path"),
            ("/v1/places/?query=a", "nothing at this path"),
            ("/v2/places?query=a", "nothing at this path"),
            ("/v1/places/x/districts/y", "nothing at this path"),
            ("/v1%2Fplaces?query=a", "nothing at this path"),
            ("/../local_backend.py", "nothing at this path"),
        ):
            with self.subTest(target):
                self.assert_problem(self.backend.get(target), 404, "Not Found", detail)

    def test_other_methods(self) -> None:
        for method in ("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"):
            with self.subTest(method):
                answer = self.backend.get("/v1/places?query=verl", method=method)
                self.assert_problem(answer, 405, "Method Not Allowed", "GET or HEAD")
                self.assertEqual(answer.headers["Allow"], "GET, HEAD")

    def test_the_key_comes_first(self) -> None:
        for target in ("/v1/places?query=verl", "/v1/places", "/nowhere", "/v1/districts/unknown/pickups"):
            with self.subTest(target):
                missing = self.backend.get(target, key=None)
                self.assert_problem(missing, 401, "Unauthorized", "no header X-API-Key")
                self.assertIn("X-API-Key", missing.headers["WWW-Authenticate"])
                for key in (WRONG_KEY, "", DEVELOPMENT_KEY[:-1], DEVELOPMENT_KEY + "x", DEVELOPMENT_KEY.upper(), "ü"):
                    answer = self.backend.get(target, key=key)
                    self.assert_problem(answer, 403, "Forbidden", "not the one this backend was started with")
                    self.assertFalse(key and key in answer.json["detail"])

    def test_what_is_not_http_gets_a_problem_and_a_closed_connection(self) -> None:
        for sent, status in (
            (b"hello\r\n\r\n", 400),
            (b"GET /v1/places HTTP/2.0\r\n\r\n", 505),
            (b"GET /".ljust(65537, b"x"), 414),
        ):
            with (
                self.subTest(sent[:40]),
                socket.create_connection(("127.0.0.1", self.backend.port), TIMEOUT) as connection,
            ):
                connection.sendall(sent)
                head, _, body = received(connection).partition(b"\r\n\r\n")
                self.assertRegex(head, rf"\AHTTP/1.1 {status} ".encode())
                self.assertIn(b"Content-Type: application/problem+json", head)
                self.assertIn(f'"status":{status}'.encode(), body)


class ConnectionTests(BackendTestCase):
    def test_one_connection_carries_many_requests_even_with_bodies(self) -> None:
        connection = self.backend.connect()
        self.addCleanup(connection.close)
        connection.connect()
        first_socket = connection.sock
        for method, body, status in (
            ("GET", None, 200),
            ("POST", b"x" * 5000, 405),
            ("GET", b"{}", 200),
            ("HEAD", None, 200),
        ):
            self.assertEqual(exchange(connection, "/v1/places?query=verl", method=method, body=body).status, status)
            self.assertIs(connection.sock, first_socket)

    def test_a_long_body_is_not_read_but_ends_the_connection(self) -> None:
        for header in (("Content-Length", "100000"), ("Content-Length", "9" * 5000), ("Transfer-Encoding", "chunked")):
            with self.subTest(header):
                connection = self.backend.connect()
                self.addCleanup(connection.close)
                connection.putrequest("POST", "/v1/places")
                connection.putheader("X-API-Key", DEVELOPMENT_KEY)
                connection.putheader(*header)
                connection.endheaders()
                response = connection.getresponse()
                self.assertEqual((response.status, response.headers["Connection"]), (405, "close"))

    def test_both_loopback_addresses_answer(self) -> None:
        hosts = ["localhost", "127.0.0.1"]
        try:
            socket.create_server(("::1", 0), family=socket.AF_INET6).close()
            hosts.append("::1")
        except OSError:
            pass  # a machine without IPv6
        for host in hosts:
            with self.subTest(host):
                connection = self.backend.connect(host)
                self.addCleanup(connection.close)
                self.assertEqual(exchange(connection, "/v1/places?query=verl").status, 200)

    def test_answers_at_the_same_time_are_the_same(self) -> None:
        target = f"/v1/districts/{self.district_id('Oelde', 'Bezirk C')}/pickups?from=2026-01-01&to=2027-12-31"
        bodies: list[bytes] = []
        threads = [threading.Thread(target=lambda: bodies.append(self.backend.get(target).body)) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(TIMEOUT)
        self.assertEqual((len(bodies), len(set(bodies))), (20, 1))


def received(connection: socket.socket) -> bytes:
    """Everything until the other side closes the connection."""
    return b"".join(iter(lambda: connection.recv(65536), b""))


if __name__ == "__main__":
    unittest.main()
