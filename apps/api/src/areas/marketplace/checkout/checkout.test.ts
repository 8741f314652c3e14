import type { ItemPicture } from "@boab/contracts/marketplace/items";
import { sellerDetails } from "@boab/stripe-sandbox/test-seller";
import { beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { ruth, useMarketCarts } from "#test/market-carts.ts";
import { replacePayoutAccount } from "#test/payees.ts";
import { makeConnectedAccount } from "#test/provider-account.ts";

const market = await useMarketCarts();
const { app, control, stripe, settle, pay, openStore, offer, add, readCart, checkOut, shopper } =
  market;
const {
  buy,
  readCheckout,
  readStock,
  listOrdersByBuyer,
  mailsTo,
  endHold,
  expireHolds,
  makeCheckoutBody,
} = market;

type Store = Awaited<ReturnType<typeof openStore>>;
let kumasi: Store;
let pantry: Store;

beforeAll(async () => {
  kumasi = await openStore({ name: "Kumasi Cloth House", isGstRegistered: true });
  pantry = await openStore({ name: "Mama Adaeze's Pantry" });
}, 60_000);

const listPaymentPages = async ({ email }: SignedIn) => {
  const [customer] = (await stripe.customers.list({ email })).data;
  return customer ? (await stripe.checkout.sessions.list({ customer: customer.id })).data : [];
};
const listSales = (paymentId: string) =>
  app.db
    .selectFrom("payments.sale")
    .select(["payeeId", "amountCents", "feeCents", "shareCents", "refundedCents"])
    .where("paymentId", "=", paymentId)
    .orderBy("amountCents")
    .execute();
const setPrice = (itemId: string, priceCents: number) =>
  app.db.updateTable("marketplace.item").set({ priceCents }).where("id", "=", itemId).execute();

describe("paying for a cart", () => {
  test("CART-11 CART-12 CART-18 F-MKT-01 two stores, one payment, one order each, and an empty cart", async () => {
    const dress = await offer(kumasi.storeId, 5);
    const tin = await offer(pantry.storeId, 9, { name: "Suya spice tin", priceCents: 1_650 });
    const buyer = await shopper(dress);
    await add(buyer, tin, 3);
    const started = await checkOut(buyer);
    expect([started.statusCode, started.json()]).toEqual([
      200,
      { url: expect.stringContaining("http"), paymentId: expect.any(String) },
    ]);
    const { url, paymentId } = started.json();
    expect([await readStock(dress), await readStock(tin)]).toEqual([4, 6]);
    expect(await readCheckout(buyer, paymentId)).toMatchObject({ state: "open", url });
    expect(await listOrdersByBuyer(buyer)).toEqual([]);

    await pay(url);
    await settle();
    const orders = await listOrdersByBuyer(buyer);
    expect(orders).toMatchObject([
      {
        storeId: pantry.storeId,
        goodsCents: 4_950,
        deliveryCents: 995,
        state: "to send",
        recipientName: "Ruth Danso",
        recipientStreet: "4/12 Plenty Road",
        recipientSuburb: "Preston",
        recipientState: "VIC",
        recipientPostcode: "3072",
      },
      { storeId: kumasi.storeId, goodsCents: 14_900, deliveryCents: 995 },
    ]);
    expect(await readCheckout(buyer, paymentId)).toMatchObject({
      state: "ordered",
      totalCents: 21_840,
      url: null,
      stores: [
        { storeName: "Kumasi Cloth House", totalCents: 15_895, items: 1, orderId: orders[1]?.id },
        { storeName: "Mama Adaeze's Pantry", totalCents: 5_945, items: 3, orderId: orders[0]?.id },
      ],
    });
    expect((await readCart(buyer)).cart).toEqual([]);
    expect([await readStock(dress), await readStock(tin)]).toEqual([4, 6]);
  });

  test("FEE-03 X-05 each store is charged what its preview showed, and the fee's parts add up", async () => {
    const dress = await offer(kumasi.storeId, 5);
    const buyer = await shopper(dress);
    const paymentId = await buy(buyer);
    // 10 % of $158.95, 1.7 % and 30 cents.
    expect(await listSales(paymentId)).toEqual([
      {
        payeeId: kumasi.owner.userId,
        amountCents: 15_895,
        feeCents: 1_890,
        shareCents: 14_005,
        refundedCents: 0,
      },
    ]);
    const [order] = await listOrdersByBuyer(buyer);
    const lines = await app.db
      .selectFrom("marketplace.orderLine")
      .select(["name", "quantity", "unitCents", "feeCents"])
      .where("orderId", "=", order?.id ?? "")
      .execute();
    expect([order?.feeCents, lines]).toEqual([
      1_890,
      [{ name: "Adire indigo wrap dress", quantity: 1, unitCents: 14_900, feeCents: 1_890 }],
    ]);
  });

  test("CART-18 both sides are emailed, each once", async () => {
    const store = await openStore({ name: "Makola Market" });
    const buyer = await shopper(await offer(store.storeId, 2));
    await buy(buyer);
    const [order] = await listOrdersByBuyer(buyer);
    expect(await mailsTo(buyer)).toEqual([`Your Boab order ${order?.id} is in`]);
    expect(await mailsTo(store.owner)).toEqual([`New order ${order?.id}: 1 item, $158.95`]);
    await settle();
    expect(await mailsTo(store.owner)).toHaveLength(1);
  });

  test("CART-18 the buyer's email has a card for each store, with a picture of each item", async () => {
    const dress = await offer(kumasi.storeId, 3);
    const tin = await offer(pantry.storeId, 9, { name: "Suya spice tin", priceCents: 1_650 });
    const buyer = await shopper(dress, tin);
    await buy(buyer);
    const { html, text } = await expectMail(buyer.email);
    const pictures = await app.db
      .selectFrom("marketplace.item")
      .select("mainPicture as picture")
      .where("id", "in", [dress, tin])
      .execute();
    for (const { picture } of pictures as unknown as { picture: ItemPicture }[])
      expect(html).toContain(`src="${picture.mobile.jpeg}" alt="" width="64"`);
    for (const initials of ["KH", "MP"]) expect(html).toContain(`>${initials}</td>`);
    expect(html).toMatch(/Leaves by \w{3} \d+ \w{3} \d{4}, from Footscray VIC/);
    expect(html.indexOf("View your orders")).toBeLessThan(html.indexOf("Suya spice tin"));
    expect(text).toMatch(/Items +\$165\.50\nAustralia Post, Kumasi Cloth House +\$9\.95\n/);
    expect(text).toMatch(/Total, AUD +\$185\.40/);
  });

  test("F-MKT-10 X-40 an order that is large enough is sent for free, and stays so whatever the store changes", async () => {
    const store = await openStore({
      name: "Free From Eighty",
      isGstRegistered: true,
      freeShippingFromCents: 20_000,
    });
    const dress = await offer(store.storeId, 9);
    const buyer = await shopper(dress);
    expect((await readCart(buyer)) as object).toMatchObject({
      deliveryCents: 995,
      totalCents: 15_895,
      gstCents: 1_445,
      stores: [{ freeShipping: { fromCents: 20_000, missingCents: 5_100 } }],
    });
    await add(buyer, dress);
    expect((await readCart(buyer)) as object).toMatchObject({
      deliveryCents: 0,
      totalCents: 29_800,
      gstCents: 2_709,
      stores: [{ freeShipping: { fromCents: 20_000, missingCents: 0 } }],
    });
    const { url, paymentId } = (await checkOut(buyer)).json();
    const updateResponse = await app.call("PATCH", `/Store-info/update-store/${store.storeId}`, {
      as: store.owner,
      body: { freeShippingFromCents: 50_000 },
    });
    expect(updateResponse.statusCode).toBe(200);
    await pay(url);
    await settle();
    expect(await listOrdersByBuyer(buyer)).toMatchObject([
      { goodsCents: 29_800, deliveryCents: 0 },
    ]);
    const [sale] = await listSales(paymentId);
    expect(sale?.amountCents).toBe(29_800);
    expect((sale?.feeCents ?? 0) + (sale?.shareCents ?? 0)).toBe(29_800);
  });

  test("F-MKT-10 nobody pays for a delivery that was free when they looked", async () => {
    const store = await openStore({ freeShippingFromCents: 10_000 });
    const buyer = await shopper(await offer(store.storeId, 9));
    const seen = await makeCheckoutBody(buyer);
    expect(seen.totalAmount).toBe(14_900);
    await app.db
      .updateTable("marketplace.store")
      .set({ freeShippingFromCents: null })
      .where("id", "=", store.storeId)
      .execute();
    const refused = await app.call("POST", "/pay/checkout", { as: buyer, body: seen });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "cart_changed"]);
  });

  test("X-50 F-MKT-10 what is picked up costs no delivery and asks for no address", async () => {
    const itemId = await offer(kumasi.storeId, 2, { couriers: [], pickupNote: "Ring the bell" });
    const buyer = await shopper(itemId);
    const nobody = await checkOut(buyer, { recipient: undefined });
    expect(nobody.json().fields).toEqual({ "recipient.name": expect.any(String) });
    const { url } = (await checkOut(buyer, { recipient: { name: "Ruth Danso" } })).json();
    await pay(url);
    await settle();
    expect(await listOrdersByBuyer(buyer)).toMatchObject([
      { deliveryCourier: null, deliveryCents: 0, recipientName: "Ruth Danso" },
    ]);
  });

  test("X-50 in a cart of two stores the one where it is picked up gets none of the address", async () => {
    const pickupStore = await openStore();
    const pickupItemId = await offer(pickupStore.storeId, 2, {
      couriers: [],
      pickupNote: "Ring the bell",
    });
    const sent = await offer(kumasi.storeId, 2);
    const buyer = await shopper(pickupItemId, sent);
    await buy(buyer);
    const orders = await listOrdersByBuyer(buyer);
    const getAddress = (storeId: string) => {
      const order = orders.find((one) => one.storeId === storeId);
      return [
        order?.recipientStreet,
        order?.recipientSuburb,
        order?.recipientState,
        order?.recipientPostcode,
      ];
    };
    expect(getAddress(pickupStore.storeId)).toEqual([null, null, null, null]);
    expect(getAddress(kumasi.storeId)).toEqual(["4/12 Plenty Road", "Preston", "VIC", "3072"]);
  });

  test("X-50 a store reads that something is picked up, and isn't asked to send it", async () => {
    const store = await openStore({ name: "Ring The Bell" });
    const buyer = await shopper(
      await offer(store.storeId, 2, { couriers: [], pickupNote: "Ring the bell" }),
    );
    await buy(buyer);
    const [order] = await listOrdersByBuyer(buyer);
    const text = (await expectMail(store.owner.email)).text.replace(/\s+/g, " ");
    expect(text).toContain(
      `Your customer will pick up order ${order?.id}. Please have it ready by`,
    );
    expect(text).not.toMatch(/send (it|order)|Send by|address/i);
  });

  test("a cart with more lines than the provider's page takes is paid like any other", async () => {
    const sizes = Array.from({ length: 60 }, (_, index) => ({ size: `Size ${index}`, stock: 5 }));
    const stores = [await openStore(), await openStore()];
    const buyer = await app.signIn();
    for (const [index, { storeId }] of stores.entries()) {
      const itemId = await offer(storeId, 1, { variants: sizes, priceCents: 500 });
      const variants = await app.db
        .selectFrom("marketplace.variant")
        .select("id")
        .where("itemId", "=", itemId)
        .limit(50)
        .execute();
      await app.db
        .insertInto("marketplace.cartLine")
        .values(
          variants.map(({ id }) => ({
            userId: buyer.userId,
            variantId: id,
            quantity: 1,
            seenCents: 500,
            addedAt: new Date(Date.now() + index),
          })),
        )
        .execute();
    }
    const { url } = (await checkOut(buyer)).json();
    const [page] = await listPaymentPages(buyer);
    const { data: lines } = await stripe.checkout.sessions.listLineItems(page?.id ?? "", {
      limit: 100,
    });
    expect(lines.map(({ amount_total }) => amount_total)).toEqual([25_995, 25_995]);
    await pay(url);
    await settle();
    expect(await listOrdersByBuyer(buyer)).toHaveLength(2);
  });

  test("what was put into the cart while paying stays in it", async () => {
    const itemId = await offer(kumasi.storeId, 9);
    const buyer = await shopper(itemId);
    const { url } = (await checkOut(buyer)).json();
    await add(buyer, itemId, 2);
    await pay(url);
    await settle();
    expect((await readCart(buyer)).cart).toMatchObject([{ item_id: itemId, quantity: 2 }]);
  });
});

