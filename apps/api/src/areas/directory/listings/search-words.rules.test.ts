import { describe, expect, test } from "vitest";
import {
  type CommunityMatch,
  listPhrases,
  splitWords,
  toSegments,
  toWordQuery,
} from "./search-words.rules.ts";

test.each([
  ["Mama's Kitchen", ["mama", "s", "kitchen"]],
  ["  Jollof/Suya ", ["jollof", "suya"]],
  ["Café Sèwa", ["cafe", "sewa"]],
  ["እንጀራ", ["እንጀራ"]],
  ["24/7 b2b", ["24", "7", "b2b"]],
  ["a & !b | (c):* <-> 'd'", ["a", "b", "c", "d"]],
  ["'; drop table directory.business; --", ["drop", "table", "directory", "business"]],
  ["!!! %%%", []],
  ["", []],
])("%j is read as the words %j", (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test("only the first twelve words are searched", () => {
  expect(splitWords("a ".repeat(60))).toHaveLength(12);
});

test("every run of up to four words may be a phrase", () => {
  expect(listPhrases(["a", "b", "c"])).toEqual(["a", "a b", "a b c", "b", "b c", "c"]);
  expect(listPhrases(["a", "b", "c", "d", "e"])).not.toContain("a b c d e");
});

const same = (typed: string, other: string): CommunityMatch => ({ typed, other, kind: "same" });

describe("a query of PostgreSQL", () => {
  test("requires every word, and the last one also as a prefix", () => {
    expect(toWordQuery(toSegments(["hair", "brai"], []))).toEqual({
      before: "('hair')",
      last: "('brai')",
      prefix: "'brai':*",
    });
  });

  test("accepts community words in place of what was typed", () => {
    const segments = toSegments(["injera", "bar"], [same("injera", "enjera")]);
    expect(toWordQuery(segments).before).toBe("('injera' | 'enjera')");
  });

  test("leaves out a community word that has no letters or digits", () => {
    expect(toWordQuery(toSegments(["x"], [same("x", "++")])).last).toBe("('x')");
  });

  test("treats a phrase of several words as one", () => {
    const matches = [same("doro wat", "doro wot"), same("wat", "elsewhere")];
    expect(toWordQuery(toSegments(["doro", "wat"], matches))).toEqual({
      before: "",
      last: "('doro' & 'wat' | 'doro' <-> 'wot')",
      prefix: "'doro' & 'wat':*",
    });
  });
});
