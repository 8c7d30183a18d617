"""How the card texts of kiseki speak of what happens: an `event` stands before 時 in the past, a `would` before
なら、代わりに in the present."""

import re
from typing import Final

from fuda.games.kiseki.words import events as w
from fuda.games.kiseki.words import things as k
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row, spellings
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

# What a text says of something that happens, said of the past and in the present.
_PRESENT: Final = (
    ("与えた", "与える"),
    ("受けた", "受ける"),
    ("離れた", "離れる"),
    ("増えた", "増える"),
    ("減った", "減る"),
    ("捨てた", "捨てる"),
    ("戻った", "戻る"),
    ("失った", "失う"),
    ("引いた", "引く"),
    ("なった", "なる"),
    ("出た", "出る"),
    ("得た", "得る"),
    ("れた", "れる"),
    ("行った", "行う"),
    ("した", "する"),
)


def happening(
    ja: str,
    en: str,
    node: type[n.Node],
    clause: str = "",
    also: tuple[str, ...] = (),
    short: tuple[Spelt, ...] = (),
) -> tuple[Phrase, ...]:
    """An event, in the past and in the present, with commas behind who or without."""
    also = (*also, *amid(ja, *also))
    spelt = [each for pattern in (ja, *also) for each in spellings(pattern)]
    now = row("event", ja, en, node, clause, also=(*spelt, *[_now(each) for each in spelt], *short))
    return (now, *happened(ja, en, node, clause, also), *first_time(ja, en, node, clause, also))


def amid(*patterns: str) -> tuple[str, ...]:
    """The wordings that say in which state somebody was at the time, where there can be such.

    >>> amid("{what:someone}が攻撃した", "相手が攻撃した")
    ('{what:amidst}攻撃した',)
    """
    heads = ("{what:someone}が", "{what:whoever}が")
    return tuple(
        ["{what:amidst}" + each.removeprefix(head) for each in patterns for head in heads if each.startswith(head)]
    )


FIRST: Final = "<このターン|このターン中に|このターン中|各ターン><初めて|最初に>"


def first_time(ja: str, en: str, node: type[n.Node], clause: str, also: tuple[str, ...]) -> tuple[Phrase, ...]:
    """The event with the words behind who that it is the first one of the turn."""
    if node in (w.Attacked, w.AttackedEach, w.AttackedFirst):
        return ()  # there are words of their own for these
    heads = ("{what:someone}が", "{what:whoever}が", "{player:one_player}が")
    spelt = [head + FIRST + each.removeprefix(head) for each in (ja, *also) for head in heads if each.startswith(head)]
    return (row("first_event", spelt[0], en, node, clause, also=tuple(spelt[1:])),) if spelt else ()


# The past of the English verbs that say so, where it does not end in -ed.
_PASTS: Final = {
    "enter": "entered",
    "leave": "left",
    "lose": "lost",
    "draw": "drew",
    "deal": "dealt",
    "take": "took",
    "stun": "stunned",
    "become": "became",
    "make": "made",
}


def said_of_the_past(en: str) -> str:
    """The English of an event, of something that has happened.

    >>> said_of_the_past("{what} <what:is|are> stunned"), said_of_the_past("{player} <player:draws|draw> a card")
    ('{what} <what:was|were> stunned', '{player} drew a card')
    """
    en = en.replace("is|are", "was|were").replace(" is ", " was ")
    en = re.sub(r"<\w+:\w+\|(?!were)(\w+)>", lambda found: _past(found.group(1)), en)
    return re.sub(
        r"} (attack|board|stun|battle|boards|stuns|attacks)s? ",
        lambda found: "} " + _past(found.group(1).rstrip("s")) + " ",
        en,
    )


def _past(verb: str) -> str:
    return _PASTS.get(verb, verb + ("d" if verb.endswith("e") else "ed"))


def happened(ja: str, en: str, node: type[n.Node], clause: str, also: tuple[str, ...]) -> tuple[Phrase, ...]:
    """The event as something that has happened in this turn, and that has not."""
    if node in (w.DrewOutside, w.Played, w.Attacked, w.EnteredFrom, w.PlayedOutOf):
        return ()  # there are conditions of their own for these
    english = said_of_the_past(en)
    stems = [each[:-1] for pattern in (ja, *also) for each in spellings(pattern) if each.endswith("た")]
    return (
        row("happened", ja, english, node, clause, also=tuple([f"{each}<た|ている|ていた>" for each in stems])),
        row(
            "unhappened",
            stems[0] + "ていない",
            english,
            node,
            clause,
            also=tuple([f"{each}ていな<い|かった>" for each in stems]),
        ),
    )


def _now(spelling: str) -> str:
    return next(
        (spelling.removesuffix(past) + now for past, now in _PRESENT if spelling.endswith(past)),
        spelling,
    )


