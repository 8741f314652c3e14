import { expect, test } from "vitest";
import { makeRandomSlug, mayClose, proposeSlugs, toStorePictures } from "./store.rules.ts";

test.each([
  ["Kumasi Cloth House", "kumasi-cloth-house"],
  ["Mama's", "mamas"],
  ["Ọ", "store"],
  ["7", "store-7"],
  ["x".repeat(100), "x".repeat(54)],
])("the address of %s starts with %s", (name, slug) => {
  expect(proposeSlugs(name)[0]).toBe(slug);
});

test("every proposal fits the address, also when all others are taken", () => {
  const all = [...proposeSlugs("x".repeat(100)), makeRandomSlug("x".repeat(100), "A1B2C3D4")];
  expect(new Set(all).size).toBe(all.length);
  for (const slug of all) expect(slug).toMatch(/^(?=.{3,60}$)[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("a store stays until its orders are sent and its seller has their money", () => {
  const emptyStore = { waitingOrders: 0, isBeingPaid: false, hasMoneyWaiting: false };
  expect(mayClose(emptyStore)).toEqual({ ok: true });
  const refused = (changes: object) => mayClose({ ...emptyStore, ...changes });
  expect(refused({ hasMoneyWaiting: true })).toEqual({ ok: false, reason: "store_has_money" });
  expect(refused({ isBeingPaid: true })).toEqual({ ok: false, reason: "store_being_paid" });
  expect(refused({ waitingOrders: 1 })).toEqual({ ok: false, reason: "store_has_orders" });
});

test("a picture that lacks a breakpoint is none", () => {
  const one = (label: string) => ({ label, width: 8, height: 4, webp: "w", jpeg: "j", bytes: 9 });
  const allRenditions = ["mobile", "tablet", "desktop"].map(one);
  expect(toStorePictures(allRenditions)?.desktop).toMatchObject({ width: 8, bytes: 9 });
  expect(toStorePictures(allRenditions.slice(1))).toBeUndefined();
});
