"""How the card texts of kiseki are worded: lines, crafts and sentences.

A text compiles in the category of the card part on which it is printed: `text` for a UNIT, ITEM or BASE, `event` for
an EVENT, `art` for an art. A line is a row of icons, or ・ and a `craft`; in an event a line without ・ is its effect.
What may follow a craft or an effect: `limit`s on playing it; a note in ( ), which means nothing.

What is done once is `effects` > `sentence` > `plan` > `deeds`. A plan may begin with a condition and with targets; what
comes after the targets is a `sequel`. Deeds are acts, someone's acts (`does`), acts that may be left (`option`), rules
and things for later, one after the other; もよい at the end lets a player leave all of them, so that only `firm` deeds
can follow what has to be done. `doings` are acts alone.
"""

from typing import Final

from fuda.games.kiseki.phrases.amounts import AMOUNT_PHRASES
from fuda.games.kiseki.phrases.bans import BAN_PHRASES
from fuda.games.kiseki.phrases.cards import CARD_PHRASES
from fuda.games.kiseki.phrases.choosing import CHOOSING_PHRASES
from fuda.games.kiseki.phrases.comparisons import COMPARISON_PHRASES
from fuda.games.kiseki.phrases.conditions import OCCASION_PHRASES
from fuda.games.kiseki.phrases.doings import DOING_PHRASES
from fuda.games.kiseki.phrases.effects import ACT_PHRASES
from fuda.games.kiseki.phrases.events import EVENT_PHRASES
from fuda.games.kiseki.phrases.figures import FIGURE_PHRASES
from fuda.games.kiseki.phrases.linking import LINKING_PHRASES
from fuda.games.kiseki.phrases.modifiers import CHANGE_PHRASES
from fuda.games.kiseki.phrases.participants import PARTICIPANT_PHRASES
from fuda.games.kiseki.phrases.selections import SELECTION_PHRASES
from fuda.games.kiseki.phrases.spelling import SPELLING
from fuda.games.kiseki.phrases.times import TIME_PHRASES
from fuda.games.kiseki.phrases.turns import TURN_PHRASES
from fuda.games.kiseki.phrases.would import WOULD_PHRASES
from fuda.games.kiseki.words import crafts as f
from fuda.games.kiseki.words import effects as t
from fuda.games.kiseki.words import modifiers as c
from fuda.language.compiler.phrase_book import Phrase, PhraseBook
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

# Other ways to say なら、 and 時、 after a condition and after an event.
IF: Final = "<なら、|なら|ならば、|場合、|場合|場合は、|のなら、>"
WHEN: Final = "<時、|時|とき、|とき|時に、|たび、|たびに、>"

_TEXTS: Final = (
    Phrase("text", "{abilities:line*\n}", "^{abilities:\n^}", n.Text, clause="207.1"),
    Phrase("event", "{abilities:event_line+\n}", "^{abilities:\n^}", n.Text, clause="1201.1b"),
    Phrase("art", "{effects:played}", "^{effects}", clause="1201.1c"),
    Phrase("line", "{line:crafts}", "{line}"),
    Phrase("line", "{line:crafts}({note:name})", "{line} ({note})", f.Noted, clause="207.5"),
    Phrase("event_line", "{line:line}", "{line}"),
    Phrase("event_line", "{line:played}", "{line}"),
    Phrase("event_line", "{line:played}({note:name})", "{line} ({note})", f.Noted, clause="207.5"),
    Phrase("crafts", "{icons:icons}", "{icons}"),
    Phrase("icons", "{icons:icon+}", "{icons: }", f.Icons, clause="1401.1"),
    Phrase("crafts", "・{craft:craft}", "• ^{craft}", clause="207.2"),
    Phrase("icon", "【{label:plain_label}】", "{label}", f.Icon, clause="1401.1"),
    Phrase("icon", "【{label:numbered_label}{n}】", "“{label} {n}”", f.NumberedIcon, clause="1401.1"),
    Phrase("icon", "【高揚「{craft:craft}」】", "“^elation: ^{craft}”", f.Elation, clause="1409.1"),
    Phrase("icon", "【高揚「{craft:icons}」】", "“^elation: {craft}”", f.Elation, clause="1409.1"),
    Phrase("craft", "{craft:limited}", "{craft}"),
    Phrase("craft", "{keyword:keyword}―{craft:limited}", "{keyword} — ^{craft}", f.Keyword, clause="207.7"),
    Phrase("limited", "{craft:core}", "{craft}"),
    Phrase("limited", "{ability:core}{limits:limit+}", "{ability} {limits: }", f.Restricted, clause="1210.2"),
    Phrase("played", "{effects:effects}", "{effects}"),
    Phrase("played", "{ability:effects}{limits:limit+}", "{ability} {limits: }", f.Restricted, clause="1204.2"),
    Phrase("core", "{steps:truth+}", "{steps: ^}", a.Static, clause="1212.1"),
    Phrase("core", "{costs:cost+、}:{effects:effects}", "{costs:, }: ^{effects}", f.Activated, clause="1210.1"),
    row(
        "core",
        "[登場]{effects:effects}",
        "[^entry] ^{effects}",
        n.Triggered,
        const={"event": f.EntryIcon()},
        clause="1322.1",
        also=("登場時<、|>{effects:effects}",),
    ),
    row(
        "core",
        "{event:event}時、{effects:effects}",
        "when {event}, {effects}",
        n.Triggered,
        "1211.1",
        also=("{event:event}" + WHEN + "{effects:effects}",),
    ),
    row(
        "core",
        "{period:period}中に{event:event}時、{effects:effects}",
        "when in {period} {event}, {effects}",
        f.TriggeredIn,
        "1211.1",
        also=("{period:period}<中に|中、|中>{event:event}" + WHEN + "{effects:effects}",),
    ),
    Phrase("core", "{event:moment}、{effects:effects}", "at {event}, {effects}", n.Triggered, clause="1211.1"),
    row(
        "core",
        "{condition:when}時、{effects:effects}",
        "whenever {condition}, {effects}",
        a.StateTriggered,
        clause="1211.9",
        also=("{condition:when}とき、{effects:effects}",),
    ),
    row(
        "cost",
        "[アクション]",
        "[^action]",
        f.ActionIcon,
        clause="1321.1",
        also=("レディ状態のこれをアクション<する|し>",),
    ),
    row("cost", "{act:act}", "{act}", clause="1203.1", also=("{act:act_ren}",)),
)

