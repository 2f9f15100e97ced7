import { afterEach, expect, it, vi } from "vitest";

import { get } from "./api";
import type { Summary, TableMessage } from "./protocol";
import { belongTo, forgetRunning, lastRunning, lookUp, seeRunning } from "./running";
import { read, write } from "./storage";

vi.mock("./api", () => ({ get: vi.fn() }));

const NOTHING = { me: "", tables: [] };
const table = (id: string, more: Partial<Summary> = {}) =>
  ({
    id,
    game: "memostreet",
    phase: "playing",
    seats: [],
    mine: [0],
    options: {},
    clock: {},
    moved: 1,
    my_turn: false,
    ...more,
  }) as unknown as Summary;
const shown = (id: string, more: Partial<TableMessage> = {}) =>
  ({
    ...{ table: id, game: "memostreet", phase: "playing", seats: [], mine: [0], options: {}, clock: {}, now: 5 },
    ...{ views: [{ seat: 0, actors: [0], legal: [] }], ...more },
  }) as unknown as TableMessage;
const ids = () => lastRunning().tables.map(({ id }) => id);
const answer = (...tables: Summary[]) => vi.mocked(get).mockResolvedValueOnce(tables);

afterEach(() => {
  forgetRunning();
  vi.unstubAllGlobals();
});

it("keeps what goes on, those that wait for me first", async () => {
  answer(table("a"), table("b", { phase: "over" }), table("c", { my_turn: true }));
  expect(await lookUp({ id: "ann" })).toEqual(lastRunning());
  expect(lastRunning().me).toBe("ann");
  expect(ids()).toEqual(["c", "a"]);
});

it("keeps what it had where the server does not answer", async () => {
  answer(table("a"));
  await lookUp({ id: "ann" });
  vi.mocked(get).mockRejectedValueOnce(new Error("offline"));
  expect(await lookUp({ id: "ann" })).toBeNull();
  expect(ids()).toEqual(["a"]);
});

it("keeps nothing of somebody whom I am no longer", async () => {
  answer(table("a"));
  await lookUp({ id: "ann" });
  belongTo("ann");
  expect(ids()).toEqual(["a"]);
  belongTo("bob");
  expect(lastRunning()).toEqual(NOTHING);
  const person = { id: "ann" };
  answer(table("a"));
  const asking = lookUp(person);
  person.id = "bob";
  expect(await asking).toBeNull();
  expect(lastRunning()).toEqual(NOTHING);
});

it("follows a table that is looked at", () => {
  seeRunning("ann", shown("a", { views: [] }));
  seeRunning("ann", shown("b"));
  expect(lastRunning().tables.map(({ id, my_turn }) => [id, my_turn])).toEqual([
    ["b", true],
    ["a", false],
  ]);
  seeRunning("ann", shown("b", { phase: "over" }));
  seeRunning("ann", shown("watched", { mine: [] }));
  expect(ids()).toEqual(["a"]);
  seeRunning("bob", shown("c"));
  expect(lastRunning()).toMatchObject({ me: "bob", tables: [{ id: "c" }] });
});

it("stands what it can't read", () => {
  for (const kept of [null, 7, "x", [], {}, { me: "ann" }, { me: "ann", tables: {} }, { me: 1, tables: [] }]) {
    write("running", kept);
    expect(lastRunning()).toEqual(NOTHING);
  }
  for (const one of [null, {}, table("a", { game: "chess" }), { ...table("a"), seats: [null] }, { id: "a" }]) {
    write("running", { me: "ann", tables: [table("b"), one] });
    expect(lastRunning()).toEqual(NOTHING);
  }
});

it("stands a browser that keeps nothing", async () => {
  const refuse = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, removeItem: refuse });
  answer(table("a"));
  await lookUp({ id: "ann" });
  expect(ids()).toEqual(["a"]); // as long as the page lasts
  belongTo("bob");
  expect(read("running", null)).toBeNull();
});
