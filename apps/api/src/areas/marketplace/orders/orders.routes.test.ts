import { randomUUID } from "node:crypto";
import { formerFields } from "@boab/contracts/common/former-names";
import { beforeAll, describe, expect, test } from "vitest";
import { daysAgo } from "#test/days-ago.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { insertOrder, type OrderOverrides } from "#test/factories/orders.ts";
import { makeStockedStore } from "#test/factories/stocked-store.ts";
import { type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { eraseRecipients } from "./erase-recipients.ts";
import { listLinesToPack } from "./packing-slip.ts";

const app = useTestApp();
const stranger = useSignedIn(() => app.signIn({ merchantStatus: "Approved" }));
const admin = useSignedIn(() => app.signIn({ adminStatus: "Admin" }));

beforeAll(() => insertStore(app.db, { userId: stranger.userId }));

async function stage() {
  const { seller, storeId, dress, basket } = await makeStockedStore(app);
  const order = (changes: Partial<OrderOverrides> = {}) =>
    insertOrder(app.db, storeId, { lines: [{ itemId: dress }], ...changes });
  const list = (query = "", as: SignedIn | undefined = seller) =>
    app.call("GET", `/marketplace/sold/${storeId}${query}`, { as });
  const ids = async (query = "") =>
    (await list(query)).json().data.map(({ order_id }: { order_id: string }) => order_id);
  const track = (
    orderId: string,
    body: object,
    { as = seller, line = 1 }: { as?: SignedIn | undefined; line?: number } = {},
  ) => app.call("PATCH", `/purchase-history/${orderId}/${line}`, { as, body });
  return { seller, storeId, dress, basket, order, list, ids, track };
}

describe("what a store sold", () => {
  test("SOLD-01 SOLD-02 SOLD-03 SOLD-05 an order has all its seller needs", async () => {
    const { order, list, dress, seller, storeId } = await stage();
    const id = await order();
    const { data, nextCursor, waiting } = (await list()).json();
    expect({ nextCursor, waiting }).toEqual({ nextCursor: null, waiting: 1 });
    const specifiedResponse = await app.call("GET", `/get-sold-items/${storeId}`, { as: seller });
    expect(specifiedResponse.json()).toEqual(data);
    expect(data).toEqual([
      {
        id,
        order_id: id,
        ItemNumber: 1,
        color: "Indigo",
        Type: "",
        size: "M",
        price: 149,
        courier: null,
        trackingNumber: null,
        state: "to send",
        paidAt: expect.any(String),
        sendBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        doneAt: null,
        delivery: { courier: "Sendle", service: "Standard, 2–5 days" },
        recipient: {
          name: "Ruth Danso",
          phone: "+61355500142",
          address: ["4/12 Plenty Road", "Preston VIC 3072"],
          place: "Preston VIC",
        },
        goods: 149,
        shipping: 8.95,
        total: 157.95,
        // 10% are $15.80, and 1.7% and 30 cents are $2.99.
        platform_fee: 18.79,
        card_fee: 2.99,
        fee_given_back: 0,
        refunded: 0,
        disputed: 0,
        net_profit: 139.16,
        saleId: expect.any(String),
        money: {
          amountCents: 15_795,
          feeCents: 1_879,
          cardFeeCents: 299,
          returnedFeeCents: 0,
          coveredCents: 0,
          refundedCents: 0,
          disputedCents: 0,
        },
        refundable: {
          orderId: id,
          deliveryLeftCents: 895,
          lines: [
            {
              itemNumber: 1,
              name: "Adire indigo wrap dress",
              options: "M, Indigo",
              unitCents: 14_900,
              quantityLeft: 1,
              leftCents: 14_900,
            },
          ],
        },
        lines: [
          {
            ItemNumber: 1,
            itemId: dress,
            name: "Adire indigo wrap dress",
            picture: expect.objectContaining({ width: 480 }),
            color: "Indigo",
            Type: "",
            size: "M",
            quantity: 1,
            price: 149,
            total: 149,
            platform_fee: 18.79,
            courier: null,
            trackingNumber: null,
            sentAt: null,
            refunded: 0,
            refundedQuantity: 0,
          },
        ],
      },
    ]);
  });

  test("X-37 only the owner and admins see orders; for others the store sells nothing", async () => {
    const { order, list, storeId } = await stage();
    await order();
    expect((await list("", admin)).json().data).toHaveLength(1);
    for (const as of [stranger, await app.signIn()])
      expect((await list("", as)).statusCode).toBe(404);
    const visitor = await app.call("GET", `/get-sold-items/${storeId}`);
    expect(visitor.statusCode).toBe(401);
  });

  test("an item that was refunded needs no tracking number and isn't on the packing slip", async () => {
    const { storeId, seller, basket, dress, track, list } = await stage();
    const id = await insertOrder(app.db, storeId, {
      lines: [{ itemId: basket, quantity: 2 }, { itemId: dress }],
    });
    const refund = (items: unknown[]) =>
      app.call("POST", `/marketplace/orders/${id}/refunds`, {
        as: seller,
        body: { items, delivery: false },
      });
    await refund([{ itemNumber: 1, quantity: 1 }, 2]);
    const [sold] = (await list()).json().data;
    expect(listLinesToPack(sold)).toMatchObject([{ ItemNumber: 1, quantity: 1 }]);
    const body = { courier: "Sendle", trackingNumber: "SN44718926" };
    const refused = await track(id, body, { line: 2 });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      "This item was refunded, so there's nothing to send.",
    ]);
    expect((await track(id, body)).json()).toMatchObject({ state: "sent" });
  });

  test("SOLD-05 the specified call answers the newest 200 orders, newest first", async () => {
    const { order, storeId, seller } = await stage();
    const newest = await order({ paidAt: daysAgo(1) });
    const sent = await order({ state: "sent", paidAt: daysAgo(2) });
    const oldest = await order({ paidAt: daysAgo(5) });
    const response = await app.call("GET", `/get-sold-items/${storeId}`, { as: seller });
    expect(response.json().map(({ id }: { id: string }) => id)).toEqual([newest, sent, oldest]);
  });

  test("the longest waiting come first, then the newest, page by page", async () => {
    const { order, ids, list } = await stage();
    const recentlySentOrderId = await order({ state: "sent", paidAt: daysAgo(3) });
    const cancelled = await order({ state: "cancelled", paidAt: daysAgo(9) });
    const earlierSentOrderId = await order({ state: "sent", paidAt: daysAgo(12) });
    const newest = await order({ paidAt: daysAgo(1) });
    const oldestOrderId = await order({ paidAt: daysAgo(5) });
    const all = [oldestOrderId, newest, recentlySentOrderId, cancelled, earlierSentOrderId];
    expect(await ids()).toEqual(all);
    expect(await ids("?status=to+send")).toEqual([oldestOrderId, newest]);
    expect(await ids("?status=sent")).toEqual([recentlySentOrderId, earlierSentOrderId]);
    for (const limit of [1, 2, 3]) {
      const seen: string[] = [];
      let at = "";
      do {
        const page = (await list(`?limit=${limit}${at}`)).json();
        seen.push(...page.data.map(({ order_id }: { order_id: string }) => order_id));
        at = page.nextCursor === null ? "" : `&cursor=${page.nextCursor}`;
      } while (at);
      expect(seen).toEqual(all);
    }
  });

  test("an order is found by its number, its buyer, what was bought and how it travels", async () => {
    const { order, ids, track, basket } = await stage();
    const dressOrderId = await order({ recipient: { name: "Nadia Osei" } });
    const basketOrderId = await order({ lines: [{ itemId: basket }] });
    await track(basketOrderId, { courier: "Toll", trackingNumber: "TOLL-9981" });
    expect(await ids(`?q=${dressOrderId.toLowerCase()}`)).toEqual([dressOrderId]);
    expect(await ids("?q=nadia+os")).toEqual([dressOrderId]);
    expect(await ids("?q=Bolga+market")).toEqual([basketOrderId]);
    expect(await ids("?q=toll-998")).toEqual([basketOrderId]);
    expect(await ids("?q=%25")).toEqual([]);
  });
});

