import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { ruth, useMarketCarts } from "#test/market-carts.ts";

const market = await useMarketCarts();
const { app, pay, settle, openStore, offer, add, readCart, checkOut, shopper } = market;
const { buy, readCheckout, readStock, expireHolds } = market;

let store: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  store = await openStore({ name: "Kumasi Cloth House" });
}, 60_000);

const as = (name: string) => ({ recipient: { ...ruth, name } });

/** So much later: everything that this buyer's checkouts keep was kept so much earlier. */
async function letMinutesPass(buyer: SignedIn, minutes: number): Promise<void> {
  const interval = sql`make_interval(mins => ${minutes})`;
  await sql`
    update marketplace.checkout_line set held_until = held_until - ${interval}
    where checkout_id in (select id from marketplace.checkout where buyer_id = ${buyer.userId})
  `.execute(app.db);
  await sql`
    update marketplace.checkout
    set created_at = created_at - ${interval}, held_until = held_until - ${interval}
    where buyer_id = ${buyer.userId}
  `.execute(app.db);
  await expireHolds();
}

const listReservedFlags = async (buyer: SignedIn) =>
  ((await readCart(buyer)).cart as unknown as { reservedOncePaid: boolean }[]).map(
    ({ reservedOncePaid }) => reservedOncePaid,
  );

describe("F-MKT-03 one hold of an item", () => {
  test("is not renewed by another recipient: it ends when the first would have", async () => {
    const itemId = await offer(store.storeId, 1);
    const buyer = await shopper(itemId);
    expect((await checkOut(buyer, as("Ama A"))).statusCode).toBe(200);
    await letMinutesPass(buyer, 30);
    const second = (await checkOut(buyer, as("Ama B"))).json();
    expect(await readStock(itemId)).toBe(0);
    await letMinutesPass(buyer, 8);
    expect(await readStock(itemId)).toBe(1);
    // Whoever wants it can have it, and the page of the first still takes the money.
    expect(await readCheckout(buyer, second.paymentId)).toMatchObject({ state: "open" });
    const competingBuyer = await app.signIn();
    expect((await add(competingBuyer, itemId)).statusCode).toBe(201);
  });

  test("is not begun again within the hour, and once more after it", async () => {
    const itemId = await offer(store.storeId, 1);
    const buyer = await shopper(itemId);
    await checkOut(buyer);
    await letMinutesPass(buyer, 38);
    expect(await readStock(itemId)).toBe(1);
    expect(await listReservedFlags(buyer)).toEqual([true]);
    expect((await checkOut(buyer, as("Ama B"))).statusCode).toBe(200);
    expect(await readStock(itemId)).toBe(1);
    await letMinutesPass(buyer, 40);
    expect(await listReservedFlags(buyer)).toEqual([false]);
    expect((await checkOut(buyer, as("Ama C"))).statusCode).toBe(200);
    expect(await readStock(itemId)).toBe(0);
  });

  test("the third unpaid one in a day takes no stock; its buyer can still have it by paying", async () => {
    const itemId = await offer(store.storeId, 1);
    const buyer = await shopper(itemId);
    for (const name of ["Ama A", "Ama B"]) {
      await checkOut(buyer, as(name));
      expect(await readStock(itemId)).toBe(0);
      await letMinutesPass(buyer, 61);
      expect(await readStock(itemId)).toBe(1);
    }
    expect(await listReservedFlags(buyer)).toEqual([true]);
    const third = (await checkOut(buyer, as("Ama C"))).json();
    expect(await readStock(itemId)).toBe(1);
    await pay(third.url);
    await settle();
    expect(await readCheckout(buyer, third.paymentId)).toMatchObject({ state: "ordered" });
    expect(await readStock(itemId)).toBe(0);
  });

  test("what somebody else bought meanwhile is paid back", async () => {
    const itemId = await offer(store.storeId, 1);
    const buyer = await shopper(itemId);
    await checkOut(buyer);
    await letMinutesPass(buyer, 38);
    const { url, paymentId } = (await checkOut(buyer, as("Ama B"))).json();
    await buy(await shopper(itemId));
    await pay(url);
    await settle();
    expect(await readCheckout(buyer, paymentId)).toMatchObject({ state: "refunded" });
    expect(await readStock(itemId)).toBe(0);
  });
});

describe("F-MKT-03 how much one buyer holds", () => {
  test("is at most half of what is left; the rest is theirs once they have paid", async () => {
    const itemId = await offer(store.storeId, 10);
    const buyer = await app.signIn();
    await add(buyer, itemId, 8);
    expect(await listReservedFlags(buyer)).toEqual([true]);
    const { url, paymentId } = (await checkOut(buyer)).json();
    expect(await readStock(itemId)).toBe(5);
    expect(await listReservedFlags(buyer)).toEqual([true]);
    await pay(url);
    await settle();
    expect(await readCheckout(buyer, paymentId)).toMatchObject({ state: "ordered" });
    expect(await readStock(itemId)).toBe(2);
  });

  test("gives back what it held, no more, when they don't pay", async () => {
    const itemId = await offer(store.storeId, 10);
    const buyer = await app.signIn();
    await add(buyer, itemId, 8);
    await checkOut(buyer);
    await letMinutesPass(buyer, 38);
    expect(await readStock(itemId)).toBe(10);
  });
});

test("the seller reads what is in somebody's checkout, and until when; a stranger doesn't", async () => {
  const itemId = await offer(store.storeId, 3);
  const buyer = await shopper(itemId);
  const before = Date.now();
  await checkOut(buyer);
  const list = (as: SignedIn) => app.call("GET", `/shop-item/managed/${store.storeId}`, { as });
  const items = (await list(store.owner)).json().data as {
    item_id: string;
    quantityAvailable: number;
    inCheckout: { quantity: number; until: string } | null;
  }[];
  const item = items.find(({ item_id }) => item_id === itemId);
  expect(item).toMatchObject({ quantityAvailable: 2, inCheckout: { quantity: 1 } });
  const minutes = (new Date(item?.inCheckout?.until ?? 0).getTime() - before) / 60_000;
  expect(Math.round(minutes)).toBe(37);
  expect((await list(buyer)).statusCode).toBe(403);
});