describe("P9 X-29 what a browser says decides nothing", () => {
  test("amounts, fees, payees and currencies are our own", async () => {
    const itemId = await offer(kumasi.storeId, 3);
    const buyer = await shopper(itemId);
    const { items, ...body } = await makeCheckoutBody(buyer);
    const tamperedBody = {
      currency: "JPY",
      applicationFeePct: 0,
      customerEmail: "victim@people.example",
      items: items.map((item) => ({
        ...item,
        name: "Free phone",
        description: "Call 1900",
        sellerAccountId: "acct_evil",
      })),
    };
    const { paymentId } = (
      await app.call("POST", "/pay/checkout", { as: buyer, body: { ...body, ...tamperedBody } })
    ).json();
    const [page] = await listPaymentPages(buyer);
    expect(page).toMatchObject({ amount_total: 15_895, currency: "aud" });
    expect(await listSales(paymentId)).toMatchObject([
      { payeeId: kumasi.owner.userId, feeCents: 1_890 },
    ]);
  });

  test.each([
    ["a price of one cent", { unitAmount: 1 }, 409, "price_changed"],
    ["fewer than are in the cart", { quantity: 1 }, 409, "cart_changed"],
    ["a negative quantity", { quantity: -5 }, 400, "bad_request"],
    ["half of one", { quantity: 0.5 }, 400, "bad_request"],
    [
      "somebody else's line",
      { cartId: "00000000-0000-4000-8000-000000000000" },
      409,
      "cart_changed",
    ],
  ])("%s is refused, and nothing is kept", async (_, change, status, code) => {
    const itemId = await offer(kumasi.storeId, 3);
    const buyer = await app.signIn();
    await add(buyer, itemId, 2);
    const { items } = await makeCheckoutBody(buyer);
    const response = await checkOut(buyer, { items: items.map((one) => ({ ...one, ...change })) });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(await readStock(itemId)).toBe(3);
    expect(await listPaymentPages(buyer)).toEqual([]);
  });

  test("another total than the page showed is refused", async () => {
    const buyer = await shopper(await offer(kumasi.storeId, 3));
    expect((await checkOut(buyer, { totalAmount: 15_894 })).json().code).toBe("cart_changed");
  });

  test("CART-03 an empty cart, and an address with gaps", async () => {
    const buyer = await app.signIn();
    const items = [{ quantity: 1, unitAmount: 100 }];
    expect((await checkOut(buyer, { items })).json()).toMatchObject({
      code: "cart_empty",
      error: "Your cart is empty.",
    });
    await add(buyer, await offer(kumasi.storeId, 3));
    const gaps = await checkOut(buyer, { recipient: { ...ruth, street: "", postcode: undefined } });
    expect([gaps.statusCode, Object.keys(gaps.json().fields)]).toEqual([
      400,
      ["recipient.street", "recipient.postcode"],
    ]);
  });

  test("C1 nobody sees or refreshes somebody else's", async () => {
    const buyer = await shopper(await offer(kumasi.storeId, 3));
    const { paymentId } = (await checkOut(buyer)).json();
    const stranger = await app.signIn();
    for (const [method, path] of [
      ["GET", `/marketplace/checkouts/${paymentId}`],
      ["POST", `/marketplace/checkouts/${paymentId}/refresh`],
    ] as const)
      expect((await app.call(method, path, { as: stranger })).statusCode).toBe(404);
    expect((await app.call("POST", "/pay/checkout", { body: {} })).statusCode).toBe(401);
  });
});

