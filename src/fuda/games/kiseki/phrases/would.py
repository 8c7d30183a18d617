"""How the card texts of kiseki speak of what would happen: a `would` stands before なら、代わりに in the present."""

from typing import Final

from fuda.games.kiseki.phrases.events import amid
from fuda.games.kiseki.words import events as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import nodes as n


def _would(ja: str, en: str, node: type[n.Node], clause: str, also: tuple[str, ...] = ()) -> tuple[Phrase, ...]:
    """What would happen, with the state in which somebody is at the time or without."""
    return (row("would", ja, en, node, clause, also=(*also, *amid(ja, *also))),)


# What would happen, and the forms in which a text says so.
_WOULD: Final = (
    *_would(
        "{what:someone}がスタンする",
        "{what} would be stunned",
        w.Stunned,
        "1216.1",
        also=("{what:someone}がスタン状態になる",),
    ),
    *_would(
        "{what:someone}がオーバーキルダメージを与える",
        "{what} would deal overkill damage",
        w.OverkillDealt,
        "1222.3",
    ),
    row(
        "dealing",
        "{what:someone}が与えるオーバーキルダメージ",
        "{what} would deal overkill damage",
        w.OverkillDealt,
        "1222.3",
        also=("{what:someone}の<与える|>オーバーキルダメージ",),
    ),
    row(
        "dealing",
        "{player:one_player}が受けるオーバーキルダメージ",
        "{player} would take overkill damage",
        w.OverkillTaken,
        "1216.1",
    ),
    row(
        "dealing",
        "{player:one_player}が受けるスタンダメージ",
        "{player} would take stun damage",
        w.StunDamageTaken,
        "1216.1",
    ),
    row(
        "entering",
        "{what:someone}が場に出る",
        "{what} would enter the field",
        n.Entered,
        "1320.1",
        also=("{what:someone}が<登場する|場に出される>",),
    ),
    row(
        "entering_who",
        "{what:someone}は",
        "{what} would enter the field",
        n.Entered,
        "1320.1",
        also=("{what:someone}は<、|すべて|すべて、>",),
    ),
    *_would("{what:someone}が即死する", "{what} would be slain", w.Slain, "1216.1"),
    *_would("{what:whoever}が破壊される", "{what} would be destroyed", n.Destroyed, "1216.1"),
    *_would("{what:whoever}が捨てられる", "{what} would be discarded", w.Discarded, "1216.1"),
    *_would(
        "{what:whoever}が除外される",
        "{what} would be removed",
        w.WasRemoved,
        "1216.1",
        also=("{what:whoever}がゲームから除外される",),
    ),
    *_would("{what:whoever}が軌跡に置かれる", "{what} would be put into the trail", w.PutIntoTrail, "1216.1"),
    *_would(
        "{what:someone}が{zone:source_zone}から軌跡に置かれる",
        "{what} would be put from {zone} into the trail",
        w.PutIntoTrailFrom,
        "1216.1",
        also=("{zone:source_zone}から{what:someone}が軌跡に置かれる",),
    ),
    *_would(
        "{what:someone}が場を離れる",
        "{what} would leave the field",
        w.Left,
        "1216.1",
        also=("{what:someone}が場から離れる",),
    ),
    *_would(
        "{what:someone}が手札に戻る",
        "{what} would return to hand",
        w.ReturnedToHand,
        "1216.1",
        also=("{what:someone}が手札に戻される",),
    ),
    *_would("{what:someone}が回復する", "{what} would recover", w.Recovered, "1216.1"),
    *_would(
        "{what:whoever}がレディする",
        "{what} would be readied",
        w.Readied,
        "1216.1",
        also=("{what:whoever}がレディ状態になる",),
    ),
    *_would(
        "{what:whoever}がアクションする",
        "{what} would be actioned",
        w.Actioned,
        "1216.1",
        also=("{what:whoever}がアクション<状態になる|される>",),
    ),
    *_would(
        "{player:one_player}がカードを引く",
        "{player} would draw a card",
        w.Drew,
        "1216.1",
        also=("{player:one_player}がカードを1枚引く",),
    ),
    *_would("{player:one_player}が絆を失う", "{player} would lose bonds", w.BondsLost, "1216.1"),
    *_would("{player:one_player}が絆を得る", "{player} would gain bonds", w.BondsGained, "1216.1"),
    *_would(
        "{player:one_player}がオーバーキルダメージを受ける",
        "{player} would take overkill damage",
        w.OverkillTaken,
        "1216.1",
    ),
    *_would(
        "{player:one_player}がスタンダメージを受ける",
        "{player} would take stun damage",
        w.StunDamageTaken,
        "1216.1",
    ),
)

WOULD_PHRASES: Final[tuple[Phrase, ...]] = (*_WOULD,)
