import { describe, expect, test } from "vitest";
import { daysAgo } from "#test/days-ago.ts";
import type { StoreOverrides } from "#test/factories/marketplace.ts";
import { insertOrder, type OrderOverrides } from "#test/factories/orders.ts";
import { makeStockedStore } from "#test/factories/stocked-store.ts";
import { type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";
import { assumeReceived } from "./assume-received.ts";

const app = useTestApp();
const stranger = useSignedIn(() => app.signIn());
const admin = useSignedIn(() => app.signIn({ adminStatus: "Admin" }));

const getOrderId = ({ orderId }: { orderId: string }) => orderId;

async function stage(store: StoreOverrides = {}) {
  const buyer = await app.signIn();
  const { seller, storeId, dress, basket } = await makeStockedStore(app, store);
  const order = (changes: Partial<OrderOverrides> = {}) =>
    insertOrder(app.db, storeId, { lines: [{ itemId: dress }], buyerId: buyer.userId, ...changes });
  const list = (query = "", as: SignedIn = buyer) =>
    app.call("GET", `/marketplace/my-orders${query}`, { as });
  const read = (id: string, as: SignedIn = buyer) =>
    app.call("GET", `/marketplace/my-orders/${id}`, { as });
  const receive = (id: string, as: SignedIn = buyer) =>
    app.call("POST", `/marketplace/my-orders/${id}/received`, { as, body: {} });
  const receipt = (id: string, as: SignedIn = buyer) =>
    app.call("GET", `/marketplace/my-orders/${id}/receipt`, { as });
  return { buyer, seller, storeId, dress, basket, order, list, read, receive, receipt };
}

describe("F-MKT-04 a buyer's orders", () => {
  test("show what was bought, from whom, and how it travels, and nothing of what the seller gets", async () => {
    const { order, list, read, dress } = await stage({ name: "Kumasi Weave" });
    const id = await order({ state: "sent", paidAt: daysAgo(3), doneAt: daysAgo(1) });
    const { data, nextCursor, counts } = (await list()).json();
    expect({ nextCursor, counts }).toEqual({
      nextCursor: null,
      counts: { all: 1, "on the way": 1, received: 0, cancelled: 0 },
    });
    expect(data).toMatchObject([
      {
        orderId: id,
        state: "sent",
        totalCents: 15_795,
        refundedCents: 0,
        receivedAt: null,
        store: { storeName: "Kumasi Weave", slug: expect.any(String) },
        delivery: { courier: "Sendle", service: "Standard, 2–5 days" },
        lines: [
          {
            itemNumber: 1,
            itemId: dress,
            name: "Adire indigo wrap dress",
            quantity: 1,
            totalCents: 14_900,
            courier: "Sendle",
            trackingNumber: "SN44718926",
          },
        ],
      },
    ]);
    const details = (await read(id)).json();
    expect(details).toMatchObject({
      recipient: { name: "Ruth Danso", address: ["4/12 Plenty Road", "Preston VIC 3072"] },
      refunds: [],
      gstCents: null,
      document: "receipt",
      together: [],
    });
    for (const page of [JSON.stringify(data), JSON.stringify(details)])
      expect(page).not.toMatch(/fee|share|net_profit|payout|payee/i);
  });

  test("O3 are nobody else's: not a stranger's, not the seller's, not an admin's", async () => {
    const { order, read, receive, receipt, seller, list } = await stage();
    const id = await order({ state: "sent" });
    for (const as of [stranger, seller, admin])
      for (const call of [read, receive, receipt])
        expect((await call(id, as)).statusCode).toBe(404);
    expect((await list("", stranger)).json().data).toEqual([]);
    expect((await app.call("GET", "/marketplace/my-orders")).statusCode).toBe(401);
  });

  test("come newest first, page by page, and can be narrowed and searched", async () => {
    const { order, list, basket } = await stage({ name: "Zanzibar Cloth 9" });
    const packedOrderId = await order({ paidAt: daysAgo(1) });
    const sent = await order({ state: "sent", paidAt: daysAgo(4), doneAt: daysAgo(3) });
    const received = await order({ state: "sent", paidAt: daysAgo(9), receivedAt: daysAgo(5) });
    const cancelled = await order({
      state: "cancelled",
      paidAt: daysAgo(12),
      lines: [{ itemId: basket }],
    });
    const all = [packedOrderId, sent, received, cancelled];
    const ids = async (query: string) => (await list(query)).json().data.map(getOrderId);
    expect(await ids("")).toEqual(all);
    expect(await ids("?show=on+the+way")).toEqual([packedOrderId, sent]);
    expect(await ids("?show=received")).toEqual([received]);
    expect(await ids("?show=cancelled")).toEqual([cancelled]);
    expect(await ids("?q=bolga")).toEqual([cancelled]);
    expect(await ids(`?q=${sent.toLowerCase()}`)).toEqual([sent]);
    expect(await ids("?q=ZANZIBAR+cloth")).toEqual(all);
    expect(await ids("?q=%25")).toEqual([]);
    expect((await list("?q=bolga")).json().counts).toEqual({
      all: 4,
      "on the way": 2,
      received: 1,
      cancelled: 1,
    });
    const seen: string[] = [];
    let at = "";
    do {
      const page = (await list(`?limit=3${at}`)).json();
      seen.push(...page.data.map(getOrderId));
      at = page.nextCursor === null ? "" : `&cursor=${page.nextCursor}`;
    } while (at);
    expect(seen).toEqual(all);
  });

  test("X-52 say what was paid for at the same time from other stores", async () => {
    const first = await stage({ name: "First Cloth" });
    const second = await stage({ name: "Second Cloth" });
    const buyerId = first.buyer.userId;
    const one = await first.order();
    const other = await second.order({ buyerId });
    const findPayment = (id: string) =>
      app.db
        .selectFrom("marketplace.storeOrder as placed")
        .innerJoin("payments.sale as sale", "sale.id", "placed.saleId")
        .select(["sale.id", "sale.paymentId"])
        .where("placed.id", "=", id)
        .executeTakeFirstOrThrow();
    await app.db
      .updateTable("payments.sale")
      .set({ paymentId: (await findPayment(one)).paymentId })
      .where("id", "=", (await findPayment(other)).id)
      .execute();
    expect((await first.read(one)).json().together).toEqual([
      { orderId: other, storeName: "Second Cloth" },
    ]);
  });

  test("keep the store's name and lose its link when it is hidden", async () => {
    const { order, read } = await stage({ name: "Quiet Cloth", hiddenAt: new Date() });
    const { store } = (await read(await order())).json();
    expect(store).toEqual({ storeName: "Quiet Cloth", slug: null });
  });
});

describe("X-64 that an order has arrived", () => {
  test("its buyer says, once; not before it was sent, and not of a cancelled one", async () => {
    const { order, receive, read } = await stage();
    const sent = await order({ state: "sent", doneAt: daysAgo(2) });
    expect((await read(sent)).json().can).toMatchObject({ confirmReceived: true });
    const [first, second] = await Promise.all([receive(sent), receive(sent)]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const after = (await read(sent)).json();
    expect(after).toMatchObject({ state: "received", receivedHow: "confirmed" });
    expect(after.can).toMatchObject({ confirmReceived: false });
    expect((await receive(sent)).json().receivedAt).toBe(after.receivedAt);
    for (const state of ["to send", "cancelled"] as const) {
      const refused = await receive(await order({ state }));
      expect([refused.statusCode, refused.json().code]).toEqual([409, "conflict"]);
    }
  });

  test("counts by itself fourteen days after it was sent, and not before", async () => {
    const { order, read } = await stage();
    const old = await order({ state: "sent", paidAt: daysAgo(20), doneAt: daysAgo(15) });
    const recentlySentOrderId = await order({
      state: "sent",
      paidAt: daysAgo(20),
      doneAt: daysAgo(13),
    });
    const unsent = await order({ paidAt: daysAgo(30) });
    await assumeReceived({ db: app.db, clock: () => new Date() });
    expect((await read(old)).json()).toMatchObject({ state: "received", receivedHow: "assumed" });
    expect((await read(recentlySentOrderId)).json().state).toBe("sent");
    expect((await read(unsent)).json().state).toBe("to send");
  });

  test("holds at once for what is picked up", async () => {
    const { order, read, seller } = await stage();
    const id = await order({ delivery: null });
    const body = { courier: "Local pick-up" };
    await app.call("PATCH", `/purchase-history/${id}/1`, { as: seller, body });
    expect((await read(id)).json()).toMatchObject({ state: "received", receivedHow: "picked up" });
  });
});

describe("F-MKT-11 X-40 the receipt", () => {
  const abn = "51824753556";
  test.each([
    ["a registered store with an ABN", { isGstRegistered: true, abn }, "tax invoice", 1_436],
    ["a registered store without one", { isGstRegistered: true }, "receipt", 1_436],
    ["a store that isn't registered", { abn }, "receipt", null],
  ] as const)("of %s", async (_of, store, document, gstCents) => {
    const { order, read, receipt } = await stage(store);
    const id = await order();
    expect((await read(id)).json()).toMatchObject({ document, gstCents });
    const { fileName, pdfBase64 } = (await receipt(id)).json();
    expect(fileName).toBe(`${document.replace(" ", "-")}-${id}.pdf`);
    const pdf = Buffer.from(pdfBase64, "base64").toString("latin1");
    expect(pdf.slice(0, 5)).toBe("%PDF-");
    expect(pdf.includes(`Tax invoice ${id}`)).toBe(document === "tax invoice");
  });

  test("says what held when it was bought, whatever the seller changes later", async () => {
    const { order, read, seller, storeId } = await stage({ isGstRegistered: true, abn });
    const id = await order();
    const response = await app.call("PATCH", `/Store-info/update-store/${storeId}`, {
      as: seller,
      body: { isGstRegistered: false, abn: "" },
    });
    expect(response.json().store).toMatchObject({ isGstRegistered: false, abn: null });
    expect((await read(id)).json()).toMatchObject({ document: "tax invoice", gstCents: 1_436 });
    expect((await read(await order())).json()).toMatchObject({
      document: "receipt",
      gstCents: null,
    });
  });

  test("takes only an ABN that can be one", async () => {
    const { seller, storeId } = await stage();
    const save = (typed: string) =>
      app.call("PATCH", `/Store-info/update-store/${storeId}`, {
        as: seller,
        body: { abn: typed },
      });
    expect((await save("51 824 753 556")).json().store.abn).toBe(abn);
    const refused = await save("51 824 753 557");
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(["abn"]);
  });
});
