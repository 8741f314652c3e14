import type Stripe from "stripe";
import { beforeEach, describe, expect, it } from "vitest";
import { createReadyAccount, pay, planPrices } from "./support/fixtures.ts";
import { useSandbox } from "./support/use-sandbox.ts";
import { getError } from "./support/use-stripe.ts";

const sandbox = useSandbox();
const DAY = 24 * 60 * 60;
const listTypesSince = async () =>
  (await sandbox.stripe.events.list({ limit: 100 })).data.map(({ type }) => type);

beforeEach(() => sandbox.control.reset());

describe("the sandbox's clock", () => {
  it("expires sessions that nobody paid", async () => {
    const { id } = await sandbox.stripe.checkout.sessions.create({
      mode: "payment",
      success_url: "https://boab.example/",
      line_items: [
        { price_data: { currency: "aud", unit_amount: 900, product_data: { name: "A" } } },
      ],
      expires_at: Math.floor(Date.now() / 1000) + 30 * 60,
    });
    await sandbox.control.advanceClock(31 * 60);
    expect((await sandbox.stripe.checkout.sessions.retrieve(id)).status).toBe("expired");
    expect(await listTypesSince()).toContain("checkout.session.expired");
  });

  it("gives notice of the end of a trial, then charges, then renews", async () => {
    const { monthly } = await planPrices(sandbox.stripe);
    const customer = await sandbox.stripe.customers.create({
      payment_method: "pm_card_visa",
      invoice_settings: { default_payment_method: "pm_card_visa" },
    });
    const { id } = await sandbox.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      trial_period_days: 180,
    });
    await sandbox.control.advanceClock(178 * DAY);
    expect(await listTypesSince()).toContain("customer.subscription.trial_will_end");
    await sandbox.control.advanceClock(3 * DAY);
    expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe("active");
    await sandbox.control.advanceClock(62 * DAY);
    const invoices = await sandbox.stripe.invoices.list({ subscription: id });
    expect(invoices.data.map(({ total, status }) => [total, status])).toEqual([
      [2_000, "paid"],
      [2_000, "paid"],
      [2_000, "paid"],
      [0, "paid"],
    ]);
  });

  it("tries a failed renewal again and cancels in the end", async () => {
    const { monthly } = await planPrices(sandbox.stripe);
    const customer = await sandbox.stripe.customers.create();
    const card = await sandbox.stripe.paymentMethods.attach("pm_card_chargeCustomerFail", {
      customer: customer.id,
    });
    const { id } = await sandbox.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      default_payment_method: card.id,
      trial_period_days: 7,
    });
    await sandbox.control.advanceClock(8 * DAY);
    expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe("past_due");
    await sandbox.control.advanceClock(20 * DAY);
    const ended = await sandbox.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
    expect(ended).toMatchObject({
      status: "canceled",
      cancellation_details: { reason: "payment_failed" },
      latest_invoice: { status: "open", attempt_count: 4 },
    });
  });

  it.each(["cancel", "pause"] as const)(
    "a trial without a card can end with %s",
    async (behaviour) => {
      const { monthly } = await planPrices(sandbox.stripe);
      const customer = await sandbox.stripe.customers.create();
      const { id } = await sandbox.stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: monthly.id }],
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: behaviour } },
      });
      await sandbox.control.advanceClock(8 * DAY);
      const expected = { cancel: "canceled", pause: "paused" }[behaviour];
      expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe(expected);
      if (behaviour === "pause")
        expect((await sandbox.stripe.subscriptions.resume(id)).status).toBe("active");
    },
  );

  it("an incomplete subscription expires after a day", async () => {
    const { monthly } = await planPrices(sandbox.stripe);
    const customer = await sandbox.stripe.customers.create();
    const { id } = await sandbox.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      payment_behavior: "default_incomplete",
    });
    await sandbox.control.advanceClock(DAY);
    const subscription = await sandbox.stripe.subscriptions.retrieve(id, {
      expand: ["latest_invoice"],
    });
    expect(subscription).toMatchObject({
      status: "incomplete_expired",
      latest_invoice: { status: "void" },
    });
  });

  it("makes pending money available, pays sellers out, and a paid-out transfer cannot be reversed", async () => {
    const account = await createReadyAccount(sandbox.stripe);
    const { latest_charge } = await pay(sandbox.stripe);
    const transfer = await sandbox.stripe.transfers.create({
      amount: 4_000,
      currency: "aud",
      destination: account.id,
      source_transaction: String(latest_charge),
    });
    const before = await sandbox.stripe.balance.retrieve();
    expect(before.available[0]?.amount).toBe(0);
    expect(before.pending[0]?.amount).toBe(10_000 - 200 - 4_000);
    await sandbox.control.advanceClock(2 * DAY + 1);
    const after = await sandbox.stripe.balance.retrieve();
    expect(after.available[0]?.amount).toBe(5_800);
    const seller = { stripeAccount: account.id };
    const [payout] = (await sandbox.stripe.payouts.list({}, seller)).data;
    expect(payout).toMatchObject({ amount: 4_000, automatic: true, status: "pending" });
    const refused = await getError(sandbox.stripe.transfers.createReversal(transfer.id));
    expect(refused.code).toBe("balance_insufficient");
    await sandbox.control.advanceClock(DAY);
    expect((await sandbox.stripe.payouts.retrieve(payout?.id ?? "", {}, seller)).status).toBe(
      "paid",
    );
  });
});

