"""Sentences that belong to no game: why the server refuses something."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from teahouse.text.words import source


def sentence(language: str, key: str, params: Mapping[str, str | int]) -> str:
    """The reason of this key in words; the key itself where a game would have to word it."""
    bundle = _load_bundle(language)
    message = f"house-why-{key}"
    if not bundle.has_message(message):
        return key
    value = bundle.get_message(message).value
    assert value is not None
    return str(bundle.format_pattern(value, dict(params))[0])


@cache
def _load_bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, "house")))
    return bundle
