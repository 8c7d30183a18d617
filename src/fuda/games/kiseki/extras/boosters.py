"""What is in a booster, and which cards can come from the five of a sealed deck?

Chance comes from outside: whoever opens a booster brings the random of the numbers. A card is a number and a rarity.
"""

from collections.abc import Mapping
from typing import Final

from fuda.kernel.decisions import Randomness
from fuda.kernel.procedure import rule
from fuda.kernel.reasons import Reason

RARE: Final = "R"
SUPER_RARE: Final = "SR"
SLOTS: Final = (("C", 5), ("U", 2), (RARE, 1))  # the eight cards of a booster
SUPER_RARE_ONCE_IN: Final = 6  # boosters: one of so many has a super rare card in the place of the rare one
BOOSTERS: Final = 5  # whose cards are a sealed deck


def open_booster(rarities: Mapping[str, str], random: Randomness) -> tuple[str, ...]:
    """The cards of one booster, by rarity; no card is in it twice."""
    found: list[str] = []
    for slot, count in SLOTS:
        is_super = slot == RARE and random.below(SUPER_RARE_ONCE_IN) == 0
        wanted = SUPER_RARE if is_super else slot
        pool = [number for number, rarity in rarities.items() if rarity == wanted]
        for _ in range(count):
            found.append(pool.pop(random.below(len(pool))))
    return tuple(found)


@rule("602.3 602.3a")
def open_sealed_deck(rarities: Mapping[str, str], random: Randomness) -> tuple[tuple[str, ...], ...]:
    """The five boosters whose cards are a sealed deck."""
    return tuple([open_booster(rarities, random) for _ in range(BOOSTERS)])


@rule("602.3a")
def rarity_problems(rarities: Mapping[str, str], wanted: Mapping[str, int]) -> tuple[Reason, ...]:
    """One reason for each rarity of which five boosters hold more or fewer cards."""
    found: list[Reason] = []
    for slot, count in SLOTS:
        fitting = (RARE, SUPER_RARE) if slot == RARE else (slot,)
        cards = sum([each for number, each in wanted.items() if rarities.get(number) in fitting])
        if cards != BOOSTERS * count:
            said = "/".join(fitting)
            found.append(Reason("602.3a", "not-of-boosters", rarity=said, cards=cards, wanted=BOOSTERS * count))
    return tuple(found)
