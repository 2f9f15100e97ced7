import { canBeRead } from "../../testing/readable";

import { looks } from "./looks";

canBeRead("fivetotwelve", looks, [
  ["tile-ink", "tile", 7],
  ["late", "tile", 4.5],
  ["early", "tile", 3],
]);
