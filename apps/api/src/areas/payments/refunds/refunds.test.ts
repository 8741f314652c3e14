import { beforeAll, describe, expect, test } from "vitest";
import { testOrigin } from "#test/deps.ts";
import { grantStatuses } from "#test/factories/accounts.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { makePayee, type Payee, replacePayoutAccount, toCartLine } from "#test/payees.ts";
import { makeConnectedAccount } from "#test/provider-account.ts";
import { useSales } from "#test/sales.ts";
import { followUpPayments } from "../payments/follow-up.ts";
import { syncPayment } from "../payments/sync-payment.ts";
import { refundSale } from "./refund-sale.ts";

const { app, control, stripe, settle, pay, deps, ...sales } = await useSales();
const { checkOut, sell, refund, latestSale, readCharge, listTransfers, sumByAccount } = sales;
let adaeze: Payee;

beforeAll(async () => {
  adaeze = await makePayee(app, stripe);
}, 90_000);

/** Their account can't be paid any more, so that a share has to wait. */
const disablePayouts = async (seller: Payee) =>
  replacePayoutAccount(app, seller, await makeConnectedAccount(stripe, false));

const findTransfer = async (sale: { id: string }) => (await listTransfers(sale))[0];

describe("a refund", () => {
  test("DIR-PRICE-04 is told to whoever paid, and the payee sees what they gave back", async () => {
    const ada = await app.signIn({}, "Ada Obi");
    const body = { items: [toCartLine(adaeze)] };
    const { url, paymentId } = (await app.call("POST", "/pay/checkout", { as: ada, body })).json();
    await pay(url);
    await settle();
    const [sale] = (await app.call("GET", "/pay/sales", { as: adaeze })).json().data;
    expect((await refund(adaeze, sale, 5_500)).json()).toMatchObject({
      buyerName: "Ada Obi",
      refundedCents: 5_500,
      refundedShareCents: 4_950,
      returnedFeeCents: 550,
      netCents: 14_446,
    });
    await settle();
    const seen = (await app.call("GET", `/pay/payments/${paymentId}`, { as: ada })).json();
    expect(seen.sales).toMatchObject([{ refundedCents: 5_500 }]);
    const { subject, text } = await expectMail(
      ({ subject, envelope }) =>
        / refunded /.test(subject) && envelope.to[0]?.address === ada.email,
    );
    expect(subject).toContain("$55.00 refunded from");
    expect(text).toContain("$55.00 of the $220.00 you paid");
    expect(text).toContain(`/my-account/payments/${paymentId}`);
  });

  test("X-103 by the seller, in parts, costs us nothing: the card part of the fee stays, and they owe it", async () => {
    const sale = await sell(adaeze);
    expect((await refund(adaeze, sale, 7_001)).json()).toMatchObject({ refundedCents: 7_001 });
    await settle();
    expect(await readCharge(sale)).toMatchObject({ amount_refunded: 7_001, refunded: false });
    // Of the 10% go back 700.1 cents.
    expect((await findTransfer(sale))?.amount_reversed).toBe(7_001 - 700);
    await refund(adaeze, sale, 14_999);
    await settle();
    expect(await readCharge(sale)).toMatchObject({ amount_refunded: 22_000, refunded: true });
    expect(await findTransfer(sale)).toMatchObject({ reversed: true });
    // The provider keeps its fee, and the seller's next share pays for it.
    expect(await sumByAccount(sale)).toEqual({
      balance: -404,
      "provider fees": 404,
      "platform share": -404,
      debt: 404,
    });
  });

  test("X-103 by an admin gives all of our fee back, and we cover the card cost", async () => {
    const sale = await sell(adaeze);
    const admin = await app.signIn({ adminStatus: "Admin" });
    expect((await refund(admin, sale, 22_000)).statusCode).toBe(200);
    await settle();
    expect(await findTransfer(sale)).toMatchObject({ reversed: true });
    expect(await sumByAccount(sale)).toEqual({ balance: -404, "provider fees": 404 });
  });

  test("X-103 of a sale below the maximum costs us no more than the maximum cut", async () => {
    const sale = await sell(adaeze, 1);
    expect((await refund(adaeze, sale, 500)).statusCode).toBe(200);
    await settle();
    // $5.00 would cost 50 and 39 cents; the maximum is 75, of which the card gets its 39.
    expect(await sumByAccount(sale)).toEqual({
      balance: -39,
      "provider fees": 39,
      "platform share": -39,
      debt: 39,
    });
  });

  test("needs a sign-in of the last five minutes, by payee and admin", async () => {
    const sale = await sell(adaeze, 1);
    const admin = await app.signIn({ adminStatus: "Admin" });
    for (const as of [adaeze, admin]) {
      const member = await app.resolveMember(as);
      const signedInAt = new Date(Date.now() - 6 * 60_000);
      const old = { ...member, identity: { ...member.identity, signedInAt } };
      await expect(
        refundSale(deps(), old, { saleId: sale.id, amountCents: 100 }, testOrigin),
      ).rejects.toMatchObject({ code: "fresh_sign_in_needed" });
    }
    expect((await refund(admin, sale, 100)).statusCode).toBe(200);
    await settle();
  });

  test("an admin who paid or is paid leaves it to another admin", async () => {
    const buyer = await app.signIn({ adminStatus: "Admin" });
    await pay(await checkOut(buyer, [toCartLine(adaeze, 1)]));
    await settle();
    const ownPurchaseRefund = await refund(buyer, await latestSale(adaeze), 100);
    expect([ownPurchaseRefund.statusCode, ownPurchaseRefund.json().code]).toEqual([
      403,
      "own_interest",
    ]);
    const payee = await makePayee(app, stripe);
    const sale = await sell(payee, 1);
    await grantStatuses(app.db, payee.userId, { adminStatus: "Admin" });
    expect((await refund(payee, sale, 100)).json()).toMatchObject({ code: "own_interest" });
    const other = await app.signIn({ adminStatus: "Admin" });
    expect((await refund(other, sale, 100)).statusCode).toBe(200);
    await settle();
  });

  test("in many parts takes each part of the share back once, also one that is looked for much later", async () => {
    const sale = await sell(adaeze);
    for (let part = 0; part < 12; part++)
      expect((await refund(adaeze, sale, 100)).statusCode).toBe(200);
    await settle();
    const reversedCents = (await findTransfer(sale))?.amount_reversed;
    // The answer to the first one never came.
    const { id } = await app.db
      .updateTable("payments.outbox")
      .set({ state: "parked", stripeId: null, attempts: 25 })
      .where("id", "=", (first) =>
        first
          .selectFrom("payments.outbox")
          .select("id")
          .where("saleId", "=", sale.id)
          .where("kind", "=", "reversal")
          .orderBy("createdAt")
          .limit(1),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    const admin = await app.signIn({ adminStatus: "Admin" });
    const retryResponse = await app.call("POST", `/admin/payments/outbox/${id}/retry`, {
      as: admin,
    });
    expect(retryResponse.statusCode).toBe(200);
    await settle();
    expect((await findTransfer(sale))?.amount_reversed).toBe(reversedCents);
  });

  test("of more than is left is refused, however many are asked for at once", async () => {
    const sale = await sell(adaeze, 1);
    const responses = await Promise.all([1, 2, 3, 4].map(() => refund(adaeze, sale, 300)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().code).toBe("refund_too_large");
    await settle();
    expect(await readCharge(sale)).toMatchObject({ amount_refunded: 300 });
  });

  test("that is asked for twice with one key happens once", async () => {
    const sale = await sell(adaeze, 1);
    await refund(adaeze, sale, 100, "twice");
    await refund(adaeze, sale, 100, "twice");
    await settle();
    expect(await readCharge(sale)).toMatchObject({ amount_refunded: 100 });
  });

  test("is for the payee and admins; a stranger, the buyer and a moderator find no such sale", async () => {
    const buyer = await app.signIn();
    await pay(await checkOut(buyer, [toCartLine(adaeze, 1)]));
    await settle();
    const sale = await latestSale(adaeze);
    for (const as of [await app.signIn(), buyer, await app.signIn({ adminStatus: "Moderator" })])
      expect((await refund(as, sale, 100)).statusCode).toBe(404);
    const admin = await app.signIn({ adminStatus: "Admin" });
    expect((await refund(admin, sale, 100)).statusCode).toBe(200);
    const line = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "objectId"])
      .where("actorId", "=", admin.userId)
      .execute();
    expect(line).toContainEqual({ act: "refund sale", objectId: sale.id });
    await settle();
  });

  test("of a share that was never sent only shrinks it", async () => {
    const late = await makePayee(app, stripe);
    const sale = await sell(late, 0, { meanwhile: () => disablePayouts(late) });
    await refund(late, sale, 11_000);
    await settle();
    expect(await sumByAccount(sale)).toMatchObject({
      "payee share": -9_496,
      "platform share": -1_504,
    });
    expect(await findTransfer(sale)).toBeUndefined();
  });

  test("before a share that the provider then refuses to send takes nothing back twice", async () => {
    const closingSeller = await makePayee(app, stripe);
    const as = await app.signIn();
    const body = { items: [toCartLine(closingSeller)] };
    const { url } = (await app.call("POST", "/pay/checkout", { as, body })).json();
    await settle();
    await control.setWebhooks({ isHeld: true });
    const { location = "" } = await pay(url);
    await syncPayment(deps(), location.split("/").at(-1) ?? "");
    const [sale] = (await app.call("GET", "/pay/sales", { as: closingSeller })).json().data;
    await refund(closingSeller, sale, 11_000);
    await stripe.accounts.del(closingSeller.accountId);
    await control.setWebhooks({ isHeld: false });
    await control.releaseWebhooks();
    await settle();
    const unsettledMessages = await app.db
      .selectFrom("payments.outbox")
      .select(["kind", "state"])
      .where("saleId", "=", sale.id)
      .where("state", "!=", "sent")
      .execute();
    expect(unsettledMessages.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ["reversal", "refused"],
      ["transfer", "refused"],
    ]);
    await replacePayoutAccount(app, closingSeller, await makeConnectedAccount(stripe));
    await followUpPayments(deps());
    await settle();
    expect(await findTransfer(sale)).toMatchObject({ amount: 9_496, amount_reversed: 0 });
    expect(await sumByAccount(sale)).not.toHaveProperty("debt");
  });

  test("of money that the payee has spent becomes a debt, and the next share settles it", async () => {
    const spender = await makePayee(app, stripe);
    const first = await sell(spender);
    // Two more sales, whose shares wait.
    const resume = () => replacePayoutAccount(app, spender, spender.accountId);
    const second = await sell(spender, 0, { meanwhile: () => disablePayouts(spender) });
    await resume();
    const third = await sell(spender, 1, { meanwhile: () => disablePayouts(spender) });
    await resume();
    // Their account is paid out to their bank.
    await control.advanceClock(5 * 24 * 60 * 60);
    await refund(spender, first, 22_000);
    await settle();
    expect(await readCharge(first)).toMatchObject({ refunded: true });
    expect(await sumByAccount(first)).toMatchObject({ debt: 19_800 });
    for (let run = 0; run < 2; run++) {
      await followUpPayments(deps());
      await settle();
    }
    expect(await findTransfer(second)).toBeUndefined();
    expect(await sumByAccount(second)).toMatchObject({ debt: -19_396 });
    // $4.04 of card cost were still owed.
    expect((await findTransfer(third))?.amount).toBe(425 - 404);
  });
});
