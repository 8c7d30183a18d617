"""How the card texts of hanyo are worded.

A text compiles in the category of the card part on which it is printed:

- `unit`, a unit's card text: one ability (`line`) per line, static or triggered; may be empty;
- `skill`, what a skill does beside its printed damage; may be empty;
- `command`, the text of a strategy or tactics;
- `enhancement`, on which units an enhancement may be set;
- `ex`, an EX skill: a `line`, or `自分のターンに使える。` and what is done then; `累積しない。` may follow a triggered
  one, a limit an activated one.

The form of a `line` tells its kind: `…したとき、` and `…開始時、` are triggers, `…であるとき、` is a state trigger, and
everything else is a list of `truth`s, which hold always, `…であるかぎり、` or `…のターン中、`.

What is done once is `effects` > `sentence` > `statement` > `plan` > `deed` > `acts` > `act`. A deed is an act, someone
else's act or one that may be left. A plan is a deed, a rule (something that lasts, with or without a `duration`) or a
deed for later. A statement's condition stands before `なら、`.

The rows of units, cards, amounts, conditions, events, rules and acts stand in the modules named after them.
"""

from typing import Final

from fuda.games.hanyo.phrases.acts import ACT_PHRASES
from fuda.games.hanyo.phrases.amounts import AMOUNT_PHRASES
from fuda.games.hanyo.phrases.card_texts import OF_THESE, TEXTS
from fuda.games.hanyo.phrases.cards import CARD_PHRASES
from fuda.games.hanyo.phrases.conditions import CONDITION_PHRASES
from fuda.games.hanyo.phrases.events import EVENT_PHRASES
from fuda.games.hanyo.phrases.later import LATER_PHRASES
from fuda.games.hanyo.phrases.limits import TIMES_PHRASES
from fuda.games.hanyo.phrases.linked import LINKED_PHRASES
from fuda.games.hanyo.phrases.rules import RULE_PHRASES
from fuda.games.hanyo.phrases.spelling import SPELLING
from fuda.games.hanyo.phrases.units import UNIT_PHRASES
from fuda.games.hanyo.words import acts as t
from fuda.games.hanyo.words import rules as u
from fuda.games.hanyo.words import things as h
from fuda.language.compiler.phrase_book import Phrase, PhraseBook
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

# How a sentence takes up what was done, by the verbs that it can have been.
_FAILING: Final = h.Fails(h.ThisSkill())
_DID: Final = (
    "捨て|戻し|公開し|つけ|加え|取り除い|引い|レストし|スタンし|KOし|復帰し|回復し|入れ替え|退却し|退却させ|チャージし|"
    "置い|出し|つけ替え|セットし|与え|シャッフルし|支払っ"
)

_DID_NOT: Final = (
    "捨て|戻さ|公開し|つけ|加え|取り除か|引か|レストし|スタンし|KOし|復帰し|入れ替え|退却し|退却させ|チャージし|置か|出さ|"
    "支払わ|選ば"
)

