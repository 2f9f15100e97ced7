"""`spieltrieb play`, with its answers from a pipe: whole games, wrong answers, keeping and resuming."""

from __future__ import annotations

import json
import re
import shlex
from itertools import cycle, islice
from pathlib import Path

import pytest

from spieltrieb import commitment, games
from spieltrieb.core.record import Record, read_lines, verify, write_lines
from tests.cli.conftest import Run, records

pytestmark = pytest.mark.program

MANY = "1\n" * 400  # always the first move: every game ends before these are used up


def kept(path: str | Path) -> list[Record]:
    """The records of a file, all of them readable."""
    return [record for _, record in read_lines(path) if isinstance(record, Record)]


@pytest.mark.parametrize("key", games)
def test_a_whole_game_against_the_usual_opponent(key: str, run: Run, home: Path) -> None:
    done = run("play", key, "--seed", 7, "--save", "game.jsonl", lines=MANY)
    assert (done.code, done.err) == (0, "")
    assert f"{games[key].name}: You, Emil L2" in done.out
    assert commitment("7") in done.out
    assert "Winner" in done.out or "A shared victory" in done.out
    assert "Saved in game.jsonl" in done.out
    assert "The seed was 7" in done.out
    (record,) = kept("game.jsonl")
    assert verify(record, games).outcome
    assert record.players == ("You", "Emil L2")
    command = next(line for line in done.out.splitlines() if line.startswith("  spieltrieb replay "))
    assert run(*shlex.split(command)[1:]).code == 0


def test_the_readme_shows_a_game_as_it_is(run: Run) -> None:
    """The screen in the README, with the answers that lead to it; its last line is an answer that can be given."""
    page = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```\n\$ (spieltrieb play .*?)```", page, re.DOTALL)
    command, left_out, *shown, answer = block.splitlines()
    assert left_out == "..."
    before = [
        "take black",
        "take white",
        "take black",
        "take white",
        "",
        "take white",
        "guess 1.4=11",
        "",
        "take white",
    ]
    answers = [*before, answer.removeprefix("You> "), "quit", "no"]
    done = run(*command.split()[1:], lines="\n".join(answers) + "\n")
    assert (done.code, done.err) == (0, "")
    assert "\n".join(shown) + "\nYou> " in done.out
    assert f"You: {answer.removeprefix('You> ')}" in done.out


@pytest.mark.parametrize("key", games)
def test_a_game_among_people(key: str, run: Run, home: Path) -> None:
    names = ("Anna", "Ben", "Cleo")[: games[key].max_players]
    who = ("--players", len(names), "--all-human", "--names", ",".join(names))
    # Where something is hidden from others, Enter is pressed before each turn; an empty line more does no harm.
    lines = "".join(islice(cycle(["1\n", "\n"]), 3000))
    done = run("play", key, *who, "--save", "game.jsonl", lines=lines)
    assert done.code == 0
    assert ("Hand the keyboard to Ben. Ben, press Enter." in done.out) == games[key].hides
    (record,) = kept("game.jsonl")
    assert record.players == names
    assert verify(record, games).outcome


def test_people_and_programs_take_their_seats(run: Run, home: Path) -> None:
    run("play", "5", "--players", 4, "--seat", "1,2", "--names", "Anna", "--save", "game.jsonl", lines=MANY)
    assert kept("game.jsonl")[0].players == ("Emil L2", "Anna", "Player 2", "Nora L2")


def test_a_solo_game_earns_a_title(run: Run) -> None:
    for game in games.values():
        if game.min_players == 1 and game.rating:
            done = run("play", game.key, "--players", 1, lines=MANY)
            assert done.code == 0
            assert "Your title: " in done.out
            assert "Winner" not in done.out


def test_the_same_seed_and_answers_give_the_same_game(run: Run, home: Path) -> None:
    for name in ("a", "b"):
        run("play", "5", "--bots", "random", "--seed", 3, "--save", name, lines=MANY)
    assert kept("a") == kept("b")