describe("what changed since the cart was filled", () => {
  test("a price: nobody pays another than they saw", async () => {
    const itemId = await offer(kumasi.storeId, 3);
    const buyer = await shopper(itemId);
    const body = await makeCheckoutBody(buyer);
    await setPrice(itemId, 15_900);
    const stale = await app.call("POST", "/pay/checkout", { as: buyer, body });
    expect(stale.json().code).toBe("price_changed");
    expect((await readCart(buyer)).cart).toMatchObject([
      { unitCents: 15_900, unitCentsBefore: 14_900, changed: true },
    ]);
    // Whoever has seen the new one may pay it.
    expect((await checkOut(buyer)).statusCode).toBe(200);
    expect((await listPaymentPages(buyer))[0]?.amount_total).toBe(16_895);
  });

  test("CART-15 X-51 a store that can't be paid sells nothing, whatever we still believe", async () => {
    const store = await openStore();
    const buyer = await shopper(await offer(store.storeId, 3));
    const body = await makeCheckoutBody(buyer);
    await replacePayoutAccount(app, store.owner, await makeConnectedAccount(stripe, false));
    const refused = await app.call("POST", "/pay/checkout", { as: buyer, body });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "store_not_ready"]);
  });

  test("CART-15 X-51 the share of a store that can't be paid any more is pending with us, and sent once it can", async () => {
    const store = await openStore();
    const buyer = await shopper(await offer(store.storeId, 3));
    const { url, paymentId } = (await checkOut(buyer)).json();
    const accountId = await makeConnectedAccount(stripe, false);
    await replacePayoutAccount(app, store.owner, accountId);
    await pay(url);
    await settle();
    const readPayouts = async () =>
      (await app.call("GET", "/pay/sales", { as: store.owner }))
        .json()
        .data.map(({ payout, shareCents }: { payout: string; shareCents: number }) => [
          payout,
          shareCents,
        ]);
    const sent = async () =>
      (await stripe.transfers.list({ transfer_group: paymentId })).data.map(({ amount }) => amount);
    // $158.95 less 10 %, 1.7 % and 30 cents.
    expect([await readPayouts(), await sent()]).toEqual([[["held", 14_005]], []]);
    expect(await listOrdersByBuyer(buyer)).toMatchObject([
      { storeId: store.storeId, state: "to send" },
    ]);

    await stripe.accounts.update(accountId, sellerDetails);
    await settle();
    expect([await readPayouts(), await sent()]).toEqual([[["sent", 14_005]], [14_005]]);
  });

  test("a store on holiday, and something that is gone", async () => {
    const store = await openStore();
    const buyer = await shopper(await offer(store.storeId, 3));
    await app.db
      .updateTable("marketplace.store")
      .set({ isOnHoliday: true })
      .where("id", "=", store.storeId)
      .execute();
    expect((await checkOut(buyer)).json().code).toBe("cart_changed");
    const itemId = await offer(kumasi.storeId, 3);
    const late = await shopper(itemId);
    await app.db
      .updateTable("marketplace.item")
      .set({ status: "archived" })
      .where("id", "=", itemId)
      .execute();
    expect((await checkOut(late)).json().code).toBe("cart_changed");
  });
});

