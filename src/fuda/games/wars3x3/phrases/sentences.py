"""How the card texts of 3x3Wars are worded.

Categories: text > line > body > effects > sentence > statement > effect > act; an act stands in all forms of its verb
(`act_ren` before another, `act_te` before `もよい`, `act_can`, `act_cannot`). A line without a name is an ability
of a unit, or what a magic does. Groups are in groups.py, amounts and conditions in amounts.py, acts in
acts.py, times and events in events.py, rules in bans.py.
"""

from typing import Final

from fuda.games.wars3x3.phrases.acts import ACT_PHRASES
from fuda.games.wars3x3.phrases.amounts import AMOUNT_PHRASES
from fuda.games.wars3x3.phrases.bans import RULE_PHRASES
from fuda.games.wars3x3.phrases.cast_acts import ENTRY_PHRASES
from fuda.games.wars3x3.phrases.casts import CAST_PHRASES
from fuda.games.wars3x3.phrases.chains import CHAIN_PHRASES
from fuda.games.wars3x3.phrases.conditions import CONDITION_PHRASES
from fuda.games.wars3x3.phrases.deeds import DEED_PHRASES, USE_EVENTS
from fuda.games.wars3x3.phrases.events import EVENT_PHRASES, in_the_present
from fuda.games.wars3x3.phrases.groups import GROUP_PHRASES
from fuda.games.wars3x3.phrases.links import LINK_PHRASES
from fuda.games.wars3x3.phrases.past import past_rows
from fuda.games.wars3x3.phrases.reminders import REMINDER_PHRASES
from fuda.games.wars3x3.phrases.spelling import SPELLING
from fuda.games.wars3x3.phrases.times import TIME_PHRASES
from fuda.games.wars3x3.phrases.uses import USE_PHRASES
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import links as k
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.language.compiler.phrase_book import Phrase, PhraseBook
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_WHEN: Final = "<時|とき|時に|場合|たび|たびに|度に|後|際|時は|なら>"

_ONCE: Final = "<各ターン|毎ターン|1ターン|ターン>に<1度|1回|一度|1度だけ|1回だけ|1回のみ|1回まで>"


_NO_MORE: Final = (
    "<この効果|この特性|この能力|この特性の効果>は<各ターン|毎ターン|1ターン|ターン>に<1回|1回のみ|1回だけ|1回まで|1回しか>"
    "<使える|使用できる|発動する|発動できる|使えない|発動しない|働く|使うことができる>。"
)


def _swapped(name: str) -> tuple[str, ...]:
    """The extension before the conditions."""
    return tuple(
        [
            f"★{each}{{extensions:extension+}}{{conditions:bracket*}}{{effects:effects}}"
            for each in (name, f"「{name}」")
        ]
    )


