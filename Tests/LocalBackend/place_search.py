"""Finds places by a typed name and tolerates spelling variants."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable

from municipalities import Place

Spelling = Callable[[str], str]

WRITTEN_OUT_UMLAUTS = {ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue"}


def matching_places(places: Iterable[Place], query: str) -> list[Place]:
    """The places whose name matches, best first; a query without letters or digits matches none.

    The whole name comes before its beginning, that before the beginning of one of its later words, and that
    before any other part. Among these a name spelled as typed comes before one that matches only when ü, ue and
    u, or é and e, count as the same; then the alphabet decides. Case, spaces, hyphens and brackets never count.
    """
    ranked = [(_rank(place.name, query), _without_marks(place.name), place) for place in places]
    found = [(rank, name, place) for rank, name, place in ranked if rank is not None]
    return [place for _, _, place in sorted(found, key=lambda match: match[:2])]


def _rank(name: str, query: str) -> tuple[int, int] | None:
    """(position, spelling) of the best match, lower is better; None without one."""
    spellings: tuple[Spelling, ...] = (_as_typed, _with_written_out_umlauts, _without_marks)
    ranks = []
    for spelling_rank, spelling in enumerate(spellings):
        position = _position(_words(spelling(name)), "".join(_words(spelling(query))))
        if position is not None:
            ranks.append((position, min(spelling_rank, 1)))
    return min(ranks, default=None)


def _position(words: list[str], wanted: str) -> int | None:
    tails = ["".join(words[start:]) for start in range(len(words))]
    if not wanted or wanted not in tails[0]:
        return None
    if wanted == tails[0]:
        return 0
    if tails[0].startswith(wanted):
        return 1
    return 2 if any(tail.startswith(wanted) for tail in tails) else 3


def _as_typed(text: str) -> str:
    return unicodedata.normalize("NFC", text).casefold()


def _with_written_out_umlauts(text: str) -> str:
    return _without_marks(_as_typed(text).translate(WRITTEN_OUT_UMLAUTS))


def _without_marks(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def _words(text: str) -> list[str]:
    return "".join(character if character.isalnum() else " " for character in text).split()
