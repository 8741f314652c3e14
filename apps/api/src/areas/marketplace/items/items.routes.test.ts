import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { auditChanges } from "#test/audit-lines.ts";
import { insertItem } from "#test/factories/items.ts";
import { makeReadyUpload } from "#test/factories/listings.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { makeJpeg } from "#test/files/make-files.ts";
import { postForm } from "#test/files/post-form.ts";
import {
  fetchStoreStatus,
  listUploadKeys,
  readUploadRow as uploadOf,
} from "#test/files/uploading.ts";
import { type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
const stranger = useSignedIn(() => app.signIn({ merchantStatus: "Approved" }));
const admin = useSignedIn(() => app.signIn({ adminStatus: "Admin" }));

const dress = {
  name: "Adire indigo wrap dress",
  description: "Hand-dyed cotton, midi length.",
  price: 149,
  category: "Clothing & Accessories",
  subCategory: "Women's",
  subSubCategory: "Dresses",
};
const options = { size: "M", color: "Indigo", type: "", quantity: 8 };

/** A seller with a store, and what they do in it. */
async function stage() {
  const seller = await app.signIn({ merchantStatus: "Approved" });
  const storeId = await insertStore(app.db, { userId: seller.userId });
  const saveDraft = (body: object, as: SignedIn = seller) =>
    app.call("PUT", `/shop-item/draft/${storeId}`, { as, body });
  const createDraft = async () => (await saveDraft({ name: dress.name })).json().item_id as string;
  const upload = (itemId: string, as = seller) => makeReadyUpload(app, as, "item-photo", itemId);
  const create = (body: object, as: SignedIn | undefined = seller) =>
    app.call("POST", "/shop-item/create-item", { as, body: { store_id: storeId, ...body } });
  const photo = async (itemId: string, changes: object = {}) => ({
    uploadId: await upload(itemId),
    isMain: false,
    ...options,
    ...changes,
  });
  /** An item with a photo in M and one in L. */
  const make = async (changes: object = {}) => {
    const itemId = await createDraft();
    const photos = [
      await photo(itemId, { isMain: true }),
      await photo(itemId, { size: "L", quantity: 6 }),
    ];
    const response = await create({ ...dress, photos, ...changes });
    expect(response.json()).toMatchObject({ item_id: itemId });
    return response.json();
  };
  const read = async (itemId: string, as = seller) =>
    (await app.call("GET", `/shop-item/${itemId}/editing`, { as })).json();
  const save = async (itemId: string, changes: object = {}, as: SignedIn | undefined = seller) => {
    const now = await read(itemId);
    return app.call("PUT", `/shop-item/${itemId}`, { as, body: { ...toBody(now), ...changes } });
  };
  const remove = (itemId: string, as: SignedIn | undefined = seller) =>
    app.call("DELETE", `/shop-item/${itemId}`, { as });
  return {
    seller,
    storeId,
    saveDraft,
    begin: createDraft,
    upload,
    photo,
    create,
    make,
    read,
    save,
    remove,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the response of the call, checked where it is used.
const toBody = (item: any) => ({
  name: item.name,
  description: item.description,
  Long_desc: item.Long_desc,
  price: item.price,
  previous_price: item.previous_price,
  category: item.category,
  subCategory: item.subCategory,
  subSubCategory: item.subSubCategory,
  version: item.version,
  photos: item.photos.map(({ url: _url, ...photo }: { url: unknown }) => photo),
  stockSeen: item.variants.map(({ id, quantity }: { id: string; quantity: number }) => ({
    id,
    quantity,
  })),
});

const ticket = (as: SignedIn, targetId: string, purpose: UploadPurpose = "item-photo") =>
  app.call("POST", "/uploads", {
    as,
    body: { purpose, targetId, contentType: "image/jpeg", size: 1000, fileName: "Front.jpg" },
  });

const open = async (key: string) => app.call("GET", `/shop-item/get-single-item/${key}`);
const findRow = (id: string) =>
  app.db.selectFrom("marketplace.item").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("creating an item", () => {
  test("ITEMW-22 ITEMW-24 ITEMW-27 gives it ids of its own and what the seller wrote", async () => {
    const { make, storeId } = await stage();
    const item = await make({
      previous_price: 189,
      Long_desc: "Dyed in Abeokuta.",
      courier_info: [{ id: "auspost-standard" }],
      pickup: { note: "Saturdays in Footscray" },
    });
    expect(item).toMatchObject({
      item_id: expect.stringMatching(/^ITM-[0-9A-Z]{8}$/),
      sku: expect.stringMatching(/^SKU-[0-9A-Z]{8}$/),
      store_id: storeId,
      ...dress,
      Long_desc: "Dyed in Abeokuta.",
      previous_price: 189,
      currency: "AUD",
      promotion_active: true,
      promotion_discount_percent: 21,
      GST: 14.9,
      quantityAvailable: 14,
      status: "live",
      pickup: { note: "Saturdays in Footscray" },
    });
    const seen = (await open(item.item_id)).json();
    expect(seen.categoryPath).toEqual(["Clothing & Accessories", "Women's", "Dresses"]);
    expect(seen).toMatchObject({ quantity: 14, size: "M", color: "Indigo", type: "" });
    expect((await open(item.sku)).json()).toEqual(seen);
  });

  test("ITEMW-12 copies the chosen courier preset", async () => {
    const { make } = await stage();
    const { courier_info } = await make({ courier_info: [{ id: "sendle-standard" }] });
    expect(courier_info).toEqual([
      {
        id: "sendle-standard",
        courier_name: "Sendle",
        shippingType: "Standard",
        shippingTime: "2–5 days",
        shippingCost: 8.95,
        shippingCostType: "flat",
      },
    ]);
  });

  test("ITEMW-23 ITEMW-25 shows each photo in four widths with its options, and no storage path", async () => {
    const { make } = await stage();
    const { item_id } = await make();
    const { images } = (await open(item_id)).json();
    expect(images.pics).toHaveLength(2);
    expect(images.pics[0]).toMatchObject({
      isMain: true,
      attrs: { size: "M", color: "Indigo", type: "" },
    });
    expect(Object.keys(images.pics[0].url)).toEqual(["mobile", "tablet", "desktop", "original"]);
    expect(images.main).toEqual(images.pics[0].url);
    expect(JSON.stringify(images)).not.toContain('"path"');
  });

  test("takes the optional fields that the catalogue filters by", async () => {
    const { make } = await stage();
    const extraFields = {
      brand: "Abeokuta Dyers",
      condition: "new",
      genders: ["women"],
      styles: ["traditional", "handmade"],
      freeReturns: true,
    };
    expect(await make(extraFields)).toMatchObject(extraFields);
  });

  test.each<[string, object, string]>([
    ["no name", { name: " " }, "name"],
    ["no short description", { description: "" }, "description"],
    ["201 characters", { description: "a".repeat(201) }, "description"],
    ["nothing to pay", { price: 0 }, "price"],
    ["less than nothing", { price: -1 }, "price"],
    ["too much", { price: 20_000.01 }, "price"],
    ["half a cent", { price: 1.005 }, "price"],
    ["a price as text", { price: "149" }, "price"],
    ["a lower previous price", { previous_price: 148.99 }, "previous_price"],
    ["no category", { category: "", subCategory: null, subSubCategory: null }, "category"],
    ["no subcategory", { subCategory: null, subSubCategory: null }, "subCategory"],
    ["somebody else's level", { subSubCategory: "Suits" }, "subSubCategory"],
    ["no photo", { photos: [] }, "photos"],
    ["a courier that isn't one", { courier_info: [{ id: "owl" }] }, "courier_info.0"],
    [
      "the same courier twice",
      { courier_info: [{ id: "dhl-express" }, { id: "dhl-express" }] },
      "courier_info.1",
    ],
  ])("ITEMW-04 ITEMW-06 ITEMW-10 ITEMW-16 refuses %s, by name", async (_what, changes, field) => {
    const { begin, photo, create, storeId } = await stage();
    const photos = [await photo(await begin(), { isMain: true })];
    const response = await create({ ...dress, photos, ...changes });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)[0]).toMatch(new RegExp(`^${field}`));
    const list = (await app.call("GET", `/shop-item/get-items/${storeId}`)).json();
    expect(list.data).toEqual([]);
  });

  test.each<[string, object[], string]>([
    ["no main photo", [{ isMain: false }], "photos"],
    ["two main photos", [{ isMain: true }, { isMain: true, size: "L" }], "photos"],
    ["no size", [{ isMain: true, size: "" }], "photos.0.size"],
    ["no quantity", [{ isMain: true, quantity: null }], "photos.0.quantity"],
    ["less than nothing", [{ isMain: true, quantity: -1 }], "photos.0.quantity"],
  ])("ITEMW-15 ITEMW-16 refuses %s", async (_what, rows, field) => {
    const { begin, photo, create } = await stage();
    const itemId = await begin();
    const photos = [];
    for (const row of rows) photos.push(await photo(itemId, row));
    const response = await create({ ...dress, photos });
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test.each(["quantityAvailable", "item_id", "sku", "GST", "rating", "createdAt", "soldCount"])(
    "ITEMW-17 refuses %s, which only the server sets",
    async (field) => {
      const { create } = await stage();
      const response = await create({ ...dress, photos: [], [field]: 1 });
      expect([400, 403]).toContain(response.statusCode);
      expect(Object.keys(response.json().fields)).toEqual([field]);
    },
  );

  test("ITEMW-17 what is available is the sum of the photos", async () => {
    const { make } = await stage();
    expect((await make()).quantityAvailable).toBe(14);
  });

  test("is refused in somebody else's store, and with somebody else's photos", async () => {
    const { begin, photo, create } = await stage();
    const itemId = await begin();
    const photos = [await photo(itemId, { isMain: true })];
    expect((await create({ ...dress, photos }, stranger)).statusCode).toBe(403);
    const otherStage = await stage();
    const foreignPhotos = [
      { ...photos[0], uploadId: await otherStage.upload(await otherStage.begin()) },
    ];
    expect((await create({ ...dress, photos: foreignPhotos })).statusCode).toBe(404);
    expect((await findRow(itemId)).status).toBe("draft");
  });
});

describe("a draft", () => {
  test("is there on the next visit, with its photos, and becomes the item", async () => {
    const { seller, storeId, saveDraft, begin, photo, create } = await stage();
    const itemId = await begin();
    const photos = [await photo(itemId, { isMain: true, size: "", quantity: null })];
    await saveDraft({ name: dress.name, price: 149, photos });
    const { draft } = (await app.call("GET", `/shop-item/draft/${storeId}`, { as: seller })).json();
    expect(draft).toMatchObject({ item_id: itemId, name: dress.name, price: 149, status: "draft" });
    expect(draft.photos).toMatchObject([{ isMain: true, size: "", quantity: null }]);
    const [{ id }] = draft.photos;
    const response = await create({ ...dress, photos: [{ id, isMain: true, ...options }] });
    expect(response.json()).toMatchObject({ item_id: itemId, status: "live" });
    const after = await app.call("GET", `/shop-item/draft/${storeId}`, { as: seller });
    expect(after.json()).toEqual({ draft: null });
  });

  test("keeps a photo whose first save got no response", async () => {
    const { saveDraft, begin, photo } = await stage();
    const photos = [await photo(await begin(), { isMain: true })];
    const [first, second] = [await saveDraft({ photos }), await saveDraft({ photos })];
    expect(second.json().photos).toEqual(first.json().photos);
  });

  test("is one, however often it is saved at once", async () => {
    const { saveDraft } = await stage();
    const saveResponses = await Promise.all(
      Array.from({ length: 6 }, () => saveDraft({ name: "Bowl" })),
    );
    expect(new Set(saveResponses.map((one) => one.json().item_id)).size).toBe(1);
  });

  test("is nobody else's, and not for sale", async () => {
    const { begin, saveDraft, storeId, read } = await stage();
    const itemId = await begin();
    expect((await saveDraft({ name: "Mine now" }, stranger)).statusCode).toBe(403);
    expect((await read(itemId, stranger)).code).toBe("not_found");
    expect((await open(itemId)).statusCode).toBe(404);
    const list = (await app.call("GET", `/shop-item/get-items/${storeId}`)).json();
    expect(list.data).toEqual([]);
    expect((await findRow(itemId)).name).toBe(dress.name);
  });

  test("can be thrown away with its photos", async () => {
    const { seller, storeId, saveDraft, begin, photo } = await stage();
    const row = await photo(await begin(), { isMain: true });
    await saveDraft({ photos: [row] });
    const path = `/shop-item/draft/${storeId}`;
    expect((await app.call("DELETE", path, { as: stranger })).statusCode).toBe(403);
    expect((await app.call("DELETE", path, { as: seller })).statusCode).toBe(204);
    expect((await app.call("DELETE", path, { as: seller })).statusCode).toBe(204);
    expect(await uploadOf(app, row.uploadId)).toMatchObject({ status: "removed" });
    expect((await app.call("GET", path, { as: seller })).json()).toEqual({ draft: null });
  });
});

describe("editing an item", () => {
  test("ITEMW-27 saves what changed and keeps the rest", async () => {
    const { make, save } = await stage();
    const before = await make();
    const after = (await save(before.item_id, { name: "Adire dress", description: "" })).json();
    expect(after).toMatchObject({ name: "Adire dress", description: "", price: 149 });
    expect(after.photos).toEqual(before.photos);
    expect(after.variants).toEqual(before.variants);
  });

  test("is never saved over another save", async () => {
    const { make, save, read } = await stage();
    const { item_id, version } = await make();
    const responses = await Promise.all([
      save(item_id, { name: "One", version }),
      save(item_id, { name: "Two", version }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read(item_id)).version).toBe(version + 1);
  });

  test("never overwrites a sale: what the seller left alone stays, what they changed is refused", async () => {
    const { make, save, read } = await stage();
    const before = await make();
    const [{ id }] = before.variants;
    const { stockSeen } = toBody(before);
    await sql`update marketplace.variant set stock = stock - 3 where id = ${id}`.execute(app.db);
    const photos = toBody(before).photos;
    const renamed = await save(before.item_id, { name: "Dress", photos, stockSeen });
    expect(renamed.json()).toMatchObject({ name: "Dress", quantityAvailable: 11 });
    const more = photos.map((photo: object) => ({ ...photo, quantity: 20 }));
    const refused = await save(before.item_id, { photos: more, stockSeen });
    expect(refused.statusCode).toBe(409);
    expect((await read(before.item_id)).quantityAvailable).toBe(11);
  });

  test("ITEMW-15 removes a photo with its files, and its variant leaves the shop", async () => {
    const { make, save } = await stage();
    const before = await make();
    const { uploadId } = await app.db
      .selectFrom("marketplace.itemPhoto")
      .select("uploadId")
      .where("id", "=", before.photos[0].id)
      .executeTakeFirstOrThrow();
    const [, remainingPhoto] = toBody(before).photos;
    const after = (
      await save(before.item_id, { photos: [{ ...remainingPhoto, isMain: true }] })
    ).json();
    expect(after).toMatchObject({ quantityAvailable: 6, variants: [{ size: "L" }] });
    expect(await uploadOf(app, uploadId)).toMatchObject({ status: "removed" });
    expect((await open(before.item_id)).json().sizes).toEqual(["L"]);
  });

  test("refuses another store and photos of another item", async () => {
    const { make, save, photo } = await stage();
    const other = await stage();
    const [item, theirs] = [await make(), await other.make()];
    const moved = await save(item.item_id, { store_id: theirs.store_id });
    expect(moved.json()).toMatchObject({ code: "field_not_allowed" });
    const [{ id }] = theirs.photos;
    const foreignPhotos = await save(item.item_id, { photos: [{ id, isMain: true, ...options }] });
    expect(foreignPhotos.json().fields).toHaveProperty("photos.0.id");
    const unready = { ...(await photo(theirs.item_id)), isMain: true };
    expect((await save(item.item_id, { photos: [unready] })).statusCode).toBe(404);
  });

  test("GUARD-24 is for its seller only", async () => {
    const { make, save, read } = await stage();
    const { item_id } = await make();
    const before = await findRow(item_id);
    for (const as of [stranger, admin]) {
      expect((await save(item_id, { name: "Mine" }, as)).statusCode).toBe(403);
      expect((await read(item_id, as)).code).toBe("forbidden");
    }
    expect(await findRow(item_id)).toEqual(before);
  });
});

describe("deleting an item", () => {
  test("ITEMS-04 ITEMS-05 takes it out of the shop and removes its photos from the store of files", async () => {
    const { seller, begin, create, remove } = await stage();
    const itemId = await begin();
    const bytes = await makeJpeg();
    const { uploadId, ...form } = (await ticket(seller, itemId)).json();
    expect(await postForm(form, bytes)).toBe(204);
    await app.call("POST", `/uploads/${uploadId}/complete`, { as: seller });
    await runTasks(app.services);
    await create({ ...dress, photos: [{ uploadId, isMain: true, ...options }] });
    const keys = await listUploadKeys(app, uploadId);
    expect(keys.length).toBe(8);
    for (const key of keys) {
      expect(key).toMatch(new RegExp(`^public/STO-[0-9A-Z]{8}/${itemId}/`));
      expect(key).not.toContain(seller.userId);
      expect(await fetchStoreStatus(app, key)).toBe(200);
    }
    expect((await remove(itemId)).json()).toEqual({ outcome: "deleted" });
    await runTasks(app.services);
    for (const key of keys) expect(await fetchStoreStatus(app, key)).not.toBe(200);
    expect((await open(itemId)).statusCode).toBe(410);
    expect((await remove(itemId)).statusCode).toBe(404);
  });

  test("archives it with its photos once it was sold", async () => {
    const { make, remove, read } = await stage();
    const { item_id } = await make();
    await sql`update marketplace.item set sold_count = 1 where id = ${item_id}`.execute(app.db);
    expect((await remove(item_id)).json()).toEqual({ outcome: "archived" });
    expect((await open(item_id)).json()).toMatchObject({ code: "item_gone" });
    expect(await read(item_id)).toMatchObject({ status: "archived", photos: [{}, {}] });
  });

  test("GUARD-24 is for its seller, and for admins, whose act is audited", async () => {
    const { make, remove } = await stage();
    const { item_id } = await make();
    const before = await findRow(item_id);
    expect((await remove(item_id, stranger)).statusCode).toBe(403);
    expect(await findRow(item_id)).toEqual(before);
    expect((await remove(item_id, admin)).statusCode).toBe(200);
    const line = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "actorId", auditChanges])
      .where("objectId", "=", item_id)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      act: "delete item",
      actorId: admin.userId,
      changes: { name: { before: dress.name, after: null } },
    });
  });
});

