"""How the sentences of what happens once are worded: links, conditions, durations, who may and who must."""

from typing import Final

from fuda.games.kokuryoku.words import acts as t
from fuda.games.kokuryoku.words import groups as g
from fuda.games.kokuryoku.words import relations as r
from fuda.games.kokuryoku.words import rules as u
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, acting, row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

# How a choice among several things begins.
_OF_THESE: Final = (
    "<次|以下|次の効果|以下の効果|次の2つ|次の3つ|次の二つ|次の三つ>"
    "<の|のうち|の中|のうちから|の中から|から|のどちらか|のいずれか|のうちいずれか|のうちどちらか|"
    "の中からどちらか|の中からいずれか|の効果から|の効果のうち>"
)
_CHOOSE: Final = (
    "<を行う|を選ぶ|を選んで行う|を選び、それを行う|を選び行う|を選んで実行する|を選び、実行する|を実行する|を選択する|"
    "行う|選ぶ|選んで行う|選び、行う|選び行う|選択する>"
)

EFFECT_PHRASES: Final[tuple[Phrase, ...]] = (
    Phrase("effects", "{steps:sentence+}", "{steps: ^}", n.Effects),
    Phrase("sentence", "{effect:choice}", "{effect}"),
    row(
        "sentence",
        "{condition:condition}なら、{effects:choice}",
        "if {condition}, {effects}",
        n.If,
        also=(
            "<もし|>{condition:condition}<なら|時|たら>、?{effects:choice}",
            "<もし|>{condition:if_so}、?{effects:choice}",
        ),
    ),
    row(
        "sentence",
        "その後、{effect:choice}",
        "then {effect}",
        n.Then,
        also=("<そして、|次に、|さらに、|さらに|また、>{effect:choice}",),
    ),
    row("sentence", "そうしたなら、{effect:choice}", "if you do, {effect}", n.IfYouDo),
    row(
        "choice",
        "次のうち{n}つを行う。{options:option+}",
        "do {n} of these: {options: }",
        t.Modes,
        clause="X7.51",
        also=(f"<自分は|>、?{_OF_THESE}{{n}}つ<だけ|>{_CHOOSE}。{{options:option+}}",),
    ),
    row(
        "option",
        "・{effects:plain_effects}",
        "• ^{effects}",
        also=("<\n|><・|(1)|(2)|(3)|①|②|③>{effects:plain_effects}",),
    ),
    Phrase("plain_effects", "{steps:plain_sentence+}", "{steps: ^}", n.Effects),
    Phrase("plain_sentence", "{statement:sentence}", "{statement}"),
    Phrase("sentence", "{statement:statement}。", "{statement}."),
    row(
        "sentence",
        "その後、{effect:statement}。",
        "then {effect}.",
        n.Then,
        also=(
            "<そして、|次に、|さらに、|さらに|また、|それから、|その後|ただし、|同時に、|加えて、>{effect:statement}。",
        ),
    ),
    row(
        "sentence",
        "そうしたなら、{effect:statement}。",
        "if you do, {effect}.",
        n.IfYouDo,
        also=("そうした場合、{effect:statement}。",),
    ),
    row(
        "sentence",
        "そうしないなら、{effect:statement}。",
        "if you do not, {effect}.",
        a.IfYouDoNot,
        also=(
            "<そうしなかった場合|しない場合|それ以外なら|違うなら>、{effect:statement}。",
            "<そうしないなら|そうでないなら|それ以外なら|違うなら>、?{effect:bare_card}。",
        ),
    ),
    row(
        "sentence",
        "この能力は1ターンに1回だけ使用できる。",
        "this ability can be used once a turn.",
        u.OnceATurn,
        clause="X7.9",
        also=(
            "1ターンに1回だけ、?<使用できる|使える|誘発する|発動する|発動できる>。",
            "<ただし、|>この<能力|紋章能力|効果>は1ターンに1回だけ、?<使用できる|使える|誘発する|発動する|発動できる>。",
            "<ただし、|>この<能力|紋章能力|効果>は1ターンに1回しか、?<使用できない|使えない|誘発しない|発動しない|起こらない|働かない>。",
        ),
    ),
    row(
        "sentence",
        "この能力は1ターンに{n:several}回だけ使用できる。",
        "this ability can be used {n:time} a turn.",
        u.TimesATurn,
        clause="X7.59",
        also=(
            "<ただし、|>この<能力|効果>は1ターンに{n:several}回<だけ|まで|のみ|>、?<使用できる|使える|誘発する|発動する|発動できる>。",
            "<ただし、|>この<能力|効果>は1ターンに{n:several}回しか、?<使用できない|使えない|誘発しない|発動しない>。",
        ),
    ),
    row(
        "sentence",
        "{condition:likewise}なら、{effects:timely}。",
        "if {condition}, {effects}.",
        n.If,
        also=("<もし|または、>{condition:likewise}なら、{effects:timely}。",),
    ),
    row(
        "sentence",
        "ただし、{what:units}は選べない。",
        "but not {what}.",
        r.NotChosen,
        clause="X7.34",
        also=(
            "<ただし、|>{what:units}<は|を><選べない|選ぶことができない|選ぶことはできない|選択できない|対象にできない|対象に選べない>。",
        ),
    ),
    row(
        "sentence",
        "{what:units}はこの影響を受けない。",
        "this does not reach {what}.",
        u.NotTouched,
        clause="X7.27",
        also=(
            "<ただし、|>{what:units}はこの<影響|効果>を受けない。",
            "<ただし、|>{what:units}には<影響|効果>がない。",
            "<ただし、|>{what:units}には影響しない。",
            "ただし、?{what:units}<を除く|は除く|は除外する|は例外とする|を対象としない>。",
        ),
    ),
    Phrase("statement", "{deed:timely}", "{deed}"),
    row(
        "statement",
        "{condition:condition}なら、{effects:timely}",
        "if {condition}, {effects}",
        n.If,
        also=(
            "{condition:condition}<場合|時|とき|ときは|たら>、{effects:timely}",
            "もし{condition:condition}なら、{effects:timely}",
            "<もし|>{condition:if_so}、{effects:timely}",
            "<もし|>{condition:card_is}なら、?{effects:bare_card}",
            "<もし|>{condition:card_is_if}、?{effects:bare_card}",
        ),
    ),
    row(
        "statement",
        "{condition:condition}なら{first:either_ren}、そうしないなら{second:either}",
        "if {condition}, {first@}; otherwise {second}",
        t.EitherWay,
        also=(
            "{condition:condition}なら、?{first:either_ren}、<そうしないなら|そうでないなら|それ以外なら|違うなら>、?{second:either}",
            "<もし|>{condition:if_so}、?{first:either_ren}、<そうしないなら|そうでないなら|それ以外なら|違うなら>、?{second:either}",
        ),
    ),
    row("either_ren", "{effect:act_ren}", "{effect@}", also=("{effect:bare_card_ren}",)),
    row("either", "{effect:deed}", "{effect}", also=("{effect:bare_card}",)),
    row("later_deed", "{condition:condition}なら、{effects:deed}", "if {condition}, {effects}", n.If),
    Phrase("later_deed", "{effect:deed}", "{effect}"),
    Phrase("timely", "{deed:deed}", "{deed}"),
    row(
        "timely",
        "{player:anyone}は{duration:duration}、{effect:player_tail}",
        "{duration}, {player} {effect}",
        u.LastingBy,
        also=("{player:anyone}は{duration:duration}{effect:player_tail}",),
    ),
    row(
        "timely",
        "{duration:duration}、{event:event}時、{effect:deed}",
        "{duration}, when {event}, {effect}",
        u.DelayedFor,
        clause="X7.52",
        also=(
            "{duration:duration}、{event:event}たびに、{effect:deed}",
            "{duration:duration}、{event:event_done}<なら|ら>、{effect:deed}",
            "{duration:duration}{event:event}<時|たびに>、{effect:deed}",
            "{duration:duration}{event:event_done}<なら|ら>、{effect:deed}",
        ),
    ),
    row(
        "timely",
        "{duration:duration}、{event:would}時、代わりに{effect:instead}",
        "{duration}, when {event}, {effect} instead",
        u.InsteadFor,
        clause="X7.50",
        also=(
            "{duration:duration}、{event:would}<時|なら>、{effect:instead}",
            "{duration:duration}、{event:would}<時|なら>、代わりに、?{effect:instead}",
            "{duration:duration}、{event:would}代わりに、?{effect:instead}",
        ),
    ),
    row(
        "timely",
        "{first:act_ren}、{second:ruling}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_te}、{second:ruling}",),
    ),
    row(
        "ruling",
        "{what:subject}の{figure:strength}を{duration:duration}{change:change}",
        "{duration}, the {figure} of {what} is {change}",
        u.ForWhile,
        also=(
            "{what:subject}<の|が>{figure:strength}を{duration:duration}、{change:change}",
            Spelt("その{figure:strength}を{duration:duration}{change:change}", {"what": n.That()}),
        ),
    ),
    row("ruling", "{duration:duration}、{effect:rules}", "{duration}, {effect}", n.Lasting),
    row("ruling", "{effect:full}", "{effect}"),
    row(
        "ruling",
        "{what:subject}は{duration:duration}{effect:tails}",
        "{what}, {duration}, {effect}",
        u.LastingOn,
        also=("{what:subject}は{duration:duration}、{effect:tails}",),
    ),
    row("timely", "{first:lasting_ren}、{second:deed}", "{first} and {second}", a.Chain),
    row("lasting_ren", "{duration:duration}、{effect:rule_ren}", "{duration}, {effect}", n.Lasting),
    row("lasting_ren", "{effect:rule_ren}", "{effect}"),
    row(
        "timely",
        "{duration:duration}、{effect:rules}",
        "{duration}, {effect}",
        n.Lasting,
        also=("{duration:duration}{effect:rules}",),
    ),
    Phrase("timely", "{effect:rules}", "{effect}", clause="X7.48"),
    row(
        "timely",
        "{what:subject}は{duration:duration}{effect:tails}",
        "{what}, {duration}, {effect}",
        u.LastingOn,
        also=("{what:subject}は{duration:duration}、?{effect:tails}",),
    ),
    row(
        "timely",
        "{what:subject}の{figure:strength}を{duration:duration}{change:change}",
        "{duration}, the {figure} of {what} is {change}",
        u.ForWhile,
        clause="X5.4",
        also=("{what:subject}<の|が|は>、?{figure:strength}を{duration:duration}、?{change:change}",),
    ),
    row("timely", "{event:later}{effect:later_deed}", "{event}, {effect}", a.Delayed, clause="X7.52"),
    row(
        "deed",
        "{effect:acts}",
        "{effect}",
        also=("<自分|このカードを配置したプレイヤー|このカードの持ち主>は{effect:acts}",),
    ),
    row(
        "deed",
        "{effect:acts_te}もよい",
        "you may {effect}",
        n.May,
        const={"player": n.You()},
        also=(
            "{effect:acts_te}よい",
            "{effect:acts}ことができる",
            "{effect:acts_can}",
            "{effect:acts}事ができる",
            "<自分|このカードを配置したプレイヤー|このカードの持ち主>は{effect:acts_te}もよい",
            "<自分|このカードを配置したプレイヤー|このカードの持ち主>は{effect:acts}ことができる",
            "<自分|このカードを配置したプレイヤー|このカードの持ち主>は{effect:acts_can}",
        ),
    ),
    row("deed", "{effect:may_rule}", "you may let this hold: {effect}", n.May, const={"player": n.You()}),
    row(
        "paying",
        "気力を{amount:amount}支払うこと",
        "lose {amount} spirit",
        t.PaySpirit,
        const={"what": g.Its()},
        clause="X3.4",
        also=("気力を{amount:amount}多く支払うこと",),
    ),
    row("may_rule", "{duration:duration}、{effect:rule_may}", "{duration}, {effect}", n.Lasting),
    Phrase("may_rule", "{effect:rule_may}", "{effect}"),
    Phrase("rule_may", "{effect:rule_may_bare}", "{effect}"),
    row(
        "deed",
        "{first:acts}ことで、{second:may_rule}",
        "you may {first}; if you do, {second}",
        u.RuleByDoing,
        clause="X7.37",
        also=(
            "<自分は|>{first:acts}<ことで|ことにより|ことによって|と>、{second:may_rule}",
            "{first:paying}で、{second:may_rule}",
        ),
    ),
    row(
        "timely",
        "{first:condition}なら{second:act_ren}、{third:condition}なら{fourth:deed}",
        "if {first}, {second}; if {third}, {fourth}",
        u.TwoWays,
        also=("{first:condition}なら、?{second:act_ren}、{third:condition}なら、?{fourth:deed}",),
    ),
    row("timely", "{first:act_ren}、{second:if_part}", "{first} and {second}", u.AndIf),
    row(
        "if_part",
        "{condition:condition}なら{effects:deed}",
        "if {condition}, {effects}",
        n.If,
        also=("{condition:condition}なら、{effects:deed}",),
    ),
    row(
        "deed",
        "{first:acts}ことで、{second:acts}ことができる",
        "you may {first}; if you do, {second}",
        t.ByDoing,
        clause="X7.37",
        also=(
            "<自分は|>{first:acts}<ことで|ことにより|ことによって>、?<{second:acts}ことができる|{second:acts_te}もよい|{second:acts_can}|{second:acts}>",
        ),
    ),
    row(
        "deed",
        "{player:other}は{effect:acts_te}もよい",
        "{player} may {effect}",
        n.May,
        also=(
            "{player:other}は{effect:acts_te}もよい",
            "{player:other}は{effect:acts}ことができる",
            "{player:other}は{effect:acts_can}",
        ),
    ),
    row(
        "deed",
        "{player:other}は{effect:acts}",
        "{player} {effect@player}",
        n.Does,
        also=("{player:other}は、{effect:acts}", "{player:other}は{effect:acts}必要がある"),
    ),
    Phrase("acts", "{effect:act}", "{effect@}"),
    row(
        "acts",
        "{first:act_ren}、{second:acts}",
        "{first} and {second}",
        a.Both,
        also=(
            "{first:act_te}、?{second:acts}",
            "<{first:act_ren}|{first:act_te}>、自分は{second:acts}",
            "{first:unit_ren}、{second:bare_act}",
        ),
    ),
    Phrase("acts_te", "{effect:act_te}", "{effect@}"),
    row(
        "acts_te",
        "{first:act_ren}、{second:acts_te}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_te}、?{second:acts_te}", "{first:unit_ren}、{second:bare_act_te}"),
    ),
    Phrase("acts_can", "{effect:act_can}", "{effect@}"),
    row(
        "acts_can",
        "{first:act_ren}、{second:acts_can}",
        "{first} and {second}",
        a.Both,
        also=("{first:act_te}、?{second:acts_can}",),
    ),
    *acting(
        "{what:single}がそのダメージを{受ける/1}",
        "<lets|let> {what} take the damage",
        u.TakeInstead,
        "X5.4",
        also=("{what:single}がかわりにそのダメージを{受ける/1}",),
    ),
)
