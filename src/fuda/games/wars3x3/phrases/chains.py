"""How acts stand in a sentence: one after another, one or another, for a while, for each of a group."""

from typing import Final

from fuda.games.wars3x3.phrases.forms import on
from fuda.games.wars3x3.words import acts as t
from fuda.games.wars3x3.words import links as k
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import nodes as n

_AT_MOST: Final = "(<最大|上限|最大で|合計で|ただし、|ただし|>{n}<点|枚|体|><|まで>)"


def _either(chain: str) -> Phrase:
    """One act or another, in the form that the last has."""
    chosen = (
        "{first:act}か、?{second:act}か<を選ぶ|のどちらかを選ぶ|のどちらか一方を選ぶ|、どちらかを選ぶ|を選んで行う|のいずれかを選ぶ|のどちらかを行う|のいずれかを行う>",
    )
    return row(
        chain,
        f"{{first:act}}か、{{second:{chain}}}",
        "{first@} or {second@}",
        k.OneOf,
        clause="M6",
        also=(
            f"{{first:act}}<か、または|か|、または|または、?>{{second:{chain}}}",
            *((*chosen, "{first:act}か、?{second:bare}") if chain == "acts" else ()),
        ),
    )


_UNNAMED: Final = {"acts": "bare", "acts_te": "bare_te", "acts_ren": "bare_ren"}


def _chains() -> tuple[Phrase, ...]:
    """One act after another in one sentence, in every form that the last can have."""
    found: list[Phrase] = []
    for category in ("act", "act_te", "act_can", "act_cannot", "act_ren", "act_not", "act_ba_not"):
        chain = category.replace("act", "acts")
        also = (
            f"{{first:act_te}}<、||から|から、|、その後、?>{{second:{chain}}}",
            f"{{first:act_ren}}、<その後|さらに|続けて|それから>、?{{second:{chain}}}",
        )
        found.append(Phrase(chain, f"{{effect:{category}}}", "{effect@}"))
        found.append(row(chain, f"{{first:act_ren}}、{{second:{chain}}}", "{first} and {second}", a.Both, also=also))
        found.append(_either(chain))
        if chain in _UNNAMED:
            # What it is done to was named by the act before, and is not named again.
            unnamed = f"{{second:{_UNNAMED[chain]}}}"
            found.append(
                row(
                    chain,
                    f"{{first:did_ren}}、{unnamed}",
                    "{first} and {second}",
                    a.Chain,
                    also=(
                        f"{{first:did_te}}<、|から|から、|、その後、?>{unnamed}",
                        f"{{first:did_ren}}、<その後|さらに|続けて|それから>、?{unnamed}",
                    ),
                )
            )
        if category in ("act", "act_te", "act_ren", "act_can"):
            both = row(chain, f"{{first:what}}と{{effect:{category}}}", "{effect}, and the same to {first}", k.AlsoTo)
            found.append(both)
    return tuple(found)


_RATHER: Final = (
    # What is done instead, without a word for what it is done to: that was named by what it takes the place of.
    row("rather", "{effect:bare}", "{effect}", also=("{effect:terse}",)),
    row("in_its_place", "{effect:effect}", "{effect}", also=("{effect:rather}",)),
    Phrase("in_its_place", "{effect:numbered}", "{effect}"),
    row("in_its_place", "{player:actor}は{effect:numbered}", "{player} must {effect}", n.Does),
    row(
        "numbered",
        "{n}体{effect:bare}",
        "{effect} ({n})",
        k.Numbered,
        clause="M6",
        also=("{n}<体|枚|つ><|を>{effect:bare}",),
    ),
    row(
        "terse",
        "{n}増加する",
        "increase it by {n}",
        n.IncreasePower,
        const={"what": n.That()},
        clause="S10",
        also=("<パワーを|><+|>{n}<増加する|増加させる|増やす|上げる>", "+{n}する", "<パワーを|>+{n}する"),
    ),
    row(
        "terse",
        "{amount:plain_number}減少する",
        "reduce it by {amount}",
        t.LowerPower,
        const={"what": n.That()},
        clause="S10",
        also=("<パワーを|>{amount:plain_number}<減少する|減少させる|減らす|下げる>", "-{amount:plain_number}する"),
    ),
    row(
        "terse",
        "パワーを{amount:plain_number}にする",
        "set its power to {amount}",
        t.SetPower,
        const={"what": n.That()},
        clause="S10",
    ),
    row(
        "rather",
        "{amount:damage}を与える",
        "deal {amount}",
        n.Damage,
        const={"player": k.Same()},
        clause="W1.1",
        also=("{amount:plain_number}点与える",),
    ),
    row(
        "effect",
        "同じプレイヤーに{amount:damage}を与える",
        "deal {amount} to that player",
        n.Damage,
        const={"player": k.Same()},
        clause="W1.1",
        also=("そのプレイヤーに{amount:damage}を与える",),
    ),
)