_LINES: Final = (
    Phrase("text", "{abilities:line*\n}", "^{abilities:\n^}", n.Text),
    Phrase("line", "【{label:label}】{body:body}", "{label}: ^{body}", n.Trait),
    row(
        "line",
        "{conditions:bracket*}{extensions:extension?}{effects:effects}",
        "{conditions}{extensions}^{effects}",
        w.Magic,
        clause="M4",
        also=("{extensions:extension?}{conditions:bracket*}{effects:effects}",),
    ),
    row(
        "line",
        "★{name:grand}{conditions:bracket*}{extensions:extension?}{effects:effects}",
        "★{name}: {conditions}{extensions}^{effects}",
        w.GrandMagic,
        clause="G3",
        also=(
            "★「{name:grand}」{conditions:bracket*}{extensions:extension?}{effects:effects}",
            *_swapped("{name:grand}"),
        ),
    ),
    row(
        "line",
        "★「{name:own_name}」{conditions:bracket*}{extensions:extension?}{effects:effects}",
        "★{name}: {conditions}{extensions}^{effects}",
        w.GrandMagic,
        clause="G3",
        also=(
            "★{name:own_name}　{conditions:bracket*}{extensions:extension?}{effects:effects}",
            "★{name:own_name}{conditions:bracket+}{extensions:extension?}{effects:effects}",
            *_swapped("{name:own_name}"),
        ),
    ),
    Phrase("line", "{ability:heard}", "{ability}"),
    Phrase("line", "{first:standing}{second:heard}", "{first} {second}", k.OnOneLine),
    row("standing", "{effects:effects}", "{effects}", w.Magic, const={"conditions": (), "extensions": ()}),
    Phrase("bracket", "[{condition:asked}]", "[^{condition}] ", clause="M4"),
    row(
        "asked",
        "{period:period}限定",
        "only during {period}",
        n.OnlyDuring,
        clause="M4",
        also=("{period:period}<のみ|中のみ|だけ|中限定|に限る>",),
    ),
    row(
        "asked", "{event:event}時", "when {event}", n.When, clause="S15", also=("{event:event}<とき|時に|時限定|場合>",)
    ),
    row("asked", "{effect:acts}", "{effect}", n.Pay, clause="Q17", also=("あなたは{effect:acts}",)),
    row(
        "asked",
        "{condition:condition}",
        "{condition}",
        u.Given,
        clause="M4",
        also=("{condition:condition}<場合|時|とき|場合のみ|時のみ|こと>",),
    ),
    row(
        "extension",
        "『{period:period}中も発動可』",
        "(^also usable during {period}) ",
        n.AlsoDuring,
        clause="G3",
        also=("『{period:period}<中も発動可能|中にも発動可能|中にも発動可|にも発動可>』",),
    ),
    Phrase("body", "{effects:effects}", "{effects}"),
    Phrase("body", "{ability:heard}", "{ability}"),
    Phrase("body", "{first:standing}{second:heard}", "{first} {second}", k.OnOneLine),
    Phrase("heard", "{ability:triggered}", "{ability}"),
    row(
        "heard",
        "1ターンに1回、{ability:triggered}",
        "once a turn, {ability}",
        u.OnceATurn,
        clause="P1",
        also=(f"{_ONCE}<、|>{{ability:triggered}}", f"{{ability:triggered}}{_NO_MORE}"),
    ),
    row(
        "heard",
        "{ability:triggered}{event:event}時も同様とする。",
        "{ability} The same when {event}.",
        k.AlsoWhen,
        also=(
            "{ability:triggered}{event:event}<時|場合|時に>も、?<同様とする|同様である|同じである|同じとする|同様に行う>。",
        ),
    ),
    row(
        "heard",
        "{ability:triggered}{event:event}時は、代わりに{effects:effects}",
        "{ability} When {event}, {effects} instead.",
        k.RatherWhen,
        also=("{ability:triggered}{event:event}<時|場合><は、|、><代わりに|その代わりに><、|>{effects:effects}",),
    ),
    Phrase("standing", "{ability:triggered}", "{ability}"),
    row(
        "heard",
        "1ターンに1回、{ability:at_will}",
        "once a turn, {ability}",
        u.OnceATurn,
        clause="P1",
        also=(f"{_ONCE}<、|>{{ability:at_will}}",),
    ),
    row("heard", "{ability:once_in}", "once a turn, {ability}", u.OnceATurn, clause="P1"),
    row("at_will", "{effects:effects}", "{effects}", k.AtWill, const={"periods": ()}),
    row(
        "once_in",
        "{periods:period+}に1回、{effects:effects}",
        "during {periods}, {effects}",
        k.AtWill,
        also=("{periods:period+}<に|中に|の間に|ごとに><1度|1回|一度|1度だけ|1回だけ|1回のみ><、|>{effects:effects}",),
    ),
    row(
        "triggered",
        "{event:event}時、{effects:effects}",
        "when {event}, {effects}",
        n.Triggered,
        also=(f"{{event:event}}{_WHEN}、{{effects:effects}}",),
    ),
    row(
        "triggered",
        "{event:moment}、{effects:effects}",
        "{event}, {effects}",
        n.Triggered,
        clause="W5.0",
        also=("{event:moment}{effects:effects}",),
    ),
    row(
        "heard",
        "{condition:intent}場合、{effects:hastening}",
        "if {condition}, {effects}",
        n.If,
        also=("{condition:intent}<なら|時|とき|際>、{effects:hastening}",),
    ),
    Phrase("hastening", "{steps:hasty+}", "{steps: ^}", n.Effects),
    row(
        "hasty",
        "{player:player}は{effect:move_te}もよい。",
        "{player} may {effect}.",
        n.May,
        also=(
            Spelt("{effect:move_te}もよい。", {"player": n.You()}),
            "{player:player}は{effect:move}ことができる。",
            Spelt("{effect:move}ことができる。", {"player": n.You()}),
        ),
    ),
    Phrase("effects", "{steps:sentence+}", "{steps: ^}", n.Effects, clause="M6"),
    row(
        "effects",
        "次から{n}つを選ぶ。{options:option+}",
        "choose {n}: {options: }",
        q.Modes,
        clause="M6",
        also=(
            "<次の|以下の|>①~<②|③|④|⑤>の<うち|中から|うちから|いずれか><、|>{n}つを<選ぶ|行う|選んで行う|選び、行う>。{options:option+}",
            "<次の2つから|次の3つから|次の2つの効果から|次の3つの効果から|次の2つのうち|次の3つのうち|次の効果から|次の中から|次のうち|次の|以下から|以下の中から|以下のうち|次のうちから|以下の効果から|次の効果のうち>{n}つを<選ぶ|行う|選んで行う|選び、行う|選び、それを行う|選んで発動する>。{options:option+}",
        ),
    ),
    row(
        "effects",
        "次から{n}つまで選ぶ。{options:option+}",
        "choose up to {n}: {options: }",
        t.ModesUpTo,
        clause="M6",
        also=(
            "<次の効果から|次の中から|次のうち|以下から|次の効果のうち|以下のうち>{n}つまで<選ぶ|を選ぶ|選んで行う|を選んで行う|選び、行う|行う>。{options:option+}",
        ),
    ),
    row(
        "option",
        "・{effects:plain_effects}",
        "• ^{effects}",
        also=(
            "\n・{effects:plain_effects}",
            "「{effects:plain_effects}」",
            "<①|②|③|④|⑤|1.|2.|3.|4.|(1)|(2)|(3)|\n①|\n②|\n③|\n④|●|■>{effects:plain_effects}",
        ),
    ),
    Phrase("plain_effects", "{steps:sentence+}", "{steps: ^}", n.Effects),
    Phrase("sentence", "{statement:statement}。", "{statement}."),
    *REMINDER_PHRASES,
    row(
        "sentence",
        "その後、{effect:statement}。",
        "then {effect}.",
        n.Then,
        also=("<さらに、|次に、|そして、|それから、|また、|続けて、>{effect:statement}。",),
    ),
    row(
        "sentence",
        "{condition:iffed}、代わりに{effect:in_its_place}。",
        "if {condition}, {effect} instead.",
        k.RatherIf,
        clause="M6",
        also=("{condition:iffed}<、|><代わりに|その代わりに><、|>{effect:in_its_place}。",),
    ),
    row(
        "sentence",
        "そうした場合、{effect:statement}。",
        "if you do, {effect}.",
        n.IfYouDo,
        clause="Q3",
        also=("<その場合|そうしたなら|そうしたら|そうした時|そうすれば|そうした場合は>、{effect:statement}。",),
    ),
    row(
        "sentence",
        "そうしなかった場合、{effect:statement}。",
        "if you do not, {effect}.",
        a.IfYouDoNot,
        clause="Q3",
        also=(
            "<そうでないなら|それ以外なら|それ以外の場合|違う場合|そうしないなら|そうしない場合|そうしなかったなら|そうでない場合|そうでなければ|そうしなければ|そうしなかった時|しない場合|捨てない場合|支払わない場合|いなければ|いないなら|いない場合|いなかった場合|なければ|ないなら|ない場合|なかった場合|異なる場合|異なるなら>、{effect:statement}。",
        ),
    ),
    row(
        "statement",
        "{condition:iffed}、{effects:statement}",
        "if {condition}, {effects}",
        n.If,
        clause="M6",
        also=(
            "{condition:iffed}{effects:statement}",
            "{condition:iffed}、?{effects:done_to_it}",
            "{condition:iffed_it}、?{effects:statement}",
            "{condition:iffed_it}、?{effects:done_to_it}",
        ),
    ),
    Phrase("done_to_it", "{effect:bare}", "{effect}"),
    row("done_to_it", "{effect:bare_te}もよい", "you may {effect}", n.May, const={"player": n.You()}),
    row(
        "statement",
        "{what:picked}{condition:iffed}、{effect:effect}",
        "choose {what}; if {condition}, {effect}",
        k.PickIf,
        clause="M6",
        also=("{what:picked}{condition:iffed}、?{effect:done_to_it}",),
    ),
    row(
        "statement",
        "{event:next_moment}に、{effect:timed}",
        "at {event}, {effect}",
        a.Delayed,
        clause="W5.0",
        also=("{event:next_moment}<に|、|>{effect:timed}",),
    ),
    row(
        "statement",
        "{event:instead}場合、代わりに{effect:effect}",
        "if {event}, {effect} instead",
        a.Instead,
        clause="P1",
        also=(
            "{event:instead}<場合|時|とき|なら>、<その代わりに|かわりに|代わりに|><、|>{effect:effect}",
            "{event:instead}代わりに<、|>{effect:effect}",
            "{event:instead}<場合|時|とき|なら>、{effect:replacing}",
        ),
    ),
)

