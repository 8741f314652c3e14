import type { Cart, CartLine } from "@boab/contracts/marketplace/cart";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CartPage } from "./cart-page.tsx";

const lineOf = (id: string, change: Partial<CartLine> = {}): CartLine => ({
  ...{ id, item_id: "ITM-AAAAAAAA", storeId: "STO-AAAAAAAA", quantity: 2, imageIndex: 0 },
  ...{ sizeSelected: "50 cm", typeSelected: "", colorSelected: "Ochre", name: "Strip cushion" },
  shopItem: {
    ...{ id: "ITM-AAAAAAAA", sku: "SKU-AAAAAAAA", name: "Strip cushion", price: 65 },
    ...{ description: "", type: "", colour: "Ochre", images: { main: null } },
  },
  ...{ state: "for sale", changed: false, unitCents: 6_500, unitCentsBefore: null },
  ...{ totalCents: 13_000, available: 8, ...change },
});
const sendle = { id: "sendle", courier: "Sendle", service: "Standard, 2–5 days", cents: 895 };
const pickup = { id: "pickup", courier: "Local pick-up", service: "From the store", cents: 0 };

let cart: Cart;
let posted: Record<string, string>[];
let answer: (values: Record<string, string>) => unknown;

beforeEach(() => {
  posted = [];
  answer = () => ({ ok: true, response: {} });
  cart = {
    ...{ cart: [lineOf("a")], merchId: null, canBePaid: true, gstCents: 1_263 },
    ...{ goodsCents: 13_000, deliveryCents: 895, totalCents: 13_895 },
    stores: [
      {
        ...{ storeId: "STO-AAAAAAAA", slug: "kumasi", storeName: "Kumasi Cloth House" },
        ...{ location: "", options: [sendle, pickup], chosen: sendle, pickupNote: "Ring the bell" },
        ...{ goodsCents: 13_000, deliveryCents: 895 },
        freeShipping: { fromCents: 15_000, missingCents: 2_000 },
      },
    ],
  };
});
afterEach(() => {
  window.history.replaceState(null, "", "/");
});

const buyer = { name: "Ruth Danso", phone: "", email: "ruth@people.example" };
const placeSearch = { places: [], search: () => {}, states: ["VIC"] };

const Shown = () => (
  <CartPage cart={useLoaderData() as Cart} {...{ buyer, placeSearch, firstResult: undefined }} />
);
const Nothing = () => null;

const Site = createRoutesStub([
  {
    path: "/",
    loader: () => cart,
    async action({ request }) {
      const values = Object.fromEntries(await request.formData()) as Record<string, string>;
      posted.push(values);
      return answer(values);
    },
    Component: Shown,
    HydrateFallback: Nothing,
  },
]);

const show = () => render(<Site />);

test("CART-01 CART-04 a line shows what was chosen and costs, the summary the total in AUD", async () => {
  await show();
  await expect.element(page.getByRole("heading", { name: "Strip cushion" })).toBeVisible();
  await expect.element(page.getByText("Colour: Ochre")).toBeVisible();
  await expect.element(page.getByText("Size: 50 cm")).toBeVisible();
  expect(document.body.textContent).not.toContain("Type:");
  await expect.element(page.getByText("$65.00 each", { exact: true })).toBeVisible();
  expect(document.body.textContent).toContain("Quantity 2 at $65.00 each");
  await expect.element(page.getByTestId("total")).toHaveTextContent("$138.95");
  const summary = document.querySelector("aside")?.textContent;
  expect(summary).toContain("1 line, 2 items$130.00");
  expect(summary).toContain("Sendle, Kumasi Cloth House$8.95");
  expect(summary).toContain("GST included$12.63");
  await expect.element(page.getByRole("button", { name: "Pay with card" })).toBeEnabled();
});

test("CART-02 a line is removed, and the removal can be undone", async () => {
  await show();
  await page.getByRole("button", { name: "Remove Strip cushion" }).click();
  await expect.element(page.getByText(/^Removed Strip cushion\./)).toBeVisible();
  expect(posted).toEqual([{ intent: "remove", id: "a" }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => posted[1])
    .toEqual({
      ...{ intent: "add", itemId: "ITM-AAAAAAAA", quantity: "2" },
      ...{ size: "50 cm", color: "Ochre", type: "" },
    });
});

test("CART-02 each removal takes the focus of its button, also the second one", async () => {
  const other = { ...lineOf("b", { name: "Market basket" }) };
  cart = { ...cart, cart: [lineOf("a"), other] };
  answer = ({ id }) => {
    cart = { ...cart, cart: cart.cart.filter((line) => line.id !== id) };
    return { ok: true, response: {} };
  };
  await show();
  for (const name of ["Strip cushion", "Market basket"]) {
    await page.getByRole("button", { name: `Remove ${name}` }).click();
    const note = page.getByRole("status").filter({ hasText: `Removed ${name}.` });
    await expect.element(note).toHaveFocus();
  }
});

test("CART-03 an empty cart says so and leads back", async () => {
  cart = { ...cart, cart: [], stores: [], canBePaid: false, totalCents: 0 };
  await show();
  await expect.element(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Browse Marketplace" })).toBeVisible();
  expect(page.getByRole("button", { name: "Pay with card" }).elements()).toEqual([]);
});

test("CART-05 the button waits and is disabled while it redirects, and comes back after a refusal", async () => {
  const held = Promise.withResolvers<unknown>();
  answer = () => held.promise;
  await show();
  await page.getByRole("button", { name: "Pay with card" }).click();
  await expect.element(page.getByRole("button", { name: "Redirecting…" })).toBeDisabled();
  held.resolve({
    ...{ ok: false, code: "bad_request", error: "Please check what you entered." },
    ...{ fields: { "recipient.street": "Please enter your street address." }, values: {} },
  });
  await expect.element(page.getByRole("button", { name: "Pay with card" })).toBeEnabled();
  await expect.element(page.getByLabelText("Street address")).toHaveFocus();
  await expect.element(page.getByText("Please enter your street address.")).toBeVisible();
});

test("CART-11 what is sent is what was shown", async () => {
  answer = () => ({ ok: false, code: "price_changed", error: "Changed.", fields: {}, values: {} });
  await show();
  await page.getByRole("button", { name: "Pay with card" }).click();
  await expect.poll(() => posted.length).toBe(1);
  expect(JSON.parse(posted[0]?.lines ?? "")).toEqual([
    { cartId: "a", name: "Strip cushion", description: "", quantity: 2, unitAmount: 6_500 },
  ]);
  expect(posted[0]).toMatchObject({
    ...{ intent: "pay", totalAmount: "13895", customerEmail: "ruth@people.example" },
    "recipient.name": "Ruth Danso",
  });
});

test("CART-05 something that sold out keeps the cart from being paid", async () => {
  cart = { ...cart, cart: [lineOf("a", { state: "sold out" })], canBePaid: false };
  await show();
  await expect.element(page.getByText("Sold out. Remove it to pay for the rest.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Pay with card" })).toBeDisabled();
});

test("X-50 each store has one delivery, chosen with the keyboard too; picking up asks for no address", async () => {
  await show();
  await expect.element(page.getByText("Ring the bell")).toBeVisible();
  await page.getByRole("radio", { name: /Local pick-up/ }).click();
  await expect
    .poll(() => posted)
    .toEqual([{ intent: "delivery", storeId: "STO-AAAAAAAA", option: "pickup" }]);
});
