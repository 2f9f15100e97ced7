"""`spieltrieb admin`: for those who run a server: backups, moving house, and turning somebody away."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from spieltrieb.cli.terminal import Language, guarded, tell
from spieltrieb.cli.windows import check_server_runs_here
from spieltrieb.core.errors import SpieltriebError
from spieltrieb.locale import check_language, text

EXAMPLES = """
spieltrieb admin backup monday.db         # also while the server runs
spieltrieb admin export everything.jsonl  # everything as text
spieltrieb admin import everything.jsonl  # into a new database
spieltrieb admin close k7m2p9xqf3hd4      # close a table
spieltrieb admin ban 2491a48579b05740     # unban lets them in again
spieltrieb admin ban 203.0.113.0/24 --days 7  # nobody from there comes in
spieltrieb admin key Ann                  # Ann's key for the page at /admin
spieltrieb admin revoke Ann               # void; `operators` lists them all
spieltrieb admin reports                  # what people reported
spieltrieb admin person 2491a48579b05740  # what is kept of them
spieltrieb admin erase 2491a48579b05740   # and delete it, as they wish
spieltrieb admin audit                    # what was done here, and when
spieltrieb admin rotate 30                # new keys; old ones hold 30 days
"""
ACTIONS = (
    "backup", "export", "import", "close", "ban", "unban", "reports", "person", "erase", "key", "revoke", "operators",
    "audit", "rotate",
)  # fmt: skip
LISTS = ("audit", "reports", "operators")  # what is only looked at


class BadAction(SpieltriebError):
    """There is nothing of that name that an administrator can do."""

    code = "bad-action"


@guarded
def command(
    action: Annotated[str, typer.Argument(metavar="ACTION", help=f"One of {', '.join(ACTIONS)}.")],
    what: Annotated[
        str, typer.Argument(metavar="WHAT", help="The file, table, guest, network or name, or how many days.")
    ] = "",
    days: Annotated[
        int,
        typer.Option(
            "--days", metavar="N", min=0, max=3650, help="How long a ban or a key holds (bans: for good; keys: 90)."
        ),
    ] = 0,
    db: Annotated[
        str | None, typer.Option("--db", metavar="FILE", help="The database: a file, or postgresql://…")
    ] = None,
    server: Annotated[
        str | None, typer.Option("--server", metavar="URL", help="The running server (default: the local one).")
    ] = None,
    config: Annotated[str | None, typer.Option("--config", metavar="FILE", help="A TOML file with settings.")] = None,
    lang: Language = None,
) -> None:
    """Look after a server: copy or move its database, close a table, turn a guest away, erase one's data."""
    check_server_runs_here()
    import msgspec

    from spieltrieb.server import export_import, person
    from spieltrieb.server.settings import load

    lang = check_language(lang)
    settings = load({"db": db}, config)
    if action not in ACTIONS:
        raise BadAction(f"There is no action {action!r}; there are: {', '.join(ACTIONS)}.", action=action)
    if not what and action not in LISTS:
        raise BadAction(f"Say what to {action}: spieltrieb admin {action} WHAT.", action=action)
    if action == "backup":
        size = export_import.backup(settings.database, Path(what))
        tell(text(lang, "cli-admin-backup", path=what, size=size))
    elif action == "export":
        count = export_import.export(settings.database, Path(what))
        tell(text(lang, "cli-admin-export", path=what, count=count))
    elif action == "import":
        count = export_import.import_all(Path(what), settings.database)
        tell(text(lang, "cli-admin-import", path=str(settings.database), count=count))
    elif action == "person":
        found = person.export_person(settings.database, what)
        tell(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1))
    else:
        from spieltrieb.server.serving import address

        there = server or address(settings.host, settings.port)
        if action in LISTS:
            _list(action, settings.database, there, lang)
        else:
            _order(action, what, days, settings.database, there, lang)


def _order(action: str, what: str, days: int, database: Path | str, there: str, lang: str) -> None:
    """Have a running server do something, and tell what came of it."""
    from spieltrieb.server import admin

    if action == "rotate":
        admin.rotate(database, there, what)
    elif action == "key":
        key, until = admin.give_key(database, there, what, days)
        tell(text(lang, "cli-admin-key", what=what, until=_time(until, "minutes")))
        tell(key)
        return
    else:
        if action in ("ban", "unban") and admin.is_network(what):
            action = f"{action}-network"
        done = admin.order(database, there, action, what, days)
        if action.startswith("ban") and done["until"] is not None:
            tell(text(lang, f"cli-admin-{action}-until", what=what, until=_time(done["until"], "minutes")))
            return
    tell(text(lang, f"cli-admin-{action}", what=what))


def _list(action: str, database: Path | str, there: str, lang: str) -> None:
    """Tell what a running server has to show."""
    from spieltrieb.server import admin

    found = admin.order(database, there, action)
    if action == "audit":
        for line in found:
            tell(f"{_time(line['at'], 'seconds')}  {line['who'] or '-'}  {line['deed']}  {line['what']}")
    elif action == "reports":
        _tell_reports(found, lang)
    else:
        for operator in found:
            tell(f"{_time(operator['until'], 'minutes')}  {operator['name']}")
        if not found:
            tell(text(lang, "cli-admin-no-operators"))


def _time(at: int, until: str) -> str:
    """A moment, to the minute or to the second."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(" ", until)


def _tell_reports(reports: list[dict[str, Any]], lang: str) -> None:
    """Tell each report, and what the person had said."""
    if not reports:
        tell(text(lang, "cli-admin-no-reports"))
    for report in reports:
        at = _time(report["at"], "minutes")
        told = {name: report[name] for name in ("name", "person", "table", "reason")}
        tell(text(lang, "cli-admin-report", at=at, **told))
        for line in report["chat"]:
            if line["person"] == report["person"]:
                tell(f"    {line['text']}")
