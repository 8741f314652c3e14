import { expect, test } from "vitest";
import { takeFirstWords } from "./first-words.ts";
import { maxDescriptionPreviewWords } from "./limits.ts";

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at + 1}`).join(" ");

test("MEDIA-12 a description of more than 30 words is cut after the thirtieth", () => {
  expect(takeFirstWords(words(31), maxDescriptionPreviewWords)).toBe(`${words(30)}…`);
  expect(takeFirstWords(words(30), maxDescriptionPreviewWords)).toBe(words(30));
});

test("line breaks count as spaces, and a cut never ends with a comma and an ellipsis", () => {
  expect(takeFirstWords("one,\n two,  three", 2)).toBe("one, two…");
  expect(takeFirstWords("  one two ", 2)).toBe("one two");
});
