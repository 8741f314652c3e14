import { createRoutesStub, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sessionStore } from "#lib/session/session.ts";
import { toMemberView, visitor } from "#lib/session/session-store.ts";
import { member } from "#test/profiles.ts";
import { recordPosts } from "#test/record-posts.ts";
import { cartReader } from "../cart/cart.ts";
import { usePricePayments } from "./use-price-shop.tsx";

const id = "00000000-0000-4000-8000-000000000001";
const price = { id, title: "Knotless braids", amountCents: 22_000, amount: "$220.00" };
let answer: () => unknown;
const { posted, action } = recordPosts(() => answer());

function Listing() {
  const pricesSlot = usePricePayments({
    id: "BUS-ABCD1234",
    name: "Ubuntu Braid Studio",
    prices: [price],
  });
  const { pathname } = useLocation();
  return (
    <>
      <p>At {pathname}</p>
      {pricesSlot.actions(price)}
      {pricesSlot.modal}
    </>
  );
}

const Site = createRoutesStub([
  { path: "/studio", Component: Listing },
  {
    path: "/register",
    Component: () => <p>At {useLocation().pathname + useLocation().search}</p>,
  },
  {
    path: "/directory/pay",
    action,
  },
]);

const payNow = () => page.getByRole("button", { name: "Pay now: Knotless braids" });
const dialog = () => page.getByRole("dialog", { name: "Pay Ubuntu Braid Studio" });
const findContinueButton = () => dialog().getByRole("button", { name: "Continue to payment" });

beforeEach(() => {
  posted.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  cartReader.load();
  sessionStore.set(toMemberView(member));
  answer = () => ({ ok: true, response: { url: "#stripe", paymentId: "payment-1" } });
});
afterEach(() => {
  window.location.hash = "";
  sessionStore.set(visitor);
});

test("DIR-PRICE-04 BOOK-20 the modal says what, how much, to whom and through whom, then the browser goes there", async () => {
  await render(<Site initialEntries={["/studio"]} />);
  await payNow().click();
  for (const words of ["Knotless braids", "$220.00", "Ubuntu Braid Studio", /Stripe takes/])
    await expect.element(dialog().getByText(words).first()).toBeVisible();
  await findContinueButton().click();
  await expect.poll(() => window.location.hash).toBe("#stripe");
  expect(posted[0]).toMatchObject({ intent: "price", customerEmail: member.email });
  expect(JSON.parse(posted[0]?.lines ?? "")).toEqual([
    {
      businessId: "BUS-ABCD1234",
      pricingId: id,
      quantity: 1,
      name: "Knotless braids",
      description: "Ubuntu Braid Studio",
      unitAmount: 22_000,
    },
  ]);
});

test("DIR-PRICE-04 BOOK-20 a refusal is said in the dialog and told as a payment-error event", async () => {
  const seen: unknown[] = [];
  const recordEvent = (event: Event) => seen.push((event as CustomEvent).detail);
  window.addEventListener("payment-error", recordEvent);
  const error = "This business can't take payments on Boab yet. Please contact them directly.";
  answer = () => ({ ok: false, code: "seller_not_ready", error, fields: {}, values: {} });
  await render(<Site initialEntries={["/studio"]} />);
  await payNow().click();
  await findContinueButton().click();
  await expect.element(dialog().getByRole("alert").getByText(error)).toBeVisible();
  expect(seen).toEqual([{ code: "seller_not_ready", error }]);
  window.removeEventListener("payment-error", recordEvent);
});

test("a visitor logs in first, and is asked again when they are back", async () => {
  sessionStore.set(visitor);
  const screen = await render(<Site initialEntries={["/studio"]} />);
  await payNow().click();
  await expect.element(page.getByText("At /register?next=%2Fstudio")).toBeVisible();
  expect(posted).toEqual([]);
  sessionStore.set(toMemberView(member));
  await screen.unmount();
  const again = await render(<Site initialEntries={["/studio"]} />);
  await expect.element(dialog()).toBeVisible();
  await again.unmount();
  await render(<Site initialEntries={["/studio"]} />);
  await expect.element(payNow()).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("DCART-02 a price goes into the cart with a press, also without an account", async () => {
  sessionStore.set(visitor);
  await render(<Site initialEntries={["/studio"]} />);
  await page.getByRole("button", { name: "Add to cart: Knotless braids" }).click();
  await expect
    .element(page.getByRole("button", { name: "In your cart: Knotless braids" }))
    .toBeVisible();
  expect(cartReader.get().items).toEqual([
    { businessId: "BUS-ABCD1234", pricingId: id, quantity: 1 },
  ]);
});
