import { describe, expect, it } from "vitest";
import { parseInline, toPlainText } from "./inline-text.ts";

describe("inline text", () => {
  it.each([
    ["plain words", ["plain words"]],
    ["See [Fees](/fees).", ["See ", { words: "Fees", href: "/fees" }, "."]],
    ["[A](/a) and [B](/b#c)", [{ words: "A", href: "/a" }, " and ", { words: "B", href: "/b#c" }]],
    ["[not a link] (here)", ["[not a link] (here)"]],
  ])("reads %j", (text, parts) => {
    expect(parseInline(text)).toEqual(parts);
  });

  it("keeps the text of a link", () => {
    expect(toPlainText("See [Fees](/fees).")).toBe("See Fees.");
  });
});
