import { beforeAll, describe, expect, test } from "vitest";
import { expectMails } from "#test/mail-catcher.ts";
import { makePayee, type Payee, toCartLine } from "#test/payees.ts";
import { useSales } from "#test/sales.ts";
import { followUpPayments } from "../payments/follow-up.ts";
import { hasOpenDispute } from "./disputes.repository.ts";

const { app, control, stripe, settle, pay, deps, ...sales } = await useSales();
const { fundBalance, checkOut, sell, refund, latestSale, readCharge, listTransfers, sumByAccount } =
  sales;
const instantDisputeCardNumber = "4000000000000259";
const inquiryCardNumber = "4000000000001976";
const daySeconds = 24 * 60 * 60;
let adaeze: Payee;

beforeAll(async () => {
  adaeze = await makePayee(app, stripe);
  await fundBalance();
}, 90_000);

const raiseDispute = async (sale: { id: string }, amount?: number) =>
  (await control.raiseDispute({ charge: (await readCharge(sale)).id, ...(amount && { amount }) }))
    .id;
const sumNetSent = async (sale: { id: string }) =>
  (await listTransfers(sale)).reduce((sum, one) => sum + one.amount - one.amount_reversed, 0);

async function followUp() {
  await followUpPayments(deps());
  await settle();
}

