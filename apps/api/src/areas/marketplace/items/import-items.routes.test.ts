import { importNotes, itemNotes } from "@boab/contracts/marketplace/item-texts";
import { beforeAll, describe, expect, test } from "vitest";
import { insertItem } from "#test/factories/items.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let stranger: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  stranger = await app.signIn({ merchantStatus: "Approved" });
  await insertStore(app.db, { userId: stranger.userId });
  admin = await app.signIn({ adminStatus: "Admin" });
});

async function stage() {
  const seller = await app.signIn({ merchantStatus: "Approved" });
  const storeId = await insertStore(app.db, { userId: seller.userId });
  const basket = await insertItem(app.db, storeId, {
    ...{ name: "Bolga market basket", priceCents: 8_900 },
    variants: [{ size: "Large", stock: 7 }],
  });
  const dress = await insertItem(app.db, storeId, { name: "Wrap dress", priceCents: 14_900 });
  const skuOf = (id: string) => id.replace("ITM", "SKU");
  const post = (what: string, body: object, as: SignedIn) =>
    app.call("POST", `/shop-item/${what}/${storeId}`, { as, body });
  const preview = (csv: string, as = seller) => post("import-preview", { csv }, as);
  const importFile = (csv: string, seen: string, as = seller) => post("import", { csv, seen }, as);
  const read = (id: string) =>
    app.db
      .selectFrom("marketplace.item")
      .select(["name", "price_cents as priceCents", "status", "stock", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  return { seller, storeId, basket, dress, skuOf, preview, importFile, read };
}

const outcomes = (response: { json: () => { rows: { outcome: string }[] } }) =>
  response.json().rows.map(({ outcome }) => outcome);

describe("F-MKT-16 a file of items", () => {
  test("is previewed without a change, imported as previewed, and changes nothing the second time", async () => {
    const { basket, dress, skuOf, preview, importFile, read } = await stage();
    const csv = [
      "SKU,Name,Price,In stock",
      `${skuOf(basket)},Bolga basket,79.50,12`,
      `${skuOf(dress)},Wrap dress,-1,14`,
      "SKU-ZZZZZZZZ,Nobody's,1,1",
    ].join("\n");
    const before = [await read(basket), await read(dress)];
    const shown = await preview(csv);
    expect(outcomes(shown)).toEqual(["change", "wrong", "wrong"]);
    expect([await read(basket), await read(dress)]).toEqual(before);

    const done = await importFile(csv, shown.json().seen);
    expect(done.statusCode, done.body).toBe(200);
    expect(outcomes(done)).toEqual(["change", "wrong", "wrong"]);
    expect(await read(basket)).toMatchObject({
      ...{ name: "Bolga basket", priceCents: 7_950, stock: 12, version: 2 },
    });
    expect(await read(dress)).toEqual(before[1]);

    const again = await preview(csv);
    expect(outcomes(again)).toEqual(["same", "wrong", "wrong"]);
    await importFile(csv, again.json().seen);
    expect((await read(basket)).version).toBe(2);
  });

  test.each<[string, (itemId: string) => Promise<unknown>]>([
    [
      "sold",
      (itemId) =>
        app.db
          .updateTable("marketplace.variant")
          .set({ stock: 6 })
          .where("item_id", "=", itemId)
          .execute(),
    ],
    [
      "saved",
      (itemId) =>
        app.db
          .updateTable("marketplace.item")
          .set({ name: "Basket", version: 2 })
          .where("id", "=", itemId)
          .execute(),
    ],
  ])("is refused once something was %s since its preview", async (_what, meanwhile) => {
    const { basket, skuOf, preview, importFile, read } = await stage();
    const csv = `SKU,In stock\n${skuOf(basket)},12\n`;
    const { seen } = (await preview(csv)).json();
    await meanwhile(basket);
    const before = await read(basket);
    const refused = await importFile(csv, seen);
    expect([refused.statusCode, refused.json().error]).toEqual([409, importNotes.changed]);
    expect(await read(basket)).toEqual(before);
  });

  test.each([
    ["without a SKU column", "Name\nBasket\n", importNotes.noSku],
    ["without rows", "SKU,Name\n", importNotes.empty],
    ["that is no table", 'SKU\n"', importNotes.unreadable],
    ["with too many rows", `SKU\n${"SKU-1\n".repeat(1001)}`, importNotes.tooManyRows],
  ])("%s is refused", async (_what, csv, problem) => {
    const { preview } = await stage();
    const response = await preview(csv);
    expect([response.statusCode, response.json().fields]).toEqual([400, { csv: problem }]);
  });

  test("of another store changes nothing: no stranger, no admin, and no SKU of somebody else", async () => {
    const { basket, skuOf, preview, importFile, read } = await stage();
    const csv = `SKU,Name\n${skuOf(basket)},Stolen\n`;
    const { seen } = (await preview(csv)).json();
    for (const as of [stranger, admin, await app.signIn()]) {
      expect((await preview(csv, as)).statusCode).toBe(403);
      expect((await importFile(csv, seen, as)).statusCode).toBe(403);
    }
    const other = await stage();
    expect(outcomes(await other.preview(csv))).toEqual(["wrong"]);
    expect((await read(basket)).name).toBe("Bolga market basket");
  });
});

describe("an archived item", () => {
  const restore = (id: string, as: SignedIn) =>
    app.call("POST", `/shop-item/${id}/restore`, { as, body: {} });

  test("goes back on sale with what is left of it, also when asked twice", async () => {
    const { seller, storeId, read } = await stage();
    const id = await insertItem(app.db, storeId, { status: "archived", soldCount: 3 });
    for (const _ of [1, 2]) {
      const response = await restore(id, seller);
      expect([response.statusCode, response.json().status]).toEqual([200, "live"]);
    }
    expect(await read(id)).toMatchObject({ status: "live", stock: 14, version: 2 });
  });

  test("stays archived for strangers and admins, and without a photo", async () => {
    const { seller, storeId, read } = await stage();
    const id = await insertItem(app.db, storeId, { status: "archived", soldCount: 3 });
    for (const as of [stranger, admin]) expect((await restore(id, as)).statusCode).toBe(404);
    const bare = await insertItem(app.db, storeId, { status: "archived", pictures: [] });
    const refused = await restore(bare, seller);
    expect([refused.statusCode, refused.json().error]).toEqual([409, itemNotes.photoMissing]);
    for (const one of [id, bare]) expect((await read(one)).status).toBe("archived");
  });
});