_EFFECTS: Final = (
    *LINK_PHRASES,
    Phrase("effect", "{effect:acts}", "{effect}"),
    row(
        "effect",
        "{player:actor}は{effect:acts}",
        "{player} {effect@player}",
        n.Does,
        also=(
            "{player:actor}は<、|><それぞれ|>{effect:acts}",
            "{player:actor}は、それぞれ、{effect:acts}",
            Spelt("それぞれ、?{effect:acts}", {"player": a.EachPlayer()}),
        ),
    ),
    row(
        "effect",
        "{player:actor}は{effect:acts_te}もよい",
        "{player} may {effect}",
        n.May,
        also=(
            "{player:actor}は<、|><それぞれ|>{effect:acts_te}もよい",
            "{player:actor}は<、|>{effect:acts}ことができる",
            "{player:actor}は<、|>{effect:acts_can}",
            Spelt("それぞれ、?{effect:acts_te}もよい", {"player": a.EachPlayer()}),
            Spelt("{effect:acts_te}もよい", {"player": n.You()}),
            Spelt("{effect:acts}ことができる", {"player": n.You()}),
            Spelt("{effect:acts_can}", {"player": n.You()}),
        ),
    ),
    row(
        "replacing",
        "{player:player}は代わりに{effect:acts_te}もよい",
        "{player} may {effect}",
        n.May,
        also=(
            "{player:player}は<その代わりに|代わりに|代わりに、>{effect:acts_te}もよい",
            "{player:player}は代わりに{effect:acts}ことができる",
        ),
    ),
    row(
        "replacing",
        "{player:player}は代わりに{effect:acts}",
        "{player} {effect@player}",
        n.Does,
        also=("{player:player}は<その代わりに|代わりに|代わりに、>{effect:acts}",),
    ),
    row(
        "effect",
        "{player:actor}は{effect:acts}ことができない",
        "{player} cannot {effect}",
        n.Cannot,
        clause="P2",
        also=(
            "{player:actor}は<、|>{effect:acts}ことができない",
            "{player:actor}は<、|>{effect:acts_cannot}",
            "{player:actor}は<、|>{effect:acts_te}はならない",
        ),
    ),
    Phrase("figure_number", "{n}", "{n}"),
)

