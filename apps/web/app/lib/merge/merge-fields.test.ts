import { expect, test } from "vitest";
import { mergeFields } from "./merge-fields.ts";

const base = { name: "Kumasi Cloth House", location: "Sunshine VIC", colours: ["red"] };

test("changes of different fields are saved together", () => {
  const theirs = { ...base, colours: ["red", "blue"] };
  const mine = { ...base, location: "Brunswick VIC" };
  expect(mergeFields({ base, theirs, mine })).toEqual({
    merged: { name: "Kumasi Cloth House", location: "Brunswick VIC", colours: ["red", "blue"] },
    clashes: [],
  });
});

test("of a field that both changed, mine stands until theirs is chosen", () => {
  const theirs = { ...base, location: "Footscray VIC" };
  const mine = { ...base, location: "Brunswick VIC" };
  const clash = { field: "location", mine: "Brunswick VIC", theirs: "Footscray VIC" };
  expect(mergeFields({ base, theirs, mine })).toEqual({ merged: mine, clashes: [clash] });
  expect(mergeFields({ base, theirs, mine }, { location: "theirs" }).merged).toEqual(theirs);
});

test("a field that both changed in the same way leaves nothing to choose", () => {
  const both = { ...base, location: "Footscray VIC" };
  expect(mergeFields({ base, theirs: both, mine: both }).clashes).toEqual([]);
});
