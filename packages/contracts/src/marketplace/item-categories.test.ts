import { describe, expect, test } from "vitest";
import {
  type CategoryChoice,
  categoryPath,
  coerceCategory,
  findInvalidCategoryLevel,
  itemCategoryNames,
  listSubCategories,
  listSubSubCategories,
  toCategoryChoice,
  toSubCategoryChoice,
} from "./item-categories.ts";

const choice = (
  category: string,
  subCategory: string | null = null,
  subSubCategory: string | null = null,
): CategoryChoice => ({ category, subCategory, subSubCategory });

const dresses = choice("Clothing & Accessories", "Women's", "Dresses");

test("ITEMW-26 there are 16 categories, and those of clothing are as specified", () => {
  expect(itemCategoryNames).toEqual([
    "Clothing & Accessories",
    "Beauty & Personal Care",
    "Groceries & Beverages",
    "Home & Living",
    "Sports & Outdoors",
    "Toys & Games",
    "Electronics",
    "Books & Stationery",
    "Handmade & Crafts",
    "Pet Supplies",
    "Automotive",
    "Baby & Kids",
    "Music & Entertainment",
    "Services",
    "Industrial & Construction",
    "Real Estate",
  ]);
  expect(listSubCategories("Clothing & Accessories")).toEqual([
    "Men's",
    "Women's",
    "Children's",
    "Unisex",
    "Accessories",
    "Traditional Wear",
  ]);
});

test("no name stands twice in its level", () => {
  for (const category of itemCategoryNames) {
    const second = listSubCategories(category);
    expect(new Set(second).size, category).toBe(second.length);
    for (const name of second) {
      const third = listSubSubCategories(category, name);
      expect(new Set(third).size, `${category}, ${name}`).toBe(third.length);
    }
  }
});

describe("ITEMW-06 a choice needs a category, and a subcategory where there are some", () => {
  test.each<[CategoryChoice, string | undefined]>([
    [choice(""), "category"],
    [choice("Fashion"), "category"],
    [choice("toString"), "category"],
    [choice("Clothing & Accessories"), "subCategory"],
    [choice("Clothing & Accessories", "Hair Care"), "subCategory"],
    [choice("Clothing & Accessories", "Women's"), undefined],
    [dresses, undefined],
    [choice("Clothing & Accessories", "Women's", "Suits"), "subSubCategory"],
    [choice("Real Estate"), undefined],
    [choice("Real Estate", "Houses"), "subCategory"],
    [choice("Pet Supplies", "Dogs"), undefined],
    [choice("Pet Supplies", "Dogs", "Leads"), "subSubCategory"],
    [choice("Clothing & Accessories", "toString", "length"), "subCategory"],
  ])("%o: %s", (given, invalidLevel) => expect(findInvalidCategoryLevel(given)).toBe(invalidLevel));
});

test("ITEMW-08 another category or subcategory starts without the levels below it", () => {
  expect(toCategoryChoice("Electronics")).toEqual(choice("Electronics"));
  expect(toSubCategoryChoice(dresses, "Men's")).toEqual(choice("Clothing & Accessories", "Men's"));
});

describe("ITEMW-09 what left the tree becomes the first valid option", () => {
  test.each<[CategoryChoice, CategoryChoice]>([
    [dresses, dresses],
    [choice("Fashion", "Women's", "Dresses"), dresses],
    [choice("Fashion", "Ladies"), choice("Clothing & Accessories", "Men's")],
    [
      choice("Clothing & Accessories", "Women's", "Suits"),
      choice("Clothing & Accessories", "Women's", "Dresses"),
    ],
    [choice("Pet Supplies", "Dogs", "Leads"), choice("Pet Supplies", "Dogs")],
    [choice("Real Estate", "Houses", "Old"), choice("Real Estate")],
  ])("%o: %o", (given, expectedChoice) => {
    expect(coerceCategory(given)).toEqual(expectedChoice);
    expect(findInvalidCategoryLevel(coerceCategory(given))).toBeUndefined();
  });
});

test("a path names only the levels that were chosen", () => {
  expect(categoryPath(dresses)).toEqual(["Clothing & Accessories", "Women's", "Dresses"]);
  expect(categoryPath(choice("Real Estate"))).toEqual(["Real Estate"]);
});