def test_without_a_seed_a_secret_one_is_promised_and_shown(run: Run, home: Path) -> None:
    out = run("play", "5", "--bots", "random", "--save", "game.jsonl", lines=MANY).out
    promise = re.search(r"^([0-9a-f]{64})$", out, re.M)
    seed = re.search(r"The seed was ([0-9a-f]{64})$", out, re.M)
    assert promise
    assert seed
    assert commitment(seed[1]) == promise[1]
    assert run("replay", "game.jsonl", "--seed", seed[1], "--commitment", promise[1]).code == 0


def test_a_record_is_kept_only_if_that_is_wanted(run: Run, home: Path) -> None:
    moves = sum(move.startswith("0:") for move in _finished(run).moves)
    done = run("play", "5", "--bots", "random", "--seed", 3, lines="1\n" * moves + "\n")
    assert "type a file name" in done.out
    assert "Saved" not in done.out
    done = run("play", "5", "--bots", "random", "--seed", 3, lines="1\n" * moves + "mine.jsonl\n")
    assert "Saved in mine.jsonl" in done.out
    assert kept("mine.jsonl") == [_finished(run)]


def _finished(run: Run) -> Record:
    run("play", "5", "--bots", "random", "--seed", 3, "--save", "finished.jsonl", lines=MANY)
    return kept("finished.jsonl")[0]


# ---- Answers ----


def test_moves_by_text_number_and_seat(run: Run, home: Path) -> None:
    done = run("play", "5", "--all-human", "--seed", 7, "--save", "g", lines=" 0 : 9 @ C3\n1:16@A1\n2\nquit\n")
    assert (done.code, done.err) == (0, "")
    moves = [move for move in kept("g")[0].moves if not move.startswith("*")]
    assert moves[:2] == ["0:9@c3", "1:16@a1"]
    assert moves[2].endswith("@b2")


def test_people_who_hide_nothing_may_move_in_any_order(run: Run, home: Path) -> None:
    run("play", "5", "--all-human", "--seed", 7, "--save", "g", lines="1:16@a1\nquit\n")
    assert kept("g")[0].moves[-1] == "1:16@a1"


def test_wrong_answers_are_explained_and_asked_again(run: Run, home: Path) -> None:
    answers = ["nonsense", "draw", "99", "0", "", "1:9@a1", "*:=3", "ünïcödé", "9@a1", "quit", "no"]
    done = run("play", "5", "--bots", "random", "--seed", 7, lines="\n".join(answers) + "\n")
    assert done.code == 0
    assert "“nonsense” isn’t a move in this game." in done.err
    assert "“draw” isn’t possible here." in done.err
    assert "There’s no move 99; the moves are numbered 1 to 4." in done.out
    assert "There’s no move 0;" in done.out
    assert "Type a move, like 9@a1, or its number." in done.out
    assert done.out.count("You’re playing for seat 0 now") == 2
    assert "“ünïcödé” isn’t a move" in done.err
    assert "You: 9@a1" in done.out
    assert "Nothing was kept." in done.out


def test_help_board_and_moves(run: Run) -> None:
    done = run("play", "5", "--bots", "random", "--seed", 7, lines="help\n?\nmoves c3\n? zzz\nboard\nquit\n")
    assert "save FILE" in done.out
    assert done.out.count("   1 9@a1     2 9@b2     3 9@c3     4 9@d4") == 3
    assert "You>    3 9@c3\n" in done.out
    assert "No move has “zzz” in it." in done.out
    assert done.out.count("Face up in the middle") == 2


def test_rules_can_be_read_during_a_game(run: Run) -> None:
    done = run("play", "5", "--bots", "random", "--seed", 7, lines="rules\nrules end\nquit\n")
    assert done.out.count("End of the game") == 2
    assert done.out.count("Getting ready") == 1
    assert "To read one section only, type rules and its name, one of aim, " in done.out


