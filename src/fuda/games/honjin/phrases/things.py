"""How the card texts of honjin speak of players, things, groups and selections.

A group is worded from the outside in. `units` are on the battlefield, counted 体: where they are comes first, then what
they are. `terrains` (with empty lands: `areas`) and `gear` are counted つ, `zoned` cards of other zones 枚. `ground` is
a terrain word without more. `one` is a single thing; a `target` is declared, a `patient` is what a sentence is about.
"""

from typing import Final

from fuda.games.honjin.phrases.choosing import CHOOSING_PHRASES, selections
from fuda.games.honjin.phrases.grounds import GROUND_PHRASES
from fuda.games.honjin.words import features as f
from fuda.games.honjin.words import relations as r
from fuda.games.honjin.words import things as h
from fuda.language.compiler.phrase_book import MANY, Phrase, Wording
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import decks as d
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_PLAYERS: Final = (
    Phrase("player", "自軍プレイヤー", "you", n.You, number=MANY, clause="3.2.1"),
    Phrase("player", "敵軍プレイヤー", "the enemy player", n.Opponent, clause="3.2.1"),
    row(
        "player",
        "プレイヤーすべて",
        "each player",
        a.EachPlayer,
        clause="15.4.9.2",
        also=("<双方の|両|両方の|各|お互いの|すべての>プレイヤー",),
    ),
    Phrase("player", "支配プレイヤー", "the player who holds this terrain", h.Holder, clause="3.2.1.7"),
    Phrase("player", "{side:side}", "{side}", h.Battler, clause="1.3.7"),
    Phrase("player", "{what:one}の所有者", "the owner of {what}", h.OwnerOf, clause="3.2.1.2"),
    Phrase("doer", "{player:player}", "{player@}"),
    Phrase("doer", "対象", "the target", h.Target, clause="10.10.1"),
    Phrase("owner", "自軍", "friendly", n.You, clause="3.2.1.2"),
    Phrase("owner", "敵軍", "enemy", n.Opponent, clause="3.2.1.2"),
    row(
        "owner",
        "<そのプレイヤーの|そのプレイヤーが所有する|自身の|自分の|自身が所有する>",
        "that player's",
        h.Oneself,
        clause="3.2.1.2",
    ),
    row("owner", "<対象の所有する|対象が所有する>", "the target's", h.Target, clause="3.2.1.2"),
    Phrase("side_of", "自軍", "your", n.You, clause="3.2.1"),
    Phrase("side_of", "敵軍", "the enemy's", n.Opponent, clause="3.2.1"),
    Phrase("holder", "自軍", "you", n.You, number=MANY, clause="5.1.2.11"),
    Phrase("holder", "敵軍", "the enemy", n.Opponent, clause="5.1.2.12"),
    Phrase("whose", "自軍", "your", n.You, clause="3.2.1", also=("自軍プレイヤーの",)),
    Phrase("whose", "敵軍", "the enemy's", n.Opponent, clause="3.2.1", also=("敵軍プレイヤーの",)),
    Phrase("whose", "対象の", "the target's", h.Target, clause="10.10.1"),
)

_ZONES: Final = (
    Phrase("hand", "{player:whose}手札", "{player} hand", n.Hand, clause="5.1.4.5"),
    row("hand", "<|自身の|自分の>手札", "the hand", n.Hand, const={"player": h.Oneself()}, clause="5.1.4.6"),
    Phrase("deck", "{player:whose}山札", "{player} deck", d.DeckOf, clause="5.1.3.4"),
    row("deck", "<|自身の|自分の>山札", "the deck", d.DeckOf, const={"player": h.Oneself()}, clause="5.1.3.5"),
    Phrase("pile", "{player:whose}捨て山", "{player} discard pile", h.Discards, clause="5.1.5.4"),
    row(
        "pile",
        "<|自身の|自分の>捨て山",
        "the discard pile",
        h.Discards,
        const={"player": h.Oneself()},
        clause="5.1.5.5",
    ),
    Phrase("pile", "{player:whose}除外ゾーン", "{player} removed zone", h.Removed, clause="5.1.6.4"),
    Phrase("zone", "{zone:hand}", "{zone}"),
    Phrase("zone", "{zone:pile}", "{zone}"),
    Phrase("own_zone", "{zone:zone}", "{zone}"),
    Phrase("own_zone", "{zone:deck}", "{zone}"),
)

