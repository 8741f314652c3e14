import {
  findInvalidCategoryLevel,
  itemCategoryNames,
} from "@boab/contracts/marketplace/item-categories";
import { findPhotoErrors, toOptionsKey } from "@boab/contracts/marketplace/item-rules";
import { describe, expect, test } from "vitest";
import { makeDemoItems } from "./all.ts";

const all = makeDemoItems(60).map(({ item }) => item);

describe("the demo's items", () => {
  test("are about 1,500, over all categories, always the same", () => {
    expect(all.length).toBeGreaterThan(1450);
    expect(all.length).toBeLessThan(1600);
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(itemCategoryNames));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(makeDemoItems(60).map(({ item }) => item)).toEqual(all);
  });

  test("are items that a seller could have made", () => {
    for (const item of all) {
      expect(findInvalidCategoryLevel(item), item.name).toBeUndefined();
      const photos = item.variants.map(({ size, colour, stock }, index) => ({
        isMain: index === 0,
        size,
        color: colour,
        type: "",
        quantity: stock,
      }));
      expect(findPhotoErrors(photos), item.name).toEqual({});
      expect(new Set(photos.map(toOptionsKey)).size, item.name).toBe(photos.length);
      expect(item.pictures, item.name).toHaveLength(photos.length);
      expect(item.previousCents ?? item.priceCents + 1).toBeGreaterThan(item.priceCents);
      expect(item.description.length).toBeLessThanOrEqual(200);
      expect(item.name.length).toBeLessThanOrEqual(120);
    }
  });

  test("some are on promotion, some sold out, some sold before", () => {
    const share = (some: typeof all) => some.length / all.length;
    expect(share(all.filter(({ previousCents }) => previousCents))).toBeGreaterThan(0.1);
    const left = ({ variants }: (typeof all)[number]) =>
      variants.reduce((sum, { stock }) => sum + stock, 0);
    expect(share(all.filter((item) => left(item) === 0))).toBeGreaterThan(0.02);
    expect(share(all.filter(({ soldCount }) => soldCount > 0))).toBeGreaterThan(0.2);
  });
});