def test_a_single_move_is_played_with_enter(run: Run, home: Path) -> None:
    done = run("play", "5", "--bots", "random", "--seed", 7, "--save", "g", lines="1\n1\n1\n\nquit\n")
    assert "You have only one move: " in done.out
    assert sum(move.startswith("0:") for move in kept("g")[0].moves) == 4


def test_in_german(run: Run) -> None:
    answers = "hilfe\nzüge\nbrett\nregeln end\nunsinn\ndraw\n99\n1\nzurück\nspeichern\nende\nnein\n"
    done = run("play", "5", "--bots", "random", "--seed", 7, "--lang", "de", lines=answers)
    assert done.code == 0
    assert "Ende des Spiels" in done.out
    assert "„unsinn“ ist kein Zug in diesem Spiel." in done.err
    assert "„draw“ geht hier nicht." in done.err
    assert "Das lässt sich nicht zurücknehmen" in done.out
    assert "Nichts wurde gespeichert." in done.out
    assert "random" in done.out


# ---- Taking back ----


def test_a_move_is_taken_back_while_nothing_new_was_seen(run: Run, home: Path) -> None:
    lines = "undo\nmoon@c2/0\nundo\nspiral@a1\nundo\nmoon@c4/180\nquit\n"
    done = run("play", "kreuz", "--all-human", "--seed", 7, "--save", "g", lines=lines)
    assert "You haven’t moved yet." in done.out
    assert done.err == ""
    assert kept("g")[0].moves[1:] == ("0:moon@c4/180",)


def test_what_chance_has_shown_is_not_taken_back(run: Run) -> None:
    done = run("play", "5", "--all-human", "--seed", 7, lines="1\n1\nundo\n")
    assert "something has been turned up since your last move" in done.out


def test_the_moves_of_programs_are_not_taken_back(run: Run) -> None:
    out = run("play", "5", "--bots", "random", "--seed", 7, lines="1\n1\n1\n1\n" + "draw\nleave\nundo\n" * 8).out
    assert out.count("random has moved since your last move") == 8


# ---- Keeping and resuming ----


def test_a_game_is_kept_when_somebody_stops_and_can_be_resumed(run: Run, home: Path) -> None:
    first = run("play", "5", "--bots", "random", "--seed", 7, "--save", "g.jsonl", lines="1\n1\n1\nquit\n")
    assert first.code == 0
    (begun,) = kept("g.jsonl")
    assert begun.result is None
    assert verify(begun, games).outcome is None
    assert "  spieltrieb play --resume g.jsonl" in first.out
    done = run("play", "--resume", "g.jsonl", lines=MANY)
    assert done.code == 0
    assert f"Continuing after {len(begun.moves)} moves." in done.out
    assert "The seed used so far isn’t in the record." in done.out
    assert "Since you resumed, the seed was " in done.out
    assert "spieltrieb replay" not in done.out
    (finished,) = kept("g.jsonl")
    assert finished.moves[: len(begun.moves)] == begun.moves
    assert verify(finished, games).outcome
    assert run("play", "--resume", "g.jsonl").err == (
        "The last game of g.jsonl is over, so there is nothing to resume.\n"
    )


def test_a_game_resumed_with_its_seed_can_be_checked_as_a_whole(run: Run, home: Path) -> None:
    run("play", "5", "--bots", "random", "--seed", 7, "--save", "g.jsonl", lines="1\n1\n1\nquit\n")
    done = run("play", "--resume", "g.jsonl", "--seed", 7, lines=MANY)
    assert "isn’t in the record" not in done.out
    assert "The seed was 7" in done.out
    assert run("replay", "g.jsonl", "--seed", 7).code == 0


def test_a_game_resumed_with_another_seed_cannot(run: Run, home: Path) -> None:
    run("play", "5", "--bots", "random", "--seed", 7, "--save", "g.jsonl", lines="1\n1\n1\nquit\n")
    done = run("play", "--resume", "g.jsonl", "--seed", 8, lines=MANY)
    assert "Since you resumed, the seed was 8" in done.out
    assert run("replay", "g.jsonl").code == 0
    assert run("replay", "g.jsonl", "--seed", 8).code == 1


