"""How texts say how often something may be done in a turn (`limit`), and how often it has been done (`simple`).

What can be counted is a value of a category: `capped` and `allowed` follow the number, `done` is what was done. Where
what it is done to stands before the number, each verb has wordings of its own.
"""

from typing import Final

from fuda.games.hanyo.words import conditions as k
from fuda.games.hanyo.words import rules as u
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.conditions import bounds
from fuda.language.japanese.conjugation import conjugate
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

_COMMANDS: Final = (
    ("strategy", "戦略", "strategies"),
    ("tactics", "戦術", "tactics cards"),
    ("enhancement", "強化", "enhancements"),
    ("command", "コマンド", "commands"),
)
# The deed, to what it is done, the counter, the verbs with their classes, and the English.
_COUNTABLE: Final = (
    ("charge", "", "回", (("チャージする", "suru"),), "charge"),
    ("retreat", "", "回", (("退却する", "suru"), ("メイン・ユニットを退却させる", "ichidan")), "retreat"),
    ("out", "ユニットを", "体", (("出す", "godan"),), "put out units"),
    *[
        (deed, f"<{ja}|{ja}カード>を", "枚", (("プレイする", "suru"), ("使う", "godan")), f"play {en}")
        for deed, ja, en in _COMMANDS
    ],
    ("ex", "EXスキルを", "回", (("使う", "godan"), ("使用する", "suru"), ("プレイする", "suru")), "use EX skills"),
    ("draw", "<デッキ|カード>を", "枚", (("引く", "godan"),), "draw cards"),
)


def _either(spelt: list[str]) -> str:
    return f"<{'|'.join(dict.fromkeys(spelt))}>"


def _cannot(verbs: tuple[tuple[str, str], ...]) -> str:
    forms = [conjugate(verb, kind) for verb, kind in verbs]
    return _either([said for each in forms for said in (each.impossible, f"{each.plain}ことができない")])


def _can(verbs: tuple[tuple[str, str], ...]) -> str:
    forms = [conjugate(verb, kind) for verb, kind in verbs]
    return _either(
        [said for each in forms for said in (each.potential, f"{each.plain}ことができる", f"{each.te}もよい")]
    )


_WHO: Final = "{player:players}は、?<1ターンに|>"
_LIMITS: Final = (
    row(
        "limit",
        "{player:players}は1ターンに{n}{deed:capped}",
        "{player} cannot {deed} more than {n:time} each turn",
        u.AtMostDo,
        clause="104.4",
        also=(
            f"{_WHO}{{n}}{{deed:capped}}",
            *[
                Spelt(f"{_WHO}{things or 'チャージを'}{{n}}{counter}<しか|までしか>{_cannot(verbs)}", {"deed": deed})
                for deed, things, counter, verbs, _ in _COUNTABLE
                if things
            ],
            Spelt(f"{_WHO}チャージを{{n}}回<しか|までしか><行えない|できない>", {"deed": "charge"}),
        ),
    ),
    row(
        "limit",
        "{player:players}は1ターンに{n}{deed:allowed}",
        "{player} may {deed} up to {n:time} each turn",
        u.MayDoUpTo,
        clause="104.1",
        also=(
            f"{_WHO}{{n}}{{deed:allowed}}",
            *[
                Spelt(f"{_WHO}{things}{{n}}{counter}まで{_can(verbs)}", {"deed": deed})
                for deed, things, counter, verbs, _ in _COUNTABLE
                if things
            ],
            Spelt(f"{_WHO}チャージを{{n}}回まで<行える|行うことができる|行ってもよい|できる>", {"deed": "charge"}),
        ),
    ),
    *[
        made
        for deed, things, counter, verbs, en in _COUNTABLE
        for made in (
            row(
                "capped",
                f"{counter}しか{things}{_cannot(verbs)}",
                en,
                value=deed,
                also=(f"{counter}までしか{things}{_cannot(verbs)}",),
            ),
            row(
                "allowed",
                f"{counter}まで{things}{_can(verbs)}",
                en,
                value=deed,
                also=(f"{counter}{things}{_can(verbs)}",),
            ),
        )
    ],
)


def _often() -> tuple[Phrase, ...]:
    """How many times, by any counter."""
    found: list[Phrase] = []
    for each in bounds("often", "回", "fewer"):
        also = [str(wording.ja).replace("回", f"{other}") for other in "枚体度つ" for wording in each.wordings]
        known = [wording.ja for wording in each.wordings]
        more = tuple([ja for ja in dict.fromkeys([*known[1:], *also]) if ja != known[0]])
        found.append(Phrase("often", each.ja, each.en, each.node, each.clause, each.const, None, each.number, more))
    return tuple(found)


# What stands before the number in a condition, and the verb behind it.
_DONE: Final = (
    ("charge", "チャージを", ("行って",)),
    *[(deed, f"<{ja}|{ja}カード>を", ("プレイして", "使って", "使用して")) for deed, ja, _ in _COMMANDS],
    ("draw", "<デッキ|カード>を", ("引いて",)),
    ("enter", "ユニットを", ("出して",)),
    ("discard", "手札を", ("捨てて",)),
    ("ko", "ユニットを", ("KOされて",)),
)
_TURN: Final = "<このターンに|このターン中に|このターン、>、?"
_TIMES: Final = (
    row(
        "simple",
        "このターンに{player:player}が{bound:often}{deed:done}",
        "{player} <player:has|have> {deed} {bound} times this turn",
        k.DidTimes,
        clause="104.2",
        also=(
            "このターン<中に|、>、?{player:player}が{bound:often}{deed:done}",
            "{player:player}が、?このターン<に|中に|>{bound:often}{deed:done}",
            Spelt(f"{_TURN}{{bound:often}}{{deed:done}}", {"player": n.You()}),
            *[
                Spelt(
                    f"<{_TURN}{{player:player}}が|{{player:player}}がこのターン<に|中に|>>{things}{{bound:often}}{each}<いる|いた>",
                    {"deed": deed},
                )
                for deed, things, te in _DONE
                for each in te
            ],
            *[
                Spelt(f"{_TURN}{things}{{bound:often}}{each}<いる|いた>", {"deed": deed, "player": n.You()})
                for deed, things, te in _DONE
                for each in te
            ],
            Spelt(f"{_TURN}{{player:controller}}のユニットが{{bound:often}}KO<して|されて><いる|いた>", {"deed": "ko"}),
            Spelt(f"{_TURN}{{player:controller}}のユニットが{{bound:often}}KO<した|された>", {"deed": "ko"}),
        ),
    ),
)

LIMIT_PHRASES: Final[tuple[Phrase, ...]] = _LIMITS
TIMES_PHRASES: Final[tuple[Phrase, ...]] = (*_often(), *_TIMES)
