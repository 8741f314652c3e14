import type { Payment, Sale } from "@boab/contracts/payments/payments";
import { describe, expect, test } from "vitest";
import { openPage, postTo, readFormValuesFrom } from "#test/open-page.tsx";
import { makeRefusal } from "#test/play-api.ts";
import { people } from "#test/profiles.ts";
import * as paymentPage from "./payment.tsx";
import * as paymentsPage from "./payments.tsx";
import * as payoutsPage from "./payouts.tsx";
import * as salesPage from "./sales.tsx";

const viewer = people.member;
const merchant = people["approved merchant"];
const id = "7c0a2b1e-5a8e-4b9e-9b53-0d4f7a2c1e11";

/** Paid half an hour after midnight in Sydney, while it is still the day before in London and in Perth. */
const payment: Payment = {
  id,
  state: "paid",
  amountCents: 30_450,
  createdAt: "2026-11-15T13:25:00.000Z",
  paidAt: "2026-11-15T13:30:00.000Z",
  url: null,
  sales: [
    {
      sellerName: "Ubuntu Braid Studio",
      sellerPath: "/directory/listings/ubuntu-braid-studio",
      amountCents: 26_000,
      refundedCents: 5_550,
      disputedCents: 0,
      lines: [
        { title: "Knotless braids", unitCents: 11_000, quantity: 2 },
        { title: "Beads", unitCents: 4_000, quantity: 1 },
      ],
    },
    {
      sellerName: "Kumasi Cloth House",
      sellerPath: "/marketplace/stores/kumasi-cloth-house",
      amountCents: 4_450,
      refundedCents: 0,
      disputedCents: 0,
      lines: [{ title: "Wax print", unitCents: 4_450, quantity: 1 }],
    },
  ],
};

describe("/my-account/payments", () => {
  const open = (data: Payment[], nextCursor: string | null = null) =>
    openPage(paymentsPage, "/my-account/payments", {
      viewer,
      answers: { "GET /pay/payments": { data, nextCursor } },
    });

  test("one card for each payment: the day in Sydney, the total and what came back", async () => {
    const { text, html, calls } = await open([payment]);
    expect(text).toContain("Paid 16 Nov 2026");
    expect(text).toContain("Total $304.50");
    expect(text).toContain("Refunded $55.50");
    expect(text).toContain("2 × Knotless braids and 1 more Ubuntu Braid Studio Partly refunded");
    expect(text).toContain("Wax print Kumasi Cloth House Paid");
    expect(html).toContain(`href="/my-account/payments/${id}"`);
    expect(calls).toEqual([{ call: "GET /pay/payments", query: { limit: "20" } }]);
  });

  test("what was never paid is called started", async () => {
    const { text } = await open([{ ...payment, state: "expired", paidAt: null }]);
    expect(text).toContain("Started 16 Nov 2026");
    expect(text).toContain("Wax print Kumasi Cloth House Not paid");
  });

  test("without a payment there is the way to a business", async () => {
    const { text, html } = await open([]);
    expect(text).toContain("No payments yet");
    expect(html).toContain('href="/directory/listings"');
  });
});

describe("/my-account/payments/:id", () => {
  const open = (changes: Partial<Payment>, query = "") =>
    openPage(paymentPage, `/my-account/payments/${id}${query}`, {
      viewer,
      answers: { [`GET /pay/payments/${id}`]: { ...payment, ...changes } },
    });

  test("the receipt adds up: each line, what a business gave back, and the total after it", async () => {
    const { text } = await open({});
    expect(text).toContain("Part of your payment was refunded");
    expect(text).toContain("Knotless braids 2 at $110.00 each $220.00");
    expect(text).toContain("Refunded by Ubuntu Braid Studio −$55.50");
    expect(text).not.toContain("Refunded by Kumasi");
    expect(text).toContain("Paid by card $304.50");
    expect(text).toContain("Refunded −$55.50 Total after refund AUD $249.00");
    expect(text).toContain("Back to Ubuntu Braid Studio");
  });

  test("what was left at the provider can be paid there, and is no receipt", async () => {
    const url = "https://checkout.stripe.com/c/pay/cs_test_1";
    const sales = payment.sales.slice(1);
    const unpaid = { state: "open", paidAt: null, url, sales, amountCents: 4_450 } as const;
    const { text, html } = await open(unpaid, "?cancelled");
    expect(text).toContain("Checkout cancelled");
    expect(text).toContain("What you chose");
    expect(text).toContain("Total AUD $44.50");
    expect(text).not.toContain("Paid by card");
    expect(html).toContain(`href="${url}"`);
  });

  test("while the bank works on it, it can be asked about again and not be paid twice", async () => {
    const url = "https://checkout.stripe.com/c/pay/cs_test_1";
    const { text } = await open({ state: "processing", paidAt: null, url });
    expect(text).toContain("Your bank is working on it");
    expect(text).toContain("Check again");
    expect(text).not.toContain("Continue to payment");
  });
});

