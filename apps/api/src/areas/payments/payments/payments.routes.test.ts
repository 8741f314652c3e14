import { paymentCopy } from "@boab/contracts/payments/copy";
import { sellerDetails } from "@boab/stripe-sandbox/test-seller";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { lockProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { SignedIn } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { makePayee, type Payee, replacePayoutAccount, toCartLine } from "#test/payees.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { makeConnectedAccount } from "#test/provider-account.ts";
import { sendMessage } from "../dispatch/send-message.ts";
import { sendMessageTask } from "../outbox/outbox.tasks.ts";
import { followUpPayments } from "./follow-up.ts";
import { syncPayment } from "./sync-payment.ts";

const { app, control, stripe, settle, retryMessages, pay, deps } = await usePaymentsApp();
let adaeze: Payee;
let kofi: Payee;

beforeAll(async () => {
  adaeze = await makePayee(app, stripe);
  kofi = await makePayee(app, stripe);
}, 90_000);

const checkOut = (as: SignedIn, items: object[], headers: Record<string, string> = {}) =>
  app.call("POST", "/pay/checkout", {
    as,
    headers,
    body: { chargeType: "separate", currency: "aud", applicationFeePct: 0.15, items },
  });
const readPaymentId = (location: string | null | undefined) =>
  /payments\/([0-9a-f-]{36})/.exec(location ?? "")?.[1] ?? "";

/** Pays, and waits until everything that follows is done; the payment's id. */
async function buy(as: SignedIn, items: object[]): Promise<string> {
  const payResult = await pay((await checkOut(as, items)).json().url);
  await settle();
  return readPaymentId(payResult.location);
}

const read = async (as: SignedIn, id: string) =>
  (await app.call("GET", `/pay/payments/${id}`, { as })).json();
const listTransfers = async (id: string) =>
  (await stripe.transfers.list({ transfer_group: id })).data;

/** Where the cents of a payment are. */
async function readLedger(paymentId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents) as cents from payments.ledger_entry
    join payments.ledger_movement on ledger_movement.id = movement_id
    where payment_id = ${paymentId} group by account having sum(amount_cents) <> 0
  `.execute(app.db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** Whether a statement waits for a lock that somebody else has. */
async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(app.db);
  return rows.length > 0;
}

describe("paying", () => {
  test("DCART-07 X-05 a cart of two businesses is one charge, and each gets their share", async () => {
    const ada = await app.signIn({}, "Ada Obi");
    const id = await buy(ada, [toCartLine(adaeze, 0), toCartLine(kofi, 1, 2)]);
    expect(await read(ada, id)).toMatchObject({ state: "paid", amountCents: 23_000 });
    const transfers = await listTransfers(id);
    const sent = new Map(transfers.map(({ destination, amount }) => [destination, amount]));
    expect(sent).toEqual(
      new Map([
        [adaeze.accountId, 22_000 - 2_200 - 374 - 30],
        [kofi.accountId, 1_000 - 100 - 17 - 30],
      ]),
    );
    // What is left of our share after the provider's fee of 1.7 % and 30 cents.
    const fees = 2_604 + 147;
    expect(await readLedger(id)).toEqual({
      balance: fees - 421,
      "platform share": -fees,
      "provider fees": 421,
    });
    const { subject, text } = await expectMail(ada.email);
    expect(subject).toContain("$230.00");
    expect(text).toContain("Thanks, Ada. Your payment went through.");
    expect(text).toMatch(/Knotless braids {2,}\$220\.00/);
    expect((await expectMail(kofi.email)).text).toContain("$8.53");
  });

  test("DIR-PRICE-04 BOOK-20 one price is paid by itself", async () => {
    const ada = await app.signIn();
    const response = await app.call("POST", "/pay/checkout/one-time", {
      as: ada,
      body: { ...toCartLine(adaeze, 1), name: "Anything", currency: "AUD", customerEmail: "x@y.z" },
    });
    const payResult = await pay(response.json().url);
    await settle();
    expect(payResult.location).toMatch(/^http:\/\/boab\.test\/my-account\/payments\//);
    expect(await read(ada, readPaymentId(payResult.location))).toMatchObject({
      state: "paid",
      amountCents: 500,
      sales: [{ lines: [{ title: "Wash", unitCents: 500, quantity: 1 }] }],
    });
  });

  test("is captured at once, so that the provider's fee is known when the page ends", async () => {
    await buy(await app.signIn(), [toCartLine(adaeze, 1)]);
    const [session] = (
      await stripe.checkout.sessions.list({ limit: 1, expand: ["data.payment_intent"] })
    ).data;
    expect(session?.payment_intent).toMatchObject({ capture_method: "automatic" });
  });

  test("the split is stored before the provider hears of it", async () => {
    const ada = await app.signIn();
    await control.addFault({
      kind: "status",
      status: 503,
      operation: "Checkout.Sessions.create",
      times: 9,
    });
    const failed = await checkOut(ada, [toCartLine(adaeze)]);
    await control.clearFaults();
    expect(failed.statusCode).toBe(502);
    expect(failed.json().error).toBe(paymentCopy.checkoutFailed);
    const { rows } = await sql`
      select sale.fee_cents, session_id from payments.sale join payments.payment on payment.id = payment_id
      where buyer_id = ${ada.userId}`.execute(app.db);
    expect(rows).toEqual([{ feeCents: 2_604, sessionId: null }]);
    expect((await checkOut(ada, [toCartLine(adaeze)])).statusCode).toBe(200);
  });

  test("pressing twenty times at once opens one page", async () => {
    const ada = await app.signIn();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => checkOut(ada, [toCartLine(adaeze)])),
    );
    const urls = responses.flatMap((one) => (one.statusCode === 200 ? [one.json().url] : []));
    expect(urls.length).toBeGreaterThan(0);
    expect(new Set(urls).size).toBe(1);
    const { rows } =
      await sql`select id from payments.payment where buyer_id = ${ada.userId}`.execute(app.db);
    expect(rows).toHaveLength(1);
    expect((await checkOut(ada, [toCartLine(adaeze)])).json().url).toBe(urls[0]);
  });

  test("the same key with another cart is refused, and with the same cart leads to the same page", async () => {
    const ada = await app.signIn();
    const key = { "idempotency-key": "once" };
    const first = await checkOut(ada, [toCartLine(adaeze)], key);
    expect((await checkOut(ada, [toCartLine(adaeze)], key)).json()).toEqual(first.json());
    expect((await checkOut(ada, [toCartLine(kofi)], key)).statusCode).toBe(422);
  });

  test("somebody who comes back before the webhook sees that they paid", async () => {
    const ada = await app.signIn();
    await control.setWebhooks({ isHeld: true });
    const payResult = await pay((await checkOut(ada, [toCartLine(adaeze, 1)])).json().url);
    const id = readPaymentId(payResult.location);
    expect(await read(ada, id)).toMatchObject({ state: "open" });
    const refreshed = await app.call("POST", `/pay/payments/${id}/refresh`, { as: ada });
    expect(refreshed.json()).toMatchObject({ state: "paid" });
    await control.setWebhooks({ isHeld: false });
    await control.releaseWebhooks();
    await settle();
    expect(await listTransfers(id)).toHaveLength(1);
  });

  test("a page that closes unpaid ends the payment, also when its event is lost", async () => {
    const ada = await app.signIn();
    const { url } = (await checkOut(ada, [toCartLine(adaeze, 1)])).json();
    const [session] = (await stripe.checkout.sessions.list({ limit: 1 })).data;
    await control.setWebhooks({ isHeld: true });
    await stripe.checkout.sessions.expire(session?.id ?? "");
    await followUpPayments({ ...deps(), clock: () => new Date(Date.now() + 2 * 60 * 60 * 1000) });
    const id = session?.client_reference_id ?? "";
    expect(await read(ada, id)).toMatchObject({ state: "expired" });
    await control.setWebhooks({ isHeld: false });
    await control.releaseWebhooks();
    await settle();
    expect((await checkOut(ada, [toCartLine(adaeze, 1)])).json().url).not.toBe(url);
  });
});

describe("X-29 what a client says decides nothing", () => {
  test.each([
    ["a price that is not ours", { unitAmount: 1 }, "price_changed"],
    ["a price of another business", { businessId: "BUS-00000000" }, "price_gone"],
    ["an unknown price", { pricingId: "00000000-0000-4000-8000-000000000000" }, "price_gone"],
    ["a quantity below one", { quantity: -5 }, "bad_request"],
    ["a part of one", { quantity: 0.1 }, "bad_request"],
    ["too many", { quantity: 1e9 }, "bad_request"],
  ])("%s is refused", async (_what, change, code) => {
    const response = await checkOut(await app.signIn(), [{ ...toCartLine(adaeze), ...change }]);
    expect(response.json().code).toBe(code);
  });

  test("fee, payee, currency and texts of the client are ignored", async () => {
    const ada = await app.signIn();
    const response = await app.call("POST", "/pay/checkout", {
      as: ada,
      body: {
        chargeType: "direct",
        currency: "idr",
        applicationFeePct: 0,
        customerEmail: "victim@people.example",
        items: [
          {
            ...toCartLine(adaeze),
            name: "Prize",
            description: "Claim it",
            commissionRate: "0",
            sellerAccountId: kofi.accountId,
          },
        ],
      },
    });
    const payResult = await pay(response.json().url);
    await settle();
    const id = readPaymentId(payResult.location);
    const [transfer] = await listTransfers(id);
    expect(transfer).toMatchObject({
      amount: 19_396,
      currency: "aud",
      destination: adaeze.accountId,
    });
    const [session] = (
      await stripe.checkout.sessions.list({ limit: 1, expand: ["data.line_items"] })
    ).data;
    expect(session).toMatchObject({ amount_total: 22_000, currency: "aud" });
    expect(session?.line_items?.data[0]?.description).toBe("Knotless braids");
    expect(session?.customer_details?.email).toBe(ada.email);
  });

  test("nobody pays for their own listing, a free price or a hidden listing", async () => {
    expect((await checkOut(adaeze, [toCartLine(adaeze)])).json().code).toBe("own_listing");
    const ada = await app.signIn();
    expect((await checkOut(ada, [toCartLine(adaeze, 2)])).json().code).toBe("price_gone");
    const hidden = await makePayee(app, stripe);
    await app.db
      .updateTable("directory.business")
      .set({ isLive: false })
      .where("id", "=", hidden.businessId)
      .execute();
    expect((await checkOut(ada, [toCartLine(hidden)])).json().code).toBe("price_gone");
  });

  test("a business without an account cannot be paid, and nobody else is paid instead", async () => {
    const sellerWithoutAccount = await makePayee(app, stripe);
    await replacePayoutAccount(app, sellerWithoutAccount, null);
    const response = await checkOut(await app.signIn(), [toCartLine(sellerWithoutAccount)]);
    expect([response.statusCode, response.json().code]).toEqual([409, "seller_not_ready"]);
  });

  test("a stranger sees no payment of somebody else", async () => {
    const ada = await app.signIn();
    const id = await buy(ada, [toCartLine(adaeze, 1)]);
    const as = await app.signIn();
    expect((await app.call("GET", `/pay/payments/${id}`, { as })).statusCode).toBe(404);
    expect((await app.call("POST", `/pay/payments/${id}/refresh`, { as })).statusCode).toBe(404);
  });
});

describe("shares", () => {
  /** A payment to somebody whose account the provider stops paying while the buyer is on its page. */
  async function buyFromUnreadySeller(late: Payee): Promise<string> {
    const { url } = (await checkOut(await app.signIn(), [toCartLine(late)])).json();
    late.accountId = await makeConnectedAccount(stripe, false);
    await replacePayoutAccount(app, late, late.accountId);
    const payResult = await pay(url);
    await settle();
    return readPaymentId(payResult.location);
  }

  test("wait with us until the payee's account is ready, and are sent once", async () => {
    const late = await makePayee(app, stripe);
    const id = await buyFromUnreadySeller(late);
    expect(await listTransfers(id)).toEqual([]);
    expect(await readLedger(id)).toMatchObject({ "payee share": -19_396 });
    await replacePayoutAccount(app, late, await makeConnectedAccount(stripe));
    for (let run = 0; run < 3; run++) {
      await followUpPayments(deps());
      await settle();
    }
    expect((await listTransfers(id)).map(({ amount }) => amount)).toEqual([19_396]);
    expect(await readLedger(id)).not.toHaveProperty("payee share");
  });

  test("are sent as soon as the provider says that the account is ready", async () => {
    const late = await makePayee(app, stripe);
    const id = await buyFromUnreadySeller(late);
    expect(await listTransfers(id)).toEqual([]);
    await stripe.accounts.update(late.accountId, sellerDetails);
    await settle();
    expect((await listTransfers(id)).map(({ amount }) => amount)).toEqual([19_396]);
  });

  test("reach somebody who is ready although hundreds of another payee's have waited for longer", async () => {
    const late = await makePayee(app, stripe);
    const id = await buyFromUnreadySeller(late);
    // Nobody tells us that the account is ready.
    await control.setWebhooks({ dropNext: 1_000 });
    await replacePayoutAccount(app, late, await makeConnectedAccount(stripe));
    await control.settleWebhooks();
    await control.setWebhooks({ dropNext: 0 });
    const sellerOnHold = await makePayee(app, stripe);
    await app.db
      .updateTable("payments.payoutAccount")
      .set({ isReplacement: true, readyAt: new Date() })
      .where("stripeId", "=", sellerOnHold.accountId)
      .execute();
    await sql`
      with paid as (
        insert into payments.payment
          (id, buyer_id, cart_key, amount_cents, state, charge_id, created_at, expires_at, paid_at)
        select gen_random_uuid(), ${late.userId}, 'waiting' || n, 1000, 'paid', 'ch_waiting' || n,
          now() - interval '2 days', now(), now() - interval '2 days'
        from generate_series(1, 500) n returning id, created_at)
      insert into payments.sale (id, payment_id, payee_id, seller_name, seller_path, amount_cents,
        fee_cents, share_cents, created_at, is_held)
      select gen_random_uuid(), id, ${sellerOnHold.userId}, 'Studio', '/directory', 1000, 147, 853, created_at, true
      from paid`.execute(app.db);
    await followUpPayments(deps());
    await settle();
    expect((await listTransfers(id)).map(({ amount }) => amount)).toEqual([19_396]);
    await sql`update payments.sale set is_held = false where payee_id = ${sellerOnHold.userId}`.execute(
      app.db,
    );
  });

  test("of two payments to the same people are sent in the same order, so that neither waits for the other", async () => {
    const [low, high] =
      adaeze.userId < kofi.userId ? ([adaeze, kofi] as const) : ([kofi, adaeze] as const);
    const readFirstPayee = async (id: string) =>
      (
        await app.db
          .selectFrom("payments.sale")
          .select("payeeId")
          .where("paymentId", "=", id)
          .orderBy("id")
          .executeTakeFirstOrThrow()
      ).payeeId;
    let started = { url: "", paymentId: "" };
    do
      started = (
        await checkOut(await app.signIn(), [toCartLine(low, 1), toCartLine(high, 1)])
      ).json();
    while ((await readFirstPayee(started.paymentId)) !== high.userId);
    await control.setWebhooks({ isHeld: true });
    await pay(started.url);

    const isFree = (userId: string) =>
      sql`select from accounts.profile where id = ${userId} for no key update nowait`
        .execute(app.db)
        .then(
          () => true,
          () => false,
        );
    const pendingSync = await inTransaction(app.db, async (tx) => {
      await lockProfile(tx, low.userId);
      const sync = syncPayment(deps(), started.paymentId);
      await expect.poll(() => isWaitingForLock(), { timeout: 5_000 }).toBe(true);
      expect(await isFree(high.userId)).toBe(true);
      return { sync };
    });
    expect(await pendingSync.sync).toBe("applied");
    await control.setWebhooks({ isHeld: false });
    await control.releaseWebhooks();
    await settle();
    expect(await listTransfers(started.paymentId)).toHaveLength(2);
  });

  test("that fail too often are parked for somebody to look at, also when workers died while they sent them", async () => {
    const ada = await app.signIn();
    const { url } = (await checkOut(ada, [toCartLine(adaeze, 1)])).json();
    const id = readPaymentId((await pay(url)).location);
    await control.settleWebhooks();
    await app.call("POST", `/pay/payments/${id}/refresh`, { as: ada });
    const { id: messageId } = await app.db
      .selectFrom("payments.outbox")
      .select("id")
      .where("state", "=", "waiting")
      .executeTakeFirstOrThrow();
    const readState = async () =>
      (
        await app.db
          .selectFrom("payments.outbox")
          .select("state")
          .where("id", "=", messageId)
          .executeTakeFirstOrThrow()
      ).state;
    const operation = "Transfers.create";
    await control.addFault({ kind: "status", status: 503, operation, times: 100 });
    // Of all the runs the queue gives it, five end with the worker, before anything is written down.
    const remainingTries = sendMessageTask.retryLimit + 1 - 5;
    for (let run = 0; run < remainingTries; run++)
      await sendMessage(deps(), messageId).catch(() => {});
    await control.clearFaults();
    expect(await readState()).toBe("parked");
    await app.db
      .updateTable("payments.outbox")
      .set({ state: "waiting" })
      .where("id", "=", messageId)
      .execute();
    await settle();
    await retryMessages();
    expect(await readState()).toBe("sent");
  });

  test("a payment counts also when the payee's account was deleted meanwhile", async () => {
    const closingSeller = await makePayee(app, stripe);
    const ada = await app.signIn();
    const { url } = (await checkOut(ada, [toCartLine(closingSeller, 1)])).json();
    await settle();
    await stripe.accounts.del(closingSeller.accountId);
    const id = readPaymentId((await pay(url)).location);
    await settle();
    expect(await read(ada, id)).toMatchObject({ state: "paid" });
    expect(await readLedger(id)).toMatchObject({ "payee share": -425 });
    expect((await checkOut(ada, [toCartLine(closingSeller, 1)])).json().code).toBe(
      "seller_not_ready",
    );
  });

  test.each(["drop_after_commit", "fail_after_commit"] as const)(
    "the provider does the work and then fails (%s): the money moves exactly once",
    async (kind) => {
      const ada = await app.signIn();
      const { url } = (await checkOut(ada, [toCartLine(adaeze, 1)])).json();
      await control.addFault({ kind, operation: "Transfers.create" });
      const payResult = await pay(url);
      // A worker would see the first attempt fail, and the queue would try again.
      await settle().catch(() => retryMessages());
      await settle();
      const transfers = await listTransfers(readPaymentId(payResult.location));
      expect(transfers.map(({ amount }) => amount)).toEqual([425]);
      expect(await readLedger(readPaymentId(payResult.location))).not.toHaveProperty("payee share");
    },
  );

  test("a transfer that the provider refuses is kept, and sent when the account is ready again", async () => {
    const moved = await makePayee(app, stripe);
    const ada = await app.signIn();
    const { url } = (await checkOut(ada, [toCartLine(moved, 1)])).json();
    const payResult = await pay(url);
    await control.settleWebhooks();
    await app.call("POST", `/pay/payments/${readPaymentId(payResult.location)}/refresh`, {
      as: ada,
    });
    await app.db
      .updateTable("payments.outbox")
      .set({ destination: "acct_gone" })
      .where("state", "=", "waiting")
      .execute();
    await retryMessages();
    const id = readPaymentId(payResult.location);
    expect(await readLedger(id)).toMatchObject({ "payee share": -425 });
    await followUpPayments(deps());
    await settle();
    expect((await listTransfers(id)).map(({ destination }) => destination)).toEqual([
      moved.accountId,
    ]);
  });
});
