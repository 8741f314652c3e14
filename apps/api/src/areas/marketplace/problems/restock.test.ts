import { beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { useMarketCarts } from "#test/market-carts.ts";

const market = await useMarketCarts();
const { app, openStore, offer, add, shopper, buy, checkOut, readStock, listOrdersByBuyer, settle } =
  market;
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" });
});

/** Somebody has bought two dresses and a scarf of a store; three dresses and two scarves are left. */
async function stage() {
  const { owner, storeId } = await openStore();
  const dress = await offer(storeId, 5);
  const scarf = await offer(storeId, 3, { name: "Kente scarf" });
  const buyer = await app.signIn();
  await add(buyer, dress, 2);
  await add(buyer, scarf);
  await buy(buyer);
  const [order] = await listOrdersByBuyer(buyer);
  if (!order) throw new Error("There is no order");
  const { lines } = (
    await app.call("GET", `/marketplace/my-orders/${order.id}`, { as: buyer })
  ).json() as { lines: { itemNumber: number; name: string }[] };
  const findItemNumber = (name: string) =>
    lines.find((line) => line.name === name)?.itemNumber ?? 0;
  const scarfNumber = findItemNumber("Kente scarf");
  const dressNumber = lines.find(({ itemNumber }) => itemNumber !== scarfNumber)?.itemNumber ?? 0;
  const all = [dressNumber, scarfNumber];
  const refund = (items: number[], more: object = {}, as: SignedIn = owner) =>
    app.call("POST", `/marketplace/orders/${order.id}/refunds`, {
      as,
      body: { items, delivery: items.length === 2, ...more },
    });
  const send = (itemNumber: number) =>
    app.call("PATCH", `/purchase-history/${order.id}/${itemNumber}`, {
      as: owner,
      body: { courier: "Sendle", trackingNumber: "SN44718926" },
    });
  const stocks = async () => [await readStock(dress), await readStock(scarf)];
  return { owner, order, dress, buyer, dressNumber, scarfNumber, all, refund, send, stocks };
}

describe("F-MKT-05 the stock of what was paid back", () => {
  test("is there again once the whole order was refunded before it was sent, by store or admin", async () => {
    for (const by of ["store", "admin"]) {
      const { all, owner, refund, stocks } = await stage();
      expect(await stocks()).toEqual([3, 2]);
      expect((await refund(all, {}, by === "store" ? owner : admin)).statusCode).toBe(200);
      expect(await stocks()).toEqual([5, 3]);
      // The subscriber to the refund finds nothing more to do.
      await settle();
      expect(await stocks()).toEqual([5, 3]);
    }
  });

  test("comes back with the last part, once", async () => {
    const { dressNumber, scarfNumber, refund, stocks } = await stage();
    expect((await refund([dressNumber])).statusCode).toBe(200);
    expect(await stocks()).toEqual([3, 2]);
    expect((await refund([scarfNumber], { delivery: true })).statusCode).toBe(200);
    expect(await stocks()).toEqual([5, 3]);
  });

  test("comes back with a refund on the page of sales, too", async () => {
    const { owner, order, stocks } = await stage();
    const body = { amountCents: order.goodsCents + order.deliveryCents };
    const path = `/pay/sales/${order.saleId}/refunds`;
    expect((await app.call("POST", path, { as: owner, body })).statusCode).toBe(200);
    await settle();
    expect(await stocks()).toEqual([5, 3]);
  });

  test("stays away after it was sent, unless the store says that it has it again", async () => {
    const { dressNumber, scarfNumber, refund, send, stocks } = await stage();
    for (const number of [dressNumber, scarfNumber])
      expect((await send(number)).statusCode).toBe(200);
    await refund([scarfNumber]);
    expect(await stocks()).toEqual([3, 2]);
    expect((await refund([dressNumber], { backInStock: true })).statusCode).toBe(200);
    expect(await stocks()).toEqual([5, 2]);
  });

  test("of a parcel that had left stays away when the rest is cancelled", async () => {
    const { all, dressNumber, refund, send, stocks } = await stage();
    await send(dressNumber);
    await refund(all);
    expect(await stocks()).toEqual([3, 3]);
  });

  test("is put back once by refunds at the same time, and can be bought meanwhile", async () => {
    const { dress, all, refund, stocks } = await stage();
    const buyers = await Promise.all([1, 2, 3, 4].map(() => shopper(dress)));
    const [sold, ...refunds] = await Promise.all([
      Promise.all(buyers.map((buyer) => checkOut(buyer))),
      refund(all),
      refund(all, { backInStock: true }, admin),
      refund(all),
    ]);
    expect(refunds.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const soldCount = sold.filter(({ statusCode }) => statusCode === 200).length;
    expect(soldCount).toBeGreaterThanOrEqual(3);
    await settle();
    expect(await stocks()).toEqual([5 - soldCount, 3]);
  });
});

describe("F-MKT-05 an order of which a part was paid back before it left", () => {
  test("is sent once the rest has left, and not before", async () => {
    const { buyer, dressNumber, scarfNumber, refund, send } = await stage();
    expect((await refund([dressNumber], { backInStock: true })).statusCode).toBe(200);
    expect(await listOrdersByBuyer(buyer)).toMatchObject([{ state: "to send" }]);
    expect((await send(scarfNumber)).json()).toMatchObject({ state: "sent" });
  });

  test("is sent with the refund when the rest has left before, since that day", async () => {
    const { buyer, dressNumber, scarfNumber, refund, send } = await stage();
    const { lines, state } = (await send(scarfNumber)).json();
    expect(state).toBe("to send");
    expect((await refund([dressNumber])).statusCode).toBe(200);
    const [order] = await listOrdersByBuyer(buyer);
    const [sent] = lines.filter(({ sentAt }: { sentAt: string | null }) => sentAt !== null);
    expect(order).toMatchObject({ state: "sent", doneAt: new Date(sent.sentAt) });
  });
});
