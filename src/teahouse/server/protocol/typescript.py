"""The messages, and the views and tables of the games, as TypeScript for the browser's client.

The client repeats what the server sends. Written twice by hand, the two would drift apart, so the
client's types are made from the server's:

python -m teahouse.server.protocol.typescript --write    write all files below web/src
python -m teahouse.server.protocol.typescript --check    fail if one of them is stale
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as i

from teahouse.registry import game_names, pack_of
from teahouse.server.accounts.answers import SessionView
from teahouse.server.protocol import commands, house_tables, http_api, socket
from teahouse.server.tables import answers, views

HEAD = "// Made by `python -m teahouse.server.protocol.typescript --write`: do not edit.\n"
CLIENT = Path("web/src")

# What a client may send or get, under names of their own.
UNIONS: dict[str, Any] = {
    "Command": commands.AnyCommand,
    "ToServer": socket.AnyToServer,
    "ToClient": socket.AnyToClient,
    "Answer": answers.Answer,
}


def structs() -> list[type]:
    """Every message of HTTP, besides those that the unions name."""
    own = [
        one
        for module in (http_api, house_tables)
        for one in vars(module).values()
        if _is_message(one) and one.__module__ == module.__name__ and one is not http_api.Body
    ]
    return [*own, SessionView, views.RoundScores, views.Preview]


def _is_message(one: object) -> bool:
    return isinstance(one, type) and issubclass(one, msgspec.Struct)


def messages() -> str:
    """The file of all messages."""
    lines = [HEAD, *_interfaces([*structs(), *UNIONS.values()])]
    for name, union in UNIONS.items():
        lines.append(f"export type {name} = {_worded(i.type_info(union))};\n")
    return "\n".join(lines)


def view_types(game: str) -> str:
    """The file of a game's view and of all that it is made of."""
    return "\n".join([HEAD, *_interfaces([_class_of(game, "View", "view_types", "views")])])


def table_types(game: str) -> str:
    """The file of a game's tables, as its data address sends them."""
    return "\n".join([HEAD, *_interfaces([_class_of(game, "Tables", "table_types")])])


def _class_of(game: str, kind: str, *modules: str) -> type:
    """The class NAMEView or NAMETables, from the first of these modules that defines it."""
    package, name = pack_of(game).package, f"{game.capitalize()}{kind}"
    for module in modules:
        if importlib.util.find_spec(f"{package}.{module}") is not None:
            found = vars(importlib.import_module(f"{package}.{module}")).get(name)
            if isinstance(found, type):
                return found
    raise LookupError(f"{package} defines no class {name}")


def files(client: Path) -> dict[Path, str]:
    """All generated files; those of a game only where the client has a drawing for it."""
    folders = [(game, client / "games" / game) for game in game_names()]
    drawn = [(game, folder) for game, folder in folders if folder.is_dir()]
    return {
        client / "protocol" / "messages.ts": messages(),
        **{folder / "view.ts": view_types(game) for game, folder in drawn},
        **{folder / "tables.ts": table_types(game) for game, folder in drawn},
    }


def _interfaces(roots: list[Any]) -> list[str]:
    found: dict[str, str] = {}
    for info in i.multi_type_info(roots):
        _collect(info, found)
    return [found[name] for name in sorted(found)]


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
    return str(info.cls.__name__)


def _interface(info: i.StructType | i.TypedDictType) -> str:
    lines = [f"/** {(info.cls.__doc__ or '').strip().splitlines()[0]} */"]
    lines.append(f"export interface {_name(info)} {{")
    sent = False  # a TypedDict says of each key whether it is required
    if isinstance(info, i.StructType):
        if info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        # What the server sends is complete, unless it says otherwise; a client may leave out too.
        sent = not (info.forbid_unknown_fields or info.cls.__struct_config__.omit_defaults)
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
        case i.DictType(_, value):
            return f"Record<string, {_worded(value)}>"  # keys of JSON are strings
        case i.LiteralType(values):
            return " | ".join([json.dumps(value) for value in values])
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


def main() -> None:
    """Write the files, or say which ones are stale."""
    parser = argparse.ArgumentParser(description="The client's types, made from the server's.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="write the files")
    what.add_argument("--check", action="store_true", help="fail if a file is stale")
    parser.add_argument("--client", type=Path, default=CLIENT, help="the client's sources")
    chosen = parser.parse_args()
    made = files(chosen.client)
    if chosen.write:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return
    stale = [path for path, text in made.items() if not _says(path, text)]
    for path in stale:
        print(f"{path} is stale: run python -m {__spec__.name} --write", file=sys.stderr)
    sys.exit(1 if stale else 0)


def _says(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
