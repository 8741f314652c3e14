import { courierPresets } from "@boab/contracts/marketplace/couriers";
import { beforeEach, describe, expect, test } from "vitest";
import { type ItemOverrides, insertItem } from "#test/factories/items.ts";
import { insertReadyStore } from "#test/factories/ready-store.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let buyer: SignedIn;
let storeId: string;

beforeEach(async () => {
  buyer = await app.signIn();
  storeId = await insertReadyStore(app.db);
});

const createItem = (overrides: ItemOverrides = {}) => insertItem(app.db, storeId, overrides);
const add = (itemId: string, body: object = {}, as: SignedIn | undefined = buyer) =>
  app.call("POST", "/cart/add", { as, body: { itemId, SelectedSize: "M", ...body } });
const read = async (as = buyer) => (await app.call("GET", `/cart/${as.userId}`, { as })).json();
const count = async () =>
  (await app.call("GET", "/marketplace/cart/count", { as: buyer })).json().lines;
const change = (cartId: string, quantity: unknown, as = buyer) =>
  app.call("PATCH", `/cart/${cartId}`, { as, body: { quantity } });

const update = (table: "marketplace.item" | "marketplace.store", id: string, values: object) =>
  app.db.updateTable(table).set(values).where("id", "=", id).execute();
const setStock = (itemId: string, stock: number) =>
  app.db.updateTable("marketplace.variant").set({ stock }).where("itemId", "=", itemId).execute();

describe("what is in a cart", () => {
  test("CART-06 CART-07 CART-08 CART-16 a line has what was chosen at today's price", async () => {
    const itemId = await createItem();
    const sku = `SKU-${itemId.slice(4)}`;
    const added = await add(itemId, {
      userId: buyer.userId,
      itemSku: sku,
      quantity: 2,
      SelectedColor: "Indigo",
      SelectedType: "",
    });
    expect([added.statusCode, added.json()]).toEqual([
      201,
      { cartId: expect.any(String), quantity: 2, lines: 1, items: 2 },
    ]);
    const { cartId } = added.json();
    const store = await app.db
      .selectFrom("marketplace.store")
      .select(["storeName", "slug", "location"])
      .where("id", "=", storeId)
      .executeTakeFirstOrThrow();
    expect(await read()).toEqual({
      cart: [
        {
          id: cartId,
          item_id: itemId,
          storeId,
          quantity: 2,
          sizeSelected: "M",
          typeSelected: "",
          colorSelected: "Indigo",
          imageIndex: 0,
          name: "Adire indigo wrap dress",
          shopItem: {
            id: itemId,
            sku,
            name: "Adire indigo wrap dress",
            price: 149,
            description: "Hand-dyed cotton, midi length.",
            type: "",
            colour: "Indigo",
            images: { main: expect.objectContaining({ mobile: expect.any(Object) }) },
          },
          state: "for sale",
          changed: false,
          unitCents: 14_900,
          unitCentsBefore: null,
          totalCents: 29_800,
          available: 8,
          reservedOncePaid: false,
        },
      ],
      merchId: null,
      stores: [
        {
          storeId,
          slug: store.slug,
          storeName: store.storeName,
          location: store.location,
          options: [
            {
              id: "auspost-standard",
              courier: "Australia Post",
              cents: 995,
              service: "Standard, 2–6 business days",
            },
          ],
          chosen: expect.objectContaining({ id: "auspost-standard" }),
          pickupNote: null,
          freeShipping: null,
          goodsCents: 29_800,
          deliveryCents: 995,
        },
      ],
      goodsCents: 29_800,
      deliveryCents: 995,
      gstCents: 0,
      totalCents: 30_795,
      canBePaid: true,
    });
  });

  test("CART-07 nothing leads to where a seller is paid", async () => {
    await add(await createItem());
    expect(JSON.stringify(await read())).not.toMatch(/acct_|sellerAccountId|userId/);
  });

  test("CART-09 a line is removed once, by its body or its path, and nobody else's", async () => {
    const [one, other] = [await createItem(), await createItem()];
    const first = (await add(one)).json().cartId;
    const second = (await add(other)).json().cartId;
    const stranger = await app.signIn();
    const remove = (cartId: string, as = buyer, userId = as.userId) =>
      app.call("DELETE", "/cart/remove", { as, body: { cartId, userId } });
    expect((await remove(first, stranger)).statusCode).toBe(204);
    expect((await remove(first, stranger, buyer.userId)).json().code).toBe("actor_mismatch");
    expect(await count()).toBe(2);
    for (let twice = 0; twice < 2; twice++) expect((await remove(first)).statusCode).toBe(204);
    const path = `/cart/${second}`;
    for (let twice = 0; twice < 2; twice++)
      expect((await app.call("DELETE", path, { as: buyer })).statusCode).toBe(204);
    expect(await read()).toMatchObject({ cart: [], stores: [], totalCents: 0, canBePaid: false });
  });

  test("GUARD-22 adding needs somebody who is signed in, and only ever fills their own cart", async () => {
    const itemId = await createItem();
    expect((await app.call("POST", "/cart/add", { body: { itemId } })).statusCode).toBe(401);
    const responseForOther = await add(itemId, { userId: (await app.signIn()).userId });
    expect([responseForOther.statusCode, responseForOther.json().code]).toEqual([
      403,
      "actor_mismatch",
    ]);
    expect(await count()).toBe(0);
    const stranger = await app.signIn({ adminStatus: "Admin" });
    expect((await app.call("GET", `/cart/${buyer.userId}`, { as: stranger })).json().code).toBe(
      "not_found",
    );
  });
});