_TRUTHS: Final = (
    Phrase("truth", "{rule:rules}。", "{rule}."),
    Phrase("truth", "{rule:definition}。", "{rule}.", clause="1305.4"),
    row(
        "truth",
        "{condition:if}なら、{effects:rules}。",
        "if {condition}, {effects}.",
        n.If,
        also=("<もし|>{condition:if}" + IF + "{effects:rules}。",),
    ),
    Phrase("truth", "そうしたなら、{rule:refill}。", "if so, {rule}."),
    row(
        "refill",
        "手札を1枚拠点に裏向きのアクション状態で置いてよい",
        "you may put 1 card in the hand into the homebase face down and actioned",
        c.Affect,
        "1405.1",
        {"what": n.This(), "duration": (), "change": c.Refills()},
        also=(
            "<あなたは|><あなたの|>手札<を1枚|1枚を|のカードを1枚><あなたの|>拠点に裏向きのアクション状態で置いて<も|>よい",
            "<あなたは|><あなたの|>手札<を1枚|1枚を|のカードを1枚>裏向きのアクション状態で<あなたの|>拠点に置いて<も|>よい",
        ),
    ),
    row(
        "truth",
        "{duration:as_long}、{effect:rules}。",
        "{duration}, {effect}.",
        n.Lasting,
        also=("{duration:as_long}{effect:rules}。",),
    ),
    row(
        "truth",
        "{period:period}中、{effect:rules}。",
        "in {period}, {effect}.",
        n.During,
        also=("{period:period}<中|の間><は、|は|>{effect:rules}。",),
    ),
)

