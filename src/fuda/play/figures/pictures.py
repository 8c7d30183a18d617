"""What do figures look like? Small pictures as SVG, written by hand: the same figures give the same bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

SIZE: Final = 320
EDGE: Final = 44


def calibration_picture(title: str, bins: Sequence[Mapping[str, float]]) -> str:
    """Predicted against won, a point for each bin; the larger, the more positions.

    >>> picture = calibration_picture("a", [{"from": 0.5, "positions": 3, "predicted": 0.55, "won": 0.6}])
    >>> picture.count("<circle"), picture.startswith("<svg")
    (1, True)
    """
    whole = SIZE + 2 * EDGE
    most = max((each["positions"] for each in bins), default=1) or 1
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{whole}" height="{whole}" fill="white"/>',
        f'<text x="{EDGE}" y="{EDGE - 16}">{escape(title)}: predicted (across), won (up)</text>',
    ]
    for tenth in range(0, 11, 2):
        at, up = EDGE + SIZE * tenth / 10, EDGE + SIZE * (10 - tenth) / 10
        lines += [
            f'<line x1="{at:.1f}" y1="{EDGE}" x2="{at:.1f}" y2="{EDGE + SIZE}" stroke="#ddd"/>',
            f'<line x1="{EDGE}" y1="{up:.1f}" x2="{EDGE + SIZE}" y2="{up:.1f}" stroke="#ddd"/>',
            f'<text x="{at:.1f}" y="{EDGE + SIZE + 18}" text-anchor="middle">{tenth * 10} %</text>',
            f'<text x="{EDGE - 6}" y="{up + 4:.1f}" text-anchor="end">{tenth * 10} %</text>',
        ]
    lines.append(
        f'<line x1="{EDGE}" y1="{EDGE + SIZE}" x2="{EDGE + SIZE}" y2="{EDGE}" stroke="#888" stroke-dasharray="4 4"/>'
    )
    for each in bins:
        if each["positions"]:
            across, up = EDGE + SIZE * each["predicted"], EDGE + SIZE * (1.0 - each["won"])
            radius = 3.0 + 9.0 * (each["positions"] / most) ** 0.5
            lines.append(
                f'<circle cx="{across:.1f}" cy="{up:.1f}" r="{radius:.1f}" fill="#2a6f97" fill-opacity="0.7"/>'
            )
    return "\n".join([*lines, "</svg>"]) + "\n"
