import type { Cart, CartLine } from "@boab/contracts/marketplace/cart";
import { createRoutesStub, redirect, useLoaderData } from "react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readPostedValues } from "#test/posted-values.ts";
import { CartPage } from "./cart-page.tsx";

const makeLine = (id: string, change: Partial<CartLine> = {}): CartLine => ({
  id,
  item_id: "ITM-AAAAAAAA",
  storeId: "STO-AAAAAAAA",
  quantity: 2,
  imageIndex: 0,
  sizeSelected: "50 cm",
  typeSelected: "",
  colorSelected: "Ochre",
  name: "Strip cushion",
  shopItem: {
    id: "ITM-AAAAAAAA",
    sku: "SKU-AAAAAAAA",
    name: "Strip cushion",
    price: 65,
    description: "",
    type: "",
    colour: "Ochre",
    images: { main: null },
  },
  state: "for sale",
  changed: false,
  unitCents: 6_500,
  unitCentsBefore: null,
  totalCents: 13_000,
  available: 8,
  reservedOncePaid: false,
  ...change,
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
    cart: [makeLine("a")],
    merchId: null,
    canBePaid: true,
    gstCents: 1_263,
    goodsCents: 13_000,
    deliveryCents: 895,
    totalCents: 13_895,
    stores: [
      {
        storeId: "STO-AAAAAAAA",
        slug: "kumasi",
        storeName: "Kumasi Cloth House",
        location: "",
        options: [sendle, pickup],
        chosen: sendle,
        pickupNote: "Ring the bell",
        goodsCents: 13_000,
        deliveryCents: 895,
        freeShipping: { fromCents: 15_000, missingCents: 2_000 },
      },
    ],
  };
});
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

const buyer = { id: "ruth", name: "Ruth Danso", phone: "", email: "ruth@people.example" };
const placeSearch = { places: [], search: () => {}, states: ["VIC"] };

const Shown = () => (
  <CartPage
    cart={useLoaderData() as Cart}
    buyer={buyer}
    placeSearch={placeSearch}
    firstResult={undefined}
  />
);
const EmptyFallback = () => null;

const Site = createRoutesStub([
  {
    path: "/",
    loader: () => cart,
    async action({ request }) {
      const values = await readPostedValues(request);
      posted.push(values);
      return answer(values);
    },
    Component: Shown,
    HydrateFallback: EmptyFallback,
  },
  { path: "/register", Component: () => <p>Log in first</p> },
]);

const show = () => render(<Site />);

function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

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

test("CART-01 a line shows its picture, and two pieces of $65.00 cost $130.00", async () => {
  const mobile = {
    jpeg: "/pictures/cushion.jpg",
    webp: "/pictures/cushion.webp",
    width: 480,
    height: 480,
  };
  const [line] = cart.cart;
  if (!line) throw new Error("the cart is empty");
  const main = { mobile, tablet: mobile, desktop: mobile, original: mobile };
  cart = {
    ...cart,
    cart: [{ ...line, shopItem: { ...line.shopItem, images: { main } } }],
  };
  await show();
  await expect.element(page.getByTestId("line-total")).toHaveTextContent("$130.00");
  const picture = document.querySelector('img[src="/pictures/cushion.jpg"]');
  expect(picture?.getAttribute("srcset")).toBe("/pictures/cushion.webp 480w");
});

test("X-101 what can't be kept while somebody pays says so", async () => {
  cart.cart = [makeLine("a", { reservedOncePaid: true })];
  await show();
  await expect.element(page.getByText("Reserved once you've paid")).toBeVisible();
});

test.each([390, 1440])("at %i pixels no price breaks beside a long name", async (width) => {
  await page.viewport(width, 900);
  const storeName = "The Kumasi Cloth House and Daughters Weaving Cooperative of Greater Sunshine";
  cart = { ...cart, stores: cart.stores.map((store) => ({ ...store, storeName })) };
  await show();
  await expect.element(page.getByTestId("total")).toBeVisible();
  const broken = [...document.querySelectorAll("dd.type-money, b.type-money")].filter(
    (price) => price.getClientRects().length > 0 && countLines(price) > 1,
  );
  expect(broken.map((price) => price.textContent)).toEqual([]);
  await page.viewport(1440, 900);
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
      intent: "add",
      itemId: "ITM-AAAAAAAA",
      quantity: "2",
      size: "50 cm",
      color: "Ochre",
      type: "",
    });
});

test("CART-02 each removal takes the focus of its button, also the second one", async () => {
  const other = { ...makeLine("b", { name: "Market basket" }) };
  cart = { ...cart, cart: [makeLine("a"), other] };
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
  const pendingAnswer = Promise.withResolvers<unknown>();
  answer = () => pendingAnswer.promise;
  await show();
  await page.getByRole("button", { name: "Pay with card" }).click();
  await expect.element(page.getByRole("button", { name: "Redirecting…" })).toBeDisabled();
  pendingAnswer.resolve({
    ok: false,
    code: "bad_request",
    error: "Please check what you entered.",
    fields: { "recipient.street": "Please enter your street address." },
    values: {},
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
    intent: "pay",
    totalAmount: "13895",
    customerEmail: "ruth@people.example",
    "recipient.name": "Ruth Danso",
  });
});

test("CART-05 something that sold out keeps the cart from being paid", async () => {
  cart = { ...cart, cart: [makeLine("a", { state: "sold out" })], canBePaid: false };
  await show();
  await expect
    .element(page.getByText("Sold out. You can remove it, or check back later."))
    .toBeVisible();
  await expect.element(page.getByText("Nothing here can be bought now.")).toBeVisible();
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

describe("X-77 a session that ends on the way to paying", () => {
  async function type() {
    const shown = await show();
    await page.getByLabelText("Street address").fill("8 Pine Street");
    await page.getByLabelText("Postcode").fill("3011");
    return shown;
  }

  test("leads to the log-in and back, and what was typed is still there", async () => {
    answer = () => redirect("/register?next=%2Fmarketplace%2Fcheckout") as never;
    const left = await type();
    await page.getByRole("button", { name: "Pay with card" }).click();
    await expect.element(page.getByText("Log in first")).toBeVisible();
    await left.unmount();
    await show();
    await expect.element(page.getByLabelText("Street address")).toHaveValue("8 Pine Street");
    await expect.element(page.getByLabelText("Postcode")).toHaveValue("3011");
    await expect.element(page.getByLabelText("Full name")).toHaveValue("Ruth Danso");
  });

  test("is forgotten once it is sent, and is not shown to whoever signs in next", async () => {
    const left = await type();
    const stored = sessionStorage.getItem("boab.recipient.ruth");
    expect(stored).toContain("8 Pine Street");
    sessionStorage.removeItem("boab.recipient.ruth");
    sessionStorage.setItem("boab.recipient.eve", stored ?? "");
    await left.unmount();
    await show();
    await expect.element(page.getByLabelText("Street address")).toHaveValue("");
    await page.getByLabelText("Street address").fill("9 Pine Street");
    expect(sessionStorage.getItem("boab.recipient.ruth")).toContain("9 Pine Street");
    answer = () => ({ ok: true, response: { url: "#paying", paymentId: "p1" } });
    await page.getByRole("button", { name: "Pay with card" }).click();
    await expect.poll(() => sessionStorage.getItem("boab.recipient.ruth")).toBeNull();
  });
});
