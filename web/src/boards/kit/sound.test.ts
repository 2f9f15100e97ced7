import { expect, test } from "vitest";
import { soundOf } from "./sound";

test("turning up is heard before putting down", () => {
  expect(soundOf([{ kind: "place" }], ["face"])).toBe("place");
  expect(soundOf([{ kind: "place" }, { kind: "face" }], ["face"])).toBe("turn");
  expect(soundOf([null], ["face"])).toBe("place");
  expect(soundOf([], ["face"])).toBeNull();
});
