"""The words of honjin that stand in fields, as cards print them and in English: attributes, races, types, figures.

A card file may use any word. Races, types and factions that are not listed here are open words of a card set, which
says what they are called in English.
"""

from typing import Final

from fuda.language.compiler.phrase_book import Phrase

ATTRIBUTES: Final = (
    ("火", "fire"),
    ("水", "water"),
    ("土", "earth"),
    ("風", "wind"),
    ("聖", "holy"),
    ("魔", "dark"),
    ("喰", "devour"),
    ("獣", "beast"),
    ("荒", "wild"),
    ("機", "machine"),
)
SLOT_ICONS: Final = (*ATTRIBUTES[:6], ("*", "*"))
DAMAGES: Final = (
    ("火炎", "flame"),
    ("混沌", "chaos"),
    ("地震", "quake"),
    ("石化", "petrify"),
    ("精神", "mind"),
    ("閃光", "flash"),
    ("竜巻", "tornado"),
    ("津波", "tsunami"),
    ("電撃", "shock"),
    ("吹雪", "blizzard"),
    ("猛毒", "venom"),
    ("浄化", "purge"),
    ("禁呪", "forbidden"),
    ("渴望", "craving"),
    ("火", "fire"),
    ("神", "divine"),
    ("雷", "thunder"),
    ("氷", "ice"),
)
RESISTED: Final = (
    ("戦闘スペル", "battle spells"),
    ("特殊能力", "special abilities"),
    ("消耗品", "consumables"),
    ("攻撃", "attacks"),
)
RACES: Final = (
    ("ドラゴン", "Dragon"),
    ("レプタイル", "Reptile"),
    ("アンデッド", "Undead"),
    ("エルフ", "Elf"),
    ("プラント", "Plant"),
    ("インセクト", "Insect"),
    ("錬金生物", "Alchemic"),
    ("ヒューマン", "Human"),
    ("ドワーフ", "Dwarf"),
    ("ビースト", "Beast"),
    ("フェアリー", "Fairy"),
    ("デーモン", "Demon"),
    ("エンジェル", "Angel"),
    ("ゴーレム", "Golem"),
    ("ジャイアント", "Giant"),
    ("マーフォーク", "Merfolk"),
    ("バード", "Bird"),
)
TYPES: Final = (
    ("剣", "Sword"),
    ("槍", "Spear"),
    ("斧", "Axe"),
    ("弓", "Bow"),
    ("杖", "Staff"),
    ("盾", "Shield"),
    ("鎧", "Armour"),
    ("兜", "Helmet"),
    ("装飾品", "Jewel"),
    ("薬", "Potion"),
    ("巻物", "Scroll"),
    ("爆弾", "Bomb"),
    ("攻撃魔法", "Attack Magic"),
    ("補助魔法", "Support Magic"),
    ("妨害魔法", "Hindrance Magic"),
    ("平原", "Plain"),
    ("森林", "Forest"),
    ("山岳", "Mountain"),
    ("火山", "Volcano"),
    ("水辺", "Waters"),
    ("遺跡", "Ruins"),
    ("都市", "City"),
    ("洞窟", "Cave"),
    ("天空", "Sky"),
    ("聖域", "Sanctuary"),
    ("荒野", "Wasteland"),
)
FACTIONS: Final = (
    ("暁の騎士団", "Knights of Dawn"),
    ("深緑の盟約", "Covenant of the Deep Green"),
    ("灰の教団", "Cult of Ash"),
    ("鉄機連合", "Iron League"),
)
MARCHES: Final = (("歩行", "walk"), ("飛行", "fly"), ("長距離飛行", "long flight"))
FIGURES: Final = (
    ("攻撃力", "attack", "attack", "2.1.15.1"),
    ("防御力", "defence", "defence", "2.1.17.1"),
    ("レベル", "level", "level", "2.1.12.1"),
    ("リミット", "limit", "limit", "2.1.26.1"),
    ("英雄点", "hero points", "hero", "2.1.14.2"),
)
NUMBERED: Final = (
    ("イニシアチブ", "Initiative", "initiative", "13.1.1.1"),
    ("チャージ", "Charge", "charge", "13.1.5.1"),
    ("ディフェンダー", "Defender", "defender", "13.1.6.1"),
)
STANDING: Final = (
    *NUMBERED,
    ("アイテム", "Item", "items", "13.1.2.1"),
    ("スペル", "Spell", "spells", "13.1.3.1"),
    ("耐性", "Resistance", "resistance", "13.1.7.1"),
    ("弱点", "Weakness", "weakness", "13.1.8.1"),
)
CHARACTERISTICS: Final = (
    ("種族", "race", "race", "2.1.22.1"),
    ("属性", "attribute", "attribute", "2.1.13.1"),
    ("タイプ", "type", "type", "2.1.23.1"),
    ("進軍タイプ", "march type", "march", "2.1.19.1"),
    ("勢力", "faction", "faction", "2.1.27.1"),
)
SYMBOLS: Final = (
    ("□", "完了型", "finishing", "14.2.1"),
    ("×", "自爆型", "sacrifice", "14.3.1"),
    ("◎", "宣言型", "declared", "14.4.1"),
    ("○", "常動型", "constant", "14.5.1"),
    ("◇", "手札型", "hand", "14.6.1"),
    ("●", "自動型", "automatic", "14.7.1"),
    ("▽", "反転型", "reversal", "14.8.1"),
)
# What a unit can use beside special abilities of one symbol: word, one and many in English, record, clause.
USES: Final = (
    ("戦闘スペル", "<battle spell|battle spells>", "spell", "2.1.3.1"),
    ("消耗品", "<consumable|consumables>", "consumable", "2.1.2.1.1"),
    ("アイテム", "<item|items>", "item", "2.1.2.1"),
)
STATES: Final = (("未行動", "fresh", "4.10.1.1"), ("行動完了", "finished", "4.10.1.2"))
RANKS: Final = (("最前列", "front", "8.3.3.2"), ("最後列", "rear", "8.3.3.2"))
SIDES: Final = (
    ("進軍側", "marching", "1.3.7"),
    ("守備側", "defending", "1.3.7"),
    ("先攻側", "first", "8.3.4.8"),
    ("後攻側", "second", "8.3.4.8"),
)
WAYS: Final = (("普通召喚", "normal", "7.4.1"), ("即時召喚", "instant", "8.3.2.8"))


