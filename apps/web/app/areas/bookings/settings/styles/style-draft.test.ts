import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { StyleTable } from "@boab/contracts/bookings/styles";
import { expect, test } from "vitest";
import {
  addLength,
  addSize,
  createStyles,
  readExtras,
  readPreparation,
  readStyles,
  removeLength,
  removeSize,
  type StylesDraft,
  setCell,
  toStylesDraft,
} from "./style-draft.ts";

const table: StyleTable = {
  sizes: ["Medium", "Small"],
  lengths: ["Shoulder", "Waist"],
  cells: [
    {
      size: "Medium",
      length: "Shoulder",
      priceCents: 15_000,
      minutesFrom: 120,
      minutesTo: 180,
      depositCents: null,
    },
    {
      size: "Small",
      length: "Waist",
      priceCents: 24_050,
      minutesFrom: 240,
      minutesTo: 300,
      depositCents: 5_000,
    },
  ],
};
const toDraft = (changes: Partial<StyleTable> = {}): StylesDraft => {
  const draft = toStylesDraft({ ...table, ...changes }, 60);
  if (!draft) throw new Error("There is a table.");
  return draft;
};

test("a table is saved as it was read", () => {
  expect(readStyles(toDraft())).toEqual({ table, errors: {} });
  expect(toStylesDraft(null, 60)).toBeNull();
});

test("a service that only has lengths has cells without a size", () => {
  const cells = [
    {
      size: null,
      length: "Long",
      priceCents: 9_000,
      minutesFrom: 60,
      minutesTo: 90,
      depositCents: null,
    },
  ];
  const lengthsOnly = { sizes: [], lengths: ["Long"], cells };
  expect(readStyles(toDraft(lengthsOnly)).table).toEqual(lengthsOnly);
});

test("a new table starts with the service's own price and time", () => {
  expect(readStyles(createStyles(90, "120.00")).table.cells).toEqual([
    {
      size: "Medium",
      length: "Shoulder",
      priceCents: 12_000,
      minutesFrom: 90,
      minutesTo: 90,
      depositCents: null,
    },
  ]);
});

test("a new size or length takes the times before it and no price, and goes again", () => {
  const wider = addLength(addSize(toDraft()));
  expect(wider.rows.map((cells) => cells.length)).toEqual([3, 3, 3]);
  expect(wider.rows[2]?.[1]).toEqual({ price: "", deposit: "", minutesFrom: 240, minutesTo: 300 });
  expect(removeLength(removeSize(wider, 2), 2)).toEqual(toDraft());
});

test("the last size leaves its prices to the lengths", () => {
  const draft = removeSize(removeSize(toDraft(), 1), 0);
  expect(draft).toMatchObject({ sizes: [], lengths: ["Shoulder", "Waist"] });
  expect(readStyles(draft).table.cells).toMatchObject([{ size: null, length: "Shoulder" }]);
});

test("what can't be saved is said at its field", () => {
  const draft = setCell(toDraft({ sizes: ["Medium", "medium "] }), [0, 0], { price: "1.20" });
  expect(readStyles({ ...draft, lengths: ["Shoulder", ""] }).errors).toMatchObject({
    "rows.0.0.price": bookingCopy.priceStep,
    "sizes.1": bookingCopy.optionNameRepeated,
    "lengths.1": bookingCopy.optionNameRequired,
  });
  const tooMuch = setCell(toDraft(), [0, 0], { deposit: "200" });
  expect(readStyles(tooMuch).errors).toEqual({ "rows.0.0.deposit": bookingCopy.depositTooLarge });
  const empty = setCell(setCell(toDraft(), [0, 0], { price: "" }), [1, 1], { price: "" });
  expect(readStyles(empty).errors).toEqual({ "rows.0.0.price": bookingCopy.styleCellRequired });
});

test("extras have names of their own and prices in steps of 50 cents", () => {
  expect(
    readExtras([
      { name: " Beads ", price: "15", minutes: 15 },
      { name: "beads", price: "0.20", minutes: 0 },
    ]),
  ).toMatchObject({
    extras: [{ name: "Beads", priceCents: 1_500, minutes: 15 }, {}],
    errors: { "1.name": bookingCopy.optionNameRepeated, "1.price": bookingCopy.priceStep },
  });
});

test("the preparation is one thing a line, eight at most", () => {
  expect(readPreparation("Wash your hair.\n\n  Eat first. ")).toEqual({
    preparation: ["Wash your hair.", "Eat first."],
  });
  expect(readPreparation("a\n".repeat(9)).error).toBe(bookingCopy.tooManyPreparationLines);
  expect(readPreparation("a".repeat(141)).error).toBe(bookingCopy.preparationTooLong);
});
