"""How texts say two things in one sentence of which one lasts, one of two that is chosen, and on what they hang where
they do not name it once more."""

from typing import Final

from fuda.games.hanyo.phrases.conditions import ROWS
from fuda.games.hanyo.words import acts as t
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.joining import without_topic
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

_JOINED: Final = (
    row(
        "joined_plan",
        "{first:rule_ren}、{second:deed}",
        "{first} and {second}",
        a.Both,
        also=("{first:rule_ren}、?<さらに|その上で|>、?{second:deed}", "{first:alone_ren}、{second:deed}"),
    ),
    row("joined_plan", "{first:timed_ren}、{second:deed}", "{first} and {second}", a.Both),
    row(
        "joined_plan",
        "{first:acts_ren}、{second:timed}",
        "{first} and {second}",
        a.Both,
    ),
    row(
        "joined_plan",
        "{first:acts_ren}、{second:rules}",
        "{first} and {second}",
        a.Both,
        also=("{first:acts_ren}、{second:alone}",),
    ),
    Phrase("plan", "{effect:joined_plan}", "{effect}"),
    Phrase("tried", "{effect:joined_plan}", "{effect}"),
    row("timed_ren", "{duration:duration}、{effect:rule_ren}", "{duration}, {effect}", n.Lasting, clause="801.2b"),
)

_NEXT: Final = (
    row(
        "plan",
        "{duration:duration}、{effect:next_only}",
        "{duration}, {effect}",
        n.Lasting,
        clause="801.2b",
        also=("{duration:duration}{effect:next_only}",),
    ),
    row(
        "timed",
        "{duration:duration}、{effect:next_only}",
        "{duration}, {effect}",
        n.Lasting,
        clause="801.2b",
        also=("{duration:duration}{effect:next_only}",),
    ),
)

_EITHER: Final = (
    row(
        "deed",
        "{first:act}か、{second:acts}",
        "do one of these: {first@}, or {second@}",
        t.OneOf,
        clause="910.1",
        also=("{first:act}か、?<または|>、?{second:acts}",),
    ),
)

# 火属性なら、…: of what the sentence before is about.
_AGAIN: Final = tuple(
    [
        made
        for each in ROWS
        if each.category == "simple"
        for made in without_topic(
            each, "asked_again", "what", ("{what:object}が", "{what:some_card}が"), t.Before(), "it"
        )
    ]
)

_ON_IT: Final = (
    row(
        "statement",
        "{condition:asked_again}なら、{effects:plan}",
        "if {condition}, {effects}",
        n.If,
        also=(
            "{condition:asked_again}<場合|ならば|とき>、?{effects:plan}",
            "{condition:asked_again}<なら|場合|ならば>、?{effects:on_this}",
        ),
    ),
    row(
        "statement",
        "{condition:condition}なら{first:acts_ren}、{other:asked_again}なら{second:acts}",
        "if {condition}, {first}, and if {other}, {second}",
        t.TwoCases,
        also=(
            "{condition:condition}<なら|場合|ならば>、?{first:acts_ren}、{other:asked_again}<なら|場合|ならば>、?{second:acts}",
            "{condition:condition}<なら|場合|ならば>、?{first:on_this_ren}、{other:asked_again}<なら|場合|ならば>、?{second:on_this}",
        ),
    ),
    row(
        "statement",
        "{condition:asked_again}なら、代わりに{effect:other_effect}",
        "if {condition}, {effect} instead",
        t.InsteadIf,
        also=("{condition:asked_again}<場合|ならば|とき>、?代わりに、?{effect:other_effect}",),
    ),
)

LINKED_PHRASES: Final[tuple[Phrase, ...]] = (*_JOINED, *_NEXT, *_EITHER, *_AGAIN, *_ON_IT)
