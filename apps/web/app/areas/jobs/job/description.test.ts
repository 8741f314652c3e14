import { expect, test } from "vitest";
import { parseDescription } from "./description.ts";

test("a description is read as paragraphs and lists, with the line above a list as its heading", () => {
  const text =
    "We're looking for a braider.\n\nWhat you'll do:\n- Knotless\n- Cornrows\n\nCome by.";
  expect(parseDescription(text)).toEqual([
    { kind: "paragraph", text: "We're looking for a braider." },
    { kind: "list", heading: "What you'll do", points: ["Knotless", "Cornrows"] },
    { kind: "paragraph", text: "Come by." },
  ]);
});

test("lists without a heading, two lists in a row, and markup stay what they are", () => {
  expect(parseDescription("- One\n\n- Two")).toEqual([
    { kind: "list", heading: null, points: ["One"] },
    { kind: "list", heading: null, points: ["Two"] },
  ]);
  expect(parseDescription("<b>Hi</b>")).toEqual([{ kind: "paragraph", text: "<b>Hi</b>" }]);
  expect(parseDescription("")).toEqual([]);
});
