import { beforeAll, describe, expect, test } from "vitest";
import { expectMails } from "#test/mail-catcher.ts";
import { makePayee, type Payee } from "#test/payees.ts";
import { useSales } from "#test/sales.ts";
import { followUpPayments } from "../payments/follow-up.ts";

const { app, control, stripe, settle, deps, ...sales } = await useSales();
const { fundBalance, sell, refund, latestSale, readCharge, listTransfers, sumByAccount } = sales;
const failingRefundCardNumber = "4000000000005126";
const MINUTE = 60;
let adaeze: Payee;

beforeAll(async () => {
  adaeze = await makePayee(app, stripe);
  await fundBalance();
}, 90_000);

/** What waits for a payee is sent. */
async function followUp() {
  await followUpPayments(deps());
  await settle();
}

/** What each transfer of a sale has left the payee with. */
const listSentCents = async (sale: Parameters<typeof listTransfers>[0]) =>
  (await listTransfers(sale)).map((one) => one.amount - one.amount_reversed);

describe("P13 a refund that fails", () => {
  test("at the buyer's bank is undone: sale, ledger and share are as before, and people are told", async () => {
    const sale = await sell(adaeze, 0, { cardNumber: failingRefundCardNumber });
    await refund(adaeze, sale, 22_000);
    await settle();
    expect(await latestSale(adaeze)).toMatchObject({ refundedCents: 22_000 });
    await control.advanceClock(11 * MINUTE);
    await settle();
    expect(await latestSale(adaeze)).toMatchObject({ id: sale.id, refundedCents: 0 });
    await followUp();
    expect(await readCharge(sale)).toMatchObject({ amount_refunded: 0 });
    expect(await listSentCents(sale)).toEqual([0, 19_396]);
    expect(await sumByAccount(sale)).toEqual({
      balance: 2_604 - 404,
      "platform share": -2_604,
      "provider fees": 404,
    });
    const mails = await expectMails(adaeze.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain(
      "Your refund of $220.00 didn't go through",
    );
    const team = await app.db
      .selectFrom("platform.mail")
      .select("key")
      .where("key", "like", "refund-failed-team:%")
      .execute();
    expect(team).toHaveLength(1);
  });

  test("is undone once, however often and in whatever order its events come", async () => {
    const sale = await sell(adaeze, 1, { cardNumber: failingRefundCardNumber });
    await control.setWebhooks({ isHeld: true });
    await refund(adaeze, sale, 500);
    await settle();
    await control.advanceClock(11 * MINUTE);
    await control.setWebhooks({ isHeld: false, duplicates: 1 });
    await control.releaseWebhooks();
    await settle();
    await control.setWebhooks({ duplicates: 0.1 });
    expect(await latestSale(adaeze)).toMatchObject({ id: sale.id, refundedCents: 0 });
    await followUp();
    expect(await sumByAccount(sale)).not.toHaveProperty("payee share");
    const sent = await listSentCents(sale);
    expect(sent.reduce((sum, cents) => sum + cents, 0)).toBe(425);
  });

  test("because the provider refuses it leaves the payee's share theirs", async () => {
    const sale = await sell(adaeze, 1);
    // Somebody has refunded it in the provider's own dashboard, without us.
    await stripe.refunds.create({ charge: (await readCharge(sale)).id });
    await refund(adaeze, sale, 500);
    await settle();
    expect(await latestSale(adaeze)).toMatchObject({ id: sale.id, refundedCents: 0 });
    await followUp();
    const sent = await listSentCents(sale);
    expect(sent.reduce((sum, cents) => sum + cents, 0)).toBe(425);
  });
});
