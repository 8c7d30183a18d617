"""How do the card texts of kiseki say who attacked whom, and the how manieth time something happens in a turn?"""

from typing import Final

from fuda.games.kiseki.phrases.events import happening
from fuda.games.kiseki.words import events as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row

_OF_TURN: Final = "<このターン|このターン中|このターン中に|このターンに|各ターン>"

_ATTACKS: Final = (
    *happening(
        "{by:someone}がプレイヤーを攻撃した",
        "{by} <by:attacks|attack> a player",
        w.AttackedPlayer,
        "804.8",
        also=("{by:someone}がプレイヤーに攻撃した",),
    ),
    *happening(
        "{what:someone}が{by:any}に攻撃された",
        "{what} <what:is|are> attacked by {by}",
        w.WasAttackedBy,
        "804.8",
        also=("{what:someone}が{by:any}から攻撃<された|を受けた>",),
    ),
    *happening(
        "{player:one_player}が計画を行った",
        "{player} <player:plans|plan>",
        w.PlannedBy,
        "1323.1",
        also=("{player:one_player}が計画<を実行|>した",),
    ),
    *happening("{what:someone}がサポートを失った", "{what} <what:loses|lose> support", w.SupportLost, "1309.2"),
)

_ORDINALS: Final = (
    row(
        "event",
        "このターン{n}回目に{event:event}",
        "for the {n}th time this turn {event}",
        w.NthTime,
        "1221.1",
        also=(_OF_TURN + "{n}<回目に|度目に>{event:event}",),
    ),
)

PARTICIPANT_PHRASES: Final[tuple[Phrase, ...]] = (*_ATTACKS, *_ORDINALS)
