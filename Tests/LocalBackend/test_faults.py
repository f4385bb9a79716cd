from __future__ import annotations

import gzip
import http.client
import json
import time
import unittest
from email.utils import parsedate_to_datetime

from faults import FAULTS, LONGEST_READ
from running_backend import DEVELOPMENT_KEY, Answer, RunningBackend

TARGET = "/v1/places?query=verl"


class FaultTests(unittest.TestCase):
    def one_after_another(self, *names: str, options: tuple[str, ...] = ()) -> RunningBackend:
        """A backend whose first requests meet these faults, in turn."""
        plan = [part for name in (*names, "none") for part in ("--fault", name)]
        backend = RunningBackend(*plan, *options).__enter__()
        self.addCleanup(backend.__exit__)
        return backend

    def test_plan(self) -> None:
        with RunningBackend("--fault", "500") as backend:
            self.assertEqual([backend.get(TARGET).status for _ in range(3)], [500, 500, 500])
        with RunningBackend("--fault", "500", "--fault", "none", "--fault", "404") as backend:
            self.assertEqual([backend.get(TARGET).status for _ in range(5)], [500, 200, 404, 200, 200])

    def test_problems(self) -> None:
        backend = self.one_after_another("401", "403", "404", "500")
        for status in (401, 403, 404, 500):
            answer = backend.get(TARGET)
            self.assertEqual((answer.status, answer.json["status"]), (status, status))
            self.assertEqual(answer.headers["Content-Type"], "application/problem+json")

    def test_too_many_requests(self) -> None:
        backend = self.one_after_another("429", "429-date", options=("--retry-after", "90"))
        seconds, moment = backend.get(TARGET), backend.get(TARGET)
        self.assertEqual((seconds.status, seconds.headers["Retry-After"]), (429, "90"))
        self.assertEqual(moment.status, 429)
        self.assertRegex(moment.headers["Retry-After"], r"\A\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\Z")
        self.assertAlmostEqual(
            parsedate_to_datetime(moment.headers["Retry-After"]).timestamp(), time.time() + 90, delta=5
        )

    def test_right_answers_in_other_shapes(self) -> None:
        backend = self.one_after_another("slow", "gzip", options=("--delay", "0.3"))
        start = time.monotonic()
        slow = backend.get(TARGET)
        self.assertGreaterEqual(time.monotonic() - start, 0.3)
        compressed = backend.get(TARGET)
        plain = backend.get(TARGET)
        self.assertEqual(compressed.headers["Content-Encoding"], "gzip")
        self.assertEqual(gzip.decompress(compressed.body), plain.body)
        self.assertEqual((slow.status, compressed.status, slow.body), (200, 200, plain.body))

    def test_wrong_successes(self) -> None:
        backend = self.one_after_another("html", "204", "redirect", "redirect-back")
        page, nothing, moved, back = (backend.get(TARGET) for _ in range(4))
        self.assertEqual((page.status, page.headers["Content-Type"]), (200, "text/html; charset=utf-8"))
        self.assertIn(b"<!DOCTYPE html>", page.body)
        self.assertEqual((nothing.status, nothing.body, nothing.headers["Content-Length"]), (204, b"", None))
        self.assertEqual((moved.status, moved.headers["Location"]), (302, f"http://localhost:{backend.port}{TARGET}"))
        self.assertEqual((back.status, back.headers["Location"]), (307, TARGET))

    def test_broken_connections(self) -> None:
        backend = self.one_after_another("reset", "cut-body", "garbage")
        with self.assertRaises(ConnectionResetError) as reset:
            backend.get(TARGET)
        self.assertIs(type(reset.exception), ConnectionResetError, "a closed connection would be RemoteDisconnected")
        with self.assertRaises(http.client.IncompleteRead) as cut:
            backend.get(TARGET)
        with self.assertRaises(http.client.BadStatusLine):
            backend.get(TARGET)
        whole = backend.get(TARGET).body
        self.assertEqual(cut.exception.partial, whole[: len(whole) // 2])
        self.assertEqual(
            backend.log(), "GET /v1/places reset\nGET /v1/places 200\nGET /v1/places garbage\nGET /v1/places 200\n"
        )

    def test_an_endless_body_ends_with_the_client(self) -> None:
        backend = self.one_after_another("endless")
        connection = backend.connect()
        connection.request("GET", TARGET, headers={"X-API-Key": DEVELOPMENT_KEY})
        response = connection.getresponse()
        self.assertEqual((response.status, response.read(1_000_000)), (200, b"[" + b" " * 999_999))
        response.close()
        connection.close()
        self.assertEqual(backend.get(TARGET).status, 200)
        time.sleep(0.2)  # for the endless thread to notice
        self.assertNotIn("Traceback", backend.log())

    def test_long_bodies(self) -> None:
        faults = (
            ("long", 200, None),
            ("long-error", 500, None),
            ("long-redirect", 302, None),
            ("chunked", 200, None),
            ("chunked-redirect", 302, None),
            ("bomb", 200, "gzip"),
            ("gzip-redirect", 302, "gzip"),
        )
        for name, status, encoding in faults:
            with RunningBackend("--fault", name) as backend:
                connection = backend.connect()
                connection.request("GET", TARGET, headers={"X-API-Key": DEVELOPMENT_KEY})
                response = connection.getresponse()
                self.assertEqual(response.status, status)
                self.assertEqual(response.headers["Location"], TARGET if status == 302 else None)
                self.assertEqual(response.headers["Content-Encoding"], encoding)
                self.assertEqual(len(response.read(100_000)), 100_000)
                response.close()
                connection.close()

    def test_long_arrays(self) -> None:
        backend = self.one_after_another("numbers", "objects", "nested", "pickups")
        for _ in range(4):
            body = backend.get(TARGET).body
            self.assertTrue(9 << 20 < len(body) <= LONGEST_READ)
            self.assertIsInstance(json.loads(body), list)

    def test_no_fault_breaks_a_head_request_or_the_backend(self) -> None:
        names = [name for name in FAULTS if name not in ("reset", "no-answer", "garbage", "bomb", "gzip-redirect")]
        backend = self.one_after_another(*names, options=("--delay", "0"))
        answers: list[Answer] = [backend.get(TARGET, method="HEAD") for _ in names]
        self.assertEqual({answer.body for answer in answers}, {b""})
        self.assertEqual(backend.get(TARGET).status, 200)
        self.assertNotIn("Traceback", backend.log())


if __name__ == "__main__":
    unittest.main()
