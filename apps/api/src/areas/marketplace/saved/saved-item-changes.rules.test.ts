import { expect, test } from "vitest";
import {
  computeSeenState,
  findSavedItemChange,
  type SavedItemState,
} from "./saved-item-changes.rules.ts";

const saved = (changes: Partial<SavedItemState> = {}): SavedItemState => ({
  seenCents: 5000,
  wasInStock: true,
  priceCents: 5000,
  isInStock: true,
  ...changes,
});

test.each<[string, Partial<SavedItemState>, "back" | "cheaper" | null]>([
  ["nothing changed", {}, null],
  ["cheaper", { priceCents: 4999 }, "cheaper"],
  ["dearer", { priceCents: 6000 }, null],
  ["back", { wasInStock: false }, "back"],
  ["back and cheaper", { wasInStock: false, priceCents: 100 }, "back"],
  ["sold out", { isInStock: false }, null],
  ["cheaper but sold out", { isInStock: false, priceCents: 100 }, null],
])("F-MKT-12 %s is told as %o: %s", (_what, changes, news) => {
  expect(findSavedItemChange(saved(changes))).toBe(news);
});

test("F-MKT-12 nobody is told twice, and a price that rose and fell again is no news", () => {
  const cheaper = saved({ priceCents: 4000 });
  expect(findSavedItemChange({ ...cheaper, ...computeSeenState(cheaper) })).toBeNull();
  const dearer = saved({ priceCents: 9000 });
  expect(
    findSavedItemChange({ ...dearer, ...computeSeenState(dearer), priceCents: 5000 }),
  ).toBeNull();
});
