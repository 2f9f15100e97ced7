import { canBeRead } from "../../testing/readable";

import { looks } from "./looks";

canBeRead("davincicode", looks, [
  ["table-ink", "table", 4.5],
  ["lit", "table", 3],
]);