# Traits that two cards can have in common.
TRAITS: Final = (
    ("カード名", "name", "name", "2.1.5.1"),
    *CHARACTERISTICS,
    ("レベル", "level", "level", "2.1.12.1"),
)


USED: Final = (
    *[(ja, en, value) for ja, en, value, _ in USES],
    ("特殊能力", "<special ability|special abilities>", "special"),
    *[(f"{mark}特殊能力", f"{mark} <special ability|special abilities>", kind) for mark, _, kind, _ in SYMBOLS],
)


def _either_use() -> tuple[Phrase, ...]:
    """Two kinds of what is used, with or, または or や in between, in either order."""
    single = [(ja, en, value) for ja, en, value, _ in USES]
    special = [("特殊能力", "<special ability|special abilities>", "special")]
    special += [
        (f"{mark}特殊能力", f"{mark} <special ability|special abilities>", kind) for mark, _, kind, _ in SYMBOLS
    ]
    every = [*single, *special]
    rows: list[Phrase] = []
    for place, (ja, en, value) in enumerate(every):
        for other_ja, other_en, other_value in every[place + 1 :]:
            category = "card_use" if place + 1 < len(single) and other_value in ("consumable", "item") else "use"
            spelt = [
                f"{a}{between}{b}" for between in ("or", "または", "や") for a, b in ((ja, other_ja), (other_ja, ja))
            ]
            both = f"{value}/{other_value}"
            rows.append(
                Phrase(category, spelt[0], f"{en} or {other_en}", value=both, clause="4.7.5", also=tuple(spelt[1:]))
            )
            ways = [
                f"{a}{between}{b}"
                for between in ("と", "および", "、", "も")
                for a, b in ((ja, other_ja), (other_ja, ja))
            ]
            rows.append(
                Phrase("every_use", ways[0], f"{en} or {other_en}", value=both, clause="4.7.5", also=tuple(ways[1:]))
            )
    return tuple(rows)


def words(category: str, table: tuple[tuple[str, str], ...], clause: str) -> tuple[Phrase, ...]:
    """Rows of words that stand in fields as they are printed."""
    return tuple([Phrase(category, ja, en, value=ja, clause=clause) for ja, en in table])


