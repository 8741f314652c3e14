import type { Service } from "@boab/contracts/bookings/settings";
import { expect, test } from "vitest";
import { bookHref } from "../paths.ts";
import { chooseStyle, readStyleChoice } from "./chosen-service.ts";
import { listLengths, listPriceLines, listSizes, withSize } from "./style-options.ts";

const cell = (size: string, length: string, [from, to]: [number, number], priceCents: number) => ({
  size,
  length,
  priceCents,
  minutesFrom: from,
  minutesTo: to,
  depositCents: null,
});
const styles = {
  sizes: ["Large", "Small"],
  lengths: ["Shoulder", "Waist"],
  cells: [
    cell("Large", "Shoulder", [180, 180], 14_000),
    cell("Large", "Waist", [240, 300], 19_000),
    cell("Small", "Shoulder", [300, 360], 25_000),
  ],
};
const braids: Service = {
  id: "00000000-0000-4000-8000-000000000001",
  title: "Box braids",
  price: 140,
  priceCents: 14_000,
  durationMinutes: 360,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  depositCents: null,
  styles,
  extras: [{ name: "Hair supplied", priceCents: 4_000, minutes: 0 }],
  preparation: [],
};

test("a size shows its lowest price, and its own where there is one", () => {
  expect(listSizes(styles)).toMatchObject([
    { name: "Large", text: "from $140.00" },
    { name: "Small", text: "$250.00", time: "5 to 6 h" },
  ]);
});

test("a length shows the price in the chosen size, or that it isn't offered there", () => {
  expect(listLengths(styles, undefined)).toMatchObject([
    { name: "Shoulder", text: "from $140.00", isOffered: true },
    { name: "Waist", text: "$190.00", isOffered: true },
  ]);
  expect(listLengths(styles, "Small")).toEqual([
    { name: "Shoulder", text: "$250.00", time: "5 to 6 h", isOffered: true },
    { name: "Waist", text: "Not in Small", isOffered: false },
  ]);
});

test("another size keeps the length where it is offered, and gives it up otherwise", () => {
  const waist = { size: "Large", length: "Waist", extras: ["Hair supplied"] };
  expect(withSize(braids, waist, "Small")).toEqual({ size: "Small", extras: ["Hair supplied"] });
  expect(withSize(braids, { ...waist, length: "Shoulder" }, "Small")).toEqual({
    size: "Small",
    length: "Shoulder",
    extras: ["Hair supplied"],
  });
});

test("the total is made of the style and each extra", () => {
  const choice = { size: "Large", length: "Waist", extras: ["Hair supplied"] };
  expect(listPriceLines(braids, choice)).toEqual([
    { label: "Box braids, Large, Waist", amountCents: 19_000 },
    { label: "Hair supplied", amountCents: 4_000 },
  ]);
});

test("the URL carries the choice to the times and back", () => {
  const style = { size: "Large", length: "Waist", extras: ["Hair supplied", "Beads & cuffs"] };
  const url = new URL(bookHref("ubuntu", { service: braids.id, style }), "https://boab.example");
  expect(readStyleChoice(url.searchParams)).toEqual(style);
  expect(url.searchParams.get("step")).toBe("time");
  expect(bookHref("ubuntu", { service: braids.id })).not.toContain("step");
});

test.each([
  ["nothing chosen yet", "", { step: "style", isRefused: false }],
  [
    "a choice to look at again",
    "step=style&size=Large&length=Waist",
    { step: "style", isRefused: false },
  ],
  [
    "a cell that isn't offered",
    "step=time&size=Small&length=Waist",
    { step: "style", isRefused: true },
  ],
  [
    "a whole choice",
    "step=time&size=Large&length=Waist&extra=Hair+supplied",
    { step: "time", service: { priceCents: 23_000, durationMinutes: 300, minutesFrom: 240 } },
  ],
])("%s leads to the right step", (_, query, expected) => {
  expect(chooseStyle(braids, new URLSearchParams(query))).toMatchObject(expected);
});

test("extras alone are offered once, and may all be left out", () => {
  const trim = { ...braids, styles: null };
  expect(chooseStyle(trim, new URLSearchParams()).step).toBe("style");
  expect(chooseStyle(trim, new URLSearchParams("step=time"))).toMatchObject({
    step: "time",
    service: { style: null, priceCents: 14_000 },
  });
});
