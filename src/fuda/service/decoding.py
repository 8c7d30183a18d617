"""What did a client send? A typed message, or what is wrong with the frame; nothing else gets in.

>>> decoded(b'{"type":"list-rooms"}')
ListRooms()
>>> try:
...     decoded(b'{"type":"list-rooms","x":1}')
... except BadFrame as error:
...     print(error)
This message is not understood: Object contains unknown field `x`
"""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec

from fuda.library.messages import Explained
from fuda.service.client_messages import FromClient

LARGEST: Final = 16 * 1024
DEEPEST: Final = 8
_DECODER: Final = msgspec.json.Decoder(FromClient)
_OPENING: Final = b"[{"
_CLOSING: Final = b"]}"


class BadFrame(Explained):
    """A frame that is no message, or too large."""


class BadText(Explained):
    """A text with characters that must not be shown to others."""


def decoded(frame: bytes) -> FromClient:
    """The message in a frame; BadFrame for anything else."""
    if len(frame) > LARGEST:
        raise BadFrame("frame-too-large", size=len(frame), largest=LARGEST)
    if _depth(frame) > DEEPEST:
        raise BadFrame("frame-too-deep", deepest=DEEPEST)
    try:
        found: FromClient = _DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError) as error:
        raise BadFrame("frame-not-understood", why=str(error)) from None
    return found


def _depth(frame: bytes) -> int:
    """How deep objects and lists stand in each other; brackets inside of strings do not count."""
    depth = deepest = 0
    is_text = is_escaped = False
    for byte in frame:
        if is_text:
            if is_escaped:
                is_escaped = False
            elif byte == 0x5C:
                is_escaped = True
            elif byte == 0x22:
                is_text = False
        elif byte == 0x22:
            is_text = True
        elif byte in _OPENING:
            depth += 1
            deepest = max(deepest, depth)
        elif byte in _CLOSING:
            depth -= 1
    return deepest


def clean_text(text: str) -> str:
    """A text that others may be shown, in its composed form; BadText where it could hide or turn something.

    >>> clean_text("か\\u3099んばれ")
    'がんばれ'
    """
    composed = unicodedata.normalize("NFC", text).strip()
    if not composed or any(unicodedata.category(each) in ("Cc", "Cf", "Cs", "Co", "Cn") for each in composed):
        raise BadText("bad-text")
    return composed