_FEATURES: Final = (
    Phrase("feature", "種族:{words:race+or}", "race {words: or }", f.OfRace, clause="2.1.22.1"),
    Phrase("feature", "属性:{words:attribute+or}", "attribute {words: or }", f.OfAttribute, clause="2.1.13.1"),
    Phrase("feature", "タイプ:{words:type+or}", "type {words: or }", f.OfType, clause="2.1.23.1"),
    Phrase("feature", "進軍タイプ:{words:march+or}", "march type {words: or }", f.OfMarch, clause="2.1.19.1"),
    Phrase("feature", "勢力:{words:faction+or}", "faction {words: or }", f.OfFaction, clause="2.1.27.1"),
    Phrase("feature", "カード名:{name:name}", "name {name}", f.OfName, clause="2.1.5.1"),
    Phrase("feature", "分類:{kind:class}", "class {kind}", f.OfClass, clause="2.1.24.1"),
    Phrase("feature", "{figure:figure}:{bound:bound}", "{figure} {bound}", f.OfFigure, clause="3.2.2"),
    Phrase(
        "feature", "基本{figure:figure}:{bound:bound}", "printed {figure} {bound}", f.OfPrintedFigure, clause="3.2.2"
    ),
    Phrase("feature", "レベル:即時召喚可能", "a level that allows instant summoning", f.IsInstant, clause="2.1.12.2"),
    Phrase("feature", "レベル:即時召喚不可", "a level without instant summoning", f.IsNotInstant, clause="2.1.12.3"),
    row("bare_figure", "{figure:figure}<が|>{bound:bound}", "{figure} {bound}", f.OfFigure, clause="3.2.2"),
    Phrase("class", "消耗品", "consumable", value="consumable", clause="2.1.24.2"),
    Phrase("class", "装備品", "equipment", value="equipment", clause="2.1.24.2"),
    Phrase("class", "儀式", "ritual", value="ritual", clause="2.1.24.3"),
    Phrase("bound", "{n}以上", "{n} or more", n.AtLeast),
    Phrase("bound", "{n}以下", "{n} or less", n.AtMost),
    Phrase("bound", "{n}", "{n}", m.Exactly),
    Phrase("bound", "{n}未満", "less than {n}", q.LessThan),
    row("bound", "{n}<より大きい|より高い|より多い|を超える>", "more than {n}", q.MoreThan),
    Phrase("quoted", "「{feature:feature}」", "{feature}"),
    Phrase("quality", "{feature:quoted}", "{feature}", also=("{feature:bare_figure}",)),
    Phrase("quality", "英雄", "hero status", f.IsHero, clause="15.1.1"),
    row("quality", "{one:quoted}<or|または|か>{other:either}", "{one} or {other}", f.EitherFeature, clause="4.7.5"),
    Phrase("quality", "{one:quoted}かつ{other:both}", "{one} and {other}", f.BothFeatures, clause="4.7.7"),
    Phrase("either", "{feature:quoted}", "{feature}"),
    row("either", "{one:quoted}<or|または|か>{other:either}", "{one} or {other}", f.EitherFeature, clause="4.7.5"),
    Phrase("both", "{feature:quoted}", "{feature}"),
    Phrase("both", "{one:quoted}かつ{other:both}", "{one} and {other}", f.BothFeatures, clause="4.7.7"),
    Phrase("possession", "「{standing:standing}」", "{standing}", f.HasStanding, clause="13.1"),
    Phrase("possession", "「耐性:{words:resisted+/}」", "Resistance to {words: and }", f.Resists, clause="13.1.7.1"),
    Phrase("possession", "「弱点:{words:damage+/}」", "Weakness to {words: and }", f.WeakTo, clause="13.1.8.1"),
    Phrase("possession", "「{kind:special}」", "{kind}", f.HasSpecial, clause="14.1", also=("{kind:special}",)),
)