_TRAITS: Final = (
    Phrase("trait", "透過", "Piercing", value="透過", clause="3.1"),
    Phrase("trait", "双壁", "Twin Wall", value="双壁", clause="3.2"),
    Phrase("trait", "透化", "Imbue", value="透化", clause="S2"),
    Phrase("trait", "豊穣", "Harvest", value="豊穣", clause="S3"),
    Phrase("trait", "膨張", "Swell", value="膨張", clause="S4"),
    Phrase("trait", "占有", "Claim", value="占有", clause="S5"),
    Phrase("trait", "不死", "Undying", value="不死", clause="S6"),
    Phrase("trait", "宝掘", "Treasure Dig", value="宝掘", clause="Q3"),
    Phrase("trait", "速攻", "Haste", value="速攻", clause="S7"),
    Phrase("trait", "ワイルドカード", "Wild Card", value="ワイルドカード", clause="S8"),
    Phrase("trait", "変幻", "Protean", value="変幻", clause="S9"),
    Phrase("trait", "残響", "Echo", value="残響", clause="S12"),
    Phrase("trait", "顕在", "Manifest", value="顕在", clause="S13"),
    Phrase("grand", "不許火", "Forbidding Flame", value="不許火", clause="S15"),
    Phrase("grand", "海癒", "Healing Sea", value="海癒", clause="S16"),
    Phrase("grand", "探生", "Seeking Life", value="探生", clause="S17"),
    Phrase("grand", "天写", "Mirrored Heaven", value="天写", clause="S18"),
    Phrase("grand", "無尽増", "Endless Surge", value="無尽増", clause="Q13"),
    Phrase("card_name", "呪文砕き", "Spellbreaker", value="呪文砕き", clause="S8"),
    # A card of one's own may have names of its own.
    Phrase("label", "{label:trait}", "{label}"),
    Phrase("label", "{label:open_word}", "{label}"),
)


