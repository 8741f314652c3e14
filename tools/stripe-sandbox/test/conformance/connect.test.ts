import { describe, expect, it } from "vitest";
import { createReadyAccount, pay } from "../support/fixtures.ts";
import { getError, useStripe } from "../support/use-stripe.ts";

const stripe = useStripe();

const express = {
  country: "AU",
  email: "seller@example.com",
  controller: {
    fees: { payer: "application" },
    losses: { payments: "application" },
    stripe_dashboard: { type: "express" },
  },
  capabilities: { transfers: { requested: true } },
  metadata: { user: "u1" },
} as const;

describe("connected accounts", () => {
  it("a new account has requirements and cannot be paid yet", async () => {
    const account = await stripe.client.accounts.create(express);
    expect(account).toMatchObject({
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      capabilities: { transfers: "inactive" },
      metadata: { user: "u1" },
    });
    expect(account.requirements?.currently_due?.length).toBeGreaterThan(0);
    expect(account.requirements?.currently_due).toContain("external_account");
  });

  it("an onboarding link leads to Stripe and expires", async () => {
    const { id } = await stripe.client.accounts.create(express);
    const link = await stripe.client.accountLinks.create({
      account: id,
      type: "account_onboarding",
      refresh_url: "https://boab.example/refresh",
      return_url: "https://boab.example/return",
    });
    expect(link.url).toMatch(/^https?:\/\//);
    expect(link.expires_at).toBeGreaterThan(link.created);
  });

  it("a dashboard link needs a finished onboarding", async () => {
    const { id } = await stripe.client.accounts.create(express);
    expect((await getError(stripe.client.accounts.createLoginLink(id))).statusCode).toBe(400);
  });

  it("somebody else's account is refused", async () => {
    const error = await getError(stripe.client.accounts.retrieve("acct_1MissingMissing1"));
    expect(error).toMatchObject({ statusCode: 403, code: "account_invalid" });
  });

  it("an account can be deleted", async () => {
    const { id } = await stripe.client.accounts.create(express);
    expect(await stripe.client.accounts.del(id)).toMatchObject({ id, deleted: true });
  });
});

describe("transfers", () => {
  it("shares of one charge reach their sellers at once, and no more than the charge", async () => {
    const [first, second] = [
      await createReadyAccount(stripe.client),
      await createReadyAccount(stripe.client),
    ];
    const order = `order_${Date.now()}`;
    const { latest_charge } = await pay(stripe.client, { transfer_group: order });
    const share = (destination: string, amount: number) =>
      stripe.client.transfers.create({
        amount,
        currency: "aud",
        destination,
        source_transaction: String(latest_charge),
        transfer_group: order,
      });
    const transfer = await share(first.id, 6_000);
    await share(second.id, 3_000);
    expect(transfer).toMatchObject({ amount: 6_000, reversed: false, transfer_group: order });
    expect((await getError(share(second.id, 1_001))).type).toBe("StripeInvalidRequestError");

    const { data } = await stripe.client.transfers.list({ transfer_group: order });
    expect(data.map(({ amount }) => amount)).toEqual([3_000, 6_000]);
    const balance = await stripe.client.balance.retrieve({}, { stripeAccount: first.id });
    const total = [...balance.available, ...balance.pending]
      .filter(({ currency }) => currency === "aud")
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe(6_000);
  });

  it("an account that is not ready gets nothing", async () => {
    const { id } = await stripe.client.accounts.create(express);
    const { latest_charge } = await pay(stripe.client);
    const error = await getError(
      stripe.client.transfers.create({
        amount: 1_000,
        currency: "aud",
        destination: id,
        source_transaction: String(latest_charge),
      }),
    );
    expect(error.code).toBe("insufficient_capabilities_for_transfer");
  });

  it("a transfer out of the balance needs the funds", async () => {
    const { id } = await createReadyAccount(stripe.client);
    const error = await getError(
      stripe.client.transfers.create({ amount: 99_999_999, currency: "aud", destination: id }),
    );
    expect(error.code).toBe("balance_insufficient");
  });

  it("a transfer is reversed in parts, up to its amount", async () => {
    const { id } = await createReadyAccount(stripe.client);
    const { latest_charge } = await pay(stripe.client);
    const transfer = await stripe.client.transfers.create({
      amount: 5_000,
      currency: "aud",
      destination: id,
      source_transaction: String(latest_charge),
    });
    const reversal = await stripe.client.transfers.createReversal(transfer.id, { amount: 2_000 });
    expect(reversal).toMatchObject({ amount: 2_000, transfer: transfer.id });
    const partlyReversed = await stripe.client.transfers.retrieve(transfer.id);
    expect(partlyReversed).toMatchObject({ amount_reversed: 2_000, reversed: false });
    const tooMuchError = await getError(
      stripe.client.transfers.createReversal(transfer.id, { amount: 3_001 }),
    );
    expect(tooMuchError.statusCode).toBe(400);
    await stripe.client.transfers.createReversal(transfer.id);
    expect((await stripe.client.transfers.retrieve(transfer.id)).reversed).toBe(true);
  });
});
