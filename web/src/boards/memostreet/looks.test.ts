import { canBeRead } from "../../testing/readable";

import { looks } from "./looks";

canBeRead("memostreet", looks, [
  ["back-2", "face", 4.5],
  ["joker", "face", 4.5],
  ["back", "face", 3],
]);
