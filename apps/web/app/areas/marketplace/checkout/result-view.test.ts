import type { Checkout } from "@boab/contracts/marketplace/checkout";
import { expect, it, test } from "vitest";
import { viewResult } from "./result-view.ts";

const checkout: Checkout = {
  id: "00000000-0000-4000-8000-000000000000",
  state: "open",
  totalCents: 15_895,
  createdAt: "2026-11-16T10:00:00.000Z",
  url: "https://pay.example/1",
  stores: [],
};
const fresh = { hasLeft: false, hasAsked: false, firstName: "Amara" };

it.each([
  ["open", fresh, "Confirming your payment", "wait"],
  ["open", { ...fresh, hasAsked: true }, "Not paid yet", "pay"],
  ["open", { ...fresh, hasLeft: true }, "Checkout cancelled", "pay"],
  ["processing", fresh, "Your bank is working on it", "wait"],
  ["paid", { ...fresh, hasLeft: true }, "Your payment went through", "wait"],
  ["ordered", { ...fresh, hasLeft: true }, "Thanks, Amara. Your order is in.", "orders"],
  ["failed", fresh, "Your payment didn't go through", "cart"],
  ["expired", fresh, "Your time to pay ran out", "cart"],
  ["expired", { ...fresh, hasLeft: true }, "Checkout cancelled", "cart"],
  ["refunded", fresh, "We've refunded your payment", "cart"],
] as const)(
  "CART-18 a checkout that is %s (%o) says so: %s",
  (state, checkoutReturn, title, next) => {
    expect(viewResult({ ...checkout, state }, checkoutReturn)).toMatchObject({ title, next });
  },
);

test("X-52 somebody who came back without paying reads the specified words and keeps their cart", () => {
  const view = viewResult({ ...checkout, url: null }, { ...fresh, hasLeft: true });
  expect(view).toEqual({
    title: "Checkout cancelled",
    text: "No charges were made. You can try again anytime.",
    next: "cart",
  });
});
