"""What may a deck be made of? The forty cards of five boosters, or fifty of one's own choice.

Chance comes from outside: whoever opens a booster brings the source of the numbers.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fuda.kernel.decisions import Source
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason

COMMON: Final = "C"
UNCOMMON: Final = "U"
RARE: Final = "R"
SUPER_RARE: Final = "SR"
SLOTS: Final = ((COMMON, 5), (UNCOMMON, 2), (RARE, 1))  # the eight cards of a booster
SUPER_RARE_ONCE_IN: Final = 6  # boosters: one of so many has a super rare card in the place of the rare one
BOOSTERS: Final = 5  # whose cards are a sealed deck

DECK_SIZE: Final = 50
MOST_OF_A_NAME: Final = 4
GENERAL: Final = "一般"


class Print(NamedTuple):
    """What deck building asks of a card."""

    number: str
    name: str
    subname: str
    rarity: str


def open_booster(prints: Sequence[Print], source: Source) -> tuple[str, ...]:
    """The cards of one booster, by rarity; no card is in it twice."""
    found: list[str] = []
    for slot, count in SLOTS:
        grand = slot == RARE and source.below(SUPER_RARE_ONCE_IN) == 0
        wanted = SUPER_RARE if grand else slot
        pool = [each.number for each in prints if each.rarity == wanted]
        for _ in range(count):
            found.append(pool.pop(source.below(len(pool))))
    return tuple(found)


@rule("602.3 602.3a")
def open_sealed_deck(prints: Sequence[Print], source: Source) -> tuple[str, ...]:
    """The cards of five boosters; they are the deck."""
    found: list[str] = []
    for _ in range(BOOSTERS):
        found += open_booster(prints, source)
    return tuple(found)


@rule("602.1 602.3a 602.3b")
def sealed_problems(prints: Mapping[str, Print], wanted: Mapping[str, int]) -> tuple[Reason, ...]:
    """Why these cannot be the cards of five boosters; how many there are of a name does not matter."""
    found = _unknown(prints, wanted)
    size = BOOSTERS * sum([count for _, count in SLOTS])
    total = sum(wanted.values())
    if total != size:
        found.append(Reason("602.3a", "wrong-deck-size", cards=total, wanted=size))
        return tuple(found)
    for slot, each in SLOTS:
        rarities = (RARE, SUPER_RARE) if slot == RARE else (slot,)
        known = [number for number in wanted if number in prints and prints[number].rarity in rarities]
        cards = sum([wanted[number] for number in known])
        if cards != BOOSTERS * each:
            said = "/".join(rarities)
            found.append(Reason("602.3a", "not-of-boosters", rarity=said, cards=cards, wanted=BOOSTERS * each))
    return tuple(found)


@rule("602.1 602.4 602.4a 602.4b 602.4b-1")
def strategy_problems(prints: Mapping[str, Print], wanted: Mapping[str, int]) -> tuple[Reason, ...]:
    """One reason for each rule of deck building that the list breaks."""
    found = _unknown(prints, wanted)
    total = sum(wanted.values())
    if total != DECK_SIZE:
        found.append(Reason("602.4a", "wrong-deck-size", cards=total, wanted=DECK_SIZE))
    alike: dict[tuple[str, str], int] = {}
    for number, count in wanted.items():
        if number in prints:
            name = (prints[number].name, prints[number].subname)
            alike[name] = alike.get(name, 0) + count
    for (card, subname), count in alike.items():
        if count > MOST_OF_A_NAME and subname != GENERAL:
            shown = f"{card}[{subname}]" if subname else card
            found.append(Reason("602.4b", "too-many-of-a-name", name=shown, cards=count, most=MOST_OF_A_NAME))
    return tuple(found)


def _unknown(prints: Mapping[str, Print], wanted: Mapping[str, int]) -> list[Reason]:
    return [Reason("602.1", "no-such-card", card=number) for number in wanted if number not in prints]
