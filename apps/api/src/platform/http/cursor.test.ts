import { Cursor } from "@boab/contracts/common/fields";
import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";

test("a cursor survives the round trip, and fits the contract even with the longest id", () => {
  const key = ["2026-01-02T03:04:05.678901Z", "a".repeat(128)];
  const cursor = writeCursor(key);
  expect(Cursor.parse(cursor)).toBe(cursor);
  expect(readCursor(cursor)).toEqual(key);
});

test.each([
  ["not base64", "%%%"],
  ["not JSON", Buffer.from("hello").toString("base64url")],
  ["an object", Buffer.from('{"id":"x"}').toString("base64url")],
  ["numbers", Buffer.from("[1,2]").toString("base64url")],
  ["nothing", ""],
])("an invented cursor (%s) reads as nothing", (_what, cursor) => {
  expect(readCursor(cursor)).toEqual([]);
});
