import type { CartLine } from "@boab/contracts/payments/payments";
import { beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { giveAccount, makeSeller, type Seller, toCartLine } from "#test/payees.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { makeAccount } from "#test/provider-account.ts";

const { app, stripe, settle, pay } = await usePaymentsApp();
let adaeze: Seller;
let kofi: Seller;

beforeAll(async () => {
  adaeze = await makeSeller(app, stripe);
  kofi = await makeSeller(app, stripe);
}, 90_000);

const toCartItem = (seller: Seller, index = 0, quantity = 1) => {
  const { unitAmount: _, ...item } = toCartLine(seller, index, quantity);
  return item;
};

async function price(items: object[], as?: SignedIn): Promise<CartLine[]> {
  const response = await app.call("POST", "/pay/cart", { body: { items }, ...(as && { as }) });
  expect(response.statusCode).toBe(200);
  return response.json().lines;
}

const takesPayments = async ({ businessId }: Seller) =>
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
    const said = JSON.stringify([first, second]);
    for (const { userId, accountId } of [adaeze, kofi])
      for (const secret of [userId, accountId]) expect(said).not.toContain(secret);
    const bodyWithPrices = {
      items: [{ ...toCartItem(adaeze), unitAmount: 1, commissionRate: "0" }],
    };
    expect((await app.call("POST", "/pay/cart", { body: bodyWithPrices })).statusCode).toBe(400);
  });

  test("DCART-01 says of each line why it cannot be paid", async () => {
    const unready = await makeSeller(app, stripe);
    await giveAccount(app, unready, null);
    const lines = await price(
      [
        toCartItem(adaeze),
        toCartItem(unready),
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

describe("DIR-PRICE-04 whether a business takes payments", () => {
  test("follows the account of its owner, and names it to nobody", async () => {
    const seller = await makeSeller(app, stripe);
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
    await giveAccount(app, seller, null);
    expect(await takesPayments(seller)).toBe(false);
  });

  test("a page that still says yes leads to a plain sentence, not to a payment", async () => {
    const seller = await makeSeller(app, stripe);
    // Our copy says that they can be paid; the provider knows better.
    await giveAccount(app, seller, await makeAccount(stripe, false));
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
    const rest = await list(ada, `?limit=2&cursor=${first.nextCursor}`);
    expect(rest.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
    expect(rest.nextCursor).toBeNull();
    expect((await list(await app.signIn())).data).toEqual([]);
    const unpaid = (await app.call("GET", `/pay/payments/${opened.paymentId}`, { as: ada })).json();
    expect(unpaid).toMatchObject({ state: "open", url: opened.url });
  });

  test("is in the list of whoever was paid, with the buyer's name and where the share is", async () => {
    const seller = await makeSeller(app, stripe);
    const ada = await app.signIn({}, "Ada Obi");
    const body = { items: [toCartLine(seller)] };
    const { url } = (await app.call("POST", "/pay/checkout", { as: ada, body })).json();
    await pay(url);
    await settle();
    const sales = async (as: SignedIn) => (await app.call("GET", "/pay/sales", { as })).json().data;
    expect(await sales(seller)).toMatchObject([
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
    expect(await sales(ada)).toEqual([]);
  });
});
