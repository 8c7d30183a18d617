"""How texts say what holds for a while or always."""

from typing import Final

from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import things as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_RULES: Final = (
    row("effect", "{what:object}は{step:step}に攻撃する", "{what} attacks in the {step}", w.AttacksIn, clause="3.1"),
    row(
        "effect",
        "{what:object}は{step:step}にも防御に参加する",
        "{what} also defends in the {step}",
        w.DefendsAlsoIn,
        clause="3.2",
        also=("{what:object}は{step:step}でも防御<する|に参加する|できる>",),
    ),
    row(
        "effect",
        "{what:object}は{operation:operation}にのみ使える",
        "{what} can only be used for a {operation}",
        w.OnlyUsableFor,
        clause="S8",
        also=("{what:object}は{operation:operation}に<だけ使える|しか使えない|のみ使用できる|のみ使うことができる>",),
    ),
    row(
        "effect",
        "{what:object}はどの数字とも一致する",
        "{what} matches any number",
        w.MatchesAnyNumber,
        clause="S8",
        also=(
            "{what:object}はどの<コスト|数|数字|コストの数字>とも一致する",
            "{what:object}<は|を><好きな数字|好きな数|任意の数字|好きなコスト|どの数字|どのコスト>"
            "<として|としても><扱う|扱える|扱ってもよい|扱うことができる>",
        ),
    ),
    row(
        "effect",
        "{what:object}はどの属性とも一致する",
        "{what} matches any colour",
        u.MatchesAnyColour,
        clause="2.2",
        also=(
            "{what:object}は<どの属性の色|どの色|すべての属性|全ての属性>とも一致する",
            "{what:object}は<すべての属性|全ての属性|どの属性|あらゆる属性>として<扱う|も扱う>",
            "{what:object}は<すべての属性|全ての属性|炎、水、草、天の全ての属性|あらゆる属性>を持つ",
            "{what:object}は<どの属性|すべての属性|全ての属性>の<ユニット|カード>として<も|>扱う",
            "{what:object}は<すべての属性|あらゆる属性>を持つ<カード|ユニット|もの><として扱う|である>",
            "{what:object}はどの属性のユニット<も|でも>強化<できる|することができる>",
            "{what:object}は<属性に関係なく|属性を問わず|>どのユニットの強化にも使える",
            "{what:object}はどの属性のユニットの強化にも使える",
            "{what:object}<は|を>強化に使う<時|場合>、?どの属性のユニット<にも使える|も強化できる|でも強化できる|の強化にも使える>",
        ),
    ),
    row(
        "effect",
        "{what:object}を打消せるのは《{name:card_name}》のみである",
        "{what} can only be countered by {name}",
        w.OnlyCounteredBy,
        clause="S8",
    ),
    row(
        "effect",
        "{what:object}のコストは{n}である",
        "the cost of {what} is {n}",
        u.CostIs,
        clause="S9",
        also=(
            "{what:object}のコスト<は|を>{n}<として扱う|とする|とみなす>",
            "{what:object}<は|を>コスト{n}<である|とみなす|のカードである|のカードとみなす>",
            Spelt("コスト<は|>{n}<である|として扱う>", {"what": n.This()}),
        ),
    ),
    row(
        "effect",
        "あなたは{what:object}のコストを{numbers:figure_number+か}として扱う",
        "treat the cost of {what} as {numbers: or }",
        u.CostAmong,
        clause="S9",
        also=(
            "あなたは{what:object}のコストを{numbers:figure_number+または}<のいずれか|>として扱う",
            "{what:object}のコスト<を|は>{numbers:figure_number+か}<のいずれか|>として扱う",
            "{what:object}のコスト<を|は>{numbers:figure_number+または}<のいずれか|>として扱う",
            "<あなたは|>{what:object}<は|を>コスト{numbers:figure_number+または}<のカード|>として<扱う|扱ってもよい>",
            "{what:object}<は|を>コスト{numbers:figure_number+か}<のカード|>として扱う",
            "{what:object}のコスト<を|は>{numbers:figure_number+、}のいずれか<として扱う|である>",
        ),
    ),
    row(
        "effect",
        "これを{operation:operation}に使う場合、あなたはこれのコストを{change:moreless}ものとして扱ってもよい",
        "when this card is used for a {operation}, you may treat its cost as {change}",
        u.ShowsMore,
        clause="S9",
        also=(
            "これを{operation:operation}に使う<場合|時|とき|際>、<あなたは|><これの|その|>コスト<を|は>{change:moreless}<ものとして扱う|ものとして扱ってもよい|ものとして扱うことができる|数として扱う|数として扱ってもよい>",
        ),
    ),
    row(
        "moreless",
        "{amount:amount}大きい",
        "{amount} higher",
        m.Up,
        also=("{amount:amount}<多い|高い>", "+{amount:amount}した"),
    ),
    row("moreless", "{amount:amount}の", "{amount}", q.To),
    row(
        "moreless",
        "{amount:amount}小さい",
        "{amount} lower",
        m.Down,
        also=("{amount:amount}<少ない|低い>", "-{amount:amount}した"),
    ),
    row(
        "effect",
        "{what:what}は無効化されない",
        "{what} cannot be negated",
        w.NotNegated,
        clause="Q13",
        also=("{what:what}は<、|>無効<化されない|にならない|にされない|化できない>",),
    ),
    row(
        "effect",
        "{what:what}は{deed:undone}",
        "{what} {deed@what}",
        u.Forbid,
        clause="P2",
        also=(
            "{what:what}は、{deed:undone}",
            "{what:what}を{deed:undoable}",
            "{what:what}に{deed:unspelled}",
            "{what:picked}<|それは|それらは|そのユニットは>{deed:undone}",
            "相手は{what:what}を{deed:unaimed}",
        ),
    ),
    row(
        "undone",
        "除去の対象にならない",
        "cannot be the target of a removal",
        value="removed",
        clause="2.1a",
        also=(
            "<相手の|>除去の対象に<ならない|選べない|ならず>".replace("|ならず", ""),
            "<除去されない|除去できない|除去の対象に選べない|除去の対象とならない|除去の対象に選ばれない|除去の対象にできない|除去の対象にすることができない>",
        ),
    ),
    row(
        "undone",
        "1枚除去の対象にならない",
        "cannot be the target of a single removal",
        value="single-removed",
        clause="2.1a",
        also=(
            "1枚除去<では除去できない|では除去されない|で除去されない|されない|できない|の対象に選べない|によって除去されない|の対象に選ばれない|の対象とならない>",
            "相手の1枚除去の対象に<ならない|選べない|選ばれない>",
        ),
    ),
    row(
        "undone",
        "2枚除去の対象にならない",
        "cannot be the target of a double removal",
        value="double-removed",
        clause="2.1b",
        also=(
            "2枚除去<では除去できない|では除去されない|で除去されない|されない|できない|の対象に選べない|によって除去されない|の対象に選ばれない|の対象とならない>",
            "相手の2枚除去の対象に<ならない|選べない|選ばれない>",
        ),
    ),
    row(
        "undone",
        "呪文の対象にならない",
        "cannot be the target of a spell",
        value="targeted",
        clause="2.0a",
        also=(
            "呪文の対象に<選べない|できない|選ばれない|することができない>",
            "<除去も強化もされない|除去も強化もできない|除去の対象にも強化の対象にもならない|除去や強化の対象にならない>",
        ),
    ),
    row(
        "undone",
        "魔法の対象にならない",
        "cannot be chosen by a magic or grand magic",
        value="chosen",
        clause="M6",
        also=(
            "魔法や大魔術の対象に<ならない|選べない|選ばれない>",
            "<魔法の対象に選べない|魔法で選べない|魔法によって選ばれない|魔法では選べない|魔法の対象に選ばれない>",
        ),
    ),
    row(
        "undone",
        "破壊されない",
        "cannot be destroyed",
        value="destroyed",
        clause="S1",
        also=("<破壊できない|破壊することができない>",),
    ),
    row(
        "undone",
        "除去によって破壊されない",
        "cannot be destroyed by a removal",
        value="destroyed-by-removal",
        clause="2.1c",
        also=(
            "相手の除去<では|によって|で|により>破壊されない",
            "<除去では破壊されない|除去されても破壊されない|除去により破壊されない|除去で破壊されない>",
        ),
    ),
    *[
        row(
            "undone",
            f"{ja}によって破壊されない",
            f"cannot be destroyed by a {en}",
            value=value,
            clause="2.1c",
            also=(f"<相手の|>{ja}<では|によって|で|により>破壊されない",),
        )
        for ja, en, value in (
            ("1枚除去", "single removal", "destroyed-by-single-removal"),
            ("2枚除去", "double removal", "destroyed-by-double-removal"),
        )
    ],
    row(
        "undone",
        "魔法によって破壊されない",
        "cannot be destroyed by a magic or grand magic",
        value="destroyed-by-magic",
        clause="M6",
        also=(
            "<魔法では破壊されない|魔法の効果では破壊されない|魔法の効果によって破壊されない|魔法や大魔術によって破壊されない|魔法や大魔術では破壊されない|魔法で破壊されない>",
        ),
    ),
    row(
        "undone",
        "強化されない",
        "cannot be boosted",
        value="boosted",
        clause="2.2",
        also=("<強化できない|強化することができない|強化の対象にならない|強化の対象に選べない>",),
    ),
    row(
        "undone",
        "攻撃できない",
        "cannot attack",
        value="attack",
        clause="3.0",
        also=(
            "防御にのみ参加する",
            "攻撃<に参加せず|せず|できず|に参加できず>、防御にのみ参加する",
            "攻撃<に参加せず|せず|できず>、防御のみ<行う|を行う|行える>",
            "<攻撃しない|攻撃することができない|攻撃に参加できない|攻撃に参加しない>",
        ),
    ),
    row(
        "undone",
        "防御に参加できない",
        "cannot defend",
        value="defend",
        clause="3.2",
        also=(
            "攻撃にのみ参加する",
            "<防御に参加しない|防御できない|防御しない|防御することができない|防御に参加することができない>",
        ),
    ),
    row(
        "undone",
        "再配備で捨札に置けない",
        "cannot be given up for a redeployment",
        value="given-up",
        clause="4.2b",
        also=(
            "<再配備に使えない|再配備のコストにできない|再配備で選べない|再配備によって捨札に置けない|再配備の対象に選べない|再配備で捨札に置くことができない>",
        ),
    ),
    row(
        "undone",
        "手札に戻らない",
        "cannot be returned to hand",
        value="returned",
        clause="M6",
        also=("<手札に戻されない|手札に戻せない|手札に戻すことができない>",),
    ),
    row(
        "undone",
        "攻撃にも防御にも参加できない",
        "can neither attack nor defend",
        value="fight",
        clause="3.0",
        also=("攻撃も防御も<できない|行えない>", "攻撃にも防御にも<参加しない|加われない>"),
    ),
    row(
        "undone",
        "相手の呪文の対象にならない",
        "cannot be the target of an opponent's spell",
        value="aimed-by-opponent",
        clause="2.0a",
        also=(
            "相手の呪文の対象<に選べない|にできない|に選ばれない|とならない|にすることができない>",
            "<相手の呪文の効果を受けない|相手の除去や強化の対象にならない>",
        ),
    ),
    row(
        "undone",
        "魔法の効果を受けない",
        "is not touched by a magic or grand magic",
        value="untouched",
        clause="M6",
        also=("<魔法|魔法や大魔術|魔法と大魔術|魔法も大魔術も|魔法および大魔術>の<効果|影響>を受けない",),
    ),
    row(
        "undone",
        "相手の魔法の効果を受けない",
        "is not touched by a magic or grand magic of an opponent",
        value="untouched-by-opponent",
        clause="M6",
        also=("相手の<魔法|魔法や大魔術|魔法と大魔術|魔法も大魔術も|魔法および大魔術>の<効果|影響>を受けない",),
    ),
    row(
        "undone",
        "相手の魔法の対象にならない",
        "cannot be chosen by a magic or grand magic of an opponent",
        value="chosen-by-opponent",
        clause="M6",
        also=(
            "相手の魔法<や大魔術|>の対象に<選べない|選ばれない|できない|することができない>",
            "相手の魔法<や大魔術|>で<選べない|選ばれない>",
        ),
    ),
    row(
        "undone",
        "相手の魔法によって破壊されない",
        "cannot be destroyed by a magic or grand magic of an opponent",
        value="destroyed-by-magic-by-opponent",
        clause="M6",
        also=("相手の<魔法|魔法の効果|魔法や大魔術><では|で|により>破壊されない",),
    ),
    row(
        "undone",
        "相手によって破壊されない",
        "cannot be destroyed by an opponent",
        value="destroyed-by-opponent",
        clause="S1",
        also=(
            "相手に破壊されない",
            "相手の<効果|カード|カードの効果|除去や魔法|除去と魔法><によって|では|で|により>破壊されない",
        ),
    ),
    *[
        row(
            "unaimed",
            f"{ja}の対象に選べない",
            f"cannot be the target of a {en}",
            value=value,
            clause="2.0a",
            also=(
                f"{ja}の対象に<選ぶことができない|できない|することができない>",
                f"{ja}<することができない|できない>",
            ),
        )
        for ja, en, value in (
            ("除去", "removal", "removed"),
            ("1枚除去", "single removal", "single-removed"),
            ("2枚除去", "double removal", "double-removed"),
            ("呪文", "spell", "aimed-by-opponent"),
        )
    ],
    row(
        "undoable",
        "除去の対象に選べない",
        "cannot be the target of a removal",
        value="removed",
        clause="2.1a",
        also=("除去の対象に<できない|することができない|選ぶことができない>", "除去<できない|することができない>"),
    ),
    row(
        "undoable", "強化できない", "cannot be boosted", value="boosted", clause="2.2", also=("強化することができない",)
    ),
    row(
        "undoable",
        "破壊できない",
        "cannot be destroyed",
        value="destroyed",
        clause="S1",
        also=("破壊することができない",),
    ),
    row(
        "undoable",
        "呪文の対象にできない",
        "cannot be the target of a spell",
        value="targeted",
        clause="2.0a",
        also=("呪文の対象に<選べない|することができない|選ぶことができない>",),
    ),
    row(
        "unspelled",
        "呪文を発動できない",
        "cannot be the target of a spell",
        value="targeted",
        clause="2.0a",
        also=("呪文を<使えない|発動することができない>",),
    ),
    row(
        "unspelled",
        "除去を発動できない",
        "cannot be the target of a removal",
        value="removed",
        clause="2.1a",
        also=("除去を<行えない|行うことができない|使えない|発動することができない>",),
    ),
    row(
        "unspelled",
        "強化を発動できない",
        "cannot be boosted",
        value="boosted",
        clause="2.2",
        also=("強化を<行えない|行うことができない|使えない|発動することができない>",),
    ),
    row(
        "effect",
        "{player:player}は{first:operation}も{second:operation}も発動できない",
        "{player} can neither use a {first} nor a {second}",
        u.CannotEither,
        clause="P2",
        also=(
            "{player:player}は{first:operation}も{second:operation}も<発動することができない|行えない|行うことができない|使えない|使用できない|できない|することができない>",
            "{player:player}は<、|>{first:operation}<と|や|および|か|または>{second:operation}を<発動できない|発動することができない|行えない|行うことができない|使えない>",
        ),
    ),
    row(
        "effect",
        "{player:player}が受けるダメージを{change:altered}",
        "damage that {player} <player:takes|take> is {change}",
        u.ChangeDamage,
        clause="3.2",
        also=(
            "{player:player}<が受ける|への|に与える|に与えられる>ダメージ<を|は><|、>{change:altered}",
            "{player:player}は<受ける|>ダメージを{change:altered}",
            Spelt("{player:player}は<、|>ダメージを受けない", {"change": q.To(n.Number(0))}),
        ),
    ),
    row(
        "effect",
        "{player:whose}の領土に{change:signed}の修正を加える",
        "<gives|give> {player} territories a modifier: {change}",
        u.ChangeLand,
        clause="S3",
    ),
    row("signed", "-{amount:amount}", "-{amount}", m.Down),
    row("signed", "+{amount:big}", "+{amount}", m.Up),
)


def _before_another() -> tuple[Phrase, ...]:
    """What cannot be done, in the form in which another rule follows."""
    found: list[Phrase] = []
    for each in _RULES:
        if each.category == "undone":
            spelt = [wording.ja[:-2] + "ず" for wording in each.wordings if wording.ja.endswith("ない")]
            spelt = [one[:-2] + "せず" if one.endswith("しず") else one for one in spelt]
            found.append(
                row("undone_zu", spelt[0], each.en, value=each.value, clause=each.clause, also=tuple(spelt[1:]))
            )
    return tuple(found)


RULE_PHRASES: Final[tuple[Phrase, ...]] = (*_RULES, *_before_another())
