/**
 * A box of Kreuz & Quer as a person typed it in: tiles, centre and the numbers on the rims. The server
 * checks it.
 */
export interface Box {
  tiles: Record<string, string>;
  centre: string;
  ports: Record<string, number>[];
}

/** Which signs a face may be written with; whether the whole is right, the server says. */
export const FACE = "[Wn\\-]{4}(\\+[Wn\\-]{4})?";

/** A face as it was typed, tidied: capital N and small w are what fingers do. */
export function tidyFace(text: string): string {
  return text
    .replace(/\s/g, "")
    .replace(/w/g, "W")
    .replace(/N/g, "n")
    .replace(/[–—_.]/g, "-");
}

/** The paths of a face, each as four signs: top, right, bottom, left. */
export function paths(face: string): string[][] {
  return face
    .split("+")
    .map((path) => [...path.padEnd(4, "-").slice(0, 4)])
    .filter((path) => path.some((sign) => sign === "W" || sign === "n"));
}

/** A face as far as it can be drawn while it is being typed; empty where it has no exit yet. */
export function drawable(face: string): string {
  return paths(face)
    .map((path) => path.map((sign) => (sign === "W" || sign === "n" ? sign : "-")).join(""))
    .join("+");
}

/** A tile of a box, as it is being typed. */
export interface Entry {
  name: string;
  face: string;
}

/** The first name that two tiles have; null where all have their own. */
export function twice(entries: readonly Entry[]): string | null {
  const names = entries.map(({ name }) => name);
  return names.find((name, i) => names.indexOf(name) < i) ?? null;
}

/** Where a port lies in a frame of 7 × 7 around the board: its column and row, from 1. */
export function portPlace(port: string): { column: number; row: number } {
  const column = port.charCodeAt(0) - 96 + 1;
  const row = Number(port[1]) + 1;
  const side = port[2];
  return {
    column: side === "W" ? 1 : side === "E" ? 7 : column,
    row: side === "N" ? 1 : side === "S" ? 7 : row,
  };
}