def test_who_sits_where_is_known_when_a_game_is_resumed(run: Run, home: Path) -> None:
    bots = ("--bots", "random,level2")
    run("play", "5", "--seat", "1", "--players", 3, *bots, "--seed", 7, "--save", "g", lines="1\nquit\n")
    assert "\nYou> " in run("play", "--resume", "g", lines="quit\n").out
    done = run("play", "--resume", "g", "--seat", "0", lines="quit\n")
    assert "\nrandom> " in done.out
    done = run("play", "--resume", "g", "--all-human", lines="1\n1\nquit\n")
    assert "\nEmil L2> " in done.out


def test_what_a_file_held_before_stays_in_it(run: Run, home: Path) -> None:
    before = records(count=2)
    write_lines("evening.jsonl", before)
    run("play", "5", "--bots", "random", "--seed", 7, "--save", "evening.jsonl", lines="1\nquit\n")
    assert kept("evening.jsonl")[:2] == before
    assert len(kept("evening.jsonl")) == 3
    done = run("play", "--resume", "evening.jsonl", "--seed", 7, lines=MANY)
    assert kept("evening.jsonl")[:2] == before
    assert len(kept("evening.jsonl")) == 3
    # The others were dealt by other seeds, so that only the last is to be checked.
    assert "  spieltrieb replay evening.jsonl --show --seed 7\n" in done.out
    assert run("replay", "evening.jsonl", "--show", "--seed", 7).code == 0


def test_saving_again_does_not_keep_a_game_twice(run: Run, home: Path) -> None:
    done = run(
        "play",
        "5",
        "--bots",
        "random",
        "--seed",
        7,
        lines="save\nsave g.jsonl\n1\nsave g.jsonl\nsave missing/g\nquit\nno\n",
    )
    assert "Type save and a file name." in done.out
    assert done.out.count("Saved in g.jsonl") == 2
    assert "missing/g cannot be written" in done.err
    assert len(kept("g.jsonl")) == 1
    assert len(kept("g.jsonl")[0].moves) > 2


def test_other_files_are_left_alone(run: Run, home: Path) -> None:
    (home / "diary.txt").write_text("Dear diary,\n", encoding="utf-8")
    done = run("play", "5", "--save", "diary.txt", lines=MANY)
    assert done.code == 2
    assert "diary.txt holds something else than records, so it is left alone" in done.err
    run("play", "5", lines="1\nsave diary.txt\nquit\ndiary.txt\n")
    assert (home / "diary.txt").read_text(encoding="utf-8") == "Dear diary,\n"


def test_the_end_of_the_input_keeps_the_game_in_the_users_folder(run: Run, home: Path) -> None:
    done = run("play", "5", "--bots", "random", "--seed", 7, lines="1\n1\n")
    assert done.code == 0
    (path,) = (home / "data").iterdir()
    assert f"Saved in {path}" in done.out
    assert path.name.startswith("fivetotwelve-")
    assert sum(move.startswith("0:") for move in kept(path)[0].moves) == 2


def test_when_somebody_stops_they_are_asked_where_to_keep_the_game(run: Run, home: Path) -> None:
    assert "Nothing was kept." in run("play", "5", "--bots", "random", lines="quit\n").out
    assert not (home / "data").exists()
    run("play", "5", "--bots", "random", lines="1\nquit\n\n")
    assert len(list((home / "data").iterdir())) == 1
    run("play", "5", "--bots", "random", lines="1\nquit\nmine.jsonl\n")
    assert len(kept("mine.jsonl")) == 1
    run("play", "5", "--bots", "random", lines="1\nquit\nmissing/mine.jsonl\n")
    assert len(list((home / "data").iterdir())) == 2


# ---- Matches ----


