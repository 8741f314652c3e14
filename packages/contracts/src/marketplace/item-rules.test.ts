import { describe, expect, test } from "vitest";
import { settings } from "../admin/settings.ts";
import { computeSellerFee } from "../payments/fees.ts";
import { courierPresets } from "./couriers.ts";
import {
  computeGstCents,
  computePromotion,
  dollarsToCents,
  ensureMainPhoto,
  findBasicsErrors,
  findDetailsErrors,
  findPhotoErrors,
  findSameOptionsBefore,
  type PhotoRow,
  setMainPhoto,
  sumQuantities,
} from "./item-rules.ts";

const photo = (changes: Partial<PhotoRow> = {}): PhotoRow => ({
  isMain: false,
  size: "M",
  color: "Indigo",
  type: "",
  quantity: 3,
  ...changes,
});

describe("ITEMW-04 a price has dollars and cents", () => {
  test.each<[number, number | undefined]>([
    [149, 14_900],
    [0.01, 1],
    [19.99, 1999],
    [1.005, undefined],
    [0.1 + 0.2, 30],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])("%s dollars are %s cents", (dollars, cents) => expect(dollarsToCents(dollars)).toBe(cents));
});

test("ITEMW-03 the net profit of $149.00 is what the product's fee leaves", () => {
  const fee = computeSellerFee(settings.platformFee.initial, 14_900);
  expect([fee.platformCents, fee.cardCents, fee.sellerGetsCents]).toEqual([1490, 283, 13_127]);
});

test.each([
  [14_900, 1490],
  [995, 100],
  [1, 0],
])("the GST field of %i cents is a tenth, %i", (price, gst) =>
  expect(computeGstCents(price)).toBe(gst),
);

describe("a promotion follows from the two prices", () => {
  test.each<[number, number | null, boolean, number]>([
    [14_900, 18_900, true, 21],
    [14_900, null, false, 0],
    [14_900, 14_900, false, 0],
    [14_900, 9900, false, 0],
    [9999, 10_000, false, 0],
    [1, 10_000, true, 99],
  ])("%i cents after %s: %s, %i percent", (price, previous, isActive, percent) =>
    expect(computePromotion(price, previous)).toEqual({ isActive, percent }),
  );
});

describe("the steps of the wizard", () => {
  const item = {
    name: "Adire wrap dress",
    description: "Hand-dyed",
    priceCents: 14_900,
    previousCents: null,
    category: "Clothing & Accessories",
    subCategory: "Women's",
    subSubCategory: null,
  };

  test.each<[string, object, boolean, string[]]>([
    ["everything", {}, false, []],
    ["no name", { name: " " }, false, ["name"]],
    ["no short description", { description: "" }, false, ["description"]],
    ["no price", { priceCents: null }, false, ["price"]],
    ["in edit, no short description", { description: "" }, true, []],
    ["in edit, no price", { priceCents: null }, true, ["price"]],
    ["a lower previous price", { previousCents: 14_900 }, false, ["previous_price"]],
  ])("ITEMW-05 step 1 with %s", (_what, changes, isEdit, expectedFields) =>
    expect(Object.keys(findBasicsErrors({ ...item, ...changes }, isEdit))).toEqual(expectedFields),
  );

  test.each<[string, object, string[]]>([
    ["everything", {}, []],
    ["no category", { category: "" }, ["category"]],
    ["no subcategory", { subCategory: null }, ["subCategory"]],
    ["a category without levels", { category: "Real Estate", subCategory: null }, []],
  ])("ITEMW-06 step 2 with %s", (_what, changes, expectedFields) =>
    expect(Object.keys(findDetailsErrors({ ...item, ...changes }))).toEqual(expectedFields),
  );

  test.each<[string, PhotoRow[], string[]]>([
    ["a size and a quantity each", [photo({ isMain: true }), photo({ quantity: 0 })], []],
    ["no size", [photo({ isMain: true, size: " " })], ["photos.0.size"]],
    ["no quantity", [photo({ isMain: true, quantity: null })], ["photos.0.quantity"]],
    ["less than nothing", [photo({ isMain: true, quantity: -1 })], ["photos.0.quantity"]],
    ["half a dress", [photo({ isMain: true, quantity: 0.5 })], ["photos.0.quantity"]],
    ["no main photo", [photo()], ["photos"]],
    ["two main photos", [photo({ isMain: true }), photo({ isMain: true })], ["photos"]],
  ])("ITEMW-16 ITEMW-18 step 3 with %s", (_what, photos, expectedFields) =>
    expect(Object.keys(findPhotoErrors(photos))).toEqual(expectedFields),
  );
});

describe("ITEMW-15 the main photo", () => {
  const main = (rows: { isMain: boolean }[]) => rows.map(({ isMain }) => isMain);

  test("is the first one", () =>
    expect(main(ensureMainPhoto([photo(), photo()]))).toEqual([true, false]));
  test("stays when another is added", () =>
    expect(main(ensureMainPhoto([photo(), photo({ isMain: true }), photo()]))).toEqual([
      false,
      true,
      false,
    ]));
  test("that is removed leaves its place to the first of the rest", () => {
    const rows = [photo(), photo({ isMain: true }), photo()];
    expect(main(ensureMainPhoto(rows.filter(({ isMain }) => !isMain)))).toEqual([true, false]);
  });
  test("is none without photos", () => expect(ensureMainPhoto([])).toEqual([]));
  test("can be chosen", () =>
    expect(main(setMainPhoto([photo({ isMain: true }), photo()], 1))).toEqual([false, true]));
});

test("ITEMW-17 the quantity is the sum of what the photos say", () => {
  expect(
    sumQuantities([photo({ quantity: 8 }), photo({ quantity: 6 }), photo({ quantity: 4 })]),
  ).toBe(18);
  expect(sumQuantities([photo({ quantity: null })])).toBe(0);
});

test("a photo with the options of an earlier one is another view of it", () => {
  const rows = [photo(), photo({ size: "L" }), photo({ size: " m", color: "INDIGO" })];
  expect(rows.map((_, index) => findSameOptionsBefore(rows, index))).toEqual([-1, -1, 0]);
});

test("ITEMW-11 ITEMW-12 the courier presets", () => {
  expect(
    courierPresets.map((one) => [
      `${one.courier_name} ${one.shippingType}`,
      one.shippingTime,
      one.shippingCost,
    ]),
  ).toEqual([
    ["Australia Post Standard", "2–6 business days", 9.95],
    ["Australia Post Express", "1–2 days", 14.95],
    ["Sendle Standard", "2–5 days", 8.95],
    ["Aramex Standard", "2–6 days", 10.95],
    ["DHL Express", "1–3 days", 24.95],
    ["Toll Priority", "1–2 days", 19.95],
  ]);
  expect(new Set(courierPresets.map(({ id }) => id)).size).toBe(courierPresets.length);
  expect(courierPresets.every((one) => one.shippingCostType === "flat")).toBe(true);
});