_ONES: Final = (
    Phrase("this", "このユニット", "this unit", h.ThisUnit, clause="4.7.2"),
    Phrase("this", "この地形", "this terrain", h.ThisTerrain, clause="4.7.2"),
    Phrase("this", "この装備品", "this equipment", h.ThisEquipment, clause="4.7.2"),
    Phrase("this", "このカード", "this card", h.ThisCard, clause="4.7.2"),
    Phrase("one", "{what:this}", "{what}"),
    row(
        "one",
        "対象",
        "the target",
        h.Target,
        clause="10.10.1",
        also=("対象それぞれ", "それぞれの対象", "各対象", "すべての対象", "対象のユニット", "対象ユニット"),
    ),
    row(
        "one",
        "そのユニット",
        "that unit",
        h.ThatUnit,
        clause="10.5.4.1",
        also=(
            "<死亡した|破棄された|召喚された|除外された|攻撃した|ダメージを受けた><ユニット|自軍ユニット|敵軍ユニット>",
        ),
    ),
    Phrase("one", "そのカード", "that card", h.ThatCard, clause="10.5.4.1", also=("それ", "それら", "それらのカード")),
    row(
        "one",
        "戦闘が<発生している|発生した>地形",
        "the terrain of the battle",
        r.BattleGround,
        clause="8.1.1",
    ),
    Phrase("party", "{player:side_of}パーティ", "{player} party", h.Party, clause="4.4.1.2"),
    row("party", "{player:battler}<|の>パーティ", "the party of {player}", h.Party, clause="1.3.7"),
    Phrase("battler", "{side:side}", "{side}", h.Battler, clause="1.3.7"),
)