describe("what only the sandbox can be told", () => {
  it("a payout fails: the money is back, and the account must fix its bank details", async () => {
    const account = await createReadyAccount(sandbox.stripe);
    const { latest_charge } = await pay(sandbox.stripe, {
      payment_method: "pm_card_bypassPending",
    });
    await sandbox.stripe.transfers.create({
      amount: 4_000,
      currency: "aud",
      destination: account.id,
      source_transaction: String(latest_charge),
    });
    const payout = await sandbox.control.payOut(account.id);
    const failed = await sandbox.control.failPayout(account.id, payout.id);
    expect(failed).toMatchObject({ status: "failed", failure_code: "account_closed" });
    const broken = await sandbox.stripe.accounts.retrieve(account.id);
    expect(broken.payouts_enabled).toBe(false);
    expect(broken.requirements?.currently_due).toContain("external_account");
    const balance = await sandbox.stripe.balance.retrieve({}, { stripeAccount: account.id });
    expect(balance.available[0]?.amount).toBe(4_000);
  });

  it("a dispute takes amount and fee, and gives both back when it is won", async () => {
    const { latest_charge } = await pay(sandbox.stripe, {
      payment_method: "pm_card_bypassPending",
    });
    const available = async () => (await sandbox.stripe.balance.retrieve()).available[0]?.amount;
    const dispute = await sandbox.control.raiseDispute({
      charge: String(latest_charge),
      amount: 3_000,
    });
    expect(await available()).toBe(9_800 - 3_000 - 2_500);
    await sandbox.control.closeDispute(dispute.id, "won");
    expect(await available()).toBe(9_800);
    const types = await listTypesSince();
    expect(types).toContain("charge.dispute.funds_withdrawn");
    expect(types).toContain("charge.dispute.funds_reinstated");
  });

  it("a refund fails some time after it succeeded", async () => {
    const { id } = await pay(sandbox.stripe, { payment_method: "pm_card_refundFail" });
    const refund = await sandbox.stripe.refunds.create({ payment_intent: id });
    expect(refund.status).toBe("succeeded");
    await sandbox.control.advanceClock(60 * 60);
    const failed = await sandbox.stripe.refunds.retrieve(refund.id, { expand: ["charge"] });
    expect(failed.status).toBe("failed");
    expect((failed.charge as Stripe.Charge).amount_refunded).toBe(0);
  });

  it("an account is asked for more and cannot be paid until it has answered", async () => {
    const account = await createReadyAccount(sandbox.stripe);
    const restrictedAccount = await sandbox.control.requireFromAccount(account.id, [
      "individual.phone",
    ]);
    expect(restrictedAccount.capabilities?.transfers).toBe("inactive");
    const restored = await sandbox.stripe.accounts.update(account.id, {
      individual: { phone: "+61400000001" },
    });
    expect(restored.capabilities?.transfers).toBe("active");
  });
});
