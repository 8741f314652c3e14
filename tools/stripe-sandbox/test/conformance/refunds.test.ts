import { describe, expect, it } from "vitest";
import { pay } from "../support/fixtures.ts";
import { getError, pollUntil, useStripe } from "../support/use-stripe.ts";

const stripe = useStripe();

describe("refunds", () => {
  it("a whole payment is refunded by its intent", async () => {
    const intent = await pay(stripe.client);
    const refund = await stripe.client.refunds.create({
      payment_intent: intent.id,
      reason: "requested_by_customer",
      metadata: { order: "1" },
    });
    expect(refund).toMatchObject({
      amount: 10_000,
      status: "succeeded",
      charge: intent.latest_charge,
    });
    const charge = await stripe.client.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 10_000 });
  });

  it("parts add up to no more than the charge", async () => {
    const { latest_charge } = await pay(stripe.client);
    const charge = String(latest_charge);
    await stripe.client.refunds.create({ charge, amount: 4_000 });
    await stripe.client.refunds.create({ charge, amount: 5_000 });
    const tooMuchError = await getError(stripe.client.refunds.create({ charge, amount: 1_001 }));
    expect(tooMuchError).toMatchObject({ statusCode: 400, type: "StripeInvalidRequestError" });
    const last = await stripe.client.refunds.create({ charge });
    expect(last.amount).toBe(1_000);
    const again = await getError(stripe.client.refunds.create({ charge }));
    expect(again.code).toBe("charge_already_refunded");
    const { data } = await stripe.client.refunds.list({ charge });
    expect(data.map(({ amount }) => amount)).toEqual([1_000, 5_000, 4_000]);
  });

  it("of a payment that was captured in part, that part can be refunded", async () => {
    const { id } = await pay(stripe.client, { capture_method: "manual" });
    await stripe.client.paymentIntents.capture(id, { amount_to_capture: 6_000 });
    const parts = [4_000, 2_000];
    for (const amount of parts) await stripe.client.refunds.create({ payment_intent: id, amount });
    const again = await getError(stripe.client.refunds.create({ payment_intent: id }));
    expect(again.code).toBe("charge_already_refunded");
  });

  it("a refund takes its amount from the balance", async () => {
    const { latest_charge } = await pay(stripe.client);
    const refund = await stripe.client.refunds.create({
      charge: String(latest_charge),
      amount: 2_500,
      expand: ["balance_transaction"],
    });
    expect(refund.balance_transaction).toMatchObject({ amount: -2_500, type: "refund" });
  });

  it("an unpaid intent cannot be refunded", async () => {
    const { id } = await stripe.client.paymentIntents.create({ amount: 1_000, currency: "aud" });
    expect((await getError(stripe.client.refunds.create({ payment_intent: id }))).statusCode).toBe(
      400,
    );
  });
});

describe("disputes", () => {
  it("a disputed charge is taken back and can be won with evidence", async () => {
    const intent = await pay(stripe.client, { payment_method: "pm_card_createDispute" });
    const charge = String(intent.latest_charge);
    const [dispute] = await pollUntil(
      async () => (await stripe.client.disputes.list({ charge })).data,
      (data) => data.length === 1,
    );
    expect(dispute).toMatchObject({ amount: 10_000, status: "needs_response" });
    const refused = await getError(stripe.client.refunds.create({ charge }));
    expect(refused.code).toBe("charge_disputed");
    await stripe.client.disputes.update(dispute?.id ?? "", {
      evidence: { uncategorized_text: "winning_evidence" },
      submit: true,
    });
    const won = await pollUntil(
      () => stripe.client.disputes.retrieve(dispute?.id ?? ""),
      ({ status }) => status === "won",
    );
    expect(won.status).toBe("won");
  });
});