describe("how much of it", () => {
  test("CART-08 more of the same becomes one line, also at the same moment", async () => {
    const itemId = await createItem();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(itemId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect((await read()).cart).toMatchObject([{ quantity: 6 }]);
    // Eight are there.
    const refused = await add(itemId, { quantity: 3 });
    expect([refused.statusCode, refused.json().error]).toEqual([409, "Only 8 left."]);
    expect((await read()).cart).toMatchObject([{ quantity: 6 }]);
  });

  test.each([0, -5, 0.1, 100, 1e9, "2", null])(
    "CART-08 a quantity of %j is refused",
    async (quantity) => {
      const itemId = await createItem({ variants: [{ size: "M", stock: 5_000 }] });
      expect((await add(itemId, { quantity })).statusCode).toBe(400);
      const { cartId } = (await add(itemId)).json();
      expect((await change(cartId, quantity)).statusCode).toBe(400);
      expect((await add(itemId, { quantity: 99 })).statusCode).toBe(400);
      expect((await read()).cart).toMatchObject([{ quantity: 1 }]);
    },
  );

  test("a quantity can be changed up to what is there; nobody learns how much that is", async () => {
    const itemId = await createItem({ variants: [{ size: "M", stock: 40 }] });
    const { cartId } = (await add(itemId)).json();
    expect((await change(cartId, 40)).json().cart).toMatchObject([{ quantity: 40, available: 20 }]);
    expect((await change(cartId, 41)).json().error).toBe("There aren't that many left.");
    expect((await change(cartId, 3, await app.signIn())).json().code).toBe("not_found");
    await setStock(itemId, 0);
    expect((await change(cartId, 1)).json().error).toBe("This is sold out.");
    expect((await read()).cart).toMatchObject([{ quantity: 40 }]);
  });

  test("CART-10 X-70 a cart takes a hundred lines, also when two requests want the last place", async () => {
    const variants = Array.from({ length: 102 }, (_, index) => ({
      size: `Size ${index}`,
      stock: 5,
    }));
    const itemId = await createItem({ variants });
    const rows = await app.db
      .selectFrom("marketplace.variant")
      .select("id")
      .where("itemId", "=", itemId)
      .orderBy("position")
      .limit(99)
      .execute();
    await app.db
      .insertInto("marketplace.cartLine")
      .values(
        rows.map(({ id }) => ({
          userId: buyer.userId,
          variantId: id,
          quantity: 1,
          seenCents: 100,
          addedAt: new Date(),
        })),
      )
      .execute();
    const answers = await Promise.all(
      [99, 100, 101].map((index) => add(itemId, { SelectedSize: `Size ${index}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(await count()).toBe(100);
    expect((await add(itemId, { SelectedSize: "Size 5" })).json()).toMatchObject({ quantity: 2 });
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("cart_full");
  });
});

describe("what can be added", () => {
  test("X-63 options are read in both spellings; a choice that doesn't exist is refused", async () => {
    const itemId = await createItem({
      variants: [
        { size: "M", colour: "Indigo", type: "Wrap" },
        { size: "M", colour: "Ochre", type: "Wrap" },
      ],
    });
    const chosen = (body: object) => add(itemId, { SelectedSize: undefined, ...body });
    for (const body of [
      { sizeSelected: "M", colorSelected: "indigo", typeSelected: "Wrap" },
      { SelectedSize: "m", SelectedColour: "Indigo" },
      { SelectedColor: "Indigo" },
    ])
      expect((await chosen(body)).statusCode, JSON.stringify(body)).toBe(201);
    expect((await read()).cart).toMatchObject([{ quantity: 3, colorSelected: "Indigo" }]);
    for (const body of [{}, { SelectedColor: "Green" }, { SelectedSize: "XL" }])
      expect((await chosen(body)).json().code, JSON.stringify(body)).toBe("item_options_unknown");
  });

  test("id and sku belong together; what isn't for sale isn't there", async () => {
    const itemId = await createItem();
    const other = await createItem();
    const sku = `SKU-${other.slice(4)}`;
    expect((await add(itemId, { itemSku: sku })).json().code).toBe("not_found");
    await update("marketplace.item", other, { status: "archived" });
    expect((await add(other)).json().code).toBe("not_found");
    await update("marketplace.store", storeId, { hiddenAt: new Date() });
    expect((await add(itemId)).json().code).toBe("not_found");
    expect(await count()).toBe(0);
  });

  test.each([
    ["own_item", () => update("marketplace.store", storeId, { userId: buyer.userId })],
    ["store_on_holiday", () => update("marketplace.store", storeId, { isOnHoliday: true })],
    [
      "store_not_ready",
      () =>
        app.db
          .updateTable("payments.payoutAccount")
          .set({ payoutsEnabled: false })
          .where("userId", "=", (of) =>
            of.selectFrom("marketplace.store").select("userId").where("id", "=", storeId),
          )
          .execute(),
    ],
  ])("%s", async (code, before) => {
    const itemId = await createItem();
    await before();
    expect((await add(itemId)).json().code).toBe(code);
  });
});

describe("F-MKT-01 what changed since", () => {
  test("a new price is said beside the old one, until the buyer changes the line", async () => {
    const itemId = await createItem();
    const { cartId } = (await add(itemId)).json();
    await update("marketplace.item", itemId, { priceCents: 12_000 });
    expect(await read()).toMatchObject({
      cart: [{ changed: true, unitCents: 12_000, unitCentsBefore: 14_900, state: "for sale" }],
      goodsCents: 12_000,
      canBePaid: true,
    });
    const after = (await change(cartId, 2)).json();
    expect(after.cart).toMatchObject([{ changed: false, unitCentsBefore: null }]);
  });

  test.each([
    ["sold out", (itemId: string) => setStock(itemId, 0)],
    ["fewer left", (itemId: string) => setStock(itemId, 1)],
    ["gone", (itemId: string) => update("marketplace.item", itemId, { status: "archived" })],
    ["on holiday", () => update("marketplace.store", storeId, { isOnHoliday: true })],
    ["closed", () => update("marketplace.store", storeId, { isWithheld: true })],
  ])("%s: it stays in the cart and out of the total", async (state, changeMeanwhile) => {
    const itemId = await createItem();
    await add(itemId, { quantity: 2 });
    const buyableId = await insertItem(app.db, await insertReadyStore(app.db), {
      priceCents: 1_000,
    });
    await add(buyableId);
    await changeMeanwhile(itemId);
    const { cart, goodsCents, deliveryCents, canBePaid } = await read();
    expect(cart).toMatchObject([{ state, changed: true }, { state: "for sale" }]);
    expect({ goodsCents, deliveryCents, canBePaid }).toEqual({
      goodsCents: 1_000,
      deliveryCents: 995,
      canBePaid: false,
    });
  });
});

describe("X-50 one delivery for each store", () => {
  const choose = (option: string, store = storeId, as = buyer) =>
    app.call("PUT", `/marketplace/cart/deliveries/${store}`, { as, body: { option } });

  test("the choice is kept and its cost is part of the total", async () => {
    await add(await createItem({ couriers: courierPresets.slice(0, 2), pickupNote: "Footscray" }));
    const other = await insertReadyStore(app.db, { isGstRegistered: true });
    await add(await insertItem(app.db, other, { priceCents: 2_000, couriers: [] }));
    expect(await read()).toMatchObject({ deliveryCents: 995, totalCents: 17_895 });
    const express = (await choose("auspost-express")).json();
    expect(express).toMatchObject({ deliveryCents: 1_495, totalCents: 18_395, gstCents: 182 });
    expect(express.stores).toMatchObject([
      { chosen: { id: "auspost-express" }, deliveryCents: 1_495, pickupNote: "Footscray" },
      { chosen: { id: "free", cents: 0 }, deliveryCents: 0 },
    ]);
    expect((await choose("pickup")).json()).toMatchObject({ deliveryCents: 0 });
    expect((await choose("dhl-express")).json().code).toBe("delivery_unknown");
    expect((await choose("pickup", "STO-00000000")).json().code).toBe("not_found");
    expect((await choose("pickup", storeId, await app.signIn())).json().code).toBe("not_found");
    expect((await read()).stores[0].chosen.id).toBe("pickup");
  });
});