describe("P13 a disputed payment", () => {
  test("takes the seller's share back, shows on the sale, and tells seller and team", async () => {
    const sale = await sell(adaeze);
    await raiseDispute(sale);
    await settle();
    expect(await latestSale(adaeze)).toMatchObject({ disputedCents: 22_000, refundedCents: 0 });
    expect(await sumNetSent(sale)).toBe(0);
    // Everything is gone, with the provider's fees for the payment and for the dispute.
    expect(await sumByAccount(sale)).toEqual({ balance: -2_904, "provider fees": 2_904 });
    expect((await refund(adaeze, sale, 1)).json().code).toBe("refund_too_large");
    const subjects = (await expectMails(adaeze.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain("A payment of $220.00 to Mama’s Kitchen is disputed");
    const team = await app.db
      .selectFrom("platform.mail")
      .select("key")
      .where("key", "like", "dispute-team:%")
      .execute();
    expect(team).toHaveLength(1);
  });

  test("that we win is the seller's again, with the fee", async () => {
    const sale = await sell(adaeze);
    const dispute = await raiseDispute(sale);
    await settle();
    await control.closeDispute(dispute, "won");
    await settle();
    await followUp();
    expect(await latestSale(adaeze)).toMatchObject({ id: sale.id, disputedCents: 0 });
    expect(await sumNetSent(sale)).toBe(19_396);
    expect(await sumByAccount(sale)).toEqual({
      balance: 2_604 - 404,
      "platform share": -2_604,
      "provider fees": 404,
    });
  });

  test("that we lose stays with the bank; until then the seller's account cannot be deleted", async () => {
    const kofi = await makePayee(app, stripe);
    const sale = await sell(kofi, 1);
    const dispute = await raiseDispute(sale);
    await settle();
    expect(await hasOpenDispute(app.db, kofi.userId)).toBe(true);
    await control.closeDispute(dispute, "lost");
    await settle();
    await followUp();
    expect(await latestSale(kofi)).toMatchObject({ disputedCents: 500 });
    expect(await sumNetSent(sale)).toBe(0);
    expect(await hasOpenDispute(app.db, kofi.userId)).toBe(false);
  });

  test("ends alike in whatever order its events come, also before the payment's own", async () => {
    const buyer = await app.signIn();
    await control.setWebhooks({ isHeld: true });
    await pay(await checkOut(buyer, [toCartLine(adaeze, 1)]), instantDisputeCardNumber);
    const [dispute] = (await stripe.disputes.list({ limit: 1 })).data;
    const [payment] = (await stripe.events.list({ type: "checkout.session.completed", limit: 1 }))
      .data;
    await control.setWebhooks({ isHeld: false, duplicates: 1 });
    // Only those of the dispute, first.
    for (const { id } of (await stripe.events.list({ limit: 20 })).data.filter(
      ({ type, data }) =>
        type.startsWith("charge.dispute.") && (data.object as { id: string }).id === dispute?.id,
    ))
      await control.resendEvent(id);
    await settle();
    expect(await latestSale(adaeze)).toMatchObject({ disputedCents: 500 });
    await control.resendEvent(payment?.id ?? "");
    await control.closeDispute(dispute?.id ?? "", "won");
    await control.releaseWebhooks();
    await settle();
    await control.setWebhooks({ duplicates: 0.1 });
    await followUp();
    const sale = await latestSale(adaeze);
    expect(sale).toMatchObject({ disputedCents: 0 });
    expect(await sumNetSent(sale)).toBe(425);
    expect(await sumByAccount(sale)).not.toHaveProperty("payee share");
  });

  test("of several sellers falls on each by what was paid to them and not refunded", async () => {
    const kofi = await makePayee(app, stripe);
    await pay(await checkOut(await app.signIn(), [toCartLine(adaeze, 0), toCartLine(kofi, 1, 2)]));
    await settle();
    const kofiSale = await latestSale(kofi);
    await refund(kofi, kofiSale, 400);
    await settle();
    await raiseDispute(kofiSale);
    await settle();
    expect(await latestSale(kofi)).toMatchObject({ refundedCents: 400, disputedCents: 600 });
    expect(await latestSale(adaeze)).toMatchObject({ disputedCents: 22_000 });
    expect(await sumNetSent(kofiSale)).toBe(0);
    expect(await sumNetSent(await latestSale(adaeze))).toBe(0);
    // Of the $4.00 that Kofi gave back himself, the card part of the fee stays.
    expect(await sumByAccount(kofiSale)).toEqual({
      balance: -2_921,
      "provider fees": 2_921,
      "platform share": -19,
      debt: 19,
    });
  });

  test("about which the bank only asks moves nothing", async () => {
    const sale = await sell(adaeze, 1, { cardNumber: inquiryCardNumber });
    expect(await latestSale(adaeze)).toMatchObject({ id: sale.id, disputedCents: 0 });
    expect(await sumNetSent(sale)).toBe(425);
    const [dispute] = (await stripe.disputes.list({ limit: 1 })).data;
    await control.closeDispute(dispute?.id ?? "", "won");
    await settle();
    expect(await sumByAccount(sale)).not.toHaveProperty("payee share");
  });

  test("that is about nothing of ours waits for somebody to look", async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 5_000,
      currency: "aud",
      confirm: true,
      payment_method: "pm_card_visa",
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    });
    const dispute = await control.raiseDispute({ charge: String(intent.latest_charge) });
    await settle();
    const row = await app.db
      .selectFrom("payments.stripeEvent")
      .select("outcome")
      .where("type", "=", "charge.dispute.created")
      .where("objectId", "=", dispute.id)
      .executeTakeFirst();
    expect(row?.outcome).toBe("unknown");
  });

  test("of money that the seller has spent is a debt, which the win settles", async () => {
    const spender = await makePayee(app, stripe);
    const sale = await sell(spender);
    // Their account is paid out to their bank. Later sessions would be too old for this clock.
    await control.advanceClock(5 * daySeconds);
    const dispute = await raiseDispute(sale);
    await settle();
    expect(await sumByAccount(sale)).toMatchObject({ debt: 19_396 });
    await control.closeDispute(dispute, "won");
    await settle();
    await followUp();
    expect(await sumByAccount(sale)).not.toHaveProperty("debt");
    expect(await sumByAccount(sale)).not.toHaveProperty("payee share");
    expect(await sumNetSent(sale)).toBe(19_396);
  });
});
