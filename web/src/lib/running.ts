/**
 * Games of mine that go on: those that wait for me first, then those in which something happened last. The browser
 * keeps them, so that whoever comes back sees them at once, before the server has answered.
 */
import { get } from "./api";
import { GAMES, type Summary, type TableMessage } from "./protocol";
import { read, remove, write } from "./storage";

/** Whose tables these are; nobody's as long as none are kept. */
export interface Running {
  me: string;
  tables: Summary[];
}

const NAME = "running";

export function goesOn({ phase }: Pick<Summary, "phase">): boolean {
  return phase === "gathering" || phase === "playing";
}

export function running(tables: Summary[]): Summary[] {
  return tables.filter(goesOn).toSorted((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.moved - a.moved);
}

/** What is known of them from before. */
export function lastRunning(): Running {
  const kept = read<Partial<Running> | null>(NAME, null);
  const { me, tables } = kept ?? {};
  // Another version of the page may have written it, or another program.
  return typeof me === "string" && Array.isArray(tables) && tables.every(isShowable)
    ? { me, tables }
    : { me: "", tables: [] };
}

/** Ask the server for them; null where it doesn't answer, or I have become somebody else meanwhile. */
export async function lookUp(person: { readonly id: string }): Promise<Running | null> {
  const me = person.id;
  const found = await get<Summary[]>("me/tables").catch(() => null);
  return found && me === person.id ? keep(me, running(found)) : null;
}

/** One of them was shown, as it is now: it has moved on, is new, or has ended. */
export function seeRunning(me: string, now: TableMessage): void {
  const last = lastRunning();
  const tables = last.me === me ? last.tables : [];
  const known = tables.find(({ id }) => id === now.table);
  const others = tables.filter((table) => table !== known);
  if (now.mine.length && goesOn(now)) keep(me, running([summary(now, known), ...others]));
  else if (known) keep(me, others);
}

/** They are not mine any more, or I don't want anybody to see them. */
export function forgetRunning(): void {
  remove(NAME);
}

/** This is who I am: whatever is kept of somebody else goes. */
export function belongTo(me: string): void {
  if (lastRunning().me !== me) forgetRunning();
}

function keep(me: string, tables: Summary[]): Running {
  write(NAME, { me, tables });
  return { me, tables };
}

/** A table as lists have it; when something last happened there is not told at the table, and is corrected later. */
function summary(table: TableMessage, known?: Summary): Summary {
  const { mine, now } = table;
  return {
    id: table.table,
    game: table.game,
    phase: table.phase,
    seats: table.seats,
    rounds: table.rounds,
    clock: table.clock,
    public: table.public,
    advice: table.advice,
    daily: table.daily,
    made: known?.made ?? now,
    moved: known?.moved ?? now,
    mine,
    my_turn: table.views.some(({ seat, actors }) => seat !== null && mine.includes(seat) && actors.includes(seat)),
    outcome: null,
    options: table.options,
    lots: table.lots,
    practice: table.practice,
    told: false,
  };
}

function isShowable(table: Partial<Summary> | null): boolean {
  const { id, game, seats, mine, options, clock, moved } = table ?? {};
  return (
    typeof id === "string" &&
    (GAMES as readonly (string | undefined)[]).includes(game) &&
    Array.isArray(seats) &&
    seats.every(Boolean) &&
    Array.isArray(mine) &&
    Boolean(options && clock) &&
    typeof moved === "number"
  );
}
