import { expect, test } from "vitest";
import { formatList } from "./lists.ts";
import { capitalise, ended, fillIn } from "./sentences.ts";

test("a sentence is filled in and keeps unknown placeholders", () => {
  expect(fillIn("Hi, {first name}", { "first name": "Amara" })).toBe("Hi, Amara");
  expect(fillIn("Hi, {first name}", {})).toBe("Hi, {first name}");
});

test("a name that ends with a full stop ends the sentence", () => {
  expect(ended("Includes GST of $1.00 from Tote Co.")).toBe("Includes GST of $1.00 from Tote Co.");
  expect(ended("Includes GST of $1.00 from Kumasi")).toBe("Includes GST of $1.00 from Kumasi.");
});

test("lists end with and", () => {
  expect(formatList(["Kumasi", "Harar", "Lamu"])).toBe("Kumasi, Harar and Lamu");
  expect(formatList(["Kumasi"])).toBe("Kumasi");
});

test("the first letter becomes a capital", () => {
  expect([capitalise("monday"), capitalise("")]).toEqual(["Monday", ""]);
});
