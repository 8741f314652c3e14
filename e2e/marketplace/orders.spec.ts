import { card, makeSpareCardNumber, open, press } from "@boab/stripe-sandbox/visitor";
import type { Page } from "@playwright/test";
import { waitForMail } from "../support/mailbox.ts";
import { insertOrderOfSale } from "../support/orders.ts";
import { makePayableBusiness } from "../support/payees.ts";
import { makePerson, type TestPerson, testPassword } from "../support/people.ts";
import { callProvider } from "../support/provider.ts";
import { expect, openSession, test } from "../support/test.ts";

test.describe.configure({ timeout: 180_000 });
const slowTimeout = { timeout: 30_000 };

const disputedCardNumber = "4000 0000 0000 0259";

/** A store, and somebody who paid it $220.00 at the provider for an order that is on its way. */
async function makePaidOrder(cardNumber?: string) {
  const { owner: seller, businessId } = await makePayableBusiness("Abena Mensah", [
    { title: "Cloth", amountCents: 22_000 },
  ]);
  const storeName = `Kumasi Cloth ${seller.id.slice(0, 8)}`;
  const store = { storeName, email: seller.email };
  const createdStore = await (await seller.call("POST", "/Store-info/create-store", store)).json();
  const buyer = await makePerson("Ruth Danso", { isVerified: true });
  const listing = await (await seller.call("GET", `/dir/business/${businessId}/editing`)).json();
  const [{ id: pricingId }] = listing.pricings;
  const items = [{ businessId, pricingId, quantity: 1, unitAmount: 22_000 }];
  const started = await (await buyer.call("POST", "/pay/checkout", { items })).json();
  const checkout = await open(started.url);
  const [, pay = ""] = /<button[^>]*>\s*(Pay[^<]*)<\/button>/.exec(checkout.text) ?? [];
  await press(checkout, pay.trim(), card(cardNumber ?? makeSpareCardNumber()));
  const readPayment = async () =>
    (await buyer.call("POST", `/pay/payments/${started.paymentId}/refresh`, {})).json();
  await expect.poll(async () => (await readPayment()).state, slowTimeout).toBe("paid");
  const sales = await (await seller.call("GET", "/pay/sales")).json();
  const { orderId } = await insertOrderOfSale(seller, buyer, sales.data[0].id);
  const path = `/marketplace/stores/${createdStore.store.slug}/sold`;
  return { seller, buyer, storeName, path, orderId, paymentId: started.paymentId as string };
}

const signIn = (page: Page, person: TestPerson) =>
  openSession(page.context(), "signInWithPassword", { ...person, password: testPassword });

/** Goes on with Tab until what has the focus is called so, and presses it. */
async function pressByKeyboard(page: Page, name: RegExp, key = "Enter"): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
      return `${element?.getAttribute("aria-label") ?? ""} ${label || element?.textContent || ""}`;
    });
    if (name.test(focused)) return page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

test("F-MKT-04 F-MKT-05 F-MKT-06 F-MKT-07 a buyer reports one item by keyboard, the store refunds it, and the money goes back", async ({
  page,
  browser,
}) => {
  const { seller, buyer, storeName, path, orderId, paymentId } = await makePaidOrder();
  await signIn(page, buyer);

  await test.step("the order is in the list, and its receipt is a PDF", async () => {
    await page.goto("/my-account/orders");
    await expect(page.getByText("1 order is on the way.")).toBeVisible(slowTimeout);
    await page.getByRole("link", { name: `View order ${orderId}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Order ${orderId}` })).toBeVisible(
      slowTimeout,
    );
    await expect(page.getByText("SN44718926")).toBeVisible();
    const receipt = await page.request.get(`/my-account/orders/${orderId}/receipt.pdf`);
    expect(receipt.headers()["content-type"]).toBe("application/pdf");
    expect(receipt.headers()["cache-control"]).toContain("no-store");
  });

  await test.step("a problem with the cushion, by keyboard alone", async () => {
    await pressByKeyboard(page, /Report a problem/);
    await expect(page.getByRole("heading", { name: "What went wrong?" })).toBeFocused(slowTimeout);
    await pressByKeyboard(page, /Strip weave cushion/, "Space");
    await pressByKeyboard(page, /It didn't arrive/, "ArrowDown");
    await expect(page.getByRole("radio", { name: "It's damaged or faulty" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("The seam along the zip is open.");
    await pressByKeyboard(page, /Send to the store/);
    await expect(page.getByText(`Sent to ${storeName}.`)).toBeVisible(slowTimeout);
    await page.getByLabel(`Message to ${storeName}`).fill("Shall I send a photo?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("list", { name: "Messages" })).toContainText(
      "Shall I send a photo?",
      slowTimeout,
    );
  });

  await test.step("the store is emailed, answers with a refund, and reads the message", async () => {
    await waitForMail(seller.email, /reported a problem/, orderId);
    const sellersPage = await (await browser.newContext()).newPage();
    await signIn(sellersPage, seller);
    await sellersPage.goto(`${path}?q=${orderId}`);
    await expect(sellersPage.getByText("Shall I send a photo?")).toBeVisible(slowTimeout);
    const problem = sellersPage
      .getByRole("list", { name: "Problems" })
      .getByRole("listitem")
      .first();
    await expect(problem).toContainText("The seam along the zip is open.");
    await expect(problem.getByRole("checkbox", { name: /Strip weave cushion/ })).toBeChecked();
    await problem.getByLabel("Your reply").fill("So sorry. Please keep it.");
    await problem.getByRole("button", { name: "Send answer" }).click();
    await expect(sellersPage.getByRole("list", { name: "Problems" })).toHaveCount(0, slowTimeout);
    await sellersPage.context().close();
  });

  await test.step("$65.00 go back at the provider, and the page says so", async () => {
    const refunded = async () => {
      const { data } = await callProvider(`charges?transfer_group=${paymentId}&limit=1`);
      return data[0].amount_refunded;
    };
    await expect.poll(refunded, slowTimeout).toBe(6_500);
    await page.reload();
    await expect(page.getByRole("heading", { name: "How it went" })).toBeVisible(slowTimeout);
    await expect(page.getByText("“So sorry. Please keep it.”")).toBeVisible();
    await expect(page.getByText("−$65.00")).toBeVisible();
    await waitForMail(buyer.email, /refunded from/, "");
  });

  await test.step("it has arrived", async () => {
    await page.getByRole("button", { name: "It has arrived" }).click();
    await expect(page.getByRole("heading", { name: "Delivered" })).toBeVisible(slowTimeout);
  });
});

test("a payment that a bank takes back shows on the order in the admin area", async ({
  page,
  logIn,
}) => {
  const { orderId } = await makePaidOrder(disputedCardNumber);
  await logIn("admin");
  await expect(async () => {
    await page.goto(`/admin/orders?q=${orderId}`);
    await expect(page.getByText("Disputed, $220.00")).toBeVisible({ timeout: 2_000 });
  }).toPass(slowTimeout);
});