describe("F-MKT-03 stock is kept while somebody pays", () => {
  test("for them: their own cart still says that they can buy it, others' that it is sold out", async () => {
    const itemId = await offer(kumasi.storeId, 1);
    const [ama, abuk] = [await shopper(itemId), await shopper(itemId)];
    await checkOut(ama);
    expect((await readCart(ama)).cart).toMatchObject([{ state: "for sale", available: 1 }]);
    expect((await readCart(abuk)).cart).toMatchObject([{ state: "sold out" }]);
    expect((await checkOut(abuk)).json().code).toBe("cart_changed");
  });

  test("the same cart leads to the same page; another one closes it and gives back what it kept", async () => {
    const itemId = await offer(kumasi.storeId, 3);
    const other = await offer(pantry.storeId, 3);
    const buyer = await shopper(itemId);
    const first = (await checkOut(buyer)).json();
    expect((await checkOut(buyer)).json()).toEqual(first);
    await add(buyer, other);
    const second = (await checkOut(buyer)).json();
    expect(second.paymentId).not.toBe(first.paymentId);
    expect([await readStock(itemId), await readStock(other)]).toEqual([2, 2]);
    const pages = await listPaymentPages(buyer);
    expect(pages.map(({ status }) => status).toSorted()).toEqual(["expired", "open"]);
    expect(await readCheckout(buyer, first.paymentId)).toMatchObject({ state: "expired" });
  });

  test("once their time is over it goes back, and the page is closed", async () => {
    const itemId = await offer(kumasi.storeId, 1);
    const buyer = await shopper(itemId);
    const { paymentId } = (await checkOut(buyer)).json();
    await expireHolds();
    expect(await readStock(itemId)).toBe(0);
    await endHold(paymentId);
    await expireHolds();
    expect(await readStock(itemId)).toBe(1);
    expect((await listPaymentPages(buyer)).map(({ status }) => status)).toEqual(["expired"]);
    expect(await readCheckout(buyer, paymentId)).toMatchObject({ state: "expired", url: null });
    expect((await readCart(buyer)).cart).toHaveLength(1);
  });

  test("when the provider's page expires first, its event is enough", async () => {
    const itemId = await offer(kumasi.storeId, 1);
    const buyer = await shopper(itemId);
    await checkOut(buyer);
    const [page] = await listPaymentPages(buyer);
    await stripe.checkout.sessions.expire(page?.id ?? "");
    await settle();
    expect(await readStock(itemId)).toBe(1);
  });

  test("a declined card keeps the page open: the next card pays", async () => {
    const itemId = await offer(kumasi.storeId, 1);
    const buyer = await shopper(itemId);
    const { url, paymentId } = (await checkOut(buyer)).json();
    await pay(url, "4000000000000002");
    await settle();
    expect(await readCheckout(buyer, paymentId)).toMatchObject({ state: "open", url });
    await pay(url);
    await settle();
    expect(await readCheckout(buyer, paymentId)).toMatchObject({ state: "ordered" });
  });

  test("a variant that its seller took away stays away when the stock goes back", async () => {
    const itemId = await offer(kumasi.storeId, 2);
    const buyer = await shopper(itemId);
    const { paymentId } = (await checkOut(buyer)).json();
    await app.db
      .updateTable("marketplace.variant")
      .set({ stock: 0, retiredAt: new Date() })
      .where("itemId", "=", itemId)
      .execute();
    await endHold(paymentId);
    await expireHolds();
    expect(await readStock(itemId)).toBe(0);
  });
});

