"""A wording that is proposed keeps the numbers, sides, names and denials of the text, and most small slips of writers
lead to a wording that means the same."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from fuda.language.words.nodes import equal
from fuda.library.faithful import keeps
from fuda.library.loading import GAMES
from fuda.library.trying import kinds_of, try_text

# What writers do: polite forms, other particles, links, counters and words, commas more or fewer, another order.
SLIPS: Final[tuple[tuple[str, str], ...]] = (
    (r"引く。", "引きます。"),
    (r"置く。", "置きます。"),
    (r"する。", "します。"),
    (r"てもよい", "てもかまわない"),
    (r"ことができる", "ことが可能である"),
    (r"できない", "することはできない"),
    (r"(?<=[時なら])、", ""),
    (r"を(?=[^、。]{3})", "を、"),
    (r"。$", ""),
    (r"が(?=[^、。]{2,12}(?:なら|時|かぎり))", "は"),
    (r"(?<=\d)体", "人"),
    (r"その後、", "それから、"),
    (r"し、(?=[^。]*。)", "する。その後、"),
    (r"なら、", "であるならば、"),
    (r"(\d)(体|枚)まで", r"最大\1\2"),
)
EACH: Final = 5  # texts of a game


def _kind_of(game: str, row: dict[str, Any]) -> str:
    part = str(row["key"]).split(".")[0]
    if part in kinds_of(game):
        return part
    return str(row["class"]) if row.get("class") in kinds_of(game) else str(row["kind"])


def _slips(game: str) -> Iterator[tuple[str, str, str]]:
    """Texts of the batches, and with one slip, where that is refused; each after its kind."""
    rows = [
        row
        for path in sorted((Path(__file__).parent.parent / game / "batches").glob("*.toml"))
        for row in tomllib.loads(path.read_text("utf-8"))["text"]
        if row["now"] == "compiled" and len(row["text"]) < 90
    ]
    for turn, (slip, instead) in enumerate(SLIPS):
        for row in rows[turn * 11 :]:
            text = re.sub(slip, instead, row["text"], count=1)
            if text != row["text"] and not try_text(game, text, _kind_of(game, row), proposes=False).passed:
                yield _kind_of(game, row), row["text"], text
                break


@pytest.mark.parametrize("game", GAMES)
def test_small_slips_lead_to_a_wording_that_means_the_same(game: str) -> None:
    missed = []
    tried = 0
    for kind, meant, text in list(_slips(game))[:EACH]:
        tried += 1
        wanted = try_text(game, meant, kind, proposes=False).compiled
        assert wanted is not None
        proposed = [ja for ja, en in try_text(game, text, kind).proposals if en]
        assert all(keeps(text, each) for each in proposed)
        meanings = [try_text(game, each, kind, proposes=False).compiled for each in proposed]
        if not any(each is not None and equal(each.node, wanted.node) for each in meanings):
            missed.append((text, proposed))
    assert tried == EACH
    assert len(missed) <= 1, missed


@pytest.mark.parametrize(
    ("text", "proposed"),
    [
        ("カードを2枚引く。", "カードを3枚引く。"),
        ("カードを2枚引く。", "カードを2枚引き、カードを2枚捨てる。"),
        ("自軍のユニット1体を選ぶ。", "敵軍のユニット1体を選ぶ。"),
        ("相手は手札1枚を捨てる。", "手札1枚を捨てる。"),
        ("「イルセナ」を手札に加える。", "「テオルド」を手札に加える。"),
        ("「イルセナ」を手札に加える。", "カードを手札に加える。"),
        ("【再移動】を得る。", "【追撃】を得る。"),
        ("このユニットは攻撃できない。", "このユニットは攻撃できる。"),
        ("カードを1枚引いてもよい。", "カードを1枚引く。"),
        ("カードを1枚取る。", "カードを1枚引ける。"),
        ("1度だけカードを2枚引く。", "カードを1枚引いて2枚引く。"),
        ("ユニット2体以上", "ユニット2体以下"),
        ("ユニットすべてを選ぶ。", "ユニットを選ぶ。"),
        ("武器カードかアイテムカード1枚を手札に戻す。", "武器カード1枚を手札に戻す。"),
        ("カードを1枚引きます。", "カードを1枚引き、勝利する。"),
        ("無作為に手札1枚を捨てる。", "手札1枚を捨てる。"),
    ],
)
def test_what_says_something_else_is_not_proposed(text: str, proposed: str) -> None:
    assert not keeps(text, proposed)


@pytest.mark.parametrize(
    ("text", "proposed"),
    [
        ("カードを二枚引きます。", "カードを2枚引く。"),
        ("味方のユニットを1体選んで、それを待機状態にします。", "自軍のユニット1体を選び、待機状態にする。"),
        ("1体を選んでもかまわない。", "1体を選んでもよい。"),
        ("最大3枚のカードを捨てる。", "カードを3枚まで捨てる。"),
        ("攻撃することはできない。", "攻撃できない。"),
    ],
)
def test_another_wording_of_the_same_is_kept(text: str, proposed: str) -> None:
    assert keeps(text, proposed)