const sale: Sale = {
  id,
  sellerName: "Ubuntu Braid Studio",
  buyerName: "Hana Tesfaye",
  amountCents: 22_000,
  feeCents: 2_604,
  cardFeeCents: 404,
  returnedFeeCents: 1_000,
  coveredCents: 0,
  shareCents: 19_396,
  netCents: 10_396,
  isOrder: false,
  refundedCents: 10_000,
  refundedShareCents: 9_000,
  refundReasons: ["damaged"],
  disputedCents: 0,
  payout: "sent",
  payoutDueAt: null,
  paidAt: "2026-07-01T14:30:00.000Z",
  lines: [{ title: "Knotless braids", unitCents: 11_000, quantity: 2 }],
};

describe("/my-account/sales", () => {
  const open = (data: Sale[], query = "", answers = {}) =>
    openPage(salesPage, `/my-account/sales${query}`, {
      viewer: merchant,
      answers: { "GET /pay/sales": { data, nextCursor: null }, ...answers },
    });
  const post = (values: Record<string, string>, answers = {}) =>
    postTo(salesPage, "/my-account/sales", values, { viewer: merchant, answers });

  test("a row says what was paid, our fee, what went back and why, and what the seller gets", async () => {
    const { text } = await open([sale]);
    expect(text).toContain("2 × Knotless braids Hana Tesfaye, at Ubuntu Braid Studio");
    expect(text).toContain(
      "2 July 2026 $220.00 −$16.04 $10.00 given back −$100.00 Damaged or faulty $103.96",
    );
    expect(text).not.toContain("waiting for you");
  });

  test("a dispute counts with the refunds, and leaves the seller below nothing", async () => {
    const lost = {
      refundedCents: 0,
      refundReasons: [],
      disputedCents: 22_000,
      returnedFeeCents: 0,
      netCents: -2_604,
    };
    const { text, html } = await open([{ ...sale, ...lost }]);
    expect(text).toContain("−$26.04 −$220.00 $220.00 disputed −$26.04 Disputed");
    expect(html).not.toContain("?refund=");
  });

  test("money that is held is announced until all of it went back", async () => {
    const note = "Some of your money is waiting for you.";
    expect((await open([{ ...sale, payout: "held" }])).text).toContain(note);
    const refunded = { ...sale, payout: "held", refundedCents: 22_000 } as const;
    expect((await open([refunded])).text).not.toContain(note);
  });

  test("a refund starts with all that is left, and sends exactly that", async () => {
    const { html, text } = await open([sale], `?refund=${id}`);
    expect(text).toContain("Refund Hana Tesfaye?");
    expect(text).toContain("Refund $120.00");
    const fields = readFormValuesFrom(html, "Refund");
    expect(fields).toMatchObject({ intent: "refund", id, leftCents: "12000", reason: "returned" });
    const { calls, data } = await post(fields, { [`POST /pay/sales/${id}/refunds`]: sale });
    expect(calls).toEqual([
      {
        call: `POST /pay/sales/${id}/refunds`,
        body: { amountCents: 12_000, reason: "returned" },
      },
    ]);
    expect(data).toEqual({ ok: true, response: null });
  });

  test("a typed amount goes out in cents, with the reason", async () => {
    const values = { id, leftCents: "12000", amount: "19.90", reason: "goodwill" };
    const { calls } = await post(values, { [`POST /pay/sales/${id}/refunds`]: sale });
    expect(calls[0]?.body).toEqual({ amountCents: 1_990, reason: "goodwill" });
  });

  test("an order is refunded by its items, and says whether they are back in stock", async () => {
    const orderId = "4TR8-W2HN";
    const answers = { [`POST /marketplace/orders/${orderId}/refunds`]: { refundedCents: 4_450 } };
    const values = { id, orderId, leftCents: "12000", "pieces-2": "3", delivery: "yes" };
    const { calls } = await post({ ...values, backInStock: "yes" }, answers);
    expect(calls).toEqual([
      {
        call: `POST /marketplace/orders/${orderId}/refunds`,
        body: { items: [{ itemNumber: 2, quantity: 3 }], delivery: true, backInStock: true },
      },
    ]);
  });

  test("a refund of what is gone is not offered, also by its address", async () => {
    const { html } = await open([{ ...sale, refundedCents: 22_000 }], `?refund=${id}`);
    expect(html).not.toContain("Refund Hana");
  });

  test("a refusal keeps its own sentence, a breakdown gets ours", async () => {
    const call = `POST /pay/sales/${id}/refunds`;
    const values = { id, leftCents: "12000" };
    const refusedAnswer = makeRefusal(409, "conflict", "Only $50.00 is left.");
    expect((await post(values, { [call]: refusedAnswer })).data).toMatchObject({
      ok: false,
      error: "Only $50.00 is left.",
    });
    const broken = () => new Response("", { status: 500 });
    expect((await post(values, { [call]: broken })).data).toMatchObject({
      ok: false,
      error: "We couldn't refund this. Please try again.",
    });
  });
});