def _but_choosing(rows: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """The rows with all acts but choosing in a category of their own: what is chosen is spoken of in other words."""
    found: list[Phrase] = []
    for it in rows:
        if it.category in ("act_ren", "act_te") and it.node is not n.Choose:
            category = it.category.replace("act", "did")
            also = tuple(it.wordings[1:])
            it = Phrase(category, it.ja, it.en, it.node, it.clause, it.const, it.value, it.number, also)
        found.append(it)
    return (
        *found,
        Phrase("act_ren", "{effect:did_ren}", "{effect}"),
        Phrase("act_te", "{effect:did_te}", "{effect}"),
    )


_ALL_ROWS: Final[tuple[Phrase, ...]] = (
    *_LINES,
    *_EFFECTS,
    *_TRAITS,
    *GROUP_PHRASES,
    *AMOUNT_PHRASES,
    *CONDITION_PHRASES,
    *ACT_PHRASES,
    *CHAIN_PHRASES,
    *in_the_present((*EVENT_PHRASES, *DEED_PHRASES, *USE_EVENTS, *USE_PHRASES)),
    *past_rows(
        (
            *EVENT_PHRASES,
            *DEED_PHRASES,
            *[each for each in (*USE_EVENTS, *USE_PHRASES) if each.node in (x.UsedNamed, x.StruckSo)],
        )
    ),
    *TIME_PHRASES,
    *RULE_PHRASES,
    *CAST_PHRASES,
    *ENTRY_PHRASES,
)

PHRASES: Final = _but_choosing(_ALL_ROWS)

NAMES: Final = {str(each.value): each.en for each in _TRAITS if each.value is not None}

BOOK: Final = PhraseBook(PHRASES, NAMES, SPELLING)
