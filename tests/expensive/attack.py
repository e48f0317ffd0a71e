"""One client that sends what is expensive, and what each request cost the node."""

from __future__ import annotations

import asyncio
import time

import httpx
import msgspec
from tests.expensive.kinds import Request
from tests.expensive.nodes import PATIENCE, Watched, clause_of

TIMES = 3
"""How often each request is sent; the first time may load something, and counts like the others."""
ONCE_IS_ENOUGH = 1000.0
"""Milliseconds after which a request isn't sent again."""


class Cost(msgspec.Struct):
    """What one request cost at worst: the longest time it held the loop, all its processor time, and its outcome."""

    name: str
    longest: float
    total: float
    size: int
    outcome: str
    waited: float
    """Milliseconds until it was answered."""


class Attacker:
    """A client; `address` is where its requests seem to come from, and nothing is this machine itself."""

    def __init__(self, node: Watched, address: str = "") -> None:
        self.node = node
        self.address = address
        limits = httpx.Limits(max_connections=300)
        self.http = httpx.AsyncClient(base_url=node.url, timeout=PATIENCE, limits=limits)
        self._number = 0

    async def cost(self, request: Request, times: int = TIMES) -> Cost:
        """The worst of some times."""
        worst = await self._once(request)
        for _ in range(times - 1):
            if worst.longest > ONCE_IS_ENOUGH:
                break
            worst = max(worst, await self._once(request), key=lambda cost: cost.longest)
        return worst

    async def _once(self, request: Request) -> Cost:
        self._number += 1
        probe, began = f"r{self._number}", time.perf_counter()
        try:
            answer = await self.send(request, probe)
            outcome = f"{answer.status_code} {clause_of(answer.content)}".strip()
        except httpx.HTTPError as lost:
            outcome = type(lost).__name__
        waited = (time.perf_counter() - began) * 1000
        held = await self.node.held(probe)
        return Cost(request.name, held.longest, held.total, len(request.body) or len(request.path), outcome, waited)

    async def send(self, request: Request, probe: str = "") -> httpx.Response:
        """One request."""
        headers = dict(request.headers)
        if request.body:
            headers.setdefault("content-type", "application/json")
        if request.secret:
            headers["authorization"] = f"Seat {request.secret}"
        if probe:
            headers["x-probe"] = probe
        if self.address:
            headers["x-forwarded-for"] = self.address
        return await self.http.request(request.method, request.path, content=request.body, headers=headers)

    async def storm(self, requests: list[Request], seconds: float, at_once: int) -> dict[str, int]:
        """Send as many requests as fit into this many seconds; return how often each outcome came."""
        outcomes: dict[str, int] = {}
        until = time.monotonic() + seconds

        async def one(first: int) -> None:
            number = first
            while time.monotonic() < until:
                try:
                    answer = await self.send(requests[number % len(requests)])
                    outcome = f"{answer.status_code} {clause_of(answer.content)}".strip()
                except httpx.HTTPError as lost:
                    outcome = type(lost).__name__
                outcomes[outcome] = outcomes.get(outcome, 0) + 1
                number += at_once

        await asyncio.gather(*[one(first) for first in range(at_once)])
        return outcomes
