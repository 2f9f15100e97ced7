/**
 * Faces, put together from parts: of bots, whose level shows on their heads, and of people who chose no picture,
 * made from their name. A part is a class of Avatar.svelte and a path on a field of 40 × 40.
 */
import { numberOf } from "./characters";

export type Part = readonly [paint: string, path: string];

const COLOURS = ["b", "a", "g", "v", "c"];
const HEADS = [
  "M11 17q0-5 5-5h8q5 0 5 5v8q0 6-6 6h-6q-6 0-6-6z",
  "M20 11.5a10 10 0 1 1 0 20 10 10 0 1 1 0-20z",
  "M12.5 18q0-6.5 7.5-6.5t7.5 6.5v6q0 8-7.5 8t-7.5-8z",
  "M9.5 21q0-8 10.5-8t10.5 8v2.5q0 7.5-10.5 7.5t-10.5-7.5z",
];
const EARS: Part = ["il w", "M8.7 20.5v4M31.3 20.5v4"];
const EYES: Part[][] = [
  [
    ["big", "M16 20.5h.01M24 20.5h.01"],
    ["i", "M16.4 20.8h.01M23.6 20.8h.01"],
  ],
  [["line", "M14.2 21.4q1.9-2.6 3.8 0M22 21.4q1.9-2.6 3.8 0"]],
  [["i", "M16 20.5h.01M24 20.5h.01"]],
  [
    ["big", "M16 20.5h.01"],
    ["i", "M16.4 20.8h.01"],
    ["line", "M22 21.4q1.9-2.6 3.8 0"],
  ],
];
const MOUTHS: Part[] = [
  ["line", "M16.4 25.6q3.6 3.2 7.2 0"],
  ["p", "M15.8 25h8.4q-.8 4.2-4.2 4.2t-4.2-4.2z"],
  ["line", "M17 26.6h3.6q2 0 2.8-1.4"],
  ["line", "M17.2 26.4q2.8 1.6 5.6 0"],
];
/** What the five levels wear: a seedling, a cap, a beret, spectacles, a crown. */
const WORN: Part[][] = [
  [
    ["gl", "M20 12.5V8"],
    ["g", "M20 8.6q-5.4.3-5.6-4.3 5.2-.2 5.6 4.3zM20 8.6q5.4.3 5.6-4.3-5.2-.2-5.6 4.3z"],
  ],
  [
    ["y", "M11 15.4q0-7.6 9-7.6t9 7.6z"],
    ["cl", "M27 15.2h5.2"],
  ],
  [
    ["b", "M9.6 14.6q1.4-7 10.6-7t10 4.2q.4 3-3 2.6-9-1-17.6.2z"],
    ["il", "M21 7.6l1-2.2"],
  ],
  [
    ["glass", "M12.6 20.6a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0zM20.4 20.6a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z"],
    ["line", "M13.6 15.2q1.8-1.4 3.6 0M22.8 15.2q1.8-1.4 3.6 0"],
  ],
  [["y", "M12.2 13.4l-1.4-7.2 5 3.3L20 4.6l4.2 4.9 5-3.3-1.4 7.2z"]],
];
/** Skin and hair. */
const TONES = [
  ["skin", "c"],
  ["skin", "hair"],
  ["c", "hair"],
  ["skin", "y"],
];
const HAIR = [
  "M10.4 19q-.6-9.6 9.6-9.6t9.6 9.6q-3-1.2-4.4-4.4-5.4 3.4-14.8 4.4z",
  "M10.6 20q-3-11 9.4-11t9.4 11q-1.6-5-4.4-6.4-5 1.6-10 0-2.8 1.4-4.4 6.4z",
  "M12 14.6q0-6 5-5.4 3-3 6.4 0 5.4-.4 4.6 5.4-8-3-16 0z",
  "M10.8 17.6q.6-8 9.2-8 10.2 0 9.4 9.4-3.4-6.4-18.6-1.4z",
];

/** The face of a bot: its level, from 1, decides what it wears, and which of its level it is, the rest. */
export function botFace(name: string, bot: string): Part[] {
  const level = Number(/\d$/.exec(bot)?.[0] ?? 1);
  const known = numberOf(name, bot);
  const one = known < 0 ? hash(name) % 4 : known;
  const eyes = level === 4 ? EYES[2] : EYES[(one + level) % 4];
  const colour = COLOURS[(one + 2 * level) % 5];
  return [EARS, [colour, HEADS[(one + 3 * level) % 4]], ...eyes, MOUTHS[(one * 3 + level) % 4], ...WORN[level - 1]];
}

/** The face of a person who chose no picture: the same for the same name. */
export function personFace(name: string): Part[] {
  const luck = hash(name);
  const pick = <T>(from: T[], at: number): T => from[(luck >> at) % from.length];
  const [skin, hair] = pick(TONES, 11);
  return [[skin, HEADS[1]], ...pick(EYES, 2), pick(MOUTHS, 5), [hair, pick(HAIR, 8)]];
}

/** A number from 0 to 2³¹ - 1 that seems to have nothing to do with the text. */
function hash(text: string): number {
  let sum = 7;
  for (const sign of text) sum = (Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) ^ (sum >>> 15)) >>> 0;
  return sum >>> 1;
}