_UNITS: Final = (
    Phrase("units", "{what:placed}", "{what@}"),
    Phrase(
        "units",
        "{one:placed}または{other:placed}",
        "{one@} or {other@}",
        r.OrElse,
        clause="4.7.5",
        also=("{one:placed}or{other:placed}",),
    ),
    Phrase("units", "{what:placed}({excluded:excepted}を除く)", "{what@} except {excluded}", h.Excluding),
    Phrase("excepted", "このユニット", "this unit", h.ThisUnit, clause="4.7.2"),
    Phrase("excepted", "{what:kind_of_unit}", "{what}"),
    Phrase("placed", "{what:kind_of_unit}", "{what@}"),
    row(
        "placed",
        "{where:spot}<に存在する|にいる|の>{what:kind_of_unit}",
        "{what@} on {where}",
        h.OnTerrain,
        clause="5.1.2.4",
    ),
    row(
        "placed",
        "{party:party}<に存在する|にいる|の>{what:kind_of_unit}",
        "{what@} in {party}",
        h.InParty,
        clause="4.4.1",
    ),
    Phrase(
        "placed",
        "{player:side_of}領土に存在する{what:kind_of_unit}",
        "{what@} in {player} territory",
        h.InTerritory,
        clause="5.1.2.16",
    ),
    Phrase("spot", "この地形", "this terrain", h.ThisTerrain, clause="4.7.2"),
    row(
        "spot",
        "同じ地形",
        "the same terrain",
        h.ThisPlace,
        clause="5.1.2.19",
        also=(
            "このユニットが存在する地形",
            "このユニットの存在する地形",
            "このユニットのいる地形",
            "このユニットと同じ地形",
        ),
    ),
    Phrase("spot", "対象", "the target", h.Target, clause="10.10.1"),
    row("spot", "戦闘が<発生している|発生した>地形", "the terrain of the battle", r.BattleGround, clause="8.1.1"),
    Phrase("spot", "{where:terrains}", "{where}"),
    Phrase("kind_of_unit", "{what:sort_of_unit}", "{what@}"),
    Phrase("sort_of_unit", "ユニット", "<unit|units>", n.Units, clause="2.1.1.1"),
    Phrase(
        "sort_of_unit",
        "{player:owner}{what:unit}",
        "{player} {what@}",
        n.Controlled,
        clause="3.2.1.2",
    ),
    Phrase("sort_of_unit", "{player:owner}の{what:featured}", "{player} {what@}", n.Controlled, clause="3.2.1.2"),
    row("featured", "{feature:quality}<の|>{what:unit}", "{what@} with {feature}", h.Having),
    Phrase("featured", "{feature:possession}を持つ{what:unit}", "{what@} having {feature}", h.Having),
    row("featured", "{feature:quality}<ではない|でない|以外の>{what:unit}", "{what@} without {feature}", r.Lacking),
    row(
        "sort_of_unit",
        "{side:side}の{what:unit}",
        "{what@} of {side}",
        r.OfSide,
        clause="1.3.7",
        also=("{side:side}{what:unit}",),
    ),
    Phrase("sort_of_unit", "支配ユニット", "<unit|units> of the holder", h.HolderUnits, clause="3.2.1.7"),
    Phrase("unit", "ユニット", "<unit|units>", n.Units, clause="2.1.1.1"),
    Phrase("sort_of_unit", "{state:state}の{what:kind_of_unit}", "{state} {what@}", n.InState, clause="4.10.1"),
    row("sort_of_unit", "{feature:quality}<の|>{what:sort_of_unit}", "{what@} with {feature}", h.Having),
    Phrase("sort_of_unit", "{feature:relation}の{what:sort_of_unit}", "{what@} with {feature}", h.Having),
    row("sort_of_unit", "{feature:likeness}{what:sort_of_unit}", "{what@} with {feature}", h.Having),
    Phrase("sort_of_unit", "{feature:possession}を持つ{what:sort_of_unit}", "{what@} having {feature}", h.Having),
    row(
        "sort_of_unit",
        "{feature:quality}<ではない|でない|以外の>{what:sort_of_unit}",
        "{what@} without {feature}",
        r.Lacking,
        clause="10.12.1",
    ),
    Phrase("sort_of_unit", "{feature:possession}を持たない{what:sort_of_unit}", "{what@} without {feature}", r.Lacking),
    row(
        "sort_of_unit",
        "<最も{figure:figure}<の|が>|{figure:figure}が最も>{end:end}{what:kind_of_unit}",
        "{what@} with the {end} {figure}",
        r.Extreme,
        clause="10.12.1",
    ),
    row("end", "<高い|大きい>", "highest", value="highest"),
    row("end", "<低い|小さい>", "lowest", value="lowest"),
    row(
        "relation",
        "{figure:figure}が{amount:gauge}{how:limit_word}",
        "{figure} {how} {amount}",
        r.FigureThan,
        clause="3.2.2",
    ),
    Phrase("limit_word", "以上", "at least", value="least"),
    Phrase("limit_word", "以下", "at most", value="most"),
    row(
        "likeness",
        "{figure:figure}が{amount:reckon}{how:degree}",
        "{figure} {how} {amount}",
        r.FigureThan,
        clause="3.2.2",
        also=(Spelt("{figure:figure}が{amount:reckon}未満<の|である>", {"how": "fewer"}),),
    ),
    row("degree", "より<|も><多い|高い|大きい>", "more than", value="more", also=("を超える",)),
    row("degree", "より<|も><少ない|低い|小さい>", "less than", value="fewer"),
    row("degree", "と<同じ|等しい>", "equal to", value="same"),
    Phrase(
        "relation",
        "{what:one}と同じ{trait:trait}",
        "the same {trait} as {what}",
        r.SharesWith,
        clause="10.12.1",
        also=(Wording("同じ{trait:trait}", {"what": h.ThisCard()}),),
    ),
    row(
        "sort_of_unit",
        "{gear:such_gear}を装備している{what:kind_of_unit}",
        "{what@} bearing {gear}",
        r.Bearing,
        clause="2.1.2.1.2.1",
    ),
    Phrase(
        "such_gear", "{feature:relation}の装備品", "equipment with {feature}", h.Having, const={"what": h.Equipments()}
    ),
    Phrase(
        "such_gear", "{feature:quality}の装備品", "equipment with {feature}", h.Having, const={"what": h.Equipments()}
    ),
    row(
        "sort_of_unit",
        "{to:one}より{way:rank_way}{what:kind_of_unit}",
        "{what@} {way} {to}",
        r.Ranked,
        clause="8.3.3.2",
    ),
    row(
        "rank_way", "<前列|前>に<存在する|いる>", "in front of", value="front", clause="8.3.3.2", also=("<前列|前>の",)
    ),
    row("rank_way", "<後列|後ろ>に<存在する|いる>", "behind", value="rear", clause="8.3.3.2", also=("<後列|後ろ>の",)),
    row(
        "sort_of_unit",
        "装備品を{bound:pieces}装備している{what:kind_of_unit}",
        "{what@} bearing {bound} pieces of equipment",
        r.BearingSoMany,
        clause="2.1.2.1.2.1",
        also=(Spelt("装備品を装備していない{what:kind_of_unit}", {"bound": n.AtMost(0)}),),
    ),
    Phrase("sort_of_unit", "最前列の{what:kind_of_unit}", "{what@} in the front", h.Foremost, clause="8.3.3.2"),
    Phrase("sort_of_unit", "最後列の{what:kind_of_unit}", "{what@} in the rear", h.Rearmost, clause="8.3.3.2"),
    row(
        "sort_of_unit",
        "<このユニット|これ>以外の{what:kind_of_unit}",
        "other {what@}",
        h.Others,
        clause="4.7.2",
    ),
    Phrase(
        "sort_of_unit",
        "対象以外の{what:kind_of_unit}",
        "{what@} other than the target",
        h.Besides,
        "10.10.1",
        {"excluded": h.Target()},
    ),
    Phrase(
        "sort_of_unit", "{kind:use}を使用中の{what:kind_of_unit}", "{what@} using {kind}", h.Using, clause="10.13.1"
    ),
    Phrase(
        "sort_of_unit",
        "攻撃中の{what:kind_of_unit}",
        "attacking {what@}",
        h.Using,
        const={"kind": "attack"},
        clause="10.1.9",
    ),
    Phrase(
        "sort_of_unit", "{kind:use}を使用した{what:kind_of_unit}", "{what@} that used {kind}", h.HavingUsed, "10.13.1"
    ),
    Phrase(
        "sort_of_unit",
        "攻撃に参加している{what:kind_of_unit}",
        "{what@} taking part in the attack",
        h.HavingUsed,
        const={"kind": "attack"},
        clause="10.1.9",
    ),
    Phrase(
        "kind_of_unit",
        "装備品を装備している{what:kind_of_unit}",
        "equipped {what@}",
        h.Equipped,
        clause="2.1.2.1.2.1",
    ),
)