describe("money that comes too late", () => {
  /** A page that its buyer has open, while we have given back what it kept. */
  async function openReleasedPage(itemId: string) {
    const buyer = await shopper(itemId);
    const { url, paymentId } = (await checkOut(buyer)).json();
    await app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable("marketplace.checkout")
        .set({ state: "released", endedAt: new Date() })
        .where("id", "=", paymentId)
        .execute();
      await tx
        .updateTable("marketplace.variant")
        .set(({ eb }) => ({ stock: eb("stock", "+", 1) }))
        .where("itemId", "=", itemId)
        .execute();
    });
    return { buyer, url, paymentId };
  }

  test("buys it while it is still there", async () => {
    const itemId = await offer(kumasi.storeId, 1);
    const { buyer, url, paymentId } = await openReleasedPage(itemId);
    await pay(url);
    await settle();
    expect(await readCheckout(buyer, paymentId)).toMatchObject({ state: "ordered" });
    expect(await readStock(itemId)).toBe(0);
  });

  test("goes back at once when somebody else has it, and its buyer reads why", async () => {
    const itemId = await offer(kumasi.storeId, 1);
    const { buyer, url, paymentId } = await openReleasedPage(itemId);
    await buy(await shopper(itemId));
    await pay(url);
    await settle();
    expect(await readCheckout(buyer, paymentId)).toMatchObject({ state: "refunded" });
    expect(await listOrdersByBuyer(buyer)).toEqual([]);
    expect(await listSales(paymentId)).toMatchObject([{ refundedCents: 15_895 }]);
    expect(await mailsTo(buyer)).toEqual(["We've refunded $158.95: your order couldn't be filled"]);
    await settle();
    expect(await listSales(paymentId)).toMatchObject([{ refundedCents: 15_895 }]);
  });

  test("goes back when the store has closed while somebody paid", async () => {
    const store = await openStore();
    const itemId = await offer(store.storeId, 1);
    const buyer = await shopper(itemId);
    const { url, paymentId } = (await checkOut(buyer)).json();
    await app.db
      .updateTable("marketplace.store")
      .set({ closedAt: new Date() })
      .where("id", "=", store.storeId)
      .execute();
    await pay(url);
    await settle();
    expect(await readCheckout(buyer, paymentId)).toMatchObject({ state: "refunded" });
  });
});