def _named(category: str, table: tuple[tuple[str, str, str, str], ...]) -> tuple[Phrase, ...]:
    return tuple([Phrase(category, ja, en, value=value, clause=clause) for ja, en, value, clause in table])


def _same(category: str, table: tuple[tuple[str, str, str], ...]) -> tuple[Phrase, ...]:
    return tuple([Phrase(category, ja, value, value=value, clause=clause) for ja, value, clause in table])


_SPECIALS: Final = tuple(
    [
        Phrase("symbol", f"{mark}特殊能力", f"{mark} <special ability|special abilities>", value=kind, clause=clause)
        for mark, _, kind, clause in SYMBOLS
    ]
)

_LIMITED: Final = (
    Phrase("limited", "攻撃", "attacks", value="attack", clause="10.9.6"),
    Phrase("limited", "消耗品", "consumables", value="consumable", clause="10.9.6"),
    Phrase("limited", "戦闘スペル", "battle spells", value="spell", clause="10.9.6"),
    *[
        Phrase(
            "limited",
            f"{mark}({word})特殊能力",
            f"{mark} special abilities",
            value=kind,
            clause="10.9.6",
            also=(f"{mark}特殊能力",),
        )
        for mark, word, kind, _ in SYMBOLS
        if kind in ("finishing", "sacrifice", "declared")
    ],
)

WORD_PHRASES: Final[tuple[Phrase, ...]] = (
    *words("attribute", ATTRIBUTES, "2.1.13.2"),
    *words("slot_icon", SLOT_ICONS, "13.1.3.1"),
    Phrase("item_icon", "i", "i", value="i", clause="13.1.2.1"),
    *words("damage", DAMAGES, "4.5.4"),
    Phrase("resisted", "{word:damage}", "{word}"),
    *words("resisted", RESISTED, "13.1.7.2"),
    *words("race", RACES, "2.1.22.1"),
    Phrase("race", "{word:open_word}", "{word}", clause="2.1.22.1"),
    *words("type", TYPES, "2.1.23.1"),
    Phrase("type", "{word:open_word}", "{word}", clause="2.1.23.1"),
    *words("faction", FACTIONS, "2.1.27.1"),
    Phrase("faction", "{word:open_word}", "{word}", clause="2.1.27.1"),
    *words("march", MARCHES, "2.1.19.1"),
    *_named("figure", FIGURES),
    *_named("numbered", NUMBERED),
    *[Phrase("standing", f"{ja}:x", en, value=value, clause=clause) for ja, en, value, clause in STANDING],
    *_named("characteristic", CHARACTERISTICS),
    *_SPECIALS,
    Phrase("special", "{kind:symbol}", "{kind@}"),
    Phrase("special", "特殊能力", "<special ability|special abilities>", value="special", clause="14.1"),
    *_LIMITED,
    *_named("card_use", USES),
    *_either_use(),
    *_named("trait", TRAITS),
    Phrase("use", "{kind:card_use}", "{kind@}"),
    Phrase("use", "{kind:special}", "{kind@}"),
    *_same("state", STATES),
    *_same("rank", RANKS),
    *[Phrase("side", ja, f"the {value} side", value=value, clause=clause) for ja, value, clause in SIDES],
    *[Phrase("way", ja, f"{value}ly", value=value, clause=clause) for ja, value, clause in WAYS],
    Phrase("slot_state", "消費済み", "spent", value="spent", clause="13.1.2.5"),
    Phrase("slot_state", "未消費", "unspent", value="unspent", clause="13.1.2.4"),
    Phrase("slot_word", "スペル枠", "spell <slot|slots>", value="spell", clause="13.1.3.1"),
    Phrase("slot_word", "アイテム枠", "item <slot|slots>", value="item", clause="13.1.2.1"),
    Phrase("slot_quoted", "スペル:x", "spell <slot|slots>", value="spell", clause="13.1.3.1"),
    Phrase("slot_quoted", "アイテム:x", "item <slot|slots>", value="item", clause="13.1.2.1"),
    Phrase("slots", "スペル:x", "spell slots", value="spell", clause="13.1.3.1"),
    Phrase("slots", "アイテム:x", "item slots", value="item", clause="13.1.2.1"),
)