_CARDS: Final = (
    Phrase("cards", "カード", "<card|cards>", n.Cards),
    Phrase("cards", "{kind:card_kind}カード", "{kind} <card|cards>", h.CardsOf, clause="2.1.6.1"),
    Phrase("cards", "{feature:quality}の{what:cards}", "{what@} with {feature}", h.Having, clause="10.11.12"),
    Phrase("card_kind", "ユニット", "unit", value="unit", clause="2.1.1.1"),
    Phrase("card_kind", "アイテム", "item", value="item", clause="2.1.2.1"),
    Phrase("card_kind", "消耗品のアイテム", "consumable", value="consumable", clause="2.1.2.1.1"),
    Phrase("card_kind", "装備品のアイテム", "equipment", value="equipment", clause="2.1.2.1.2"),
    Phrase("card_kind", "戦闘スペル", "battle spell", value="spell", clause="2.1.3.1"),
    Phrase("card_kind", "地形", "terrain", value="terrain", clause="2.1.4.1"),
    row("zoned", "{zone:zone}<の|にある|内の|に存在する>{what:cards}", "{what@} in {zone}", n.InZone, clause="5.1.1.1"),
    Phrase("gear", "{what:kind_of_gear}", "{what@}"),
    row(
        "kind_of_gear",
        "{kind:card_use}",
        "{kind@} in use",
        h.Used,
        clause="10.1.9",
        also=("使用<中の|されている>{kind:card_use}",),
    ),
    Phrase("kind_of_gear", "装備品", "<piece|pieces> of equipment", h.Equipments, clause="2.1.2.1.2"),
    Phrase("kind_of_gear", "{feature:quality}の{what:kind_of_gear}", "{what@} with {feature}", h.Having),
    row(
        "gear",
        "{what:units}が使用<中の|している>{kind:card_use}",
        "{kind@} used by {what}",
        h.UsedBy,
        clause="10.13.1",
        also=(
            Spelt(
                "敵軍<|プレイヤー>が使用<中の|している>{kind:card_use}", {"what": n.Controlled(n.Opponent(), n.Units())}
            ),
            Spelt("自軍<|プレイヤー>が使用<中の|している>{kind:card_use}", {"what": n.Controlled(n.You(), n.Units())}),
        ),
    ),
    row(
        "gear",
        "{what:units}が装備している装備品",
        "<piece|pieces> of equipment borne by {what}",
        h.EquipmentOf,
        clause="2.1.2.1.2.1",
        also=(
            "{what:units}の装備品",
            Spelt("敵軍の装備品", {"what": n.Controlled(n.Opponent(), n.Units())}),
            Spelt("自軍の装備品", {"what": n.Controlled(n.You(), n.Units())}),
        ),
    ),
)


