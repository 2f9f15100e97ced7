/**
 * What belongs to one table and person and survives a reload, like the notepad of Da Vinci Code. Old tables
 * are forgotten.
 */
import type { BoardProps } from "../boards/contract";
import { names, read, remove, write } from "./storage";

const MOST = 30; // tables

export function keepFor(table: string, seat: number | null): BoardProps["keep"] {
  const name = `keep.${table}.${seat ?? "x"}`;
  let values = read<Record<string, unknown>>(name, {});
  return {
    get: <T>(key: string, otherwise: T) => (key in values ? (values[key] as T) : otherwise),
    set(key, value) {
      values = { ...values, [key]: value };
      write(name, values);
      tidy(name);
    },
  };
}

function tidy(latest: string): void {
  const order = [latest, ...read<string[]>("kept", []).filter((name) => name !== latest)];
  const known = new Set(order.slice(0, MOST));
  for (const name of names()) if (name.startsWith("keep.") && !known.has(name)) remove(name);
  write("kept", [...known]);
}
