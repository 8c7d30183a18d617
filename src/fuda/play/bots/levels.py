"""How strong is the computer to be? Eight levels with names; each is another bot with a budget of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fuda.library.files import read_toml
from fuda.library.ledger import Words
from fuda.play.players import Player, UnknownBot, bot

TABLE: Final = Path(__file__).parent / "levels.toml"
USUAL: Final = 3  # the level of whoever names none


class Level(NamedTuple):
    """A level: its number, the bot that plays it, its name in both languages."""

    number: int
    bot: str
    name: Words


@cache
def levels() -> tuple[Level, ...]:
    """All levels, the weakest first.

    >>> levels()[0].name.en
    'First steps'
    """
    rows = read_toml(TABLE)[0]["level"]
    return tuple([Level(place + 1, row["bot"], Words(row["ja"], row["en"])) for place, row in enumerate(rows)])


def level_bot(name: str, number: str, seed: str) -> Player:
    """The bot that plays a level, under the name of the level; UnknownBot when there is none of that number.

    >>> level_bot("level:3", "3", "7").name
    'level:3'
    """
    known = {str(each.number): each for each in levels()}
    if number not in known:
        raise UnknownBot("bot-level", bot=name, most=len(known))
    made = bot(known[number].bot, seed)
    made.name = name
    return made