_WHILES: Final = (
    row(
        "statement",
        "{what:what}のパワーを、{duration:while}{change:altered}",
        "{duration}, the power of {what} <what:is|are> {change}",
        t.PowerFor,
        clause="S10",
        also=(
            "{what:what}のパワーを<、|>{duration:while}<、|>{change:altered}",
            "{what:picked}その<ユニットの|>パワーを<、|>{duration:while}<、|>{change:altered}",
            "{what:picked}<、|>{duration:while}<、|><そのユニットの|それの|その|それらの|それぞれの>パワーを{change:altered}",
            "{what:picked}<それらの|それぞれの>パワーを{duration:while}<、|>{change:altered}",
            "{what:what}のパワー<は|が><、|>{duration:while}<、|>{change:altered}",
            "{what:what}は<、|>{duration:while}<、|>パワー<を|が>{change:altered}",
        ),
    ),
    Phrase("altered", "{change:change}", "{change}"),
    row(
        "altered",
        "{amount:plain_number}増加する",
        "increased by {amount}",
        m.Up,
        clause="S10",
        also=(
            "+{amount:plain_number}<する|される|になる>",
            "<+|>{amount:plain_number}<増加させる|増やす|上げる|上がる|増える|プラスする|多くなる|多くする>",
        ),
    ),
    row("plain_number", "{value}", "{value}", n.Number, also=("{value}点",)),
    row(
        "statement",
        "{what:what}は、{duration:while}、{label:trait}を得る",
        "{duration}, {what} <what:gains|gain> {label}",
        t.TraitFor,
        clause="S2",
        also=(
            "{what:what}は<、|>{duration:while}<、|>{label:trait}<|の特性>を<得る|持つ>",
            "{what:picked}<、|>{duration:while}<、|>{label:trait}を与える",
            "{what:picked}<、|>{duration:while}<、|><それに|そのユニットに|それらに>{label:trait}を与える",
            "{what:what}に<、|>{duration:while}<、|>{label:trait}<|の特性>を与える",
        ),
    ),
    row(
        "statement",
        "{what:what}は、{duration:while}、{first:trait}と{second:trait}を得る",
        "{duration}, {what} <what:gains|gain> {first} and {second}",
        t.BothTraitsFor,
        clause="S2",
        also=(
            "{what:what}は<、|>{duration:while}<、|>{first:trait}<と|、|および>{second:trait}<|の特性>を<得る|持つ>",
            "{what:what}に<、|>{duration:while}<、|>{first:trait}<と|、|および>{second:trait}<|の特性>を与える",
        ),
    ),
    *on(
        "{what:what}は{first:trait}と{second:trait}を{失う/5}",
        "{what} <what:loses|lose> {first} and {second}",
        t.LoseBoth,
        "S2",
        also=("{what:what}は<、|>{first:trait}<と|、|および>{second:trait}<|の特性|の両方>を{失う/5}",),
    ),
    *on(
        "{what:what}は{first:trait}か{second:trait}を{得る/1}",
        "{what} <what:gains|gain> {first} or {second}",
        t.GainEither,
        "S2",
        also=(
            "{what:what}は<、|>{first:trait}<か|または|、または>{second:trait}<|の特性|のどちらか|のいずれか><を{得る/1}|を{持つ/5}>",
            "{what:what}に<、|>{first:trait}<か|または|、または>{second:trait}<|の特性|のどちらか|のいずれか>を{与える/1}",
        ),
    ),
    row(
        "statement",
        "{what:what}のパワーを、{duration:duration}入れ替える",
        "{duration}, exchange the powers of {what}",
        k.SwapFor,
        clause="S10",
        also=(
            "{what:what}のパワーを<、|>{duration:duration}<、|><入れ替える|交換する>",
            "{what:picked}<、|>{duration:duration}<、|><それらの|その|それぞれの|>パワーを<入れ替える|交換する>",
        ),
    ),
    *on(
        "{what:what}は{first:trait}と{second:trait}を{得る/1}",
        "{what} <what:gains|gain> {first} and {second}",
        t.GainBoth,
        "S2",
        also=(
            "{what:what}は<、|すべて|>{first:trait}<と|、|および|及び>{second:trait}<|の特性><を{得る/1}|を{持つ/5}>",
        ),
    ),
    row(
        "statement",
        "{each:counting}1体につき、{effect:effect}",
        "for each {each@}, {effect}",
        t.ForEach,
        clause="M6",
        also=(
            "{each:counting}<1体|1枚|1つ><につき|ごとに>、{effect:effect}",
            "{each:counting}の数だけ、{effect:effect}",
        ),
    ),
    row(
        "statement",
        "{each:counting}1体につき、{effect:effect}(最大{n})",
        "for each {each@}, {effect} (at most {n})",
        k.ForEachTo,
        clause="M6",
        also=(
            f"{{each:counting}}<1体|1枚|1つ><につき|ごとに>、?{{effect:effect}}{_AT_MOST}",
            f"{{each:counting}}の数だけ、{{effect:effect}}{_AT_MOST}",
        ),
    ),
    row(
        "statement",
        "{each:each_time}、{effect:effect}(最大{n})",
        "for each {each}, {effect} (at most {n})",
        k.ForEachTo,
        clause="M6",
        also=(f"{{each:each_time}}、?{{effect:effect}}{_AT_MOST}",),
    ),
    row(
        "statement",
        "{each:each_time}、{effect:effect}",
        "for each {each}, {effect}",
        t.ForEach,
        clause="M6",
        also=("{each:each_time}{effect:effect}",),
    ),
)

CHAIN_PHRASES: Final[tuple[Phrase, ...]] = (*_RATHER, *_WHILES, *_chains())
