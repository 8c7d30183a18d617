"""How texts say what is to be done later: the next time something happens, each time, or at a moment to come."""

from typing import Final

from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

LATER_PHRASES: Final[tuple[Phrase, ...]] = (
    row(
        "later",
        "{event:event}たび、{effect:put_off}",
        "each time {event}, {effect}",
        a.Repeated,
        clause="807.6",
        also=("{event:event}<たびに|度に|度>、?{effect:put_off}",),
    ),
    row(
        "later",
        "次に{event:event}とき、{effect:put_off}",
        "the next time {event}, {effect}",
        a.Delayed,
        clause="807.6",
        also=("次に{event:event}<時|ときに|場合|なら>、?{effect:put_off}",),
    ),
    # Said of a time to come, it waits for the first such event only (807.6a).
    row(
        "whenever",
        "{event:event}とき、{effect:put_off}",
        "the next time {event}, {effect}",
        a.Delayed,
        clause="807.6a",
        also=("{event:event}<時|ときに|場合|なら>、?{effect:put_off}",),
    ),
    row(
        "later",
        "{event:next_moment}、{effect:put_off}",
        "at {event}, {effect}",
        a.Delayed,
        clause="807.6",
        also=("{event:next_moment}に、?{effect:put_off}",),
    ),
    row(
        "later",
        "{event:this_end}、{effect:put_off}",
        "at {event}, {effect}",
        a.Delayed,
        clause="807.6",
        also=("{event:this_end}{effect:put_off}",),
    ),
    Phrase("put_off", "{effect:deed}", "{effect}"),
    Phrase("put_off", "{effect:timed}", "{effect}"),
    Phrase("off", "{effect:deed}", "{effect}"),
    Phrase("off", "{effect:timed}", "{effect}"),
    row(
        "put_off",
        "{condition:condition}なら、{effects:off}",
        "if {condition}, {effects}",
        n.If,
        also=("{condition:condition}<なら|場合|とき>、?{effects:off}", "{condition:unless_so}、{effects:off}"),
    ),
)
