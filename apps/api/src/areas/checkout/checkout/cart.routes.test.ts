import type { CartLine } from "@boab/contracts/payments/payments";
import { beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { makePayee, type Payee, replacePayoutAccount, toCartLine } from "#test/payees.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { makeConnectedAccount } from "#test/provider-account.ts";

const { app, stripe, settle, pay } = await usePaymentsApp();
let adaeze: Payee;
let kofi: Payee;

beforeAll(async () => {
  adaeze = await makePayee(app, stripe);
  kofi = await makePayee(app, stripe);
}, 90_000);

const toCartItem = (seller: Payee, index = 0, quantity = 1) => {
  const { unitAmount: _, ...item } = toCartLine(seller, index, quantity);
  return item;
};

async function price(items: object[], as?: SignedIn): Promise<CartLine[]> {
  const response = await app.call("POST", "/pay/cart", { body: { items }, ...(as && { as }) });
  expect(response.statusCode).toBe(200);
  return response.json().lines;
}

const takesPayments = async ({ businessId }: Payee) =>
  (await app.call("GET", `/dir/business/${businessId}`)).json().takesPayments;

describe("a directory cart", () => {
  test("DCART-01 DCART-02 a line is a price and a quantity; name and amount are ours, the payee is not shown", async () => {
    const [first, second] = await price([toCartItem(adaeze), toCartItem(kofi, 1, 3)]);
    expect(first).toEqual({
      ...toCartItem(adaeze),
      state: "for sale",
      price: {
        title: "Knotless braids",
        unitCents: 22_000,
        sellerName: expect.any(String),
        sellerPath: expect.stringMatching(/^\/directory\/listings\//),
      },
    });
    expect(second).toMatchObject({ quantity: 3, price: { title: "Wash", unitCents: 500 } });
    const responseText = JSON.stringify([first, second]);
    for (const { userId, accountId } of [adaeze, kofi])
      for (const secret of [userId, accountId]) expect(responseText).not.toContain(secret);
    const bodyWithPrices = {
      items: [{ ...toCartItem(adaeze), unitAmount: 1, commissionRate: "0" }],
    };
    expect((await app.call("POST", "/pay/cart", { body: bodyWithPrices })).statusCode).toBe(400);
  });

  test("DCART-01 says of each line why it cannot be paid", async () => {
    const unreadySeller = await makePayee(app, stripe);
    await replacePayoutAccount(app, unreadySeller, null);
    const lines = await price(
      [
        toCartItem(adaeze),
        toCartItem(unreadySeller),
        toCartItem(kofi, 2),
        { ...toCartItem(kofi), businessId: adaeze.businessId },
        toCartItem(kofi),
      ],
      kofi,
    );
    expect(lines.map(({ state }) => state)).toEqual([
      "for sale",
      "not ready",
      "gone",
      "gone",
      "own",
    ]);
    expect(lines.map((line) => line.price !== null)).toEqual([true, true, false, false, true]);
  });
});

test("X-91 what is booked with a time is not sold without one, in a cart or alone", async () => {
  const seller = await makePayee(app, stripe);
  const path = `/dir/business/${seller.businessId}`;
  const { version, pricings } = (await app.call("GET", `${path}/editing`, { as: seller })).json();
  const [braids, ...rest] = pricings;
  const saved = await app.call("PUT", path, {
    as: seller,
    body: { version, pricings: [{ ...braids, durationMinutes: 240 }, ...rest] },
  });
  expect(saved.statusCode, saved.body).toBe(200);

  const [line] = await price([toCartItem(seller)]);
  expect(line).toMatchObject({ state: "needs booking", price: { unitCents: 22_000 } });
  const as = await app.signIn();
  for (const [call, body] of [
    ["/pay/checkout", { items: [toCartLine(seller)] }],
    ["/pay/checkout/one-time", toCartLine(seller)],
  ] as const) {
    const response = await app.call("POST", call, { as, body });
    expect([response.statusCode, response.json().code]).toEqual([409, "price_needs_booking"]);
  }
  expect(await price([toCartItem(seller, 1, 1)])).toMatchObject([{ state: "for sale" }]);
});

describe("DIR-PRICE-04 whether a business takes payments", () => {
  test("follows the account of its owner, and names it to nobody", async () => {
    const seller = await makePayee(app, stripe);
    expect(await takesPayments(seller)).toBe(true);
    const { body } = await app.call("GET", `/dir/business/${seller.businessId}`);
    for (const secret of [seller.accountId, seller.userId]) expect(body).not.toContain(secret);
    for (const change of [
      { payoutsEnabled: false },
      { payoutsEnabled: true, transfersEnabled: false },
      { transfersEnabled: true, state: "closing" },
    ] as const) {
      await app.db
        .updateTable("payments.payoutAccount")
        .set(change)
        .where("stripeId", "=", seller.accountId)
        .execute();
      expect(await takesPayments(seller)).toBe(false);
    }
    await replacePayoutAccount(app, seller, null);
    expect(await takesPayments(seller)).toBe(false);
  });

  test("a page that still says yes leads to a plain sentence, not to a payment", async () => {
    const seller = await makePayee(app, stripe);
    // Our copy says that they can be paid; the provider knows better.
    await replacePayoutAccount(app, seller, await makeConnectedAccount(stripe, false));
    expect(await takesPayments(seller)).toBe(true);
    const as = await app.signIn();
    for (const [path, body] of [
      ["/pay/checkout", { items: [toCartLine(seller)] }],
      ["/pay/checkout/one-time", toCartLine(seller)],
    ] as const) {
      const response = await app.call("POST", path, { as, body });
      expect([response.statusCode, response.json().error]).toEqual([
        409,
        "This business can't take payments on Boab yet. Please contact them directly.",
      ]);
    }
  });
});

describe("what somebody paid", () => {
  const list = async (as: SignedIn, query = "") =>
    (await app.call("GET", `/pay/payments${query}`, { as })).json();

  test("is listed for them alone, newest first, page by page, without pages they only opened", async () => {
    const ada = await app.signIn({}, "Ada Obi");
    const start = async (item: object) =>
      (await app.call("POST", "/pay/checkout", { as: ada, body: { items: [item] } })).json();
    const ids: string[] = [];
    for (const item of [toCartLine(adaeze, 1), toCartLine(kofi, 1), toCartLine(adaeze)]) {
      const { url, paymentId } = await start(item);
      await pay(url);
      ids.unshift(paymentId);
    }
    const opened = await start(toCartLine(kofi));
    await settle();
    const first = await list(ada, "?limit=2");
    expect(first.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    expect(first.data[0]).toMatchObject({ state: "paid", sales: [{ amountCents: 22_000 }] });
    const secondPage = await list(ada, `?limit=2&cursor=${first.nextCursor}`);
    expect(secondPage.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
    expect(secondPage.nextCursor).toBeNull();
    expect((await list(await app.signIn())).data).toEqual([]);
    const unpaid = (await app.call("GET", `/pay/payments/${opened.paymentId}`, { as: ada })).json();
    expect(unpaid).toMatchObject({ state: "open", url: opened.url });
  });

  test("is in the list of whoever was paid, with the buyer's name and where the share is", async () => {
    const seller = await makePayee(app, stripe);
    const ada = await app.signIn({}, "Ada Obi");
    const body = { items: [toCartLine(seller)] };
    const { url } = (await app.call("POST", "/pay/checkout", { as: ada, body })).json();
    await pay(url);
    await settle();
    const listSales = async (as: SignedIn) =>
      (await app.call("GET", "/pay/sales", { as })).json().data;
    expect(await listSales(seller)).toMatchObject([
      {
        buyerName: "Ada Obi",
        amountCents: 22_000,
        feeCents: 2_604,
        shareCents: 19_396,
        payout: "sent",
        refundedCents: 0,
        refundedShareCents: 0,
      },
    ]);
    expect(await listSales(ada)).toEqual([]);
  });
});
