import { expect, test } from "vitest";
import { hashToken, makeId, makeToken } from "./ids.ts";

test.each([
  ["BUS", 8, /^BUS-[2-9A-HJ-NP-Z]{8}$/],
  ["STO", 6, /^STO-[2-9A-HJ-NP-Z]{6}$/],
])("an id with %s and %i characters can be read out on the phone", (prefix, length, shape) => {
  const ids = Array.from({ length: 500 }, () => makeId(prefix, length));
  for (const id of ids) expect(id).toMatch(shape);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a token is long, safe in a URL and never the same", () => {
  const tokens = Array.from({ length: 500 }, makeToken);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(new Set(tokens).size).toBe(tokens.length);
});

test("the stored hash recognises a token and does not contain it", () => {
  const token = makeToken();
  expect(hashToken(token)).toEqual(hashToken(token));
  expect(hashToken(token)).not.toEqual(hashToken(makeToken()));
  expect(hashToken(token)).toHaveLength(32);
});
