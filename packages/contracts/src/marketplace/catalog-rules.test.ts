import { describe, expect, test } from "vitest";
import { defaultPageSize, maxFoundItems, pageSizes } from "./catalog-limits.ts";
import {
  allCategoryNames,
  computeDefaultMaxPriceDollars,
  computePriceCeilingDollars,
  computePriceRange,
  defaultCategories,
  findCategoryBySlug,
  parsePage,
  parsePageSize,
  toCategorySlug,
} from "./catalog-rules.ts";
import { itemCategoryNames } from "./item-categories.ts";

describe("categories in addresses", () => {
  test.each(itemCategoryNames)("MKT-02 %s has an address of its own", (name) => {
    expect(toCategorySlug(name)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(findCategoryBySlug(toCategorySlug(name))).toBe(name);
  });

  test("MKT-03 X-44 the five usual names lead to categories that exist", () => {
    expect(defaultCategories.map(({ label }) => label)).toEqual([
      "Fashion & Clothing",
      "Home Décor",
      "Electronics",
      "Books",
      "Beauty",
    ]);
    for (const { category } of defaultCategories) expect(itemCategoryNames).toContain(category);
  });

  test("an unknown address is none", () => {
    for (const slug of ["", "shoes", "constructor", "clothing"])
      expect(findCategoryBySlug(slug)).toBeUndefined();
  });

  test("all three levels have names to filter by", () => {
    for (const name of ["Clothing & Accessories", "Women's", "Dresses", "Dogs"])
      expect(allCategoryNames).toContain(name);
  });
});

describe("prices", () => {
  test.each([
    [null, 50],
    [100, 50],
    [5000, 50],
    [5001, 51],
    [250_050, 2501],
  ])("CATLG-06 the ceiling of a highest price of %s cents is %s dollars", (cents, ceiling) => {
    expect(computePriceCeilingDollars(cents)).toBe(ceiling);
  });

  test.each([
    [320, 320],
    [2000, 2000],
    [20_000, 2000],
  ])("CATLG-07 below a ceiling of %s the usual range ends at %s", (ceiling, expectedMax) => {
    expect(computeDefaultMaxPriceDollars(ceiling)).toBe(expectedMax);
    expect(computePriceRange({}, ceiling)).toEqual({ min: 0, max: expectedMax });
  });

  test.each([
    [{ min: -5, max: 100 }, 320, { min: 0, max: 100 }],
    [{ min: 20, max: 9999 }, 320, { min: 20, max: 320 }],
    [{ min: 200, max: 50 }, 320, { min: 50, max: 200 }],
    [{ min: 5000 }, 20_000, { min: 5000, max: 20_000 }],
    [{ min: 5000 }, 320, { min: 320, max: 320 }],
  ])("CATLG-06 %j below %s is %j", (requested, ceiling, range) => {
    expect(computePriceRange(requested, ceiling)).toEqual(range);
  });
});

describe("pages", () => {
  test("CATLG-08 a page holds 8, 12, 16, 24 or 48, and 24 where something else is asked for", () => {
    expect(pageSizes).toEqual([8, 12, 16, 24, 48]);
    for (const size of pageSizes) expect(parsePageSize(String(size))).toBe(size);
    for (const other of ["", "0", "10", "1000", "abc", null, undefined])
      expect(parsePageSize(other)).toBe(defaultPageSize);
  });

  test("CATLG-09 a page is at least 1, and no further than what is counted", () => {
    for (const requested of ["", "0", "-3", "abc", null]) expect(parsePage(requested, 24)).toBe(1);
    expect(parsePage("7", 24)).toBe(7);
    expect(parsePage("99999", 8)).toBe(maxFoundItems / 8);
  });
});
