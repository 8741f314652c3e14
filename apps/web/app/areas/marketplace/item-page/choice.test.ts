import { describe, expect, test } from "vitest";
import {
  type Choice,
  chooseOption,
  findBestPhotoIndex,
  findVariant,
  formatMissingChoices,
  getInitialChoice,
  isOffered,
  listMissingKinds,
  listOptions,
  type VariantView,
} from "./choice.ts";
import { clampQuantity, describeStock, getMaxQuantity } from "./quantity.ts";

const variant = (type: string, color: string, size: string, available = 5): VariantView => ({
  type,
  color,
  size,
  available,
  inStock: available > 0,
});

/** Midi in indigo and plum, long only in plum; the large midi in plum is sold out. */
const dress = [
  variant("Midi", "Indigo", "S"),
  variant("Midi", "Indigo", "M"),
  variant("Midi", "Plum", "M"),
  variant("Midi", "Plum", "L", 0),
  variant("Long", "Plum", "L"),
  variant("Shirt", "Gum", "M", 0),
];
const chosen = (type: string | null, color: string | null, size: string | null): Choice => ({
  type,
  color,
  size,
});

describe("the first choice", () => {
  const photo = (color: string, isMain = false) => ({
    isMain,
    attrs: { type: "Midi", color, size: "M" },
  });

  test("is what the main photo shows, without a size", () => {
    const photos = [photo("Indigo"), photo("Plum", true)];
    expect(getInitialChoice(dress, photos)).toEqual(chosen("Midi", "Plum", null));
  });

  test("is something that is left, where the main photo's is sold out", () => {
    const photos = [{ isMain: true, attrs: { type: "Shirt", color: "Gum", size: "M" } }];
    expect(getInitialChoice(dress, photos)).toEqual(chosen("Midi", "Indigo", null));
  });

  test("includes what comes in one kind only", () => {
    expect(getInitialChoice([variant("", "", "One size")], [])).toEqual(
      chosen(null, null, "One size"),
    );
  });
});

describe("choosing", () => {
  test("PROD-09 a type takes along a colour it comes in", () => {
    expect(chooseOption(dress, chosen("Midi", "Indigo", null), "type", "Long")).toEqual(
      chosen("Long", "Plum", null),
    );
  });

  test("PROD-09 a colour takes along a type it comes in, and keeps one that fits", () => {
    const before = chosen("Long", "Plum", null);
    expect(chooseOption(dress, before, "color", "Indigo")).toEqual(chosen("Midi", "Indigo", null));
    expect(chooseOption(dress, chosen("Midi", "Indigo", "M"), "color", "Plum")).toEqual(
      chosen("Midi", "Plum", "M"),
    );
  });

  test("PROD-09 a size that doesn't come with them is chosen anew", () => {
    expect(chooseOption(dress, chosen("Midi", "Indigo", "S"), "color", "Plum")).toEqual(
      chosen("Midi", "Plum", null),
    );
  });

  test("only what there is can be chosen, in any case of letters", () => {
    const choice = chosen("midi", "plum", null);
    const sizes = listOptions(dress).size;
    expect(sizes).toEqual(["S", "M", "L"]);
    expect(sizes.filter((size) => isOffered(dress, choice, "size", size))).toEqual(["M"]);
    expect(isOffered(dress, choice, "type", "Long")).toBe(true);
    expect(isOffered(dress, choice, "type", "Shirt")).toBe(false);
    expect(isOffered(dress, choice, "color", "Gum")).toBe(false);
  });

  test("a choice is a variant once everything is chosen", () => {
    expect(findVariant(dress, chosen("Midi", "Indigo", null))).toBeUndefined();
    expect(findVariant(dress, chosen("Midi", "Indigo", "M"))).toBe(dress[1]);
  });
});

describe("what is missing", () => {
  test.each<[Choice, string | null]>([
    [chosen(null, "Plum", "M"), "Please select a type."],
    [chosen("Midi", null, "M"), "Please select a colour."],
    [chosen("Midi", "Plum", null), "Please select a size."],
    [chosen("Midi", null, null), "Please select a colour and a size first."],
    [chosen(null, null, null), "Please select a type, a colour and a size first."],
    [chosen("Midi", "Plum", "M"), null],
  ])("PROD-07 of %o: %s", (choice, sentence) => {
    expect(formatMissingChoices(listMissingKinds(dress, choice))).toBe(sentence);
  });

  test("PROD-07 nothing of a kind that the item doesn't have", () => {
    const soapVariants = [variant("", "Green", "100 g"), variant("", "Green", "200 g")];
    expect(listMissingKinds(soapVariants, chosen(null, "Green", null))).toEqual(["size"]);
  });
});

describe("the best photo", () => {
  const photo = (type: string, color: string, size: string, isMain = false) => ({
    isMain,
    attrs: { type, color, size },
  });
  const photos = [
    photo("Midi", "Indigo", "S", true),
    photo("Midi", "Plum", "M"),
    photo("Midi", "Plum", "L"),
    photo("Long", "Plum", "L"),
  ];

  test.each<[string, Choice, number]>([
    ["nothing chosen: the main one, by 0.25", chosen(null, null, null), 0],
    ["a type and a colour, 3 each", chosen("Midi", "Plum", null), 1],
    ["a size counts 1 more", chosen("Midi", "Plum", "L"), 2],
    ["a type alone: the main one of those", chosen("Midi", null, null), 0],
    ["a colour, 3, before a size and the main one, 1.25", chosen(null, "Plum", "S"), 1],
  ])("PROD-10 %s", (_what, choice, place) => {
    expect(findBestPhotoIndex(photos, choice)).toBe(place);
  });

  test("PROD-10 an item without photos has a first place too", () => {
    expect(findBestPhotoIndex([], chosen(null, null, null))).toBe(0);
  });
});

describe("how many", () => {
  test.each([
    ["1", 1],
    ["0", 1],
    ["-4", 1],
    ["2.9", 2],
    ["abc", 1],
    ["", 1],
    ["12", 8],
  ])("PROD-08 %s is %i of 8", (typed, quantity) => {
    expect(clampQuantity(typed, 8)).toBe(quantity);
  });

  test("what is shown as 20 may be more, up to what a cart takes", () => {
    expect([getMaxQuantity(19), getMaxQuantity(20)]).toEqual([19, 99]);
  });

  test("few left and sold out are said", () => {
    expect([0, 1, 3, 4].map((left) => describeStock(left).label)).toEqual([
      "Sold out",
      "Only 1 left",
      "Only 3 left",
      "In stock",
    ]);
  });
});
