from __future__ import annotations

import signal
import socket
import subprocess
import tempfile
import unittest
from pathlib import Path

from running_backend import DEVELOPMENT_KEY, TIMEOUT, RunningBackend, command, environment, exchange


class ProgramTests(unittest.TestCase):
    def test_every_process_serves_the_same(self) -> None:
        found = set()
        for seed in ("0", "1", "4711"):
            with RunningBackend("--quiet", variables={"PYTHONHASHSEED": seed}) as backend:
                place_id = backend.get("/v1/places?query=rietberg").json[0]["id"]
                districts = backend.get(f"/v1/places/{place_id}/districts")
                path = f"/v1/districts/{districts.json[-1]['id']}"
                waste_types = backend.get(f"{path}/waste-types")
                pickups = backend.get(f"{path}/pickups?from=2025-01-01&to=2028-12-31")
                found.add((districts.body, waste_types.body, pickups.body))
        self.assertEqual(len(found), 1)

    def test_other_keys(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "key")
            file.write_bytes(b"from-the-file\r\n")
            from_file = ["--api-key-file", str(file)]
            variable = {"LOCAL_BACKEND_API_KEY": "from-the-environment"}
            empty = {"LOCAL_BACKEND_API_KEY": ""}
            for options, variables, accepted in (
                (from_file, {}, "from-the-file"),
                ([], variable, "from-the-environment"),
                (from_file, variable, "from-the-file"),
                ([], empty, DEVELOPMENT_KEY),
            ):
                with self.subTest(accepted), RunningBackend(*options, variables=variables) as backend:
                    for key in (DEVELOPMENT_KEY, "from-the-file", "from-the-environment"):
                        status = 200 if key == accepted else 403
                        self.assertEqual(backend.get("/v1/places?query=verl", key=key).status, status)

    def test_the_log_has_a_line_a_request_and_no_secret(self) -> None:
        with RunningBackend() as backend:
            backend.get("/v1/places?query=verl&api_key=hidden")
            backend.get("/v1/pl%C3%A4tze/%1B?query=hidden", key="another-key")
            backend.get("/v1/places?query=verl", method="POST")
            log = backend.log()
        self.assertEqual(log, "GET /v1/places 200\nGET /v1/pl%C3%A4tze/%1B 403\nPOST /v1/places 405\n")
        self.assertNotIn(DEVELOPMENT_KEY, backend.first_line)
        with RunningBackend("--quiet") as backend:
            backend.get("/v1/places?query=verl")
            self.assertEqual(backend.log(), "")

    def test_signals_end_it_cleanly(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number), RunningBackend() as backend:
                idle = backend.connect()
                self.addCleanup(idle.close)
                exchange(idle, "/v1/places?query=verl")
                backend.process.send_signal(number)
                self.assertEqual(backend.process.wait(TIMEOUT), 0)
                self.assertEqual(backend.log(), "GET /v1/places 200\n")

    def test_what_prevents_the_start_is_said_with_its_remedy(self) -> None:
        with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            empty, blank = Path(folder, "empty"), Path(folder, "blank")
            empty.write_bytes(b"\n")
            blank.write_bytes(b" secret\n")
            for options, status, message in (
                (
                    ["--port", port],
                    1,
                    rf"cannot listen on port {port} of localhost: Address already in use; stop .*--port",
                ),
                (["--port", "0", "--host", "192.0.2.1"], 1, r"cannot listen on port 0 of 192\.0\.2\.1: .*--host"),
                (["--api-key-file", str(Path(folder, "none"))], 1, r"cannot read the key file .*none: No such file"),
                (
                    ["--api-key-file", str(empty)],
                    1,
                    r"the key in .*empty cannot be sent in a header; it must be one line",
                ),
                (["--api-key-file", str(blank)], 1, r"the key in .*blank cannot be sent in a header"),
                (["--port", "65536"], 2, r"'65536' is not a number from 0 to 65535"),
                (["--api-key", "secret"], 2, r"unknown arguments: --api-key …; --help"),
                (["--api-key=secret", "--quiet"], 2, r"unknown arguments: --api-key; --help"),
                (["--fault", "505"], 2, r"invalid choice: '505'"),
                (["--fault", "slow", "--delay", "nan"], 2, r"'nan' is not a number from 0 to 86400"),
            ):
                with self.subTest(options):
                    ended = run(*options)
                    self.assertEqual((ended.returncode, ended.stdout), (status, ""))
                    self.assertRegex(ended.stderr, message)
                    self.assertNotIn("Traceback", ended.stderr)
                    self.assertNotIn("secret", ended.stderr)

    def test_help(self) -> None:
        ended = run("--help")
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        for expected in ("--port", "--host", "--api-key-file", "LOCAL_BACKEND_API_KEY", "--quiet", "  reset  "):
            self.assertIn(expected, ended.stdout)


def run(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*options), env=environment(), check=False, capture_output=True, text=True, timeout=TIMEOUT
    )


if __name__ == "__main__":
    unittest.main()
