"""Plots as SVG, written by hand: the same figures give the same bytes, and they are legible in light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 860, 190, 24, 74, 46
ROW = 62
"""The height of a row: a mission."""
LIGHT = ("#0064a8", "#b35900", "#00785a", "#a33c86", "#6e7781")
DARK = ("#58a6ff", "#f0a04b", "#3fc79a", "#e08ac6", "#9198a1")
SHAPES = 4


def _colours(colours: Sequence[str], back: str, ink: str, grid: str, band: str) -> str:
    series = [f".c{n} .dot, .c{n}.bar {{ fill: {c}; }} .c{n} .span {{ stroke: {c}; }}" for n, c in enumerate(colours)]
    around = f".back {{ fill: {back}; }} text {{ fill: {ink}; }} .grid {{ stroke: {grid}; }} .band {{ fill: {band}; }}"
    return "\n".join([around, f".bar {{ stroke: {back}; }}", *series])


STYLE = f"""
svg {{ font: 13px system-ui, sans-serif; }} .span {{ stroke-width: 2; }}
.head {{ font-size: 16px; font-weight: 600; }} .small {{ font-size: 11px; }}
{_colours(LIGHT, "#ffffff", "#1f2328", "#d0d7de", "#f6f8fa")}
@media (prefers-color-scheme: dark) {{
{_colours(DARK, "#0d1117", "#e6edf3", "#3d444d", "#151b23")}
}}
"""


class Axis(NamedTuple):
    """A scale from left to right."""

    low: float
    high: float
    ticks: Sequence[float]
    name: str
    unit: str = ""

    def x(self, value: float) -> float:
        """Where a value lies."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return LEFT + share * (WIDTH - LEFT - RIGHT)


class Dot(NamedTuple):
    """A value with the span around it; `series` says which colour and shape."""

    series: int
    value: float
    low: float
    high: float


class Bar(NamedTuple):
    """A bar of shares that come to 1, and its name."""

    name: str
    shares: Sequence[float]


Rows = Sequence[tuple[str, Sequence[Dot]]]


def dots(title: str, axis: Axis, series: Sequence[str], rows: Rows) -> str:
    """A row for each name, in it a dot with its span for each of a series."""
    parts = list(_frame(title, axis, series, [name for name, _ in rows]))
    for n, (_, found) in enumerate(rows):
        for dot in found:
            y = TOP + n * ROW + ROW * (dot.series + 1) / (len(series) + 1)
            parts.append(
                f'<g class="c{dot.series}"><line class="span" x1="{axis.x(dot.low):.1f}" x2="{axis.x(dot.high):.1f}"'
                f' y1="{y:.1f}" y2="{y:.1f}"/>{shape(dot.series, axis.x(dot.value), y)}</g>'
            )
    return _svg(title, len(rows), parts)


def bars(title: str, axis: Axis, series: Sequence[str], rows: Sequence[tuple[str, Sequence[Bar]]]) -> str:
    """A row for each name, in it stacked bars; the series are the parts of a bar."""
    parts = list(_frame(title, axis, series, [name for name, _ in rows]))
    for n, (_, found) in enumerate(rows):
        height = (ROW - 10) / max(1, len(found))
        for m, bar in enumerate(found):
            y = TOP + n * ROW + 5 + m * height
            parts.append(f'<text class="small" x="{LEFT - 6}" y="{y + height / 2 + 4:.1f}" text-anchor="end">')
            parts.append(f"{escape(bar.name)}</text><g>{''.join(_stacked(axis, bar.shares, y, height - 2))}</g>")
    return _svg(title, len(rows), parts)


def _stacked(axis: Axis, shares: Sequence[float], y: float, height: float) -> Iterable[str]:
    begin = 0.0
    for k, share in enumerate(shares):
        left, right = axis.x(100 * begin), axis.x(100 * (begin + share))
        if share:
            where = f'x="{left:.1f}" y="{y:.1f}" width="{right - left:.1f}" height="{height:.1f}"'
            yield f'<rect class="bar c{k}" {where}/>'
        begin += share


def shape(series: int, x: float, y: float) -> str:
    """Circle, square, diamond or triangle, so that colour is not needed."""
    if series == 0:
        return f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
    points = {
        1: ((-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)),
        2: ((0, -6), (6, 0), (0, 6), (-6, 0)),
        3: ((0, -6), (5.5, 4.5), (-5.5, 4.5)),
    }[series]
    return f'<polygon class="dot" points="{" ".join(f"{x + a:.1f},{y + b:.1f}" for a, b in points)}"/>'


# Around it


def _frame(title: str, axis: Axis, series: Sequence[str], rows: Sequence[str]) -> Iterable[str]:
    """Title, key, grid, and the names of rows and ticks."""
    bottom = TOP + ROW * len(rows)
    yield f'<text class="head" x="16" y="26">{escape(title)}</text>'
    x = float(LEFT)
    for n, name in enumerate(series):
        mark = shape(n, x, 48) if n < SHAPES else f'<circle class="dot" cx="{x:.1f}" cy="48" r="5"/>'
        yield f'<g class="c{n}">{mark}</g><text x="{x + 11:.1f}" y="52">{escape(name)}</text>'
        x += 34 + 7.2 * len(name)
    for n, name in enumerate(rows):
        y = TOP + ROW * n
        if n % 2 == 0:
            yield f'<rect class="band" x="0" y="{y}" width="{WIDTH}" height="{ROW}"/>'
        yield f'<text x="16" y="{y + ROW / 2 + 4:.0f}">{escape(name)}</text>'
    for tick in axis.ticks:
        x = axis.x(tick)
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}"/>'
        yield f'<text class="small" x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{tick:g}{axis.unit}</text>'
    yield f'<text class="small" x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{bottom + 36}" text-anchor="middle">'
    yield f"{escape(axis.name)}</text>"


def _svg(title: str, rows: int, parts: Iterable[str]) -> str:
    height = TOP + ROW * rows + BOTTOM
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' role="img" aria-label="{escape(title)}">'
    )
    body = "\n".join(parts)
    back = f'<rect class="back" width="{WIDTH}" height="{height}"/>'
    return f"{head}\n<title>{escape(title)}</title>\n<style>{STYLE}</style>\n{back}\n{body}\n</svg>\n"
