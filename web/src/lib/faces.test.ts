import { describe, expect, it } from "vitest";

import listed from "$locale/characters.json";

import { characters } from "./characters";
import { botFace, personFace } from "./faces";

describe("characters", () => {
  it("sit down one after the other, and nobody has a name that is taken", () => {
    const [first, second] = listed.level2;
    expect(characters(["level2", null, "level2", "level5"])).toEqual([first, null, second, listed.level5[0]]);
    expect(characters(["level2"], [first])).toEqual([second]);
    expect(characters(["random"])).toEqual([null]);
  });
});

describe("faces", () => {
  it("differ for all characters, and are the same every time", () => {
    const faces = Object.entries(listed).flatMap(([level, names]) => names.map((name) => botFace(name, level)));
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(20);
    expect(botFace("Emil", "level2")).toEqual(botFace("Emil", "level2"));
  });
  it("show the level by what is worn", () => {
    for (const [level, names] of Object.entries(listed)) {
      const worn = names.map((name) => botFace(name, level).at(-1));
      expect(new Set(worn).size, level).toBe(1);
    }
  });
  it("are there for bots without a character, and for any person", () => {
    expect(botFace("Casual 2", "level2").at(-1)).toEqual(botFace("Emil", "level2").at(-1));
    expect(botFace("Random", "random").length).toBeGreaterThan(3);
    const people = ["Anna", "Ben", "Zoë", "李", "", "🙂"].map((name) => JSON.stringify(personFace(name)));
    expect(new Set(people).size).toBeGreaterThan(3);
  });
});
