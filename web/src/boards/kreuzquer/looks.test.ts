import { canBeRead } from "../../testing/readable";

import { looks } from "./looks";

canBeRead("kreuzquer", looks, [
  ["ink", "tile", 7],
  ["line", "board", 4.5],
  ["glow", "board", 4.5],
  ["lit-wide", "tile", 3],
  ["wide", "tile", 3],
  ["narrow", "tile", 3],
]);
