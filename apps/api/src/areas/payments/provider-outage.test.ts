import { paymentTexts, payoutTexts } from "@boab/contracts/payments/texts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { lineOf, makeSeller, type Seller } from "#test/payees.ts";
import { makeGate } from "#test/provider-gate.ts";
import { useSales } from "#test/sales.ts";

const gate = makeGate();
const { app, control, stripe, settle, pay, retryMessages, ...sales } = await useSales(gate.reach);
const { sell, refund, latestSale, chargeOf, transfersOf } = sales;
let adaeze: Seller;

beforeAll(async () => {
  adaeze = await makeSeller(app, stripe);
}, 90_000);
afterEach(async () => {
  await control.clearFaults();
});
afterAll(() => gate.shut());

const payOnce = (as: SignedIn) =>
  app.call("POST", "/pay/checkout/one-time", { as, body: lineOf(adaeze, 1) });
const choosePlan = (as: SignedIn) =>
  app.call("POST", "/pay/create-subscription-session", {
    as,
    body: { plan: "Growing", billingPeriod: "monthly" },
  });
const onboard = (as: SignedIn) => app.call("POST", "/pay/merch/onboard", { as, body: {} });

/** The response, which came within five seconds while everybody else browsed on. */
async function within5s(call: () => ReturnType<typeof app.call>) {
  const startedAt = performance.now();
  const answering = call();
  expect((await app.call("GET", "/dir/business")).statusCode).toBe(200);
  const response = await answering;
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  return response;
}

async function shutFor(call: () => ReturnType<typeof app.call>) {
  await gate.shut();
  try {
    return await within5s(call);
  } finally {
    await gate.open();
  }
}

/** Pages that the provider has opened for somebody. */
async function pagesOf({ email }: SignedIn) {
  const [customer] = (await stripe.customers.list({ email })).data;
  return customer ? (await stripe.checkout.sessions.list({ customer: customer.id })).data : [];
}

describe("ERR-01 the provider refuses connections", () => {
  test("SUB-17 a plan: a plain sentence, nothing half-done, and the next press succeeds once", async () => {
    const ada = await app.signIn();
    // Its prices are known, as they are in any running process.
    await choosePlan(await app.signIn());
    const failed = await shutFor(() => choosePlan(ada));
    expect([failed.statusCode, failed.json().error]).toEqual([502, paymentTexts.checkoutFailed]);
    expect(await pagesOf(ada)).toEqual([]);
    await pay((await choosePlan(ada)).json().url);
    await settle();
    expect(await pagesOf(ada)).toHaveLength(1);
  });

  test("BOOK-20 a payment: a plain sentence, nothing half-done, and the next press succeeds once", async () => {
    const ada = await app.signIn();
    const failed = await shutFor(() => payOnce(ada));
    expect([failed.statusCode, failed.json().error]).toEqual([502, paymentTexts.checkoutFailed]);
    await pay((await payOnce(ada)).json().url);
    await settle();
    expect(await pagesOf(ada)).toMatchObject([{ payment_status: "paid", amount_total: 500 }]);
  });

  test("PAYOUT-17 onboarding: a plain sentence, nothing half-done, and the next press makes one account", async () => {
    const abena = await app.signIn({ merchantStatus: "Approved" });
    const failed = await shutFor(() => onboard(abena));
    expect([failed.statusCode, failed.json().error]).toEqual([502, payoutTexts.onboardingFailed]);
    expect((await onboard(abena)).statusCode).toBe(200);
    const accounts = (await stripe.accounts.list({ limit: 100 })).data;
    expect(accounts.filter(({ email }) => email === abena.email)).toHaveLength(1);
  });
});

describe("ERR-01 BOOK-20 a payment when the provider", () => {
  test.each([
    ["answers 503", { kind: "status", status: 503, times: 9 }],
    ["takes its time", { kind: "delay", delayMs: 6_000 }],
  ] as const)("%s: a plain sentence, and the next press succeeds once", async (_what, fault) => {
    const ada = await app.signIn();
    await control.addFault({ ...fault, operation: "Checkout.Sessions.create" });
    const failed = await within5s(() => payOnce(ada));
    expect([failed.statusCode, failed.json().error]).toEqual([502, paymentTexts.checkoutFailed]);
    await control.clearFaults();
    // While the provider still works on the first request it refuses the same key.
    await expect.poll(async () => (await payOnce(ada)).statusCode, { timeout: 10_000 }).toBe(200);
    await pay((await payOnce(ada)).json().url);
    await settle();
    expect(await pagesOf(ada)).toMatchObject([{ payment_status: "paid" }]);
  });

  test("hangs up after the work is done: the same page is found again", async () => {
    const ada = await app.signIn();
    await control.addFault({ kind: "drop_after_commit", operation: "Checkout.Sessions.create" });
    await pay((await within5s(() => payOnce(ada))).json().url);
    await settle();
    expect(await pagesOf(ada)).toHaveLength(1);
  });
});

describe("P13 a refund does not wait for the provider, and is made exactly once", () => {
  async function expectOneRefund(sale: { id: string }) {
    expect(await latestSale(adaeze)).toMatchObject({ id: sale.id, refundedCents: 300 });
    expect(await chargeOf(sale)).toMatchObject({ amount_refunded: 300 });
    expect((await transfersOf(sale))[0]?.amount_reversed).toBe(300 - 45);
  }

  /** As the queue does it, until nothing is left. */
  const retryUntilDone = () =>
    expect
      .poll(
        async () => {
          await retryMessages().catch(() => {});
          const { count } = await app.db
            .selectFrom("payments.outbox")
            .select(({ fn }) => fn.countAll<number>().as("count"))
            .where("state", "=", "waiting")
            .executeTakeFirstOrThrow();
          return count;
        },
        { timeout: 25_000 },
      )
      .toBe(0);

  test("when it refuses connections", async () => {
    const sale = await sell(adaeze, 1);
    await gate.shut();
    expect((await within5s(() => refund(adaeze, sale, 300))).statusCode).toBe(200);
    await expect(settle()).rejects.toThrow();
    await gate.open();
    await retryUntilDone();
    await settle();
    await expectOneRefund(sale);
  });

  test.each([
    ["answers 503", { kind: "status", status: 503 }],
    ["takes its time", { kind: "delay", delayMs: 6_000 }],
    ["hangs up after the work is done", { kind: "drop_after_commit" }],
    ["does the work and loses its answer", { kind: "fail_after_commit" }],
  ] as const)(
    "when it %s",
    async (_what, fault) => {
      const sale = await sell(adaeze, 1);
      for (const operation of ["Refunds.create", "Transfers.createReversal"])
        await control.addFault({ ...fault, operation });
      expect((await within5s(() => refund(adaeze, sale, 300))).statusCode).toBe(200);
      await settle().catch(() => {});
      await retryUntilDone();
      await settle();
      await expectOneRefund(sale);
    },
    40_000,
  );
});
