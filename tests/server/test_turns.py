"""What is most urgent comes first, and of what is equally urgent everybody in turn."""

from __future__ import annotations

from spieltrieb.server.turns import Turns, Urgency, Who


def taken(turns: Turns[str]) -> list[str]:
    found = []
    while (one := turns.take()) is not None:
        found.append(one)
    return found


def test_what_is_most_urgent_comes_first() -> None:
    turns: Turns[str] = Turns()
    for urgency in (Urgency.REVIEW, Urgency.BOTS, Urgency.PERSON, Urgency.ADVICE):
        turns.put(urgency, Who("ann"), urgency.name)
    assert len(turns) == 4
    assert taken(turns) == ["PERSON", "ADVICE", "BOTS", "REVIEW"]
    assert len(turns) == 0


def test_who_asks_for_much_comes_no_more_often_than_others() -> None:
    turns: Turns[str] = Turns()
    for number in range(60):
        turns.put(Urgency.BOTS, Who("eve"), f"eve {number}")
    for who in ("ann", "bob"):
        turns.put(Urgency.BOTS, Who(who), f"{who} 0")
        turns.put(Urgency.BOTS, Who(who), f"{who} 1")
    assert turns.count(Urgency.BOTS) == 64
    assert taken(turns)[:7] == ["eve 0", "ann 0", "bob 0", "eve 1", "ann 1", "bob 1", "eve 2"]


def test_who_comes_later_waits_for_one_of_each_at_most() -> None:
    turns: Turns[str] = Turns()
    for who in ("eve", "dan"):
        for number in range(5):
            turns.put(Urgency.PERSON, Who(who), f"{who} {number}")
    assert turns.take() == "eve 0"
    turns.put(Urgency.PERSON, Who("ann"), "ann 0")
    assert [turns.take() for _ in range(3)] == ["dan 0", "eve 1", "ann 0"]


def test_many_guests_of_one_address_take_turns_as_one() -> None:
    """Attack: sixty guests at one machine had sixty turns before somebody else's second."""
    turns: Turns[str] = Turns()
    for number in range(60):
        for time in range(2):
            turns.put(Urgency.PERSON, Who(f"eve {number}", "203.0.113.7"), f"eve {number} {time}")
    for time in range(3):
        turns.put(Urgency.PERSON, Who("ann", "198.51.100.1"), f"ann {time}")
        turns.put(Urgency.PERSON, Who("bob"), f"bob {time}")
    assert (turns.count(Urgency.PERSON), len(list(turns.of(Urgency.PERSON)))) == (126, 126)
    first = taken(turns)
    assert [who for who in first if not who.startswith("eve")] == [
        f"{who} {time}" for time in range(3) for who in ("ann", "bob")
    ]
    assert first.index("bob 2") == 8
    eves = [who for who in first if who.startswith("eve")]
    assert eves == [f"eve {number} {time}" for time in range(2) for number in range(60)], "each of them in turn, too"
