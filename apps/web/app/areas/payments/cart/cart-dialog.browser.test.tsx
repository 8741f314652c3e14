import type { CartItem, CartLine } from "@boab/contracts/payments/payments";
import { useState } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView, visitor } from "#lib/session/session-store.ts";
import { member } from "#test/profiles.ts";
import { recordPosts } from "#test/record-posts.ts";
import { cartReader } from "./cart.ts";
import CartDialog from "./cart-dialog.tsx";
import { cart } from "./change-cart.ts";

const braids = { businessId: "BUS-ABCD1234", pricingId: "00000000-0000-4000-8000-000000000001" };
const jollof = { businessId: "BUS-EFGH5678", pricingId: "00000000-0000-4000-8000-000000000002" };

const titles: Record<string, [string, string]> = {
  [braids.pricingId]: ["Knotless braids", "Ubuntu Braid Studio"],
  [jollof.pricingId]: ["Jollof tray", "Teranga Table"],
};

let prices: Record<string, number>;
let states: Record<string, CartLine["state"]>;
let paymentState = "open";
let answer: () => unknown;
const { posted, action } = recordPosts(() => answer());

/** The server's side: it names and prices what it is asked about. */
async function respondAsApi(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (String(input).includes("/pay/payments/"))
    return Response.json({ id: "payment-1", state: paymentState, sales: [] });
  const { items } = JSON.parse(String(init?.body)) as { items: CartItem[] };
  return Response.json({
    lines: items.map((item) => {
      const state = states[item.pricingId] ?? "for sale";
      const [title, sellerName] = titles[item.pricingId] ?? [];
      const unitCents = prices[item.pricingId];
      const price = { title, unitCents, sellerName, sellerPath: "/directory/listings/x" };
      return { ...item, state, price: state === "gone" ? null : price };
    }),
  });
}

function Shell() {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <>
      <p>At {pathname + search}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CartDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const Site = createRoutesStub([
  { path: "/directory", Component: Shell },
  {
    path: "/register",
    Component: () => <p>At {useLocation().pathname + useLocation().search}</p>,
  },
  {
    path: "/directory/pay",
    action,
  },
]);

const dialog = () => page.getByRole("dialog", { name: "Your cart" });
const payButton = () => dialog().getByRole("button", { name: "Pay with card" });

async function openCart() {
  await render(<Site initialEntries={["/directory"]} />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(dialog()).toBeVisible();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cartReader.load();
  posted.length = 0;
  prices = { [braids.pricingId]: 22_000, [jollof.pricingId]: 6_500 };
  states = {};
  paymentState = "open";
  answer = () => ({ ok: true, response: { url: "#stripe", paymentId: "payment-1" } });
  sessionStore.set(toMemberView(member));
  vi.spyOn(window, "fetch").mockImplementation(respondAsApi);
});
afterEach(() => {
  window.location.hash = "";
  sessionStore.set(visitor);
  vi.restoreAllMocks();
});

test("DCART-06 an empty cart says: Your cart is empty.", async () => {
  await openCart();
  await expect.element(dialog().getByText("Your cart is empty.", { exact: true })).toBeVisible();
});

test("DCART-01 DCART-03 shows each line as the server prices it; quantity and removing change the total", async () => {
  cart.add(braids);
  cart.add(jollof);
  await openCart();
  await expect.element(dialog().getByText("Teranga Table")).toBeVisible();
  await expect.element(dialog().getByText("$285.00")).toBeVisible();
  await dialog().getByRole("button", { name: "One more: Jollof tray" }).click();
  await expect.element(dialog().getByText("$350.00")).toBeVisible();
  await expect.element(dialog().getByText("$65.00 each")).toBeVisible();
  await dialog().getByRole("button", { name: "Remove Knotless braids" }).click();
  await expect.element(dialog().getByText("Knotless braids")).not.toBeInTheDocument();
  expect(cartReader.get().items).toEqual([{ ...jollof, quantity: 2 }]);
  await dialog().getByRole("button", { name: "Remove Jollof tray" }).click();
  await expect.element(dialog().getByText("Your cart is empty.")).toBeVisible();
});

test("DCART-04 the pay control comes a moment after the cart is opened, each time", async () => {
  cart.add(braids);
  await openCart();
  for (const _time of [1, 2]) {
    await expect.element(dialog().getByText("Knotless braids")).toBeVisible();
    expect(payButton().query()).toBeNull();
    await expect.element(payButton()).toBeVisible();
    await dialog().getByRole("button", { name: "Close" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Open" }).click();
  }
});

test("DCART-07 pays all lines at once and goes to the page that the server names", async () => {
  cart.add(braids);
  cart.add(jollof);
  await openCart();
  await payButton().click();
  await expect.poll(() => window.location.hash).toBe("#stripe");
  expect(posted[0]).toMatchObject({ intent: "cart", customerEmail: member.email });
  expect(JSON.parse(posted[0]?.lines ?? "")).toEqual([
    {
      ...braids,
      quantity: 1,
      unitAmount: 22_000,
      name: "Knotless braids",
      description: "Ubuntu Braid Studio",
    },
    {
      ...jollof,
      quantity: 1,
      unitAmount: 6_500,
      name: "Jollof tray",
      description: "Teranga Table",
    },
  ]);
  expect(cartReader.load().paying?.paymentId).toBe("payment-1");
});

test("DCART-08 a refused payment is said, told as an event, and the cart shows the new price", async () => {
  const seen: unknown[] = [];
  const recordEvent = (event: Event) => seen.push((event as CustomEvent).detail);
  window.addEventListener("payment-error", recordEvent);
  const error = "A price has changed since you added it. Please check your cart and try again.";
  cart.add(braids);
  await openCart();
  await expect.element(payButton()).toBeVisible();
  prices[braids.pricingId] = 25_000;
  answer = () => ({ ok: false, code: "price_changed", error, fields: {}, values: {} });
  await payButton().click();
  await expect.element(dialog().getByRole("alert")).toHaveTextContent(error);
  await expect
    .element(dialog().getByText("The price has changed from $220.00 to $250.00."))
    .toBeVisible();
  expect(seen).toEqual([{ code: "price_changed", error }]);
  expect(cartReader.get().items).toHaveLength(1);
  window.removeEventListener("payment-error", recordEvent);
});

test("what is no longer for sale has to go before the rest can be paid", async () => {
  cart.add(braids);
  cart.add(jollof);
  states[braids.pricingId] = "gone";
  await openCart();
  await expect.element(dialog().getByText("No longer for sale.")).toBeVisible();
  await expect.element(dialog().getByText(/Remove what can't be paid for/)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(payButton().query()).toBeNull();
  await dialog().getByRole("button", { name: "Remove This item" }).click();
  await expect.element(payButton()).toBeVisible();
});

test("DCART-05 a cart that was paid is emptied and closes", async () => {
  cart.add(braids);
  cart.startPaying("payment-1");
  paymentState = "paid";
  await render(<Site initialEntries={["/directory"]} />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.poll(() => cartReader.get().items).toEqual([]);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("a visitor sees the cart and logs in to pay it", async () => {
  sessionStore.set(visitor);
  cart.add(braids);
  await openCart();
  await dialog().getByRole("button", { name: "Log in to pay" }).click();
  await expect.element(page.getByText("At /register?next=%2Fdirectory")).toBeVisible();
  expect(posted).toEqual([]);
});