_SENTENCES: Final = (
    row("effects", "{steps:sentence+}", "{steps: ^}", n.Effects, clause="801.2a"),
    Phrase("effects", "{modes:modes}", "{modes}"),
    Phrase("effects", "{modes:then_modes}", "{modes}"),
    row(
        "then_modes",
        "{steps:sentence+}{modes:modes}",
        "{steps: ^} ^{modes}",
        t.ThenModes,
        also=("{steps:sentence+}その後、{modes:modes}",),
    ),
    row(
        "then_modes",
        "{steps:sentence+}そうしたなら、{modes:modes}",
        "{steps: ^} ^if you do, {modes}",
        t.IfDoneModes,
        also=("{steps:sentence+}<そうした場合|そうしたら|そうすれば|その場合>、{modes:modes}",),
    ),
    row(
        "modes",
        "以下から{n}つを選ぶ。{options:option+}",
        "choose {n} of these: {options: }",
        a.Modes,
        clause="910.1",
        also=(
            f"{OF_THESE}{{n}}つ<を|><選ぶ|行う|選んで行う|選び、行う|選び、それを行う|選び行う|選んで実行する|使う|適用する>。{{options:option+}}",
        ),
    ),
    row(
        "option",
        "\n・{effects:plain_effects}",
        "• ^{effects}",
        also=("<・|●|■|○|◆|\n●|\n■|\n○|\n◆>{effects:plain_effects}",),
    ),
    Phrase("plain_effects", "{steps:sentence+}", "{steps: ^}", n.Effects),
    row(
        "sentence",
        "{statement:statement}。",
        "{statement}.",
        also=("<ただし、|なお、|まず、|ただし>{statement:statement}。",),
    ),
    row(
        "sentence",
        "その後、{effect:statement}。",
        "then {effect}.",
        n.Then,
        also=("<そして、|次に、|さらに、|また、|それから、|その後>{effect:statement}。",),
    ),
    row(
        "sentence",
        "そうしたなら、{effect:statement}。",
        "if you do, {effect}.",
        n.IfYouDo,
        also=(
            "<そうした場合|そうしたら|そうすれば|そうした場合は|その場合|そうしたとき>、{effect:statement}。",
            f"<|こうして><{_DID}><たなら|た場合|たら|たとき>、{{effect:statement}}。",
        ),
    ),
    row(
        "sentence",
        "そうしないなら、{effect:statement}。",
        "if you do not, {effect}.",
        a.IfYouDoNot,
        also=(
            "<そうしなかった場合|そうしなかったなら|そうしない場合|そうしなければ|しない場合|できない場合|できなかった場合|できなかったなら>、{effect:statement}。",
            f"<{_DID_NOT}><ないなら|なかったなら|ない場合|なかった場合|なければ>、{{effect:statement}}。",
        ),
    ),
    row(
        "sentence",
        "そうでないなら、{effect:otherwise}。",
        "otherwise {effect}.",
        t.Otherwise,
        also=(
            "<そうでないなら|そうでなければ|そうでない場合|それ以外の場合|それ以外なら|違うなら|違う場合>、<代わりに、|代わりに|>{effect:otherwise}。",
        ),
    ),
    row("otherwise", "{effect:statement}", "{effect}", also=("{effect:on_this}",)),
    Phrase("otherwise", "{effect:as_before}", "{effect}"),
    Phrase("statement", "{plan:plan}", "{plan}"),
    row(
        "statement",
        "{condition:condition}なら、{effects:plan}",
        "if {condition}, {effects}",
        n.If,
        also=(
            "{condition:condition}<場合|場合は|ならば|なら|とき|時|ときは|のであれば|ら>、?<さらに、|さらに|追加で|>{effects:plan}",
            "もし{condition:condition}<なら|ならば|場合>、{effects:plan}",
            "{condition:condition}<場合|場合は|ならば|なら>、?{effects:on_this}",
            "{condition:unless_so}、{effects:plan}",
            Spelt("このスキルは、?{condition:condition}<なら|場合|とき|時>、?失敗する", {"effects": _FAILING}),
            Spelt("このスキルは、?{condition:unless_so}、?失敗する", {"effects": _FAILING}),
        ),
    ),
    row(
        "statement",
        "{condition:trial}、{effects:tried}",
        "{condition}, {effects}",
        n.If,
        clause="919.1",
        also=("{condition:trial}{effects:tried}",),
    ),
    Phrase("tried", "{deed:deed}", "{deed}"),
    Phrase("tried", "{timed:timed}", "{timed}"),
    Phrase("tried", "{later:later}", "{later}"),
    row("tried", "{rule:rules}", "{rule}", also=("{rule:alone}",)),
    row(
        "statement",
        "{condition:condition}なら、代わりに{effect:other_effect}",
        "if {condition}, {effect} instead",
        t.InsteadIf,
        clause="104.2",
        also=(
            "{condition:condition}<場合|場合は|ならば|なら|とき>、?<代わりに|かわりに|その代わりに>、?{effect:other_effect}",
        ),
    ),
    Phrase("other_effect", "{effect:deed}", "{effect}"),
    Phrase("other_effect", "{effect:as_before}", "{effect}"),
    row("as_before", "{change:change}", "it is {change}", t.ChangeSame),
    row(
        "as_before",
        "{amount:amount}ダメージを与える",
        "deal {amount} damage",
        h.DealDamage,
        const={"what": t.Same()},
        clause="916.1",
        also=("{amount:amount}<の|点の|点>ダメージを与える",),
    ),
    row(
        "as_before",
        "{amount:amount}回復する",
        "restore {amount} HP",
        h.Heal,
        const={"what": t.Same()},
        clause="917.1",
    ),
    row(
        "plan",
        "このスキルで{what:someone}をKOしたとき、{effect:deed}",
        "when this skill knocks out {what}, {effect}",
        t.SkillKnocksOut,
        clause="704.6",
        also=(
            "このスキル<で|によって|により>、?{what:someone}をKOした<とき|時|場合|なら>、{effect:deed}",
            "このスキル<で|によって|により>、?{what:someone}が<KOした|KOされた|KO状態になった><とき|時|場合|なら>、{effect:deed}",
            "このスキル<が|の効果が|のダメージで|で与えたダメージで>、?{what:someone}をKOした<とき|時|場合|なら>、{effect:deed}",
        ),
    ),
    row(
        "statement",
        "{condition:condition}なら{first:acts_ren}、そうでないなら{second:acts}",
        "if {condition}, {first}; otherwise {second}",
        t.IfElse,
        also=(
            "{condition:condition}<なら|場合|ならば>、?{first:acts_ren}、<そうでないなら|そうでなければ|そうでない場合|それ以外なら|違うなら>、?{second:acts}",
            "{condition:condition}<なら|場合|ならば>、?{first:on_this_ren}、<そうでないなら|そうでなければ|そうでない場合|それ以外なら|違うなら>、?{second:on_this}",
        ),
    ),
    Phrase("plan", "{deed:deed}", "{deed}"),
    row(
        "extra",
        "{amount:amount}ダメージを追加で与える",
        "raised by {amount}",
        m.Up,
        clause="704.3b",
        also=(
            "<追加で|さらに>、?{amount:amount}<の|点の|点|>ダメージを与える",
            "{amount:amount}<の|点の|点|>ダメージを<さらに|追加で>与える",
        ),
    ),
    row(
        "plan",
        "{first:acts}ことで、{second:timed}",
        "{first}; if you do, {second}",
        t.ByDoing,
        clause="104.2",
        also=("{first:acts}<ことで|ことにより、|ことによって、>{second:timed}",),
    ),
    row(
        "statement",
        "{first:firstly}、その後、{second:next}",
        "{first}, then {second}",
        t.AndThen,
        also=(
            "{first:firstly}、<その後|それから|>、?{second:hanging}",
            "{first:firstly}、<その後|それから>、?{second:next}",
            "{first:they_do}、{second:they}",
        ),
    ),
    Phrase("firstly", "{effect:acts_ren}", "{effect}"),
    Phrase("firstly", "{effect:they_do}", "{effect}"),
    row(
        "they_do",
        "{player:other}は{effect:acts_ren}",
        "{player} ‹{effect@player}›",
        n.Does,
        also=(
            "{player:other}は、{effect:acts_ren}",
            Spelt("お互いの手札を<すべて|全て>捨て", {"player": a.EachPlayer(), "effect": d.DiscardHand()}),
            Spelt("お互いに、?{effect:acts_ren}", {"player": a.EachPlayer()}),
        ),
    ),
    row(
        "they",
        "{player:other}は{effect:acts}",
        "{player} ‹{effect@player}›",
        n.Does,
        also=("{player:other}は、{effect:acts}", Spelt("それぞれ、?{effect:acts}", {"player": a.EachPlayer()})),
    ),
    Phrase("next", "{effect:hanging}", "{effect}"),
    Phrase("next", "{effect:plan}", "{effect}"),
    row(
        "hanging",
        "{condition:condition}なら、{effects:plan}",
        "if {condition}, {effects}",
        n.If,
        also=(
            "{condition:condition}<場合|場合は|ならば|なら|とき>、?{effects:plan}",
            "{condition:unless_so}、{effects:plan}",
        ),
    ),
    row("plan", "{rule:rules}", "{rule}", clause="801.2b", also=("{rule:alone}",)),
    Phrase("plan", "{later:later}", "{later}"),
    row(
        "plan",
        "{duration:duration}、{effect:lasting}",
        "{duration}, {effect}",
        n.Lasting,
        clause="801.2b",
        also=("{duration:duration}{effect:lasting}",),
    ),
    row(
        "plan",
        "{duration:duration}、{effect:later}",
        "{duration}, {effect}",
        n.Lasting,
        clause="807.6a",
        also=("{duration:duration}、{effect:whenever}", "{duration:duration}{effect:whenever}"),
    ),
    row(
        "plan",
        "{what:subject}は{duration:duration}、{effect:tails}",
        "{what}, {duration}, {effect}",
        t.LastingOn,
        clause="801.2b",
        also=(
            "{what:subject}は、{duration:duration}、?{effect:tails}",
            "{what:subject}は{duration:duration}{effect:tails}",
            Spelt(
                "{what:subject}のEXスキルを、?{duration:duration}、?無効にする", {"effect": h.LoseExSkills(t.Topic())}
            ),
        ),
    ),
    row(
        "plan",
        "{what:skills}は{duration:duration}、{effect:skill_tail}",
        "{what}, {duration}, {effect}",
        t.LastingOn,
        clause="801.2b",
        also=("{what:skills}は、?{duration:duration}<、|>{effect:skill_tail}",),
    ),
    row(
        "plan",
        "{what:player}は{duration:his_duration}、{effect:his_tails}",
        "{duration}, {what} {effect}",
        t.LastingOn,
        clause="801.2b",
        also=(
            "{what:player}は、{duration:his_duration}、?{effect:his_tails}",
            "{what:player}は{duration:his_duration}{effect:his_tails}",
        ),
    ),
    row(
        "plan",
        "{what:subject}の{figure:changeable}を、{duration:duration}{change:change}",
        "the {figure} of {what} is, {duration}, {change}",
        u.ChangeFigure,
        clause="801.2b",
        also=("{what:subject}<の|が>{figure:changeable}を、?{duration:duration}、?{change:change}",),
    ),
    row(
        "statement",
        "この効果は{duration:duration}続く",
        "this lasts {duration}",
        t.KeepsOn,
        clause="801.2b",
        also=("<この効果は|これは>、?{duration:duration}<続く|持続する|有効である|適用する|適用される>",),
    ),
    row("plan", "{what:picked}{effect:timed}", "choose {what}; {effect}", t.ChooseThen, clause="910.1"),
    row(
        "timed",
        "{duration:duration}、{effect:lasting}",
        "{duration}, {effect}",
        n.Lasting,
        clause="801.2b",
        also=("{duration:duration}{effect:lasting}",),
    ),
    row(
        "timed",
        "{duration:duration}、{effect:tails}",
        "{duration}, {effect}",
        t.LastingOn,
        const={"what": n.That()},
        clause="801.2b",
        also=("{duration:duration}{effect:tails}",),
    ),
    row("deed", "{effect:acts}", "{effect}", also=("<自分|あなた>は、?{effect:acts}",)),
    row(
        "deed",
        "{player:other}は{effect:acts}",
        "{player} ‹{effect@player}›",
        n.Does,
        also=(
            "{player:other}は、{effect:acts}",
            Spelt("お互いの手札を<すべて|全て>捨てる", {"player": a.EachPlayer(), "effect": d.DiscardHand()}),
            Spelt("<お互いに|それぞれ|お互いが>、?{effect:acts}", {"player": a.EachPlayer()}),
            "{player:other}に、?{effect:act_made}",
            "{player:other}は、?それぞれ、?{effect:acts}",
        ),
    ),
    Phrase("deed", "{option:option_deed}", "{option}"),
    row(
        "option_deed",
        "{effect:acts_te}もよい",
        "you may {effect}",
        n.May,
        const={"player": n.You()},
        also=(
            "{effect:acts_te}よい",
            "{effect:acts}ことができる",
            "{effect:acts_can}",
            "<自分|あなた>は、?{effect:acts_te}もよい",
            "<自分|あなた>は、?{effect:acts}ことができる",
            "<自分|あなた>は、?{effect:acts_can}",
        ),
    ),
    row(
        "option_deed",
        "{player:other}は{effect:acts_te}もよい",
        "{player} may ‹{effect}›",
        n.May,
        also=(
            "{player:other}は、{effect:acts_te}もよい",
            "{player:other}は、?{effect:acts}ことができる",
            "{player:other}は、?{effect:acts_can}",
        ),
    ),
    row(
        "deed",
        "{first:acts}ことで、{second:deed}",
        "{first}; if you do, {second}",
        t.ByDoing,
        clause="104.2",
        also=("{first:acts}<ことで|ことにより、|ことによって、>{second:deed}",),
    ),
    row(
        "deed",
        "{each:each}につき、{effect:acts}",
        "for each {each}, {effect}",
        t.ForEach,
        clause="916.4a",
        also=("{each:each}ごとに、?{effect:acts}", "{each:each}につき{effect:acts}"),
    ),
    row(
        "deed",
        "{amount:done_each}につき、{effect:acts}",
        "for each {amount}, {effect}",
        t.ForCount,
        clause="916.4a",
        also=("{amount:done_each}ごとに、?{effect:acts}", "{amount:done_each}につき{effect:acts}"),
    ),
)

# The names to which texts refer, as the cards print them in English.
NAMES: Final[dict[str, str]] = {
    "群れ": "Flock",
    "群れ雀": "Sparrow Flock",
    "烈火斬": "Blazing Slash",
    "炎": "flame",
    "潮": "tide",
    "呪": "curse",
}

PHRASES: Final[tuple[Phrase, ...]] = (
    *TEXTS,
    *_SENTENCES,
    *LATER_PHRASES,
    *LINKED_PHRASES,
    *UNIT_PHRASES,
    *CARD_PHRASES,
    *AMOUNT_PHRASES,
    *CONDITION_PHRASES,
    *TIMES_PHRASES,
    *EVENT_PHRASES,
    *RULE_PHRASES,
    *ACT_PHRASES,
)

BOOK: Final = PhraseBook(PHRASES, NAMES, SPELLING)
