"""Friends who come by a link, each with a browser of their own: play, talk, watch, leave and play again."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Calm, Eager, Finger, Mouse, make, play
from tests.browser.people import Visitor
from tests.browser.tables import Known, play_together
from tests.server.client import House

Visit = Callable[..., Visitor]


def invite(host: Visitor, game: str) -> str:
    """Open a table for a friend; the link that the page offers to share."""
    page = host.open(f"new/{game}")
    page.get_by_label(host.t("page-seat-kind", seat=2)).select_option("open")
    host.button("page-new-open").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(host.t("page-waiting", count=1))
    link = page.get_by_label(host.t("page-invite-link")).input_value()
    assert link.startswith(f"{host.server}/#/t/")
    expect(page.get_by_alt_text(host.t("page-invite-qr"))).to_be_visible()
    return link


def sit_down(friend: Visitor, link: str) -> None:
    """Open a link and take the free seat."""
    friend.page.goto(link)
    friend.button("page-sit").click()
    friend.until(lambda: friend.table.get("views") and friend.table["mine"], "the game to begin")


def meet(house: House, visit: Visit, game: str) -> tuple[Visitor, Visitor]:
    """Ann invites, Bob comes; both are at the table, and the game has begun."""
    ann, bob = (visit(house, name, clock=game == "davincicode") for name in ("Ann", "Bob"))
    sit_down(bob, invite(ann, game))
    for one in (ann, bob):
        one.until(lambda one=one: one.table.get("views"), "the game to begin")
        one.page.locator(".board").first.wait_for()
        assert [seat["name"] for seat in one.table["seats"]] == ["Ann", "Bob"]
    return ann, bob


def play_past(ann: Visitor, bob: Visitor, until: Callable[[Known], bool]) -> Known:
    """Let both play on past their pages, and wait until these are as far; how it stands then."""
    stands = play_together([ann.person(), bob.person()], ann.table_id, until)
    latest = max(stands, key=lambda known: known["step"])
    for one in (ann, bob):
        one.until(lambda one=one: one.table["step"] >= latest["step"], "the page to be as far")
    return latest


def test_a_game_and_a_rematch_by_link(house: House, visit: Visit) -> None:
    ann, bob = meet(house, visit, "kreuzquer")
    play(ann, bob, chooser=Calm(1), until=lambda made: made == 4)
    late: Callable[[Known], bool] = lambda known: known["step"] > 60 and len(known["views"][0]["actors"]) == 2  # noqa: E731
    assert not play_past(ann, bob, late)["outcome"]
    play(ann, bob, chooser=Calm(1))
    for one in (ann, bob):
        one.until(lambda one=one: one.table["outcome"], "the end")
        one.result().wait_for()
    assert ann.table["outcome"] == bob.table["outcome"]
    won = ann.t("page-result-game-you", count=1)
    titles = [one.page.locator("#result-title").inner_text() for one in (ann, bob)]
    for seat, title in enumerate(titles):
        assert (title == won) == (ann.table["outcome"]["winners"] == [seat]), titles
    first = ann.table_id
    ann.button("page-rematch").click()
    ann.until(lambda: ann.table_id != first, "the rematch")
    bob.page.get_by_role("link", name=bob.t("page-rematch-go")).click()
    for one in (ann, bob):
        one.until(lambda one=one: one.table.get("views") and not one.table["outcome"], "the next game")
    assert ann.table_id == bob.table_id != first
    play(ann, bob, chooser=Calm(2), until=lambda _: ann.table["step"] > 6)


def test_strangers_meet_at_a_public_table(new_house: Callable[..., House], visit: Visit) -> None:
    house = new_house()
    ann, bob = visit(house, "Ann"), visit(house, "Bob")
    bob.open()
    expect(bob.page.get_by_text(bob.t("page-lobby-empty"))).to_be_visible()
    ann.open()
    table = ann.make_table("memostreet", "me", "open", public=True)
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # she looks again
    # Whose table it is goes on with it, and is not asked to join it.
    mine = ann.page.get_by_role("region", name=ann.t("page-continue"))
    expect(mine.get_by_role("link")).to_have_attribute("href", f"#/t/{table}")
    expect(ann.page.get_by_text(ann.t("page-lobby-empty"))).to_be_visible()
    # Everybody else sees it at once, and sits down.
    bob.page.get_by_role("region", name=bob.t("page-lobby")).get_by_role("link").click()
    bob.button("page-sit").click()
    bob.until(lambda: bob.table.get("views") and bob.table["mine"], "the game to begin")
    mine.get_by_role("link").click()
    ann.until(lambda: ann.table.get("views"), "the game to begin")
    assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("game", "pointer", "speed"),
    [
        ("fivetotwelve", Finger, 1),
        pytest.param("kreuzquer", Mouse, 0, marks=pytest.mark.soak),
        pytest.param("fivetotwelve", Mouse, 0, marks=pytest.mark.soak),
        pytest.param("kreuzquer", Finger, 1, marks=pytest.mark.soak),
    ],
)
def test_a_drag_goes_on_while_a_friend_moves(
    house: House, visit: Visit, game: str, pointer: type[Mouse | Finger], speed: int
) -> None:
    touch = pointer is Finger
    ann, bob = visit(house, "Ann", touch=touch, settings={"speed": speed}), visit(house, "Bob")
    sit_down(bob, invite(ann, game))
    ann.until(ann.view, "the game to begin")
    ann.until(lambda: len(ann.table["views"][0]["actors"]) == 2, "both to be asked at the same time")
    hand = pointer(ann.page)

    def bob_moves() -> None:
        step = ann.table["step"]
        play(bob, chooser=Calm(4), until=lambda _: bob.table["step"] > step)
        ann.until(lambda: ann.table["step"] > step, "Bob's move to be told")

    hand.meanwhile = bob_moves  # type: ignore[method-assign]
    view = ann.view()
    assert view
    move = next(move for move in view["legal"] if ":spiral@" not in move)
    make(ann, hand, move, view, Eager(5))
    assert hand.drags == 1


def test_they_talk_and_react(house: House, visit: Visit) -> None:
    ann, bob = meet(house, visit, "fivetotwelve")
    play(ann, bob, chooser=random.Random(3), until=lambda _: ann.table["step"] > 3)
    ann.page.get_by_role("tab", name=ann.t("page-chat")).click()
    said = "Hello <b>Bob</b> & שלום 🙂"
    ann.page.get_by_label(ann.t("page-chat-label")).fill(said)
    ann.page.keyboard.press("Enter")
    lines = ann.page.get_by_role("list", name=ann.t("page-chat"))
    expect(lines).to_contain_text(said)
    # Bob is told that there is something to read, and reads it.
    bob.page.get_by_role("button", name=bob.t("page-chat-unread", count=1)).click()
    lines = bob.page.get_by_role("list", name=bob.t("page-chat"))
    expect(lines).to_contain_text(said)
    expect(lines).to_contain_text("Ann")
    expect(bob.page.get_by_role("button", name=bob.t("page-chat-unread", count=1))).to_have_count(0)
    bob.button("page-reaction-well-played").click()
    expect(ann.page.locator(".reactions p")).to_have_text(f"Bob: {ann.t('page-reaction-well-played')}")
    # Whoever doesn't want to hear, doesn't.
    ann.button("page-mute-reactions").click()
    bob.button("page-reaction-oops").click()
    bob.page.get_by_label(bob.t("page-chat-label")).fill("One more line")
    bob.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("list", name=ann.t("page-chat"))).to_contain_text("One more line")
    expect(ann.page.locator(".reactions p").filter(has_text=ann.t("page-reaction-oops"))).to_have_count(0)


def test_a_guess_is_taken_back_if_the_other_agrees(house: House, visit: Visit) -> None:
    ann, bob = meet(house, visit, "davincicode")
    is_to_guess: Callable[[], bool] = lambda: any(":guess" in move for move in (ann.view() or {"legal": ()})["legal"])  # noqa: E731
    play(ann, bob, chooser=Calm(4), until=lambda _: is_to_guess())
    view, step = ann.turn(), ann.table["step"]
    assert view
    # A right one: then she is to go on, and nothing is done by her page itself meanwhile.
    make(ann, Mouse(ann.page), f"0:guess 1.1={bob.table['views'][0]['codes'][1][0]['value']}", view, Calm(4))
    ann.button("page-back").click()
    expect(ann.page.get_by_role("alert").filter(has_text=ann.t("page-back-waiting", name="Ann"))).to_be_visible()
    expect(bob.page.get_by_role("alert").filter(has_text=bob.t("page-back-asked", name="Ann"))).to_be_visible()
    bob.button("page-back-yes").click()
    for one in (ann, bob):
        one.until(lambda one=one: one.table["step"] == step, "the guess to be taken back")
        expect(one.page.get_by_role("alert").filter(has_text="Ann")).to_have_count(0)
    # Before the draw nobody goes back, so it is not offered.
    expect(ann.button("page-back")).to_be_disabled()
    assert is_to_guess()


def test_who_watches_sees_no_hidden_tile(house: House, visit: Visit) -> None:
    ann, bob = meet(house, visit, "davincicode")
    cyd = visit(house, "Cyd")
    chooser = random.Random(5)
    play(ann, bob, chooser=chooser, until=lambda _: not ann.table["views"][0]["waiting"])
    cyd.page.goto(ann.page.url)  # the same link; all seats are taken
    cyd.until(lambda: cyd.table.get("views"), "the table")
    cyd.page.locator(".board").first.wait_for()
    assert cyd.table["mine"] == []
    expect(ann.page.get_by_text(ann.t("page-watchers", count=1))).to_be_visible()
    play_past(ann, bob, lambda known: known["step"] > 30)
    play(ann, bob, chooser=chooser, until=lambda made: made == 3)
    if not ann.table["outcome"]:
        cyd.until(lambda: cyd.table["step"] == ann.table["step"], "the same moves")
    checked = 0
    for message in cyd.heard:
        if message["is"] not in ("table", "moved") or message.get("outcome"):
            continue
        told = message.get("told", message.get("moves"))
        for view in message["views"]:
            if not view["actors"]:
                continue  # over: all is shown
            checked += 1
            assert view["seat"] is None and not view["legal"]
            for tile in [*(tile for code in view["codes"] for tile in code), *filter(None, [view["drawn"]])]:
                assert tile["open"] or tile["value"] == "?", "a hidden tile was told to somebody who only watches"
        # A face is told only where it is laid open; taking and setting up are told without.
        assert not re.search(r"=[bw](\d|-)|set [^']*[bw](\d|-)", str(told)), told
    assert checked > 5
    # Nor does the page: hidden tiles show their backs.
    if not ann.table["outcome"]:
        open_tiles = sum(tile["open"] for code in cyd.table["views"][0]["codes"] for tile in code)
        readable = cyd.page.locator("[data-tile] text:not(.pencil)").filter(has_text=re.compile(r"\d|–"))
        expect(readable).to_have_count(open_tiles)
        assert not cyd.page.locator("button[data-tile], [data-stack]:enabled").count(), "who watches cannot move"
    # Nor does a player see the other's.
    for seat, one in enumerate((ann, bob)):
        for message in one.heard:
            for view in message.get("views", ()):
                if view["actors"] and view["codes"]:
                    assert all(tile["open"] or tile["value"] == "?" for tile in view["codes"][1 - seat])


def test_a_seat_that_was_left_goes_to_a_bot_and_back(new_house: Callable[..., House], visit: Visit) -> None:
    ann, bob = meet(house := new_house(leave_after=0), visit, "fivetotwelve")
    chooser = random.Random(6)
    play(ann, bob, chooser=chooser, until=lambda _: ann.table["step"] > 3)
    link = bob.page.url
    bob.page.goto("about:blank")
    players = ann.page.get_by_role("list", name=ann.t("page-players"))
    hand_over = ann.page.get_by_role("button", name=ann.t("page-seat-hand", name="Bob"))
    expect(players).to_contain_text(ann.t("page-seat-away"))
    hand_over.click()
    expect(players).to_contain_text(ann.t("page-seat-stand-in"))
    assert ann.table["seats"][1]["bot"]
    # The bot plays: Ann alone can go on.
    step = ann.table["step"]
    play(ann, chooser=chooser, until=lambda _: ann.table["step"] > step + 4)
    # Bob comes back, and takes his seat again.
    bob.page.goto(link)
    bob.button("page-seat-return").click()
    for one in (ann, bob):
        one.until(lambda one=one: one.table.get("seats") and not one.table["seats"][1]["bot"], "Bob to be back")
    bob.page.locator(".board").first.wait_for()
    count = len(bob.sent_moves())
    play(ann, bob, chooser=chooser, until=lambda _: len(bob.sent_moves()) > count or ann.table["outcome"])
    assert house.address == ann.server


def test_a_personal_link_makes_a_device_mine_until_i_log_it_out(house: House, visit: Visit) -> None:
    ann, phone = visit(house, "Ann"), visit(house)
    page = ann.open("me")
    ann.button("page-link-make").click()
    link = page.get_by_role("textbox", name=ann.t("page-link"), exact=True).input_value()
    phone.page.goto(link)
    phone.button("page-go-button").click()
    phone.until(lambda: phone.person().id == ann.person().id, "the phone to be Ann's")
    ann.button("page-devices-button").click()
    page.get_by_text(ann.t("page-devices-done")).first.wait_for()
    me = ann.person().get("/api/me")
    assert (me["name"], me["id"]) == ("Ann", ann.person().id)
    phone.forgive("401", "WebSocket")
    phone.until(lambda: phone.person().get("/api/me")["id"] != me["id"], "the phone to be somebody else's")
    phone.open("me")
    phone.until(lambda: phone.page.get_by_label(phone.t("page-name")).input_value() != "Ann", "another name")


def test_codes_are_shown_after_every_game_of_a_match(house: House, visit: Visit) -> None:
    ann, bob = (visit(house, name, clock=True) for name in ("Ann", "Bob"))
    for one in (ann, bob):
        one.open()
    table = ann.make_table("davincicode", "me", "open", rounds=2)
    ann.open(f"t/{table}")
    bob.open(f"t/{table}")
    bob.button("page-sit").click()
    for one in (ann, bob):
        one.until(lambda one=one: one.table.get("views"), "the game to begin")
    known = play_past(ann, bob, lambda known: known["outcome"])
    winner = known["outcome"]["winners"][0]
    loser = (bob, ann)[winner]
    assert known["phase"] == "playing", "another game is to come"
    loser.result().wait_for()
    hidden = [t for t in known["views"][0]["codes"][winner] if not t["open"]]
    assert hidden, "the winner has kept something"
    rack = loser.page.locator(f"[data-rack='{winner}'] [data-tile]")
    expect(rack.locator("text:not(.pencil)").filter(has_text=re.compile(r"\d|–"))).to_have_count(
        len(known["views"][0]["codes"][winner])
    )
