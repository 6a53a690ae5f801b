"""Who may do what with a person: one table to read. Tests go through it cell by cell.

A GUEST has a name only, an ACCOUNT also a login; TOKEN is an outside bot, which acts as its person
at the tables and changes nothing of the account; a STRANGER brought no secret that opens anything.
Becoming a guest and logging in is open to all, and so stands not in the table.
"""

from __future__ import annotations

from typing import Final

from teahouse.server.accounts import ports
from teahouse.server.accounts.answers import SignedInPerson
from teahouse.server.tables.answers import Refusal

STRANGER, GUEST, ACCOUNT, TOKEN = "stranger", "guest", "account", "token"

_PEOPLE = (GUEST, ACCOUNT)

MAY: Final[dict[str, tuple[str, ...]]] = {
    "rename": _PEOPLE,
    "register": _PEOPLE,  # an account: only the very same once more
    "change_password": (ACCOUNT,),
    "see_sessions": _PEOPLE,
    "revoke": _PEOPLE,
    "log_out": (*_PEOPLE, TOKEN),
    "log_out_everywhere": _PEOPLE,
    "make_token": _PEOPLE,
    "preferences": _PEOPLE,
    "notes": _PEOPLE,
    "house_tables": _PEOPLE,  # to keep some; everybody may look at all
    "export": _PEOPLE,
    "delete": _PEOPLE,
}


def role(signed_in: SignedInPerson | None) -> str:
    """The role of whoever sent a request."""
    if signed_in is None:
        return STRANGER
    if signed_in.kind == ports.TOKEN:
        return TOKEN
    return ACCOUNT if signed_in.person.login else GUEST


def require(signed_in: SignedInPerson | None, command: str) -> SignedInPerson:
    """The person; ``Refusal`` unless they may give this command."""
    own = role(signed_in)
    if signed_in is None:
        raise Refusal("not-known")
    if own not in MAY[command]:
        raise Refusal("not-for-tokens" if own == TOKEN else "no-account")
    return signed_in
