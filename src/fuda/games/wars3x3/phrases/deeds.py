"""How texts name what was done by whom, by which cause and with which cards."""

from typing import Final

from fuda.games.wars3x3.words import events as v
from fuda.games.wars3x3.words import uses as x
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import nodes as n

_CAUSES: Final = ("{causes:cause+または}", "{causes:cause+か}", "{causes:cause+や}")
_BY: Final = "<で|によって|により>"

_DESTROYED: Final = (
    row(
        "event",
        "これを使った除去で{what:someone}が破壊された",
        "a removal made with this card destroys {what}",
        x.RemovedWith,
        clause="2.1c",
        also=(
            f"<これ|このカード>を<使った|使用した>除去{_BY}{{what:someone}}<が破壊された|を破壊した>",
            f"<これ|このカード>を除去に<使い、|使って、|使って|使用し、>その除去{_BY}{{what:someone}}<が破壊された|を破壊した>",
            "<これによる除去|これで行った除去>で{what:someone}<が破壊された|を破壊した>",
            "<これ|このカード>を除去に<使い、|使って、|使って>{what:someone}を破壊した",
            "<これ|このカード>を除去に<使い、|使って、|使って>{what:someone}が破壊された",
        ),
    ),
    row(
        "event",
        "{what:someone}が{causes:cause+または}によって破壊された",
        "{what} is destroyed by a {causes: or a }",
        v.DestroyedFor,
        clause="S1",
        also=(
            *[f"{{what:someone}}が{each}{_BY}破壊された" for each in _CAUSES],
            *[f"{{what:someone}}を{each}{_BY}破壊した" for each in _CAUSES],
            Spelt("{what:someone}が除去<された|により捨札に置かれた|によって捨札に置かれた>", {"causes": ("removal",)}),
            Spelt("{what:someone}が1枚除去された", {"causes": ("single-removal",)}),
            Spelt("{what:someone}が2枚除去された", {"causes": ("double-removal",)}),
            Spelt("{what:someone}を除去した", {"causes": ("removal",)}),
            Spelt("除去<された|によって破壊された|で破壊された>", {"what": n.This(), "causes": ("removal",)}),
        ),
    ),
    row(
        "event",
        "{player:player}が{what:someone}を破壊した",
        "{player} <player:destroys|destroy> {what}",
        v.DestroyedBy,
        clause="S1",
        also=("{what:someone}が{player:player}<によって|により|に>破壊された",),
    ),
    row(
        "event",
        "{player:player}が{causes:cause+または}で{what:someone}を破壊した",
        "{player} <player:destroys|destroy> {what} by a {causes: or a }",
        v.DestroyedSo,
        clause="S1",
        also=(
            *[f"{{player:player}}が{each}{_BY}{{what:someone}}を破壊した" for each in _CAUSES],
            *[f"{{player:player}}が{{what:someone}}を{each}{_BY}破壊した" for each in _CAUSES],
            *[f"{{what:someone}}が{{player:player}}の{each}{_BY}破壊された" for each in _CAUSES],
            *[f"{{player:player}}の{each}{_BY}{{what:someone}}が破壊された" for each in _CAUSES],
            *[f"{{player:player}}の{each}{_BY}{{what:someone}}を破壊した" for each in _CAUSES],
            Spelt("{player:player}が{what:someone}を除去した", {"causes": ("removal",)}),
            Spelt("{what:someone}が{player:player}に除去された", {"causes": ("removal",)}),
        ),
    ),
)

_THROWN: Final = (
    *[
        row("thrown_cause", ja, en, value=value, clause=clause, also=also)
        for ja, en, value, clause, also in (
            ("魔法", "magic", "magic", "M6", ("魔法の効果",)),
            ("発動条件", "activation condition", "condition", "M4", ("魔法の発動条件",)),
            ("大魔術", "grand magic", "grand", "G3", ("大魔術の効果",)),
            ("効果", "text", "effect", "M6", ("カードの効果",)),
        )
    ],
    row(
        "event",
        "{what:someone}が{causes:thrown_cause+または}によって手札から捨てられた",
        "{what} is discarded from hand by a {causes: or a }",
        v.ThrownFor,
        clause="Q4",
        also=tuple(
            [
                f"{{what:someone}}が{{causes:thrown_cause+{each}}}<によって|で|により><手札から|>捨てられた"
                for each in ("または", "か", "や")
            ]
        ),
    ),
    row(
        "event",
        "{what:someone}が{player:player}によって手札から捨てられた",
        "{what} is discarded from hand because of {player}",
        v.ThrownBy,
        clause="Q4",
        also=(
            "{what:someone}が{player:player}の<効果|カードの効果|カード|魔法や効果|魔法や特性><によって|で|により><手札から|>捨てられた",
            "{what:someone}が{player:player}<によって|により><手札から|>捨てられた",
        ),
    ),
)

_AIMED: Final = (
    row(
        "event",
        "{player:player}が{what:someone}に{operations:aim+または}を発動した",
        "{player} <player:aims|aim> a {operations: or a } at {what}",
        v.TargetedBy,
        clause="2.0a",
        also=(
            "{player:player}が{what:someone}に{operations:aim+か}を<発動した|行った|使った>",
            "{player:player}が{what:someone}に{operations:aim+または}を<行った|使った>",
            "{player:player}が{what:someone}<を|を対象に|を対象として>{operations:aim+または}<した|を発動した|を行った|の対象にした|の対象に選んだ>",
            "{what:someone}が{player:player}の{operations:aim+または}の対象<になった|となった|に選ばれた|にされた>",
            "{what:someone}が{player:player}の{operations:aim+か}の対象<になった|となった|に選ばれた|にされた>",
            "{what:someone}が{player:player}の{operations:aim+や}の対象<になった|となった|に選ばれた>",
        ),
    ),
    row(
        "event",
        "{player:player}の{operation:sort}が打消された",
        "a {operation} that {player} used is countered",
        v.SpellFell,
        clause="2.3c",
        also=(
            "{player:player}の{operation:sort}が<打消で|相手に|>打消された",
            "{player:player}が発動した{operation:sort}が打消された",
            "{player:player}が{operation:sort}を打消された",
        ),
    ),
    row(
        "event",
        "{what:someone}が防御に参加した",
        "{what} takes part in the defence",
        v.Defended,
        clause="3.2",
        also=("{what:someone}が防御<した|を行った>",),
    ),
)

