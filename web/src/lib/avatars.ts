/** The pictures that a person may choose, by the word that the server keeps. */
export const AVATARS = [
  "fox",
  "owl",
  "cat",
  "hedgehog",
  "whale",
  "snail",
  "bee",
  "frog",
  "teapot",
  "lantern",
  "anchor",
  "kite",
  "cactus",
  "mushroom",
  "moon",
  "acorn",
] as const;
