"""How the card texts of kiseki say how many of a group, and which.

`target` and `prey` are groups with a number, chosen when played and when resolved, and both carry their を.
"""

from typing import Final

from fuda.games.kiseki.words import effects
from fuda.games.kiseki.words import narrowing as h
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import decks as d
from fuda.language.words import nodes as n


def _selections(category: str, group: str, unit: str, units: str) -> tuple[Phrase, ...]:
    """The ways to say how many of a group: so many, up to so many, all, any number, as many as an amount, by chance."""
    what = f"{{what:{group}}}"
    return (
        row(
            category,
            f"{what}を{{n}}{unit}",
            "{n} {what@n}",
            n.Chosen,
            "1312.1",
            number="n",
            also=(
                f"{what}を{{n}}{units}",
                f"{what}{{n}}{units}を",
                *_out_of(group, f"{{n}}{units}<を|>"),
                *_ranked(group, f"を{{n}}{units}"),
            ),
        ),
        row(
            category,
            f"{what}を{{n}}{unit}まで",
            "up to {n} {what@n}",
            n.UpTo,
            "1312.1",
            number="n",
            also=(
                f"{what}を{{n}}{units}まで",
                f"{what}{{n}}{units}までを",
                f"{what}を最大{{n}}{units}<まで|>",
                *_out_of(group, f"<|最大>{{n}}{units}まで<を|>"),
            ),
        ),
        row(
            category,
            f"{what}をすべて",
            "all {what}",
            n.All,
            number=MANY,
            also=(
                f"{what}<を全て|すべてを|全てを>",
                f"<すべて|全て>の{what}を",
                *((f"{{what:all_{group}}}を",) if group in ("things", "zoned") else ()),
                *_ranked(group, "を<すべて|全て>"),
            ),
        ),
        row(
            category,
            f"{what}を任意の数",
            "any number of {what}",
            k.AnyNumber,
            "104.5",
            number=MANY,
            also=(
                f"{what}を<任意の数だけ|好きな数|好きな数だけ|任意の枚数|好きな枚数>",
                f"<任意の数|好きな数|任意の枚数|好きな枚数>の{what}を",
            ),
        ),
        row(
            category,
            f"{what}を{{amount:several}}{unit}",
            "{amount} {what}",
            k.ChosenBy,
            "1305.2",
            number=MANY,
            also=(f"{what}{{amount:several}}{unit}を",),
        ),
        row(
            category,
            f"{what}を無作為に{{n}}{unit}",
            "{n} random {what@n}",
            h.AtRandom,
            "1312.1",
            number="n",
            also=(
                f"{what}を<無作為に|ランダムに>{{n}}{units}",
                f"{what}<から|の中から><無作為に|ランダムに>{{n}}{units}<を|>",
                f"<無作為に選んだ|ランダムに選んだ>{what}{{n}}{units}を",
                f"{what}を{{n}}{units}<、|><無作為に|ランダムに>",
                f"<無作為に|ランダムに>{what}を?{{n}}{units}を?".replace("を?", "<を|>"),
            ),
        ),
    )


def _out_of(group: str, number: str) -> tuple[str, ...]:
    """Of the cards of a zone so many, without another word for them."""
    return (f"{{what:bare}}{number}",) if group == "zoned" else ()


def _ranked(group: str, number: str) -> tuple[str, ...]:
    """Of those on the field the ones that stand out, named by もの after all that are meant."""
    return (f"{{what:ranked}}{number}",) if group == "things" else ()


def _targets(group: str, unit: str, units: str) -> tuple[Phrase, ...]:
    """The ways to say how many of a group are targets."""
    what = f"{{what:{group}}}"
    return (
        row(
            "target",
            f"{what}を{{amount:count}}{unit}",
            "{amount} {what@amount}",
            effects.Targets,
            number="amount",
            also=(
                f"{what}を{{amount:count}}{units}",
                f"{what}{{amount:count}}{units}を",
                *_ranked(group, f"を{{amount:count}}{units}"),
            ),
        ),
        row(
            "target",
            f"{what}を{{amount:count}}{unit}まで",
            "up to {amount} {what@amount}",
            effects.TargetsUpTo,
            number="amount",
            also=(
                f"{what}を{{amount:count}}{units}まで",
                f"{what}{{amount:count}}{units}までを",
                f"{what}を最大{{amount:count}}{units}<まで|>",
            ),
        ),
        row(
            "target",
            f"{what}を任意の数",
            "any number of {what}",
            effects.TargetsAnyNumber,
            number=MANY,
            also=(
                f"{what}を<任意の数だけ|好きな数|好きな数だけ|任意の枚数|好きな枚数>",
                f"<任意の数|好きな数>の{what}を",
            ),
        ),
    )


PIECES: Final = "<つ|体>"  # what lies on the field; cards elsewhere are counted 枚
SHEETS: Final = "<枚|つ>"

SELECTION_PHRASES: Final[tuple[Phrase, ...]] = (
    *[
        row(
            "ranked",
            f"{{what:inner}}のうち最も{{stat:stat}}が{normal}もの",
            f"{{what@}} with the {en} {{stat}}",
            node,
            "209.1",
            also=(
                f"{{what:inner}}<のうち|の中で|の中から><、|>最も{{stat:stat}}が<{words}>もの",
                f"{{what:inner}}<のうち|の中で|の中から><、|>{{stat:stat}}が最も<{words}>もの",
            ),
        )
        for normal, words, en, node in (
            ("高い", "高い|大きい|多い", "highest", h.WithHighest),
            ("低い", "低い|小さい|少ない", "lowest", h.WithLowest),
        )
    ],
    *_targets("things", "つ", PIECES),
    *_targets("zoned", "枚", SHEETS),
    *_targets("waiting", "つ", "<つ|枚>"),
    row("prey", "{it:it}を", "{it}", also=("{it:it}を、",)),
    row("prey", "残りを", "the rest", d.Remaining, number=MANY, also=("残りのカードを<すべて|>", "残りをすべて")),
    *_selections("prey", "things", "つ", PIECES),
    *_selections("prey", "zoned", "枚", SHEETS),
    row(
        "prey",
        "{what:things}を{stat:stat}の合計が{amount:count}以上になるように最大{n}つまで",
        "up to {n} {what} whose {stat} adds up to {amount} or more",
        k.UpToTotal,
        "1411.1",
        number=MANY,
    ),
)
