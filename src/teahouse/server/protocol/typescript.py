"""The messages as TypeScript, for the browser's client.

python -m teahouse.server.protocol.typescript > web/src/protocol/messages.ts

The result is committed; a test makes it anew and compares.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from msgspec import inspect as i

from teahouse.server.accounts.answers import SessionView
from teahouse.server.protocol import commands, http_api, socket
from teahouse.server.tables import answers

HEAD = "// Made by `python -m teahouse.server.protocol.typescript`: do not edit.\n"

# What a client may send or get, under names of their own.
UNIONS: dict[str, Any] = {
    "Command": commands.AnyCommand,
    "ToHouse": socket.AnyToServer,
    "ToClient": socket.AnyToClient,
    "Answer": answers.Answer,
}
# Two rooms have a word of their own for the same.
RENAMED: dict[type, str] = {http_api.HttpProblem: "HttpProblem"}


def structs() -> list[type]:
    """Every message of HTTP, besides those that the unions name."""
    found = [one for one in vars(http_api).values() if _is_message(one)]
    own = [one for one in found if one.__module__ == http_api.__name__ and one is not http_api.Body]
    return [*own, SessionView, answers.RoundScores, answers.Preview]


def _is_message(one: object) -> bool:
    return isinstance(one, type) and issubclass(one, msgspec.Struct)


def typescript() -> str:
    """The whole file."""
    roots = [*structs(), *UNIONS.values()]
    found: dict[str, str] = {}
    for info in i.multi_type_info(roots):
        _collect(info, found)
    lines = [HEAD, *[found[name] for name in sorted(found)]]
    for name, union in UNIONS.items():
        lines.append(f"export type {name} = {_worded(i.type_info(union))};\n")
    return "\n".join(lines)


def _collect(info: i.Type, found: dict[str, str]) -> None:
    """Write down this type, if it has a name, and all that it is made of."""
    if isinstance(info, (i.StructType, i.TypedDictType)):
        name = _name(info)
        if name in found:
            return
        found[name] = ""  # types may hold themselves
        found[name] = _interface(info)
        for field in info.fields:
            _collect(field.type, found)
    for part in _parts(info):
        _collect(part, found)


def _parts(info: i.Type) -> list[i.Type]:
    match info:
        case i.UnionType(types):
            return list(types)
        case i.ListType(item) | i.VarTupleType(item):
            return [item]
        case i.TupleType(items):
            return list(items)
        case i.DictType(key, value):
            return [key, value]
        case i.Metadata(inner):
            return [inner]
        case _:
            return []


def _name(info: i.StructType | i.TypedDictType) -> str:
    return RENAMED.get(info.cls, info.cls.__name__)


def _interface(info: i.StructType | i.TypedDictType) -> str:
    lines = [f"/** {(info.cls.__doc__ or '').strip().splitlines()[0]} */"]
    lines.append(f"export interface {_name(info)} {{")
    sent = True
    if isinstance(info, i.StructType):
        if info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        # What the house sends is always complete; what a client sends may leave defaults out.
        sent = not info.forbid_unknown_fields
    for field in info.fields:
        optional = "" if sent or field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_worded(field.type)};")
    return "\n".join([*lines, "}", ""])


def _worded(info: i.Type) -> str:
    match info:
        case i.StructType() | i.TypedDictType():
            return _name(info)
        case i.UnionType(types):
            return " | ".join([_worded(one) for one in types])
        case i.ListType(item) | i.VarTupleType(item):
            inner = _worded(item)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case i.TupleType(items):
            return f"[{', '.join([_worded(one) for one in items])}]"
        case i.DictType(key, value):
            return f"Record<{_worded(key)}, {_worded(value)}>"
        case i.Metadata(inner_type):
            return _worded(inner_type)
        case i.StrType():
            return "string"
        case i.IntType() | i.FloatType():
            return "number"
        case i.BoolType():
            return "boolean"
        case i.NoneType():
            return "null"
        case i.AnyType() | i.CustomType():
            return "unknown"
    raise TypeError(f"no word of TypeScript for {info!r}")


if __name__ == "__main__":
    sys.stdout.write(typescript())