_SELECTIONS: Final = (
    *CHOOSING_PHRASES,
    *selections("picked", "units", "体"),
    *selections("picked", "terrains", "つ"),
    *selections("picked", "gear", "つ"),
    *selections("picked", "worn", "つ")[:3],
    *selections("card_picked", "zoned", "枚"),
    Phrase("target", "{what:this}", "{what}"),
    row(
        "target",
        "このユニットが存在する地形",
        "the terrain of this unit",
        h.ThisPlace,
        clause="5.1.2.19",
        also=("このユニットのいる地形",),
    ),
    Phrase("target", "{player:player}", "{player}"),
    Phrase("target", "プレイヤー1人", "1 player", h.OnePlayer, clause="10.10.7"),
    Phrase("target", "{where:battleground}", "{where}"),
    row("battleground", "戦闘が<発生している|発生した>地形", "the terrain of the battle", r.BattleGround, "8.1.1"),
    Phrase("target", "{party:party}", "{party}"),
    Phrase("target", "パーティ1つ", "1 party", h.AnyParty, clause="4.4.1"),
    Phrase("target", "{what:picked}", "{what}"),
    row(
        "target",
        "{one:target_part}<と|、|および|&>{other:target_part}",
        "{one} and {other}",
        r.AsWellAs,
        "10.10.1",
        number=MANY,
    ),
    row(
        "target",
        "{one:this_part}<と|、|および|&>{other:plain_part}",
        "{one} and {other}",
        r.AsWellAs,
        "10.10.1",
        number=MANY,
    ),
    Phrase(
        "side_units", "{player:owner}ユニット", "{player} <unit|units>", n.Controlled, "3.2.1.2", {"what": n.Units()}
    ),
    Phrase("this_part", "このユニット", "this unit", h.ThisUnit, "4.7.2"),
    Phrase("plain_part", "{what:side_units}{n}体", "{n} {what@n}", n.Chosen, "10.10.1", number="n"),
    Phrase("plain_part", "{what:side_units}{n}体まで", "up to {n} {what@n}", n.UpTo, "10.10.10", number="n"),
    Phrase("target_part", "{what:units}{n}体", "{n} {what@n}", n.Chosen, "10.10.1", number="n"),
    Phrase("target_part", "{what:units}{n}体まで", "up to {n} {what@n}", n.UpTo, "10.10.10", number="n"),
    Phrase("patient", "{what:one}", "{what}"),
    Phrase("patient", "{party:party}", "{party}"),
    Phrase("patient", "{what:picked}", "{what}"),
    Phrase("patient", "{one:one}と{other:one}", "{one} and {other}", r.AsWellAs, number=MANY),
    Phrase("patient", "{player:player}", "{player}"),
    Phrase("prey", "{what:patient}", "{what}"),
    Phrase("prey", "{what:card_picked}", "{what}"),
    Phrase("chosen_area", "{what:areas}{n}つ", "{n} {what@n}", n.Chosen, clause="10.1.7", number="n"),
    Phrase("chosen_area", "{where:spot}", "{where}"),
    row("prey", "残り", "the rest", r.RestShown, "5.1.3.7", number=MANY, also=("残りのカード<|すべて>", "残りすべて")),
    row("prey", "{zone:deck}の1番{place:deck_end}のカード", "the card {place} of {zone}", r.EndCard, "5.1.3.9"),
    Phrase("someone", "{what:one}", "{what}"),
    Phrase("someone", "{what:units}", "any {what@what}", m.AnyOf),
    Phrase("someone", "{what:gear}", "any {what@what}", m.AnyOf),
    Phrase("someone", "{what:terrains}", "any {what@what}", m.AnyOf),
    Phrase("someone", "{what:worn}", "any of the {what@what}", m.AnyOf),
)

THING_PHRASES: Final[tuple[Phrase, ...]] = (
    *_PLAYERS,
    *_ZONES,
    *_FEATURES,
    *_ONES,
    *_UNITS,
    *GROUND_PHRASES,
    *_CARDS,
    *_SELECTIONS,
)
