"""What is called what? Writes docs/glossary.md: the terms of every rulebook, as the program says and spells them.

    python -m tools.glossary               write it anew
    python -m tools.glossary --check       say whether it is what the tables say

The words of the trade stand in `TRADE`; the terms of the games are read from their message tables, so that the word in
the code, on the wire and in both languages is the same one.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from fuda.library.loading import GAMES, entry_of
from fuda.library.messages import read_words

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "glossary.md"
SECTIONS: Final = ("zone", "phase", "step", "timing", "kind", "class", "state", "trait", "icon", "verb")
TRADE: Final = """
cache | キャッシュ | what is remembered between derivations; dropping it changes no answer (law `cache`)
depends on | 依存する | the inputs by which the outcome of an effect may change; the unknown: on all
derive | 導出する | to work out facts from the tables; nothing derived is stored in a state
facts | 事実 | everything derived for a position; forgotten at the next event, unless it `keeps_facts`
base layer | 基礎層 | what is printed, before any lasting effect
layer | 層 | effects are folded over the base layer in layers, within a layer by timestamp and dependency
listener | リスナー | an ability in force that waits for an event (`triggers`)
mask | マスク | a whole number whose bits say which of several things hold; bit n of `known` is seat n
frame | フレーム | a procedure under way: its fields are its variables, its program counter is the clause
step | 手順 | a method of a procedure, labelled with the clauses that it carries out
decision | 決定 | a question as a value: a seat, a clause, a way to list, count, check and sample answers
event | イベント | the only thing that changes tables
handle | ハンドル | the name under which seats speak of a card; it changes when a card is hidden
twin | 双子 | a state that differs from a game only in what one seat cannot see
law | 法則 | what must hold for every game, looked at in random games
ruling | 裁定 | what we decided where a rulebook is silent, with reason and test
mutant | 変異 | a small change to a rule that a citing test must notice
"""


def written() -> str:
    """The page."""
    lines = [
        "# Glossary 用語集",
        "",
        "Written by `python -m tools.glossary` from the message tables; not edited by hand.",
        "メッセージの表から作られます。手では直しません。",
        "",
        "## Words of the trade プログラムの言葉",
        "",
        "| English | 日本語 | meaning |",
        "|---|---|---|",
        *[f"| {row} |" for row in TRADE.strip().split("\n")],
    ]
    for game, entry in GAMES.items():
        ja, en = [read_words(entry_of(game).folder / "messages", language) for language in ("ja", "en")]
        lines += [
            "",
            f"## {entry.name.en} {entry.name.ja} (`{game}`)",
            "",
            "| 日本語 | English | identifier | |",
            "|---|---|---|---|",
        ]
        for section in SECTIONS:
            for key, said in ja.get(section, {}).items():
                other = en.get(section, {}).get(key)
                if isinstance(said, str) and isinstance(other, str):
                    lines.append(f"| {_plain(said)} | {_plain(other)} | `{key}` | {section} |")
    return "\n".join(lines) + "\n"


def _plain(said: str) -> str:
    """A term without the places for names, and fit for a table."""
    return re.sub(r"^の|( of)? ?\{[^}]*\}の?", "", said).replace("|", "\\|").strip()


def main() -> int:
    """Write or check the page; 1 when it is out of date."""
    text = written()
    if "--check" in sys.argv:
        fresh = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == text
        print("fresh" if fresh else "docs/glossary.md is out of date: run `python -m tools.glossary`")
        return 0 if fresh else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
