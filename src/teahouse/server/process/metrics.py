"""Figures for Prometheus. One process, one registry: scrape each process by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0)

# name, what it is, and whether it only grows
Reading = tuple[str, str, bool, float]


class _Readings(Collector):
    """Values that others keep, read when Prometheus asks."""

    def __init__(self, read: Callable[[], list[Reading]]) -> None:
        self._read = read

    def collect(self) -> Iterator[Metric]:
        for name, about, grows, value in self._read():
            family = CounterMetricFamily if grows else GaugeMetricFamily
            metric: Metric = family(f"teahouse_{name}", about, value=value)
            yield metric


class Metrics:
    """What the server counts."""

    def __init__(self, read: Callable[[], list[Reading]]) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_Readings(read))
        self._requests = Histogram(
            "teahouse_request_seconds",
            "HTTP requests by route and status",
            ["method", "route", "status"],
            buckets=BUCKETS,
            registry=self._registry,
        )
        # To be raised by every command that was answered.
        self.commands = Counter(
            "teahouse_commands",
            "Commands at tables by kind and answer",
            ["kind", "answer"],
            registry=self._registry,
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request has been answered."""
        self._requests.labels(method, route, str(status)).observe(seconds)

    def text(self) -> bytes:
        """Everything, in the format that Prometheus reads."""
        return generate_latest(self._registry)