describe("X-69 a store in which somebody is paying", () => {
  const remove = ({ owner, storeId }: Store) =>
    app.call("DELETE", `/Store-info/delete-store/${storeId}`, { as: owner, body: {} });

  test("can't be deleted until they have paid or their time is over", async () => {
    const store = await openStore();
    const buyer = await shopper(await offer(store.storeId, 1));
    const { paymentId } = (await checkOut(buyer)).json();
    const refused = await remove(store);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "store_being_paid"]);
    await endHold(paymentId);
    await expireHolds();
    expect((await remove(store)).statusCode).toBe(204);
  });

  test("is never deleted in the same moment: one of both learns of the other", async () => {
    for (let round = 0; round < 4; round++) {
      const store = await openStore();
      const buyer = await shopper(await offer(store.storeId, 1));
      const body = await makeCheckoutBody(buyer);
      const [paying, removing] = await Promise.all([
        app.call("POST", "/pay/checkout", { as: buyer, body }),
        remove(store),
      ]);
      expect([
        [200, 409],
        [409, 204],
      ]).toContainEqual([paying.statusCode, removing.statusCode]);
    }
  });
});

describe("many at once", () => {
  test("twenty presses are one order, one page and one address", async () => {
    const itemId = await offer(kumasi.storeId, 30);
    const buyer = await shopper(itemId);
    const body = await makeCheckoutBody(buyer);
    const pressCheckout = () => app.call("POST", "/pay/checkout", { as: buyer, body });
    const responses = await Promise.all(Array.from({ length: 20 }, pressCheckout));
    const urls = new Set(responses.map((response) => response.json().url));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(urls.size).toBe(1);
    expect(await listPaymentPages(buyer)).toHaveLength(1);
    expect(await readStock(itemId)).toBe(29);
    await pay(String([...urls][0]));
    await settle();
    expect(await listOrdersByBuyer(buyer)).toHaveLength(1);
  });

  test("twenty presses get the same page however slowly the provider answers", async () => {
    const itemId = await offer(kumasi.storeId, 30);
    const buyer = await shopper(itemId);
    const body = await makeCheckoutBody(buyer);
    for (const operation of ["Customers.create", "Checkout.Sessions.create"])
      await control.addFault({ kind: "delay", delayMs: 500, operation });
    const press = () => app.call("POST", "/pay/checkout", { as: buyer, body });
    const responses = await Promise.all(Array.from({ length: 20 }, press));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map((response) => response.json().url)).size).toBe(1);
    expect(await listPaymentPages(buyer)).toHaveLength(1);
  }, 20_000);

  test("twelve people for five of it: five can pay, and nobody waits for somebody who waits for them", async () => {
    const [one, other] = [await offer(kumasi.storeId, 5), await offer(pantry.storeId, 5)];
    const buyers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 ? shopper(one, other) : shopper(other, one),
      ),
    );
    const responses = await Promise.all(buyers.map((buyer) => checkOut(buyer)));
    const codes = responses.map((response) => response.json().code ?? "paying");
    expect(codes.filter((code) => code === "paying")).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(["paying", "cart_changed"]));
    expect([await readStock(one), await readStock(other)]).toEqual([0, 0]);
  }, 20_000);
});