const account = {
  accountId: "acct_…1234",
  details_submitted: true,
  charges_enabled: true,
  payouts_enabled: true,
  requirements: { currently_due: [], past_due: [] },
  checkedAt: "2026-07-01T14:30:00.000Z",
  isStale: false,
  dueBy: null,
  disabledReason: null,
  heldUntil: null,
};

describe("/my-account/payouts", () => {
  const storeNotFound = makeRefusal(404, "not_found", "There is no such store.");
  const open = (viewer: typeof merchant | typeof people.member, owned: object | null) =>
    openPage(payoutsPage, "/my-account/payouts", {
      viewer,
      answers: {
        "GET /pay/merch/account": { account: owned },
        [`GET /Store-info/user/${viewer.id}`]: storeNotFound,
      },
    });

  test("a seller sees the masked account and when it was checked, in Sydney time", async () => {
    const { text } = await open(merchant, account);
    expect(text).toContain("Account acct_…1234");
    expect(text).toContain("Checked 2 July 2026, 12:30 am, Sydney time.");
    expect(text).toContain("Open Stripe Dashboard");
    expect(text).not.toContain("Back to Go Live");
  });

  test("members who may not sell see no account, unless their money is in one", async () => {
    expect((await open(people.member, null)).text).toContain("Payouts are for sellers.");
    const { text } = await open(people.member, account);
    expect(text).toContain("acct_…1234");
    expect(text).not.toContain("Payouts are for sellers.");
  });

  const url = "https://connect.stripe.com/setup/s/one";
  const post = (values: Record<string, string>, answers = {}) =>
    postTo(payoutsPage, "/my-account/payouts", values, { viewer: merchant, answers });

  test.each([
    ["set-up", "POST /pay/merch/onboard", { url, accountId: "acct_…1234" }, {}],
    ["resume", "POST /pay/merch/onboard/refresh", { url }, { accountId: "acct_…1234" }],
    ["dashboard", "GET /pay/merch/dashboard-link/acct_…1234", { url }, undefined],
  ])("the button %s leads to the provider's page by %s", async (intent, call, answer, body) => {
    const sent = await post({ intent, accountId: "acct_…1234" }, { [call]: answer });
    expect(sent.calls).toEqual([body === undefined ? { call } : { call, body }]);
    expect(sent.location).toBe(url);
  });

  test.each([
    ["set-up", "POST /pay/merch/onboard", "Onboarding failed"],
    ["resume", "POST /pay/merch/onboard/refresh", "Failed to refresh onboarding"],
    ["dashboard", "GET /pay/merch/dashboard-link/acct_1", "Failed to create login link"],
    ["refresh", "POST /pay/merch/account/refresh", "Failed to fetch status"],
  ])("when %s fails without words it says: %s", async (intent, call, error) => {
    const broken = () => new Response("", { status: 500 });
    const { data } = await post({ intent, accountId: "acct_1" }, { [call]: broken });
    expect(data).toMatchObject({ ok: false, error });
  });

  test("a button that isn't ours is refused", async () => {
    await expect(post({ intent: "constructor" })).rejects.toMatchObject({ init: { status: 400 } });
  });
});
