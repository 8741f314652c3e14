import { beforeAll, describe, expect, test } from "vitest";
import { insertStore } from "#test/factories/marketplace.ts";
import { makePerson, type SignedIn } from "#test/harness.ts";
import { useMarketCarts } from "#test/market-carts.ts";
import { makePayee, type Payee, toCartLine } from "#test/payees.ts";

const market = await useMarketCarts();
const { app, stripe, pay, settle, offer, add, makeCheckoutBody } = market;

/** Sells prices of a listing, and a dress in a store. */
let adaeze: Payee;
let dress: string;

beforeAll(async () => {
  adaeze = await makePayee(app, stripe);
  await app.db
    .updateTable("accounts.profile")
    .set({ merchantStatus: "Approved" })
    .where("id", "=", adaeze.userId)
    .execute();
  dress = await offer(await insertStore(app.db, { userId: adaeze.userId }), 50);
}, 60_000);

const payOnce = (as: SignedIn, line = toCartLine(adaeze)) =>
  app.call("POST", "/pay/checkout/one-time", { as, body: line });
const payPrices = (as: SignedIn, line = toCartLine(adaeze)) =>
  app.call("POST", "/pay/checkout", { as, body: { items: [line] } });
const payCart = async (as: SignedIn) => {
  await add(as, dress);
  return app.call("POST", "/pay/checkout", { as, body: await makeCheckoutBody(as) });
};

const paymentCalls = { payOnce, payPrices, payCart };

/** What each way to pay answers somebody. */
async function collectAnswers(as: SignedIn) {
  const answers: Record<string, string> = {};
  for (const [name, way] of Object.entries(paymentCalls)) {
    const response = await way(as);
    answers[name] = `${response.statusCode} ${response.json().code ?? "page"}`;
  }
  return answers;
}

const makeSameAnswers = (answer: string) => ({
  payOnce: answer,
  payPrices: answer,
  payCart: answer,
});

const declined = "4000000000000002";

describe("P10 trying out cards", () => {
  test("pages that strangers open and leave unpaid never change what somebody else is answered", async () => {
    const seller = await makePayee(app, stripe);
    for (let count = 1; count <= 21; count++) {
      const opened = await payOnce(await app.signIn(), toCartLine(seller, 1, count));
      expect(opened.statusCode).toBe(200);
    }
    expect((await payOnce(await app.signIn(), toCartLine(seller))).statusCode).toBe(200);
  }, 60_000);

  test("unpaid pages of one's own don't count either", async () => {
    const ada = await app.signIn();
    for (let quantity = 1; quantity <= 21; quantity++)
      expect((await payPrices(ada, toCartLine(adaeze, 1, quantity))).statusCode).toBe(200);
    expect(await collectAnswers(ada)).toEqual(makeSameAnswers("200 page"));
  }, 60_000);

  test("after twenty declined cards every way refuses this buyer, and nobody else", async () => {
    const ada = await app.signIn();
    const { url, paymentId } = (await payPrices(ada)).json();
    for (let count = 0; count < 19; count++) await pay(url, declined);
    await settle();
    expect(await collectAnswers(ada)).toEqual(makeSameAnswers("200 page"));

    await pay(url, declined);
    await settle();
    expect(await collectAnswers(ada)).toEqual(makeSameAnswers("429 too_many_payments"));
    // Its page is closed: the provider would take further cards there.
    expect((await app.call("GET", `/pay/payments/${paymentId}`, { as: ada })).json().state).toBe(
      "expired",
    );
    expect(await collectAnswers(await app.signIn())).toEqual(makeSameAnswers("200 page"));
    const other = await makePayee(app, stripe);
    expect((await payPrices(ada, toCartLine(other))).statusCode).toBe(200);
  }, 60_000);

  test("declined cards of more than an hour ago are over", async () => {
    const ada = await app.signIn();
    const { url } = (await payPrices(ada)).json();
    for (let count = 0; count < 20; count++) await pay(url, declined);
    await settle();
    expect((await payPrices(ada)).json().code).toBe("too_many_payments");
    await app.db
      .updateTable("payments.declinedCharge")
      .set({ declinedAt: new Date(Date.now() - 61 * 60_000) })
      .execute();
    expect((await payPrices(ada)).statusCode).toBe(200);
  }, 60_000);
});

describe("a proven email", () => {
  test("is asked for by every way to pay, before any stock is kept", async () => {
    const stranger = await app.signInAs({ ...makePerson(), emailVerified: false });
    const before = await market.readStock(dress);
    expect(await collectAnswers(stranger)).toEqual(makeSameAnswers("403 email_not_confirmed"));
    expect(await market.readStock(dress)).toBe(before);
  });

  test("a stranger who isn't signed in is refused", async () => {
    for (const path of ["/pay/checkout/one-time", "/pay/checkout"])
      expect((await app.call("POST", path, { body: toCartLine(adaeze) })).statusCode).toBe(401);
  });
});
