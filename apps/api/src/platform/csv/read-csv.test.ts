import { describe, expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

const limits = { rows: 3, charactersPerRow: 200 };
const readCells = (text: string) => {
  const file = readCsv(text, limits);
  return file.ok ? file.rows.map(({ cells }) => cells) : file.reason;
};

describe("a file of a spreadsheet", () => {
  test("may have quotes, line breaks in cells, a byte order mark and empty lines", () => {
    const text = '\uFEFFName,Note\r\n"Basket, large","said ""yes""\r\ntwice"\r\n\r\nTote,\r\n';
    expect(readCsv(text, limits)).toEqual({
      ok: true,
      titles: ["Name", "Note"],
      rows: [
        { line: 2, cells: ["Basket, large", 'said "yes"\r\ntwice'] },
        { line: 4, cells: ["Tote", ""] },
      ],
    });
  });

  test("may be separated by semicolons", () => {
    expect(readCells("Name;Price\nBasket, large;89,50\n")).toEqual([["Basket, large", "89,50"]]);
  });

  test("keeps rows of another width as they are", () => {
    expect(readCells("a,b\n1\n1,2,3\n")).toEqual([["1"], ["1", "2", "3"]]);
  });
});

describe("what isn't read", () => {
  test("more rows than allowed", () => {
    expect(readCells("a\n1\n2\n3\n")).toHaveLength(3);
    expect(readCells("a\n1\n2\n3\n4\n")).toBe("too many rows");
  });

  test.each([
    ["nothing", ""],
    ["a quote that never ends", 'a,b\n"1,2\n3,4\n'],
    ["a quote in the middle of a cell", 'a,b\n1"2,3\n'],
    ["a row without an end", `a\n${"x".repeat(300)}\n`],
  ])("%s", (_what, text) => {
    expect(readCells(text)).toBe("unreadable");
  });
});
