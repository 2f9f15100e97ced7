"""How the page for those who run the server looks: plain HTML that needs no script, in the operator's language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from spieltrieb.locale import languages, text
from spieltrieb.server.bans import Ban
from spieltrieb.server.markup import Markup, join, tag
from spieltrieb.server.moderation import Deed, Report
from spieltrieb.server.people import Guest
from spieltrieb.server.table import Table

STYLE = (Path(__file__).parent / "admin.css").read_text(encoding="utf-8")
HOURS = (1, 24, 168, 720, 0)  # that a ban lasts; 0: for good
PLACES = ("reports", "bans", "audit")
OWN_NAMES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}


@dataclass(frozen=True)
class Look:
    """What every page needs: its language, where it lies, and who looks at it."""

    lang: str
    base: str  # the path of /admin, with the prefix of the server
    who: str = ""  # empty: nobody has come in
    form: str = ""  # what proves that a form is one of ours
    notice: str = ""

    def t(self, key: str, /, **arguments: Any) -> str:
        """A text of the page."""
        return text(self.lang, f"admin-{key}", **arguments)

    def link(self, path: str, name: str, **more: str | bool | None) -> Markup:
        """A link to another place of the page."""
        return tag("a", name, href=f"{self.base}/{path}", **more)

    def post(self, path: str, *fields: str, button: str, kind: str | None = None) -> Markup:
        """A form that does something."""
        proof = tag("input", type="hidden", name="form", value=self.form)
        go = tag("button", self.t(button), type="submit", class_=kind)
        return tag("form", proof, *fields, go, method="post", action=f"{self.base}/{path}")


# ---- The whole page ----


def document(look: Look, title: str, *content: str, here: str = "", problem: str = "") -> str:
    """A page."""
    body = [tag("a", look.t("skip"), class_="skip", href="#main")]
    if look.who:
        body.append(_header(look, here))
    said = [tag("p", look.notice, class_="notice", role="status")] if look.notice else []
    said += [tag("p", problem, class_="problem", role="alert")] if problem else []
    body.append(tag("main", tag("h1", title), *said, *content, id="main"))
    body.append(_footer(look))
    head = [
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        # With the players' "no-referrer" a browser would hide from us where a form of ours comes from.
        tag("meta", name="referrer", content="same-origin"),
        tag("meta", name="robots", content="noindex"),
        tag("title", f"{title} · Spieltrieb"),
        tag("style", Markup(STYLE)),
    ]
    return "<!doctype html>" + tag("html", tag("head", *head), tag("body", *body), lang=look.lang)


def _header(look: Look, here: str) -> Markup:
    places = [
        tag("li", look.link(place, look.t(place), aria_current="page" if place == here else None)) for place in PLACES
    ]
    box = tag("input", name="what", required=True, maxlength="100", autocomplete="off")
    find = tag(
        "form",
        tag("label", look.t("find-what"), box),
        tag("button", look.t("find"), type="submit"),
        role="search",
        action=f"{look.base}/find",
    )
    return tag("header", tag("nav", tag("ul", *places), aria_label=look.t("title")), find)


def _footer(look: Look) -> Markup:
    chosen = [
        tag("li", tag("a", name, href=f"?lang={code}", lang=code, hreflang=code))
        for code, name in OWN_NAMES.items()
        if code in languages()
    ]
    leave = look.post("leave", tag("span", look.t("who", name=look.who)), button="leave") if look.who else Markup()
    return tag("footer", leave, tag("nav", tag("ul", *chosen), class_="languages", aria_label=look.t("language")))


def entrance(look: Look, problem: str = "") -> str:
    """Where somebody comes in by their key."""
    key = tag("input", name="key", type="password", required=True, autocomplete="current-password", maxlength="200")
    lang = tag("input", type="hidden", name="lang", value=look.lang)
    form = look.post("enter", lang, tag("label", look.t("key"), key), button="enter", kind="main")
    return document(look, look.t("title"), form, tag("p", look.t("enter-how")), problem=problem)


def broken(look: Look, problem: str) -> str:
    """Something cannot be done."""
    return document(look, look.t("title"), problem=problem)


# ---- Reports ----


def reports(look: Look, found: Sequence[tuple[int, Report]], is_open: bool, more: int | None) -> str:
    """What people reported."""
    other = (
        look.link("reports?all=1", look.t("reports-all")) if is_open else look.link("reports", look.t("reports-open"))
    )
    parts: list[str] = [tag("p", other)]
    parts += [report(look, number, one) for number, one in found]
    if not found:
        parts.append(tag("p", look.t("no-reports")))
    if more is not None:
        path = f"reports?before={more}" + ("" if is_open else "&all=1")
        parts.append(tag("p", look.link(path, look.t("older"))))
    return document(look, look.t("reports"), *parts, here="reports")


def report(look: Look, number: int, one: Report, can_ban: bool = True) -> Markup:
    """One report, with the chat as it stood then, and what can be done."""
    facts = [
        (look.t("when"), time(one.at)),
        (look.t("reason"), text(look.lang, f"page-report-{one.reason}")),
        (look.t("table"), look.link(f"tables/{one.table}", one.table)),
        (look.t("reported-by"), look.link(f"people/{one.guest}", one.guest)),
    ]
    if one.settled is not None:
        facts.append((look.t("settled"), time(one.settled)))
    deeds = [_ban_guest(look, one.person)] if can_ban else []
    if one.settled is None:
        deeds.append(look.post(f"reports/{number}/settle", button="settle"))
    return tag(
        "article",
        tag("h2", look.link(f"people/{one.person}", one.name)),
        _facts(facts),
        tag("h3", look.t("chat")),
        chat(look, json.loads(one.chat), one.person),
        *deeds,
    )


def chat(look: Look, lines: Iterable[dict[str, Any]], person: str = "") -> Markup:
    """What was said at a table; the lines of one person stand out."""
    said = [
        tag("li", tag("strong" if line["person"] == person else "span", f"{line['name']}: {line['text']}"))
        for line in lines
    ]
    return tag("ol", *said, class_="chat") if said else tag("p", look.t("no-chat"))


# ---- People and tables ----


def person(
    look: Look,
    guest: Guest,
    now: int,
    address: str,
    tables: Sequence[str],
    found: Sequence[tuple[int, Report]],
) -> str:
    """Somebody: who they are, what was reported of them, and what can be done."""
    is_banned = guest.is_banned(now)
    facts = [
        (look.t("guest"), guest.id),
        (look.t("first-seen"), time(guest.made)),
        (look.t("last-seen"), time(guest.seen)),
        (look.t("banned"), _until(look, guest.banned_until) if is_banned else look.t("not-banned")),
        (look.t("address"), address or look.t("unknown")),
    ]
    path = f"people/{guest.id}"
    sure = tag("label", tag("input", type="checkbox", name="sure", required=True), look.t("sure"), class_="tick")
    deeds = [
        look.post(f"{path}/lift", button="lift") if is_banned else _ban_guest(look, guest.id),
        _ban_network(look, address) if address else Markup(),
        look.post(f"{path}/data", button="data"),
        tag(
            "details",
            tag("summary", look.t("erase-them")),
            tag("p", look.t("erase-means")),
            look.post(f"{path}/erase", sure, button="erase", kind="hard"),
        ),
    ]
    at = tag("ul", *(tag("li", look.link(f"tables/{id}", id)) for id in tables)) if tables else tag("p", look.t("none"))
    reported = [report(look, number, one, can_ban=False) for number, one in found] or [tag("p", look.t("no-reports"))]
    return document(
        look,
        guest.name,
        _facts(facts),
        tag("section", *deeds, class_="card", aria_label=look.t("deeds")),
        tag("h2", look.t("tables")),
        at,
        tag("h2", look.t("reports")),
        *reported,
    )


def table(look: Look, one: Table, found: Sequence[tuple[int, Report]], lines: Iterable[dict[str, Any]]) -> str:
    """A table; what is said there is shown only where somebody has reported it."""
    facts = [
        (look.t("game"), text(look.lang, f"{one.game.key}-name")),
        (look.t("phase"), look.t(f"phase-{one.phase}")),
        (look.t("first-seen"), time(one.made)),
        (look.t("host"), look.link(f"people/{one.host}", one.host)),
        (
            look.t("seats"),
            tag("ul", *(tag("li", _seat(look, seat.player.guest, seat.player.name)) for seat in one.seats)),
        ),
    ]
    parts: list[str] = [_facts(facts)]
    if one.phase != "closed":
        parts.append(look.post(f"tables/{one.id}/close", button="close", kind="hard"))
    parts += [tag("h2", look.t("chat")), chat(look, lines) if found else tag("p", look.t("chat-private"))]
    parts += [report(look, number, one_report) for number, one_report in found]
    return document(look, look.t("table-named", id=one.id), *parts)


def _seat(look: Look, guest: str | None, name: str) -> Markup:
    return look.link(f"people/{guest}", name or guest) if guest else join(name or "…")


def guests(look: Look, what: str, found: Sequence[Guest]) -> str:
    """Those of this name."""
    rows = [
        [look.link(f"people/{guest.id}", guest.name), guest.id, join(look.t("last-seen"), " ", time(guest.seen))]
        for guest in found
    ]
    heads = [look.t("name"), look.t("guest"), look.t("last-seen")]
    shown = _table(heads, rows) if rows else tag("p", look.t("nobody-found", what=what))
    return document(look, look.t("find"), shown)


# ---- Bans ----


def bans(look: Look, found: Sequence[Guest], networks: Sequence[Ban]) -> str:
    """Who is kept out."""
    guests = [
        [
            look.link(f"people/{guest.id}", guest.name),
            _until(look, guest.banned_until),
            look.post(f"people/{guest.id}/lift", button="lift"),
        ]
        for guest in found
    ]
    only_new = look.t("newcomers")
    there = [
        [
            join(ban.network, f" ({only_new})" if ban.newcomers else ""),
            _until(look, ban.until),
            look.post("networks/lift", _hidden("network", ban.network), button="lift"),
        ]
        for ban in networks
    ]
    until = look.t("until")
    return document(
        look,
        look.t("bans"),
        tag("h2", look.t("ban-network")),
        _ban_network(look),
        tag("h2", look.t("networks")),
        _table([look.t("address"), until, look.t("deeds")], there) if there else tag("p", look.t("none")),
        tag("h2", look.t("guests")),
        _table([look.t("name"), until, look.t("deeds")], guests) if guests else tag("p", look.t("none")),
        here="bans",
    )


def _ban_guest(look: Look, id: str) -> Markup:
    return look.post(f"people/{id}/ban", _how_long(look), button="ban", kind="hard")


def _ban_network(look: Look, address: str = "") -> Markup:
    kept = _hidden("network", address) if address else tag(
        "label", look.t("address-or-network"),
        tag("input", name="network", required=True, maxlength="60", placeholder="203.0.113.0/24", autocomplete="off"),
    )  # fmt: skip
    return look.post("networks/ban", kept, _how_long(look), button="ban-address", kind="hard")


def _how_long(look: Look) -> Markup:
    choices = [tag("option", look.t(f"hours-{hours}"), value=str(hours), selected=hours == 24) for hours in HOURS]
    return tag("label", look.t("how-long"), tag("select", *choices, name="hours"))


# ---- The audit log ----


def audit(look: Look, found: Sequence[tuple[int, Deed]], more: int | None) -> str:
    """What was done here, by whom."""
    rows = [[time(one.at), one.who or "—", look.t(f"deed-{one.deed}"), one.what] for _, one in found]
    heads = [look.t("when"), look.t("by-whom"), look.t("deed"), look.t("to-what")]
    parts: list[str] = [_table(heads, rows) if rows else tag("p", look.t("none"))]
    if more is not None:
        parts.append(tag("p", look.link(f"audit?before={more}", look.t("older"))))
    return document(look, look.t("audit"), *parts, here="audit")


# ---- Pieces ----


def time(at: int) -> Markup:
    """A moment, as all who run a server read it."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return tag("time", f"{moment:%Y-%m-%d %H:%M} UTC", datetime=moment.isoformat(timespec="seconds"))


def _until(look: Look, until: int | None) -> Markup:
    return join(look.t("for-good")) if until is None else time(until)


def _hidden(name: str, value: str) -> Markup:
    return tag("input", type="hidden", name=name, value=value)


def _facts(facts: Sequence[tuple[str, str]]) -> Markup:
    return tag("dl", *(join(tag("dt", name), tag("dd", value)) for name, value in facts))


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    head = tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads)))
    body = tag("tbody", *(tag("tr", *(tag("td", cell) for cell in row)) for row in rows))
    return tag("table", head, body)