describe("ERR-01 when the provider fails", () => {
  async function checkOutWhileProviderFails(buyer: SignedIn) {
    const operation = "Checkout.Sessions.create";
    await control.addFault({ kind: "status", status: 503, times: 9, operation });
    const failed = await checkOut(buyer);
    await control.clearFaults();
    return failed;
  }

  test("CART-13 a plain sentence, stock that is kept, and the next press opens one page", async () => {
    const itemId = await offer(kumasi.storeId, 1);
    const buyer = await shopper(itemId);
    const failed = await checkOutWhileProviderFails(buyer);
    expect([failed.statusCode, failed.json().error]).toEqual([502, "Stripe checkout failed."]);
    expect(await readStock(itemId)).toBe(0);
    const { url } = (await checkOut(buyer)).json();
    await pay(url);
    await settle();
    expect(await listOrdersByBuyer(buyer)).toHaveLength(1);
    expect(await listPaymentPages(buyer)).toHaveLength(1);
  });

  test("what was kept for a page that never opened goes back after its time", async () => {
    const itemId = await offer(kumasi.storeId, 1);
    const buyer = await shopper(itemId);
    await checkOutWhileProviderFails(buyer);
    await app.db
      .updateTable("marketplace.checkout")
      .set({ heldUntil: new Date(Date.now() - 1_000) })
      .where("buyerId", "=", buyer.userId)
      .execute();
    await expireHolds();
    expect(await readStock(itemId)).toBe(1);
  });
});

test("the address of what nobody paid for is forgotten after a week", async () => {
  const itemId = await offer(kumasi.storeId, 1);
  const buyer = await shopper(itemId);
  const { paymentId } = (await checkOut(buyer)).json();
  await endHold(paymentId);
  await expireHolds();
  const readRecipientName = async () =>
    (
      await app.db
        .selectFrom("marketplace.checkout")
        .select("recipientName")
        .where("id", "=", paymentId)
        .executeTakeFirstOrThrow()
    ).recipientName;
  expect(await readRecipientName()).toBe("Ruth Danso");
  await app.db
    .updateTable("marketplace.checkout")
    .set({ endedAt: new Date(Date.now() - 8 * 86_400_000) })
    .where("id", "=", paymentId)
    .execute();
  await expireHolds();
  expect(await readRecipientName()).toBeNull();
});
