import { expect, test } from "vitest";
import { decideStyle, describeStyle, findShortestStyle, summariseStyles } from "./style.rules.ts";
import type { StyleCell } from "./styles.ts";

const cell = (
  size: string | null,
  length: string | null,
  [minutesFrom, minutesTo]: [number, number],
  priceCents: number,
  depositCents: number | null = null,
): StyleCell => ({ size, length, priceCents, minutesFrom, minutesTo, depositCents });

const braids = {
  priceCents: 14_000,
  durationMinutes: 600,
  depositCents: 3_000,
  styles: {
    sizes: ["Large", "Medium"],
    lengths: ["Shoulder", "Waist"],
    cells: [
      cell("Large", "Shoulder", [180, 240], 14_000),
      cell("Large", "Waist", [240, 300], 18_000),
      cell("Medium", "Shoulder", [300, 600], 26_000, 5_000),
    ],
  },
  extras: [
    { name: "Hair supplied", priceCents: 4_000, minutes: 0 },
    { name: "Take down", priceCents: 4_500, minutes: 60 },
    { name: "Beads", priceCents: 1_000, minutes: 90 },
  ],
};
const trim = {
  priceCents: 3_500,
  durationMinutes: 30,
  depositCents: 1_000,
  styles: null,
  extras: [],
};

test("a style costs and takes what its cell says", () => {
  expect(decideStyle(braids, { size: "Large", length: "Waist" })).toEqual({
    ok: true,
    offer: {
      priceCents: 18_000,
      minutesFrom: 240,
      durationMinutes: 300,
      depositCents: 3_000,
      style: { size: "Large", length: "Waist", extras: [], minutesFrom: 240 },
    },
  });
});

test("a cell's own deposit replaces the one of the service", () => {
  expect(decideStyle(braids, { size: "Medium", length: "Shoulder" })).toMatchObject({
    offer: { depositCents: 5_000 },
  });
});

test("extras add to price and time, each once however often it is sent", () => {
  const extras = ["Take down", "Hair supplied", "Take down"];
  expect(decideStyle(braids, { size: "Large", length: "Shoulder", extras })).toMatchObject({
    ok: true,
    offer: {
      priceCents: 22_500,
      minutesFrom: 240,
      durationMinutes: 300,
      style: { extras: [braids.extras[0], braids.extras[1]], minutesFrom: 240 },
    },
  });
});

test.each([
  ["nothing chosen", {}, "style_required"],
  ["only a size", { size: "Large" }, "style_required"],
  ["an empty cell", { size: "Medium", length: "Waist" }, "style_not_offered"],
  ["a size that isn't there", { size: "Tiny", length: "Waist" }, "style_not_offered"],
  [
    "an extra that isn't there",
    { size: "Large", length: "Waist", extras: ["Gold"] },
    "extra_not_offered",
  ],
  [
    "more than twelve hours",
    { size: "Medium", length: "Shoulder", extras: ["Take down", "Beads"] },
    "too_long",
  ],
])("%s is refused", (_, choice, reason) => {
  expect(decideStyle(braids, choice)).toEqual({ ok: false, reason });
});

test("a service without sizes and lengths is as it always was, and takes none", () => {
  expect(decideStyle(trim, {})).toEqual({
    ok: true,
    offer: {
      priceCents: 3_500,
      minutesFrom: 30,
      durationMinutes: 30,
      depositCents: 1_000,
      style: null,
    },
  });
  expect(decideStyle(trim, { size: "Large" })).toEqual({ ok: false, reason: "style_not_offered" });
});

test("a service with lengths alone is chosen by its length", () => {
  const retwist = {
    ...trim,
    styles: { sizes: [], lengths: ["Short", "Long"], cells: [cell(null, "Long", [60, 90], 9_000)] },
  };
  expect(decideStyle(retwist, { length: "Long" })).toMatchObject({ offer: { priceCents: 9_000 } });
  expect(decideStyle(retwist, { length: "Short" })).toMatchObject({ reason: "style_not_offered" });
  expect(decideStyle(retwist, { size: "Big", length: "Long" })).toMatchObject({
    reason: "style_not_offered",
  });
});

test("the list shows the lowest price, the shortest and the longest time", () => {
  expect(summariseStyles(braids.styles)).toEqual({
    priceCents: 14_000,
    shortestMinutes: 180,
    longestMinutes: 600,
  });
});

test("the shortest style stands for a service where nobody chose yet", () => {
  expect(findShortestStyle(braids)).toEqual({ size: "Large", length: "Shoulder" });
  expect(findShortestStyle(trim)).toEqual({});
});

test("a style is described by its names", () => {
  const extras = braids.extras.slice(0, 1);
  expect(describeStyle({ size: "Medium", length: null, extras })).toBe("Medium, Hair supplied");
  expect(describeStyle(null)).toBe("");
});