def test_a_match(run: Run, home: Path) -> None:
    done = run("play", "5", "--bots", "random", "--match", "--seed", 7, "--save", "m.jsonl", lines=MANY * 2)
    assert done.code == 0
    assert "A match: game 1 of 2." in done.out
    assert "Press Enter for game 2 of 2." in done.out
    assert "The match is over." in done.out
    first, second = kept("m.jsonl")
    assert first.match
    assert second.match
    assert (first.match["round"], second.match["round"], second.match["of"]) == (1, 2, 2)
    assert first.match["id"] == second.match["id"]
    assert (first.options.get("starter", 0), second.options.get("starter", 0)) == (0, 1)
    assert run("replay", "m.jsonl", "--seed", 7).code == 0


@pytest.mark.parametrize("stop", [3, None], ids=["in the second game", "between the games"])
def test_a_match_is_resumed_where_it_stopped(stop: int | None, run: Run, home: Path) -> None:
    run("play", "5", "--bots", "random", "--match", "--seed", 7, "--save", "whole.jsonl", lines=MANY * 2)
    mine = sum(move.startswith("0:") for move in kept("whole.jsonl")[0].moves)
    lines = "1\n" * mine + ("quit\n" if stop is None else "\n" + "1\n" * stop + "quit\n")
    run("play", "5", "--bots", "random", "--match", "--seed", 7, "--save", "m.jsonl", lines=lines)
    assert [record.result is not None for record in kept("m.jsonl")] == ([True] if stop is None else [True, False])
    done = run("play", "--resume", "m.jsonl", "--seed", 7, lines=MANY)
    assert done.code == 0
    assert "A match: game 2 of 2." in done.out
    assert "The match is over." in done.out
    first, second = kept("m.jsonl")
    assert first.moves == kept("whole.jsonl")[0].moves
    assert second.match
    assert second.match["round"] == 2
    assert second.options == kept("whole.jsonl")[1].options
    assert run("replay", "m.jsonl", "--seed", 7).code == 0


def test_a_game_whose_match_is_not_there_is_played_alone(run: Run, home: Path) -> None:
    run("play", "5", "--bots", "random", "--match", "--seed", 7, "--save", "m.jsonl", lines=MANY + "1\n1\nquit\n")
    lines = (home / "m.jsonl").read_text(encoding="utf-8").splitlines()
    unfinished = {**json.loads(lines[-1]), "result": None, "moves": json.loads(lines[-1])["moves"][:5]}
    (home / "part.jsonl").write_text(json.dumps(unfinished) + "\n", encoding="utf-8")
    done = run("play", "--resume", "part.jsonl", lines=MANY)
    assert done.code == 0
    assert "The other games of this match aren’t in the file" in done.out
    assert kept("part.jsonl")[0].match == unfinished["match"]


def test_a_match_can_be_left_between_two_games(run: Run, home: Path) -> None:
    run("play", "5", "--bots", "random", "--match", "--seed", 7, "--save", "whole.jsonl", lines=MANY * 2)
    mine = sum(move.startswith("0:") for move in kept("whole.jsonl")[0].moves)
    done = run(
        "play",
        "5",
        "--bots",
        "random",
        "--match",
        "--seed",
        7,
        "--save",
        "m.jsonl",
        lines="1\n" * mine + "quit\n" + MANY,
    )
    assert "spieltrieb play --resume m.jsonl" in done.out
    assert len(kept("m.jsonl")) == 1


@pytest.mark.parametrize(
    "mark", [{}, {"id": 1}, {"id": "x", "round": 10**9, "of": 10**9}, {"id": "x", "round": [], "of": 2}]
)
def test_strange_marks_of_a_match_do_no_harm(mark: dict[str, object], run: Run, home: Path) -> None:
    record = records(count=1)[0]
    write_lines("g", [Record(record.game, ("You", "random"), record.moves[:8], match=mark)])
    assert run("play", "--resume", "g", "--seed", 1, lines="1\nquit\n").code == 0