test("with its store an item is deleted, or archived without its photos once it was sold", async () => {
  const { seller, storeId } = await stage();
  const unsoldItemId = await insertItem(app.db, storeId);
  const soldItemId = await insertItem(app.db, storeId, { soldCount: 2 });
  const response = await app.call("DELETE", `/Store-info/delete-store/${storeId}`, {
    as: seller,
    body: {},
  });
  expect(response.statusCode).toBeLessThan(300);
  const rows = await app.db
    .selectFrom("marketplace.item")
    .select(["id", "status", "isListed", "mainPicture"])
    .where("id", "in", [unsoldItemId, soldItemId])
    .execute();
  expect(rows).toEqual([
    { id: soldItemId, status: "archived", isListed: false, mainPicture: null },
  ]);
});

test("somebody who lost the right to sell keeps their items and adds none", async () => {
  const { seller, storeId, make, save, saveDraft } = await stage();
  const { item_id } = await make();
  await sql`update accounts.profile set merchant_status = null where id = ${seller.userId}`.execute(
    app.db,
  );
  expect((await save(item_id, { name: "Dress" })).statusCode).toBe(403);
  expect((await saveDraft({ name: "Another" })).statusCode).toBe(403);
  expect((await open(item_id)).statusCode).toBe(200);
  const list = await app.call("GET", `/shop-item/managed/${storeId}`, { as: seller });
  expect(list.json().data).toHaveLength(1);
});

