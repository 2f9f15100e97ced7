"""What is most urgent comes first, and of what is equally urgent everybody in turn."""

from __future__ import annotations

from spieltrieb.server.turns import Turns, Urgency


def taken(turns: Turns[str]) -> list[str]:
    found = []
    while (one := turns.take()) is not None:
        found.append(one)
    return found


def test_what_is_most_urgent_comes_first() -> None:
    turns: Turns[str] = Turns()
    for urgency in (Urgency.REVIEW, Urgency.BOTS, Urgency.PERSON, Urgency.ADVICE):
        turns.put(urgency, "ann", urgency.name)
    assert len(turns) == 4
    assert taken(turns) == ["PERSON", "ADVICE", "BOTS", "REVIEW"]
    assert len(turns) == 0


def test_who_asks_for_much_comes_no_more_often_than_others() -> None:
    turns: Turns[str] = Turns()
    for number in range(60):
        turns.put(Urgency.BOTS, "eve", f"eve {number}")
    for who in ("ann", "bob"):
        turns.put(Urgency.BOTS, who, f"{who} 0")
        turns.put(Urgency.BOTS, who, f"{who} 1")
    assert turns.count(Urgency.BOTS) == 64
    assert taken(turns)[:7] == ["eve 0", "ann 0", "bob 0", "eve 1", "ann 1", "bob 1", "eve 2"]


def test_who_comes_later_waits_for_one_of_each_at_most() -> None:
    turns: Turns[str] = Turns()
    for who in ("eve", "dan"):
        for number in range(5):
            turns.put(Urgency.PERSON, who, f"{who} {number}")
    assert turns.take() == "eve 0"
    turns.put(Urgency.PERSON, "ann", "ann 0")
    assert [turns.take() for _ in range(3)] == ["dan 0", "eve 1", "ann 0"]