_EVENTS: Final = (
    *happening(
        "{what:someone}が攻撃した",
        "{what} <what:attacks|attack>",
        w.Attacked,
        clause="804.8",
        short=tuple(
            [
                Spelt(f"{ja}が攻撃<した|を行った>", {"what": m.AnyOf(n.Controlled(player, k.OfKind("UNIT")))})
                for ja, player in (("あなた", n.You()), ("相手", n.Opponent()))
            ]
        ),
    ),
    *happening("{what:someone}が1つ攻撃した", "{what} attacks (each by itself)", w.AttackedEach, clause="1211.7"),
    *happening(
        "{what:someone}がこのターン中初めて攻撃した",
        "{what} attacks for the first time this turn",
        w.AttackedFirst,
        clause="1404.1",
    ),
    *happening(
        "{what:someone}が単独で攻撃した",
        "{what} attacks alone",
        w.AttackedAlone,
        clause="1326.4",
        also=("{what:someone}が1つだけで攻撃した",),
    ),
    *happening("{what:someone}がスクラム攻撃した", "{what} attacks in a scrum", w.ScrumAttacked, clause="804.8"),
    *happening(
        "{by:someone}が{what:prize}に攻撃した",
        "{by} attacks {what}",
        w.AttackedWhat,
        clause="804.8",
        also=("{by:someone}が{what:prize}を攻撃した",),
    ),
    row("prize", "{what:any}", "{what}"),
    row("prize", "相手", "your opponent", n.Opponent, clause="803.5b"),
    *happening(
        "{what:someone}が攻撃された",
        "{what} <what:is|are> attacked",
        w.WasAttacked,
        clause="804.8",
        also=("{what:someone}が応戦した",),
    ),
    *happening(
        "{what:someone}が戦闘した",
        "{what} <what:battles|battle>",
        w.Battled,
        "804.5",
        also=("{what:someone}が戦闘を行った",),
    ),
    *happening(
        "{by:object}が{what:any}と戦闘した",
        "{by} <by:battles|battle> with {what}",
        w.BattledWith,
        "804.5",
        also=("{by:object}が{what:any}との戦闘を行った",),
    ),
    *happening(
        "{by:object}が攻撃で{what:any}をスタンした",
        "{by} stuns {what} by attacking",
        w.StunnedByAttack,
        "804.11a-2",
        also=(
            "{by:object}が攻撃<によって|により>{what:any}をスタン<した|させた>",
            "{by:object}が戦闘<で|によって|により>{what:any}をスタン<した|させた>",
            "{by:object}の攻撃<で|によって|により>{what:any}がスタンした",
        ),
    ),
    *happening("{what:someone}がスクラム攻撃された", "{what} is attacked by a scrum", w.WasScrumAttacked),
    *happening(
        "{what:someone}がスタンした",
        "{what} <what:is|are> stunned",
        w.Stunned,
        clause="1306.1",
        also=("{what:someone}がスタン<状態になった|させられた>",),
    ),
    *happening("{by:object}が{what:any}をスタンした", "{by} stuns {what}", w.StunnedBy, clause="1222.4"),
    *happening(
        "{what:someone}がオーバーキルダメージを与えた",
        "{what} <what:deals|deal> overkill damage",
        w.OverkillDealt,
        clause="1222.3",
    ),
    *happening(
        "{player:one_player}がオーバーキルダメージを受けた",
        "{player} <player:takes|take> overkill damage",
        w.OverkillTaken,
        clause="804.11a-3",
    ),
    *happening(
        "{player:one_player}が{what:kinds}をプレイした",
        "{player} <player:plays|play> any {what@what}",
        w.Played,
        clause="1204.2k",
    ),
    *happening(
        "{player:one_player}が{zone:source_zone}から{what:kinds}をプレイした",
        "{player} <player:plays|play> any {what@what} from {zone}",
        w.PlayedOutOf,
        clause="1204.2k",
        also=("{player:one_player}が{what:kinds}を{zone:source_zone}からプレイした",),
    ),
    *happening(
        "{player:one_player}が{what:object}をプレイした",
        "{player} <player:plays|play> {what}",
        w.Played,
        "1204.2k",
        short=(Spelt("{what:object}<をプレイした|がプレイされた>", {"player": n.You()}),),
    ),
    *happening(
        "{player:one_player}が{zone:source_zone}から{what:object}をプレイした",
        "{player} <player:plays|play> {what} from {zone}",
        w.PlayedOutOf,
        "1204.2k",
        also=("{player:one_player}が{what:object}を{zone:source_zone}からプレイした",),
        short=(
            Spelt("{what:object}<を|が>{zone:source_zone}から<プレイした|プレイされた>", {"player": n.You()}),
            Spelt("{zone:source_zone}から{what:object}<をプレイした|がプレイされた>", {"player": n.You()}),
        ),
    ),
    row("source_zone", "拠点", "the homebase", k.AnyHomebase, clause="507.1"),
    row("source_zone", "手札", "hand", n.Hand, const={"player": k.Oneself()}, clause="505.4"),
    row("source_zone", "場", "the field", k.AnyField, clause="506.1"),
    row("source_zone", "軌跡", "the trail", k.AnyTrail, clause="508.1"),
    Phrase("source_zone", "{zone:pile_of}", "{zone}"),
    Phrase("pile_of", "{player:whose}の拠点", "{player} homebase", k.Homebase, clause="507.1"),
    Phrase("pile_of", "{player:whose}の軌跡", "{player} trail", k.Trail, clause="508.1"),
    Phrase("pile_of", "{player:whose}の手札", "{player} hand", n.Hand, clause="505.1"),
    Phrase("pile_of", "{player:whose}のデッキ", "{player} deck", d.DeckOf, clause="504.1"),
    *happening(
        "{player:one_player}が{ability:ability}をプレイした",
        "{player} <player:plays|play> any {ability@ability}",
        w.AbilityPlayed,
        clause="1204.2k",
    ),
    *happening("この【{label:label}】をプレイした", "{label} of this is played", w.OwnIconPlayed, clause="1211.10"),
    *happening(
        "{what:someone}が場に出た",
        "{what} <what:enters|enter> the field",
        n.Entered,
        clause="1322.1",
        also=("{what:someone}が<場に出された|登場した|場に登場した>",),
    ),
    *happening(
        "{what:someone}が{zone:source_zone}から場に出た",
        "{what} <what:enters|enter> the field from {zone}",
        w.EnteredFrom,
        "1320.1",
        also=(
            "{what:someone}が{zone:source_zone}から<場に出された|登場した>",
            "{zone:source_zone}から{what:someone}が<場に出た|場に出された|登場した>",
        ),
    ),
    *happening(
        "{what:someone}が場を離れた",
        "{what} <what:leaves|leave> the field",
        w.Left,
        clause="1211.6b",
        also=("{what:someone}が場から離れた",),
    ),
    *happening(
        "{player:one_player}が{what:kinds}の{ability:ability}をプレイした",
        "{player} <player:plays|play> any {ability@ability} of any {what@what}",
        w.AbilityPlayedOf,
        clause="1204.2k",
    ),
    *happening(
        "{player:one_player}が{step:step}以外でカードを引いた",
        "{player} <player:draws|draw> a card outside of the {step}",
        w.DrewOutside,
        clause="1313.1",
        also=("{step:step}以外で{player:one_player}がカードを引いた",),
    ),
    *happening(
        "{what:someone}が拠点に置かれた",
        "{what} is put into the homebase",
        w.PutIntoHomebase,
        clause="507.1",
        also=("{what:someone}が拠点に<移動した|移された>",),
    ),
    *happening(
        "{player:one_player}がスクラムサポートを行った",
        "{player} <player:makes|make> a scrum support",
        w.SupportPlayed,
        clause="1218.1",
        also=("{player:one_player}がスクラムサポート<を実行した|をした|した>",),
    ),
    *happening(
        "{what:someone}がスクラムサポートした",
        "{what} <what:supports|support> in a scrum",
        w.Supported,
        "1218.1",
        also=("{what:someone}がスクラムサポートを<実行した|行った|した>",),
    ),
    *happening(
        "{what:someone}がスクラムサポートされた",
        "{what} <what:is|are> supported in a scrum",
        w.WasSupported,
        "1218.1",
        also=("{what:someone}がスクラムサポートを受けた", "{what:someone}がスクラムサポートの対象に<なった|選ばれた>"),
    ),
    *happening(
        "{what:someone}が{player:whose}の{ability:aimed_by}の対象になった",
        "{what} <what:becomes|become> a target of {player} {ability}",
        w.WasTargeted,
        clause="1204.2d",
        also=("{what:someone}が{player:whose}の{ability:aimed_by}の対象に<された|選ばれた>",),
    ),
    row("aimed_by", "アーツ", "arts", value="art", clause="1213.1"),
    row("aimed_by", "クラフト", "crafts", value="craft", clause="1210.1"),
    row("aimed_by", "能力", "abilities", value="ability", clause="1201.1"),
    row("aimed_by", "<カードや能力|カードか能力|効果>", "cards or abilities", value="any", clause="1204.2d"),
    *happening("{what:whoever}が軌跡に置かれた", "{what} is put into the trail", w.PutIntoTrail, clause="508.1"),
    *happening(
        "{what:someone}が{zone:source_zone}から軌跡に置かれた",
        "{what} is put from {zone} into the trail",
        w.PutIntoTrailFrom,
        clause="1211.6",
        also=("{zone:source_zone}から{what:someone}が軌跡に置かれた",),
    ),
    *happening(
        "{what:whoever}が{player:one_player}によって軌跡に置かれた",
        "{what} is put into the trail by {player}",
        w.PutIntoTrailBy,
        clause="1222.5",
    ),
    *happening("{what:whoever}が捨てられた", "{what} <what:is|are> discarded", w.Discarded, clause="1314.1"),
    *happening(
        "{player:one_player}が手札を捨てた",
        "{player} <player:discards|discard> from hand",
        w.HandDiscarded,
        also=(
            "{player:one_player}が<手札のカードを|カードを手札から|手札からカードを><捨てた|1枚捨てた>",
            "{player:one_player}が手札を1枚捨てた",
        ),
    ),
    *happening(
        "{what:whoever}が手札に戻った",
        "{what} <what:returns|return> to hand",
        w.ReturnedToHand,
        also=("{what:whoever}が手札に<戻された|加わった|加えられた>",),
    ),
    *happening(
        "{what:someone}が回復した",
        "{what} <what:recovers|recover>",
        w.Recovered,
        clause="1308.1",
        also=("{what:someone}が<スタン状態から回復した|回復された|スタン状態でなくなった|スタン状態ではなくなった>",),
    ),
    *happening("{what:someone}がサポートを得た", "{what} <what:gains|gain> support", w.SupportGained, clause="1309.1"),
    *happening(
        "{what:whoever}がレディした",
        "{what} <what:is|are> readied",
        w.Readied,
        clause="1315.1",
        also=("{what:whoever}がレディ<状態になった|された>",),
    ),
    *happening(
        "{what:whoever}がアクションした",
        "{what} <what:is|are> actioned",
        w.Actioned,
        clause="1315.2",
        also=("{what:whoever}がアクション<状態になった|された>",),
    ),
    *happening(
        "{what:whoever}が表向きになった",
        "{what} is turned face up",
        w.TurnedUp,
        clause="1316.1",
        also=("{what:whoever}が表向きにされた",),
    ),
    *happening("{what:whoever}が破壊された", "{what} <what:is|are> destroyed", n.Destroyed, clause="1317.2"),
    *happening("{what:someone}が即死した", "{what} <what:is|are> slain", w.Slain, clause="1317.1"),
    *happening("{what:someone}が搭乗された", "{what} <what:is|are> boarded", w.WasBoarded, clause="1337.1"),
    *happening("{by:someone}が{what:any}に搭乗した", "{by} boards {what}", w.BoardedOn, clause="1337.1"),
    *happening("{what:someone}が戦術リンクした", "{what} is tactically linked", w.WasLinked, clause="1336.1"),
    *happening("{what:whoever}が再構築された", "{what} <what:is|are> rebuilt", w.WasRebuilt, clause="1335.1"),
    *happening(
        "{player:one_player}がカードを引いた",
        "{player} <player:draws|draw> a card",
        w.Drew,
        clause="1313.1",
        also=("{player:one_player}がカードを1枚引いた",),
    ),
    *happening(
        "{player:one_player}が絆を失った",
        "{player} <player:loses|lose> bonds",
        w.BondsLost,
        clause="1306.3",
        also=("{player:one_player}の絆が減った",),
    ),
    *happening(
        "{player:one_player}が絆を得た",
        "{player} <player:gains|gain> bonds",
        w.BondsGained,
        also=("{player:one_player}の絆が増えた",),
    ),
    *happening(
        "{what:whoever}が裏向きになった",
        "{what} is turned face down",
        w.TurnedDown,
        "1316.2",
        also=("{what:whoever}が裏向きにされた",),
    ),
    *happening(
        "{what:whoever}が除外された",
        "{what} <what:is|are> removed",
        w.WasRemoved,
        "1330.1",
        also=("{what:whoever}がゲームから除外された",),
    ),
    *happening(
        "{player:one_player}がスタンダメージを受けた",
        "{player} <player:takes|take> stun damage",
        w.StunDamageTaken,
        "1306.3",
    ),
)


_AMID: Final = (
    row(
        "event",
        "このターン初めて{event:event}",
        "for the first time this turn {event}",
        w.FirstTime,
        "1221.1",
        also=(FIRST + "{event:event}", "{event:first_event}"),
    ),
    row("amidst", "{what:single}が{state:while}に", "{what} while {state}", n.InState, "402.1"),
    row("amidst", "{what:amid_group}", "any {what@what}", m.AnyOf),
    row("amid_group", "{what:inner}が{state:while}に", "{state} {what@}", n.InState, "402.1"),
)

EVENT_PHRASES: Final[tuple[Phrase, ...]] = (*_EVENTS, *_AMID)
