"""Serving processes: real ones, on real sockets, really stopped and killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

import msgspec
import pg
import pytest
import tiny_app

from teahouse.server.process.child import ChildConfig
from teahouse.server.process.listen import CannotListen, address_of, listen
from teahouse.server.process.serve import serve
from teahouse.server.process.settings import BadSettings, Settings, read_settings
from teahouse.server.tables.ports import StoreProblem

PATIENCE = 60.0
SERVE = (
    "import sys\n"
    "from teahouse.core.errors import TeahouseError\n"
    "from teahouse.server.process.serve import serve\n"
    "from teahouse.server.process.settings import read_settings\n"
    "try: sys.exit(serve(read_settings(), 'tiny_app:' + sys.argv[1]))\n"
    "except TeahouseError as error: sys.exit(f'teahouse: {error}')\n"
)


class House:
    """A server in processes of its own."""

    def __init__(self, settings: dict[str, object], app: str = "create_app") -> None:
        support = str(Path(tiny_app.__file__).parent)
        variables = {f"TEAHOUSE_{key.upper()}": str(value) for key, value in settings.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, app],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([support, *sys.path]), **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.first = self.process.stdout.readline()

    def address(self) -> str:
        found = re.fullmatch(r"Teahouse is open at (http://\S+:\d+)\n", self.first)
        if found is None:
            self.process.kill()
            raise AssertionError(self.process.communicate())
        return found[1]

    def ask(self, path: str = "/") -> list[str]:
        with urllib.request.urlopen(self.address() + path, timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
        return text.split()

    def wait(self) -> tuple[int, str]:
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


@contextmanager
def house(app: str = "create_app", **settings: object) -> Iterator[House]:
    opened = House({"port": 0, "log_format": "json", "bots": 3, **settings}, app)
    try:
        yield opened
    finally:
        if opened.process.poll() is None:
            opened.process.kill()
        opened.process.communicate()


@pytest.fixture
def database(postgres: str) -> str:
    return asyncio.run(pg.new_schema(postgres))


def until_gone(process: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError("the process lives on")


def test_one_process_serves_and_stops_in_order(tmp_path: Path) -> None:
    with house(store=tmp_path / "new" / "x.db") as opened:
        pid, _, bots, _ = opened.ask()
        assert int(pid) == opened.process.pid
        assert bots == "3"
        opened.process.send_signal(signal.SIGTERM)
        code, errors = opened.wait()
    assert code == -signal.SIGTERM
    assert "stopped in order" in errors
    assert (tmp_path / "new" / "x.db").exists()


def test_a_request_under_way_is_answered_before_the_end(tmp_path: Path) -> None:
    with house(store=tmp_path / "x.db") as opened:
        opened.ask()
        answers: list[list[str]] = []
        slow = threading.Thread(target=lambda: answers.append(opened.ask("/slow")))
        slow.start()
        time.sleep(0.3)
        opened.process.send_signal(signal.SIGTERM)
        slow.join(PATIENCE)
        opened.wait()
    assert answers


def test_a_store_is_served_once(tmp_path: Path) -> None:
    store = tmp_path / "x.db"
    with house(store=store), house(store=store) as second:
        code, errors = second.wait()
        assert code == 1
        assert "is served by another process" in errors
        assert "Traceback" not in errors
    with house(store=store) as third:  # the first was killed: nothing is left behind
        third.ask()


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with house(store=tmp_path / "x.db", port=port) as refused:
            code, errors = refused.wait()
    assert code == 1
    assert errors.startswith(f"teahouse: Port {port} of 127.0.0.1 is taken: stop the program")
    assert len(errors.splitlines()) == 1


def test_several_processes_share_one_door(database: str) -> None:
    with house(store=database, workers=2) as opened:
        parent = opened.process.pid
        seen: set[str] = set()
        end = time.monotonic() + PATIENCE
        while len(seen) < 2 and time.monotonic() < end:
            pid, ppid, *_ = opened.ask()
            assert int(ppid) == parent != int(pid)
            seen.add(pid)
        assert len(seen) == 2
        opened.process.send_signal(signal.SIGTERM)
        code, errors = opened.wait()
    assert code == 0
    assert errors.count("stopped in order") == 2
    for pid in seen:
        until_gone(int(pid))


def test_a_child_that_dies_is_started_again(database: str) -> None:
    with house(store=database, workers=2) as opened:
        victim = int(opened.ask()[0])
        os.kill(victim, signal.SIGKILL)
        until_gone(victim)
        with pytest.raises((URLError, ConnectionError)):
            opened.ask("/die")
        seen: set[str] = set()
        end = time.monotonic() + PATIENCE
        while len(seen) < 2 and time.monotonic() < end:
            seen.add(opened.ask()[0])
        assert len(seen) == 2
        assert str(victim) not in seen
        opened.process.send_signal(signal.SIGINT)
        code, errors = opened.wait()
    assert code == 0
    assert errors.count("ended and is started again") == 2


def test_children_end_with_a_killed_parent(database: str) -> None:
    with house(store=database, workers=2) as opened:
        child = int(opened.ask()[0])
        opened.process.kill()
        until_gone(child)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_application_that_does_not_start_ends_it(database: str, workers: int) -> None:
    with house("create_broken", store=database, workers=workers) as opened:
        assert opened.first == ""
        code, errors = opened.wait()
    assert code != 0
    assert "this application is broken" in errors


def test_only_named_proxies_are_believed(tmp_path: Path) -> None:
    for proxies, wanted in (("", "127.0.0.1"), ("127.0.0.1", "203.0.113.9")):
        with house(store=tmp_path / "x.db", trusted_proxies=proxies) as opened:
            request = urllib.request.Request(
                opened.address(), headers={"X-Forwarded-For": "203.0.113.9"}
            )
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                assert answer.read().decode().split()[3] == wanted


def test_a_child_whose_parent_is_killed_before_it_is_ready_ends_in_order() -> None:
    support = str(Path(tiny_app.__file__).parent)
    with socket.create_server(("127.0.0.1", 0)) as door:
        order = ChildConfig(Settings(), "tiny_app:create_app", [door.fileno()])
        heard, said = os.pipe()
        os.close(heard)  # nobody hears that the child is ready
        child = subprocess.Popen(
            [sys.executable, "-m", "teahouse.server.process.child"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([support, *sys.path])},
            stdin=subprocess.PIPE,
            stdout=said,
            stderr=subprocess.PIPE,
            pass_fds=[door.fileno()],
        )
        os.close(said)
        assert child.stdin is not None
        child.stdin.write(msgspec.json.encode(order) + b"\n")
        child.stdin.flush()
        address = f"http://127.0.0.1:{door.getsockname()[1]}"
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            assert answer.status == 200
        _, errors = child.communicate(timeout=PATIENCE)
    assert b"the application has stopped in order" in errors
    assert b"Traceback" not in errors


def test_several_on_sqlite_are_refused() -> None:
    with pytest.raises(BadSettings, match="set workers to 1, or set store"):
        read_settings(None, {}, {"workers": 2, "store": "x.db"})


def test_a_store_that_cannot_be_used_is_told_before_anything_is_open(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreProblem, match="cannot be made"):
        serve(Settings(store=str(tmp_path / "file" / "x.db"), port=0))
    (tmp_path / "text.db").write_text("this is no database, but a long enough text" * 100)
    with pytest.raises(StoreProblem, match="cannot be opened"):
        serve(Settings(store=str(tmp_path / "text.db"), port=0))


def test_addresses() -> None:
    with pytest.raises(CannotListen, match="is not known here"):
        listen("no.such.host.invalid", 0)
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost")):
        sockets = listen(host, 0)
        port = sockets[0].getsockname()[1]
        assert address_of(Settings(host=host), sockets) == f"http://{shown}:{port}"
        public = Settings(public_url="https://tea.example")
        assert address_of(public, sockets) == "https://tea.example"
        for one in sockets:
            one.close()
    both = listen("localhost", 0)
    assert len({one.getsockname()[1] for one in both}) == 1
    for one in both:
        one.close()


@pytest.mark.anyio
async def test_small_answers_are_sent_at_once() -> None:
    """asyncio turns Nagle's algorithm off only where a socket names its protocol."""
    found: list[int] = []

    def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        found.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    (listener,) = listen("127.0.0.1", 0)
    async with await asyncio.start_server(connected, sock=listener):
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        assert await reader.read() == b""
        writer.close()
    assert found == [1]