describe("lists", () => {
  test("ITEMS-01 a store's items come newest first, page by page, only those for sale", async () => {
    const { storeId } = await stage();
    const ids = [];
    for (let day = 1; day <= 5; day++)
      ids.push(await insertItem(app.db, storeId, { createdAt: new Date(Date.UTC(2026, 0, day)) }));
    await insertItem(app.db, storeId, { status: "archived" });
    const page = async (cursor = "") =>
      (
        await app.call(
          "GET",
          `/shop-item/get-items/${storeId}?limit=2${cursor && `&cursor=${cursor}`}`,
        )
      ).json();
    const first = await page();
    const second = await page(first.nextCursor);
    const third = await page(second.nextCursor);
    const shown = [first, second, third].flatMap(({ data }) => data);
    expect(shown.map(({ item_id }) => item_id)).toEqual(ids.toReversed());
    expect(third.nextCursor).toBeNull();
    expect(first.data[0]).not.toHaveProperty("quantityAvailable");
  });

  test("ITEMS-07 a page holds 24 items, each with its main picture", async () => {
    const { storeId } = await stage();
    for (let count = 0; count < 26; count++) await insertItem(app.db, storeId);
    const page = (await app.call("GET", `/shop-item/get-items/${storeId}`)).json();
    expect(page.data).toHaveLength(24);
    for (const { main } of page.data) expect(main.mobile.jpeg).toMatch(/^https:/);
    expect(page.nextCursor).not.toBeNull();
  });

  test("the public never learns an exact stock above 20, nor whose store it is", async () => {
    const { storeId, seller } = await stage();
    const id = await insertItem(app.db, storeId, { variants: [{ size: "M", stock: 500 }] });
    const response = await open(id);
    expect(response.json()).toMatchObject({ quantityAvailable: 20, inStock: true });
    expect(response.body).not.toContain(seller.userId);
    // A random id may hold these three digits; as a number they would stand alone.
    expect(response.body).not.toMatch(/\b500\b/);
  });

  test("PROD-01 PROD-02 an item is found by its sku and by its id, with its store's address and rating", async () => {
    const { storeId } = await stage();
    const id = await insertItem(app.db, storeId, { rating: [14, 3] });
    const bySku = (await open(id.replace("ITM", "SKU"))).json();
    const { slug } = await app.db
      .selectFrom("marketplace.store")
      .select("slug")
      .where("id", "=", storeId)
      .executeTakeFirstOrThrow();
    expect(bySku).toMatchObject({ storeSlug: slug, rating: 4.7, reviewCount: 3 });
    expect((await open(id)).json()).toEqual(bySku);
    const unratedItemId = await insertItem(app.db, storeId);
    expect((await open(unratedItemId)).json()).toMatchObject({ rating: null, reviewCount: 0 });
  });

  test("items leave the marketplace together with their store", async () => {
    const { storeId } = await stage();
    const id = await insertItem(app.db, storeId);
    await sql`update marketplace.store set hidden_at = now() where id = ${storeId}`.execute(app.db);
    expect((await open(id)).statusCode).toBe(404);
    expect((await app.call("GET", `/shop-item/get-items/${storeId}`)).statusCode).toBe(404);
    await sql`update marketplace.store set hidden_at = null where id = ${storeId}`.execute(app.db);
    expect((await open(id)).statusCode).toBe(200);
  });

  test("the seller counts and finds what is live, low, sold out, begun and archived", async () => {
    const { seller, storeId, begin } = await stage();
    const add = (name: string, stock: number, status: "live" | "archived" = "live") =>
      insertItem(app.db, storeId, { name, status, variants: [{ stock }] });
    await add("Stool", 14);
    await add("Basket 100%", 3);
    await add("Tote", 0);
    await add("Old stool", 4, "archived");
    await begin();
    const list = async (query = "") =>
      (await app.call("GET", `/shop-item/managed/${storeId}${query}`, { as: seller })).json();
    expect((await list()).counts).toEqual({
      all: 5,
      live: 2,
      low: 1,
      out: 1,
      draft: 1,
      archived: 1,
    });
    const names = async (query: string) =>
      (await list(query)).data.map(({ name }: { name: string }) => name);
    expect(await names("?state=low")).toEqual(["Basket 100%"]);
    expect(await names("?state=out")).toEqual(["Tote"]);
    expect(await names("?state=archived")).toEqual(["Old stool"]);
    expect(await names("?q=STOOL")).toEqual(["Old stool", "Stool"]);
    expect(await names("?q=0%25")).toEqual(["Basket 100%"]);
    const strangerResponse = await app.call("GET", `/shop-item/managed/${storeId}`, {
      as: stranger,
    });
    expect(strangerResponse.statusCode).toBe(403);
  });
});

describe("the database", () => {
  test("keeps the stock of an item, and refuses to sell what isn't there", async () => {
    const { storeId } = await stage();
    const id = await insertItem(app.db, storeId, {
      variants: [
        { size: "M", stock: 2 },
        { size: "L", stock: 1 },
      ],
    });
    const sell = (size: string, count: number) =>
      sql`update marketplace.variant set stock = stock - ${count} where item_id = ${id} and size = ${size}`.execute(
        app.db,
      );
    await sell("M", 2);
    expect((await findRow(id)).stock).toBe(1);
    await expect(sell("M", 1)).rejects.toThrow(/stock/);
    expect((await findRow(id)).stock).toBe(1);
  });
});

describe("a ticket for a photo", () => {
  test("ITEMW-19 is for the seller of the item", async () => {
    const { seller, begin } = await stage();
    const itemId = await begin();
    expect((await ticket(seller, itemId)).statusCode).toBe(201);
    expect((await ticket(stranger, itemId)).statusCode).toBe(404);
    expect((await ticket(seller, "ITM-22222222")).statusCode).toBe(404);
    expect((await ticket(seller, seller.userId)).statusCode).toBe(404);
  });
});
