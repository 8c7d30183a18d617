"""Which decks may be played? 602."""

from __future__ import annotations

from typing import Final

from fuda.games.kiseki.cards import CardList
from fuda.games.kiseki.extras.boosters import rarity_problems
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason

STRATEGY_SIZE: Final = 50
BLITZ_SIZE: Final = 40
MOST_OF_A_NAME: Final = 4
GENERIC: Final = "一般"


@rule("104.1 602.1 602.2 602.3 602.3a 602.4 602.4a")
def deck_problems(cards: CardList, wanted: dict[str, int], form: str = "strategy") -> tuple[Reason, ...]:
    """602. One reason for each rule of deck building that the list breaks."""
    found: list[Reason] = []
    total = sum(wanted.values())
    size = STRATEGY_SIZE if form == "strategy" else BLITZ_SIZE
    if total != size:
        clause = "602.4a" if form == "strategy" else "602.3a"
        found.append(Reason(clause, "wrong-deck-size", cards=total, wanted=size))
    by_name: dict[tuple[str, str], int] = {}
    for number, count in wanted.items():
        printed = cards.by_number.get(number)
        if printed is None:
            found.append(Reason("602.1", "no-such-card", card=number))
            continue
        card = cards.cards[printed]
        name = (card.name, card.subname)
        by_name[name] = by_name.get(name, 0) + count
    if form == "strategy":
        found += _too_many(by_name)
    elif total == size:
        found += rarity_problems({card.number: card.rarity for card in cards.cards}, wanted)
    return tuple(found)


@rule("602.3b 602.4b 602.4b-1")
def _too_many(by_name: dict[tuple[str, str], int]) -> list[Reason]:
    """At most four of the same name and sub-name; any number of what is 一般."""
    return [
        Reason(
            "602.4b",
            "too-many-of-a-name",
            name=f"{name}[{subname}]" if subname else name,
            cards=count,
            most=MOST_OF_A_NAME,
        )
        for (name, subname), count in by_name.items()
        if count > MOST_OF_A_NAME and subname != GENERIC
    ]