_WITH: Final = (
    row(
        "event",
        "{player:player}が{kind:used_cards}を{operation:use}に使った",
        "{player} <player:uses|use> a {kind@player} for a {operation}",
        v.DidWith,
        clause="2.0",
        also=(
            "{player:player}が{kind:used_cards}<で|を使って|を使い、>{operation:use}を<発動した|行った|使った>",
            "{player:player}が{kind:used_cards}<で|を使って>{operation:use}した",
        ),
    ),
    row(
        "event",
        "{player:player}が{kind:used_magics}を発動した",
        "{player} <player:uses|use> a {kind@player}",
        v.UsedMagic,
        clause="M1",
        also=("{player:player}が{kind:used_magics}を<使った|使用した>",),
    ),
    *[
        row(
            "event",
            f"{{player:player}}が{{kind:used_units}}を{ja}した",
            f"{{player}} {en} a {{kind@player}}",
            v.BroughtIn,
            const={"operation": operation},
            clause="4.2",
        )
        for ja, operation, en in (
            ("配備", "deploy", "<player:deploys|deploy>"),
            ("再配備", "redeploy", "<player:redeploys|redeploy>"),
        )
    ],
)

_ELSE: Final = (
    row(
        "event",
        "{what:someone}が除外された",
        "{what} is exiled",
        v.WasExiled,
        clause="G5",
        also=("{what:someone}がゲームから除外された", "{what:someone}を除外した"),
    ),
    row(
        "event",
        "{player:player}の領土が増えた",
        "{player} <player:gets|get> a territory",
        v.GotLand,
        clause="4.1",
        also=(
            "{player:player}の<場に|>領土が<置かれた|加わった|出た>",
            "{player:player}が領土を<置いた|出した|増やした|加えた|1つ置いた|1枚置いた>",
            "カードが{player:player}の領土<に置かれた|になった|として置かれた>",
        ),
    ),
    row(
        "event",
        "{player:player}のライフが{bound:scores}になった",
        "{player} <player:comes|come> to {bound} life",
        v.LifeFell,
        clause="W1.1",
        also=("{player:player}のライフが<初めて|>{bound:scores}<になった|に減った|まで減った>",),
    ),
)

# Which cards something is done with: what is said beyond 'unit' and 'magic'.
_KINDS: Final = (
    row("used_cards", "{what:cards}", "{what@}"),
    row("used_magics", "{what:narrowed_magics}", "{what@}"),
    row("used_units", "{what:narrowed_units}", "{what@}"),
)

_USED: Final = (
    row(
        "event",
        "{period:period}に{event:event}",
        "during {period} {event}",
        x.EventIn,
        clause="W5.0",
        also=("{period:period}<に|で|の間に|中に|中、|の間、|に、|において>{event:event}",),
    ),
    row(
        "event",
        "これを{operation:use}に使い、それが解決した",
        "a {operation} made with this card takes effect",
        x.SpellEnded,
        const={"how": "stood"},
        clause="2.3c",
        also=(
            "<これ|このカード>を{operation:use}に使い、<それ|その呪文|その除去|その強化|その打消>が<解決した|打消されなかった|成功した|解決された>",
            "<これ|このカード>を<使った|使用した>{operation:use}が<解決した|打消されなかった|成功した|解決された|解決する>",
        ),
    ),
    row(
        "event",
        "これを{operation:use}に使い、それが打消された",
        "a {operation} made with this card is countered",
        x.SpellEnded,
        const={"how": "fell"},
        clause="2.3c",
        also=(
            "<これ|このカード>を{operation:use}に<使い|使って|使用し>、?<それ|その呪文|その除去|その強化|その打消>が<打消された|打ち消された>",
            "<これ|このカード>を<使った|使用した>{operation:use}が<打消された|打ち消された>",
            Spelt("<これ|このカード|これによる呪文>が<打消された|打消で無効になった>", {"operation": "spell"}),
        ),
    ),
    row(
        "event",
        "{player:player}が★{names:grand+か}を発動した",
        "{player} <player:uses|use> ★{names: or ★}",
        x.UsedNamed,
        const={"operation": "grand"},
        clause="G1",
        also=(
            "{player:player}が<大魔術|>「★{names:grand+」か「★}」を<発動した|使った|使用した>",
            "{player:player}が<大魔術|>★{names:grand+か★}を<発動した|使った|使用した>",
            "{player:player}が<大魔術|>「★{names:grand+」または「★}」を<発動した|使った|使用した>",
        ),
    ),
    row(
        "event",
        "{player:player}が《{names:name+》か《}》を発動した",
        "{player} <player:uses|use> “{names:” or “}”",
        x.UsedNamed,
        const={"operation": "magic"},
        clause="M2",
        also=("{player:player}が<魔法|>《{names:name+》または《}》を<発動した|使った|使用した>",),
    ),
)

DEED_PHRASES: Final[tuple[Phrase, ...]] = (*_DESTROYED, *_THROWN, *_AIMED, *_WITH, *_ELSE, *_KINDS)

USE_EVENTS: Final[tuple[Phrase, ...]] = _USED