_SENTENCES: Final = (
    Phrase("effects", "{steps:sentence+}", "{steps: ^}", n.Effects, clause="1201.2a"),
    Phrase("sentence", "{plan:plan}。", "{plan}."),
    Phrase("sentence", "{rule:definition}。", "{rule}.", clause="1305.3"),
    row(
        "sentence",
        "その後、{effect:plan}。",
        "then {effect}.",
        n.Then,
        also=("<その後|さらに、|さらに|続けて、|次に、>{effect:plan}。",),
    ),
    row(
        "sentence",
        "そうしたなら、{effect:plan}。",
        "if so, {effect}.",
        n.IfYouDo,
        "1203.6",
        also=("そうし<たなら|た場合|た場合、|た時、|たとき、>{effect:plan}。",),
    ),
    row(
        "sentence",
        "そうしないなら、{effect:plan}。",
        "if not, {effect}.",
        a.IfYouDoNot,
        "1203.6",
        also=(
            "そう<しない場合|しなかった場合|しなかったなら|でないなら|でない場合|でなければ|しなければ><、|>{effect:plan}。",
            "<それ以外なら|それ以外の場合|それ以外の場合は|でなければ><、|>{effect:plan}。",
        ),
    ),
    row(
        "sentence",
        "{condition:if}なら、代わりに{effect:act}。",
        "if {condition}, {effect} instead.",
        t.InsteadIf,
        "1205.1",
        also=("<もし|>{condition:if}" + IF + "代わりに、?<{effect:act}|{effect:to_it}>。",),
    ),
    Phrase("plan", "{plan:aim}", "{plan}"),
    row(
        "plan",
        "{condition:if}なら、{effects:aim}",
        "if {condition}, {effects}",
        n.If,
        also=("<もし|>{condition:if}" + IF + "<|さらに、|さらに|追加で>{effects:aim}",),
    ),
    row("aim", "{deeds:deeds}", "{deeds}", also=("{deeds:its}", "{deeds:may_it}")),
    row(
        "unless",
        "{player:one_player}が{deed:act_not}なら、{effect:firm_deeds}",
        "unless {player} chooses to {deed}, {effect}",
        t.Unless,
        "1203.6",
        also=(
            "{player:one_player}が{deed:act_not}" + IF + "{effect:firm_deeds}",
            "{player:one_player}が{deed:act_not}<かぎり|限り|かぎり、|限り、>{effect:firm_deeds}",
            "{player:one_player}が{deed:act_not}" + IF + "{effect:its}",
        ),
    ),
    Phrase("aim", "{effect:unless}", "{effect}"),
    Phrase("sequel", "{effect:unless}", "{effect}"),
    row(
        "aim",
        "{duration:span}、{effect:rules}",
        "{duration}, {effect}",
        n.Lasting,
        "1201.2b",
        also=("{duration:span}{effect:rules}",),
    ),
    row(
        "aim",
        "{duration:span}、{effect:whenever}",
        "{duration}, {effect}",
        n.Lasting,
        "1211.8",
        also=("{duration:span}{effect:whenever}",),
    ),
    row(
        "whenever",
        "{event:event}時、{effect:consequence}",
        "each time {event}, {effect}",
        a.Repeated,
        "1211.8",
        also=("{event:event}" + WHEN + "{effect:consequence}",),
    ),
    Phrase("consequence", "{effect:does}", "{effect}"),
    Phrase("consequence", "{effect:option}", "{effect}"),
    row("aim", "{duration:as_long}、{effect:rules}", "{duration}, {effect}", n.Lasting, "1201.2b"),
    row(
        "aim",
        "{first:target}対象とし、{second:sequel}",
        "target {first}: {second}",
        a.Chain,
        "1204.2d",
        also=("{first:target}対象と<する。|して、|し>{second:sequel}",),
    ),
    row(
        "sequel",
        "{deeds:deeds}",
        "{deeds}",
        also=("{deeds:its}", "{deeds:may_it}", "{deeds:either_it}", "{deeds:then_it}", "{deeds:its_change}"),
    ),
    # What is done to the same, and then something else.
    row(
        "then_it",
        "{first:to_it_ren}、{second:firm_deeds}",
        "{first} and {second}",
        a.Both,
        "1312.3",
        also=("{first:to_it_ren}、?{second:then_it}",),
    ),
    row(
        "sequel",
        "{condition:if}なら、{effects:deeds}",
        "if {condition}, {effects}",
        n.If,
        also=("<もし|>{condition:if}" + IF + "{effects:deeds}",),
    ),
    Phrase(
        "sequel",
        "1つは{duration:span+}{one:gains}を得て、もう1つは{other:gains}を得る",
        "one of them gains {one} and the other gains {other} {duration: }",
        t.OneAndOther,
        clause="1204.2e",
    ),
    Phrase(
        "sequel",
        "1つは{one:gains}を得て、もう1つは{other:gains}を得る",
        "one of them gains {one} and the other gains {other}",
        t.OneAndOther,
        "1204.2e",
        {"duration": ()},
    ),
    row(
        "sequel",
        "{duration:span}{effect:whenever}",
        "{duration} {effect}",
        n.Lasting,
        "1211.8",
        also=("{duration:span}、{effect:whenever}",),
    ),
    row("sequel", "{duration:span}{effect:rules}", "{duration} {effect}", n.Lasting, clause="1201.2b"),
    row(
        "its_change",
        "{duration:span+}{change:change}",
        "it {change@} {duration: }",
        c.Affect,
        "1201.2b",
        {"what": n.That()},
    ),
    row("sequel", "{duration:span}{effect:act}", "{duration} {effect}", n.Lasting, clause="1201.2b"),
    Phrase("deeds", "{deed:deed}", "{deed}"),
    row(
        "deeds",
        "{first:act_ren}、{second:firm_deeds}",
        "{first} and {second}",
        a.Both,
        also=(
            "{first:act_te}、?{second:firm_deeds}",
            "{first:act_ren}、?{second:its}",
            "{first:act_te}、?{second:its}",
            "{first:act_ren}、?{second:then_it}",
            "{first:act_ren}、その後、?<{second:firm_deeds}|{second:its}>",
        ),
    ),
    row(
        "deeds",
        "{first:choose_ren}、{second:sequel}",
        "{first} and {second}",
        a.Chain,
        also=(
            "{first:choose_te}、?{second:sequel}",
            "{first:choose_te}、?<{second:its}|{second:may_it}>",
            "{first:choose_ren}、?{second:its}",
            "{first:choose_ren}、?{second:may_it}",
            "{first:choose_ren}{second:then_it}",
            "{first:choose_te}、?{second:then_it}",
        ),
    ),
    Phrase("deeds", "{first:search_ren}、{second:on_it}", "{first}, {second@first}", a.Chain),
    row(
        "may_it",
        "{effect:to_it_te}もよい",
        "you may {effect@}",
        n.May,
        const={"player": n.You()},
        clause="1203.6",
        also=("{effect:to_it_te}よい", "{effect:to_it}ことができる"),
    ),
    Phrase("firm_deeds", "{deed:firm}", "{deed}"),
    row(
        "firm_deeds",
        "{first:act_ren}、{second:firm_deeds}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_ren}、?{second:its}",),
    ),
    row(
        "firm_deeds",
        "{first:choose_ren}、{second:firm_deeds}",
        "{first} and {second}",
        a.Chain,
        also=(
            "{first:choose_te}、?{second:firm_deeds}",
            "{first:choose_te}、?{second:its}",
            "{first:choose_ren}、?{second:its}",
            "{first:choose_ren}、?{second:then_it}",
            "{first:choose_te}、?{second:then_it}",
        ),
    ),
    Phrase("deed", "{effect:firm}", "{effect}"),
    Phrase("deed", "{effect:option}", "{effect}"),
    Phrase("firm", "{effect:act}", "{effect}"),
    row("firm", "{effect:either}", "{effect}", also=("{effect:either_it}",)),
    Phrase("firm", "{effect:does}", "{effect}"),
    Phrase("firm", "{effect:rule}", "{effect}"),
    Phrase("firm", "{effect:later}", "{effect}"),
    row(
        "does",
        "{player:player}は{effect:doings}",
        "{player} {effect@player}",
        n.Does,
        "105.3",
        also=("{player:player}は、{effect:doings}",),
    ),
    row(
        "option",
        "{effect:doings_te}もよい",
        "you may {effect}",
        n.May,
        "1203.6",
        const={"player": n.You()},
        also=(
            "<あなたは|あなたは、|>{effect:doings_te}<も|>よい",
            "<あなたは|あなたは、|>{effect:doable}ことができる",
            "<あなたは|あなたは、|>{effect:doings_can}",
        ),
    ),
    row(
        "option",
        "{player:other}は{effect:others_te}もよい",
        "{player} may {effect}",
        n.May,
        "1203.6",
        also=(
            "{player:other}は、?{effect:others_te}<も|>よい",
            "{player:other}は、?<{effect:doable}|{effect:choosable}>ことができる",
            "{player:other}は、?{effect:doings_can}",
        ),
    ),
    row(
        "later",
        "{event:moment}、{effect:consequence}",
        "at {event}, {effect}",
        a.Delayed,
        clause="1211.8",
        also=("次の{event:moment}、{effect:consequence}", "それを{event:moment}<、|に、|に>{effect:to_it}"),
    ),
    row(
        "later",
        "次に{event:event}時、{effect:consequence}",
        "the next time {event}, {effect}",
        a.Delayed,
        "1211.8",
        also=("次に{event:event}" + WHEN + "{effect:consequence}",),
    ),
)

# The names to which texts refer, and the notes, as the cards print them in English.
NAMES: Final[dict[str, str]] = {
    "トビアス・ブラント": "Tobias Brandt",
    "リーネ・ファルク": "Liene Falk",
    "カイ・ヴァルデ": "Kai Walde",
    "ハルヴァ・ストロム": "Halva Strom",
    "コルネ": "Corne",
    "ストロム": "Strom",
    "一般": "General",
}

PHRASES: Final[tuple[Phrase, ...]] = (
    *_TEXTS,
    *_TRUTHS,
    *_SENTENCES,
    *DOING_PHRASES,
    *CARD_PHRASES,
    *SELECTION_PHRASES,
    *CHOOSING_PHRASES,
    *AMOUNT_PHRASES,
    *TIME_PHRASES,
    *OCCASION_PHRASES,
    *TURN_PHRASES,
    *COMPARISON_PHRASES,
    *EVENT_PHRASES,
    *PARTICIPANT_PHRASES,
    *LINKING_PHRASES,
    *WOULD_PHRASES,
    *CHANGE_PHRASES,
    *BAN_PHRASES,
    *FIGURE_PHRASES,
    *ACT_PHRASES,
)

BOOK: Final = PhraseBook(PHRASES, NAMES, SPELLING)