def test_names_from_a_file_do_not_command_the_terminal(run: Run, home: Path) -> None:
    record = records(count=1)[0]
    write_lines("g", [Record(record.game, ("\x1b[2JEve", "[red]random"), record.moves[:8])])
    for done in (run("play", "--resume", "g", lines="quit\n"), run("replay", "g", "--show")):
        assert done.code == 0
        assert "\x1b" not in done.out
        assert "[2JEve" in done.out
        assert "[red]random" in done.out


# ---- Choosing ----


def test_a_game_is_chosen_by_number_or_name(run: Run) -> None:
    done = run("play", lines="zzz\n99\n1\n9\nx\n2\n\n1\nquit\nno\n")
    assert done.code == 0
    assert "There’s no game called “zzz”" in done.err
    assert done.err.count("Type a number from 2 to 4.") == 2
    assert f"{next(iter(games.values())).name}: You, Emil L2" in done.out
    done = run("play", lines="5vor12\n3\n2\nquit\n")
    assert "5 vor 12: Player 0, Player 1, Emil L2" in done.out


def test_the_input_may_end_while_choosing(run: Run) -> None:
    for lines in ("", "1\n", "1\n2\n", "quit\n", "1\nq\n", "1\n2\nexit\n"):
        assert run("play", lines=lines).code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["zzz"], "There’s no game called “zzz”"),
        (["5", "--players", "5"], "5 vor 12 is for 2 to 4 players, not for 5."),
        (["5", "--seat", "2"], "--seat takes seats from 0 to 1"),
        (["5", "--seat", "0", "--all-human"], "Give --seat or --all-human, not both."),
        (["5", "--names", "a,b"], "There are more names (2) than people at the keyboard (1)."),
        (["5", "--bots", "genius"], "There is no bot 'genius'; there are: random, greedy, level1"),
        (["5", "--bots", "random,random"], "2 bots are named for 1 seats"),
        (["5", "--set", "setup=odd"], "Option 'setup' of 5 vor 12 must be"),
        (["5", "--set", "starter=3"], "must be a seat from 0 to 1"),
        (["5", "--match", "3"], "A match of 5 vor 12 has as many games as players"),
        (["5", "--match=x"], "--match takes a number of games; 'x' isn't one."),
        (["5", "--save", "missing/g"], "missing/g cannot be written"),
        (["5", "--save", "."], ". is a folder; name a file."),
        (["5", "--lang", "tlh"], "There are no texts in the language 'tlh'"),
        (["--resume", "missing"], "missing cannot be read"),
        (["--resume", "empty"], "empty holds no records, so there is nothing to resume."),
        (["--resume", "broken"], "broken, line 1 isn't a complete JSON object"),
        (["--resume", "games.jsonl", "--players", "2"], "--players cannot be given with --resume"),
        (["5", "--resume", "games.jsonl", "--match"], "GAME, --match cannot be given with --resume"),
        (["--resume", "games.jsonl"], "The last game of games.jsonl is over"),
    ],
)
def test_wrong_wishes_are_refused(arguments: list[str], message: str, run: Run, record_file: Path) -> None:
    record_file.with_name("empty").write_text("", encoding="utf-8")
    record_file.with_name("broken").write_text("{", encoding="utf-8")
    done = run("play", *arguments, lines=MANY)
    assert done.code == 2
    assert message in done.err
    assert done.err.count("\n") == 1


def test_errors_in_german(run: Run) -> None:
    assert run("play", "zzz", "--lang", "de").err.startswith("Das Spiel „zzz“ gibt es nicht.")
    done = run("play", "5", "--bots", "random", "--lang", "de", "--set", "setup=odd")
    assert done.err == ("Die Einstellung „setup“ muss eines davon sein: placed, sorted. Angegeben war 'odd'.\n")
    done = run("play", "5", "--lang", "de", "--bots", "x")
    assert done.err.startswith("Den Bot „x“ gibt es für diese Plätze nicht. Es gibt: random")