describe("sending", () => {
  test("SOLD-07 the seller records courier and tracking number, and the buyer is emailed once", async () => {
    const { order, track } = await stage();
    const buyer = await app.signIn();
    const id = await order({ buyerId: buyer.userId });
    const body = { courier: "Australia Post", trackingNumber: "36L7 0041 9920" };
    const [first, second] = await Promise.all([track(id, body), track(id, body)]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(first.json()).toMatchObject({
      state: "sent",
      lines: [{ courier: "Australia Post", trackingNumber: "36L700419920" }],
    });
    await runTasks(app.services);
    const { subject, text } = await expectMail(buyer.email);
    expect(subject).toBe("On its way: Adire indigo wrap dress");
    expect(text).toContain("36L700419920");

    await track(id, { ...body, trackingNumber: "36L700419921" });
    await runTasks(app.services);
    const mails = await expectMails(buyer.email, 2);
    expect(mails.map((mail) => mail.subject)).toEqual([
      "On its way: Adire indigo wrap dress",
      "New tracking number: Adire indigo wrap dress",
    ]);
    const corrections = await app.db
      .selectFrom("platform.auditEntry")
      .select("act")
      .where("objectId", "=", id)
      .execute();
    expect(corrections).toEqual([{ act: "correct tracking" }]);
  });

  test("an order is sent once all its items are", async () => {
    const { order, track, dress, basket } = await stage();
    const id = await order({ lines: [{ itemId: dress }, { itemId: basket, quantity: 2 }] });
    const body = { courier: "Sendle", trackingNumber: "SN1111" };
    const first = (await track(id, body)).json();
    expect(first).toMatchObject({ state: "to send", doneAt: null });
    const fees = first.lines.map((line: { platform_fee: number }) => line.platform_fee * 100);
    expect(Math.round(fees[0] + fees[1])).toBe(Math.round(first.platform_fee * 100));
    expect((await track(id, body, { line: 2 })).json()).toMatchObject({ state: "sent" });
    expect((await track(id, body, { line: 3 })).statusCode).toBe(404);
  });

  test.each([
    [{ courier: "DHL", trackingNumber: "AAAA" }, "courier"],
    [{ courier: "Toll", trackingNumber: "<b>hi</b>" }, "trackingNumber"],
    [{ courier: "Toll", trackingNumber: "AB" }, "trackingNumber"],
    [{ courier: "Toll" }, "trackingNumber"],
  ])("%o is refused beside the field", async (body, field) => {
    const { order, track } = await stage();
    const response = await track(await order(), body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test("nobody else can: not another seller, not an admin, not with a price in the body", async () => {
    const { order, track } = await stage();
    const id = await order();
    const body = { courier: "Toll", trackingNumber: "AAAA" };
    for (const as of [stranger, admin, await app.signIn()])
      expect((await track(id, body, { as })).statusCode).toBe(404);
    expect((await track(id, { ...body, total: 1 })).statusCode).toBe(400);
    const sent = await app.db
      .selectFrom("marketplace.orderLine")
      .select("sentAt")
      .where("orderId", "=", id)
      .executeTakeFirstOrThrow();
    expect(sent.sentAt).toBeNull();
  });

  test("an order that was paid back has nothing to send", async () => {
    const { order, track } = await stage();
    const response = await track(await order({ state: "cancelled" }), {
      courier: "Toll",
      trackingNumber: "AAAA",
    });
    expect(response.statusCode).toBe(409);
    expect(response.json().error).toBe("This order was refunded, so there's nothing to send.");
  });
});

test("a packing slip is a PDF in the buyer's own letters, for the seller alone", async () => {
  const { order, seller } = await stage();
  const id = await order({ recipient: { name: "Ọlá Ṣadé አበበ محمد علي" } });
  const readPackingSlip = (as: SignedIn) =>
    app.call("GET", `/marketplace/orders/${id}/packing-slip`, { as });
  const { fileName, pdfBase64 } = (await readPackingSlip(seller)).json();
  expect(fileName).toBe(`packing-slip-${id}.pdf`);
  const pdf = Buffer.from(pdfBase64, "base64");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  for (const as of [stranger, admin]) expect((await readPackingSlip(as)).statusCode).toBe(404);
});

test("STORE-11 a store with unsent orders can't be deleted, and can once they are sent", async () => {
  const { order, track, storeId, seller } = await stage();
  const id = await order();
  const remove = () =>
    app.call("DELETE", `/Store-info/delete-store/${storeId}`, { as: seller, body: {} });
  const refused = await remove();
  expect([refused.statusCode, refused.json().code]).toEqual([409, "store_has_orders"]);
  await track(id, { courier: "Toll", trackingNumber: "AAAA" });
  expect((await remove()).statusCode).toBe(204);
});

/** As when the buyer's bank takes all of it back. */
async function disputeAll(orderId: string): Promise<void> {
  const { saleId } = await app.db
    .selectFrom("marketplace.storeOrder")
    .select("saleId")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable("payments.sale")
    .set({ disputedCents: 15_795 })
    .where("id", "=", saleId)
    .execute();
  const stripeId = `dp_${orderId}`;
  await app.db
    .insertInto("payments.dispute")
    .values({
      stripeId,
      paymentId: saleId,
      amountCents: 15_795,
      state: "lost",
      feeCents: 0,
      createdAt: new Date(),
      reading: 1,
    })
    .execute();
  await app.db
    .insertInto("payments.refund")
    .values({
      id: randomUUID(),
      saleId,
      amountCents: 15_795,
      feeCents: 1_879,
      shareCents: 13_916,
      disputeId: stripeId,
      createdAt: new Date(),
    })
    .execute();
}

test("F-MKT-09 the figures of the last weeks, with refunds and what is kept", async () => {
  const { order, storeId, seller, basket, dress } = await stage();
  await order({ paidAt: daysAgo(0) });
  await order({ paidAt: daysAgo(21), state: "sent", doneAt: daysAgo(20) });
  const refunded = await order({ paidAt: daysAgo(21), state: "sent", doneAt: daysAgo(10) });
  await order({ lines: [{ itemId: basket, quantity: 3 }], paidAt: daysAgo(200), state: "sent" });
  const refundResponse = await app.call("POST", `/marketplace/orders/${refunded}/refunds`, {
    as: seller,
    body: { items: [1], delivery: false, amountCents: 5_000, reason: "goodwill" },
  });
  expect(refundResponse.json()).toEqual({ refundedCents: 5_000 });
  const disputed = await order({ paidAt: daysAgo(42), state: "sent", doneAt: daysAgo(41) });
  await disputeAll(disputed);
  const path = `/marketplace/figures/${storeId}`;
  const { weeks, waiting, punctuality, bestSellers } = (
    await app.call("GET", path, { as: seller })
  ).json();
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toMatchObject({
    orders: 1,
    salesCents: 15_795,
    feesCents: 1_879,
    refundsCents: 0,
    netCents: 13_916,
    [formerFields.netCents[0]]: 13_916,
  });
  const earlier = weeks.filter(({ refundsCents }: { refundsCents: number }) => refundsCents > 0);
  // Of the 10%, 1,580 × 5,000 / 15,795 cents are given back; the card part of the fee stays.
  expect(earlier).toMatchObject([
    // A bank has taken all of it back.
    { orders: 1, refundsCents: 15_795, netCents: 0 },
    {
      orders: 2,
      salesCents: 31_590,
      feesCents: 3_758 - 500,
      refundsCents: 5_000,
      netCents: 27_832 - 5_000 + 500,
    },
  ]);
  for (const week of weeks)
    expect(week.salesCents - week.feesCents - week.refundsCents).toBe(week.netCents);
  expect(waiting).toEqual({ count: 1, oldestPaidAt: expect.any(String) });
  expect(punctuality).toEqual({ due: 3, onTime: 2 });
  expect(bestSellers).toMatchObject([{ itemId: dress, sold: 4, salesCents: 59_600, stock: 14 }]);
  expect((await app.call("GET", path, { as: stranger })).statusCode).toBe(404);
});

test("a store's page says how much was sent on time, once five orders tell", async () => {
  const { order, storeId } = await stage();
  const readSentOnTime = async () =>
    (await app.call("GET", `/Store-info/store/${storeId}`)).json().checks.sentOnTime;
  for (const day of [8, 9, 10])
    await order({ paidAt: daysAgo(day), state: "sent", doneAt: daysAgo(day - 1) });
  await order({ paidAt: daysAgo(30), state: "sent", doneAt: daysAgo(2) });
  // Not due yet, and too long ago.
  await order({ paidAt: daysAgo(0) });
  await order({ paidAt: daysAgo(200), state: "sent", doneAt: daysAgo(199) });
  expect(await readSentOnTime()).toBeNull();
  await order({ paidAt: daysAgo(40) });
  expect(await readSentOnTime(), "one late, one never sent").toEqual({ percent: 60, orders: 5 });
});

test("after 90 days we forget where an order went, and not before", async () => {
  const { order, list, ids } = await stage();
  const old = await order({ state: "sent", paidAt: daysAgo(95), doneAt: daysAgo(91) });
  const recent = await order({ state: "sent", paidAt: daysAgo(92), doneAt: daysAgo(89) });
  const waiting = await order({ paidAt: daysAgo(95) });
  await eraseRecipients({ db: app.db, clock: () => new Date() });
  const known = Object.fromEntries(
    (await list())
      .json()
      .data.map((one: { order_id: string; recipient: unknown }) => [
        one.order_id,
        one.recipient !== null,
      ]),
  );
  expect(known).toEqual({ [old]: false, [recent]: true, [waiting]: true });
  expect(await ids("?q=ruth")).not.toContain(old);
});
