import { itemCopy, itemImportCopy } from "@boab/contracts/marketplace/copy";
import { beforeAll, describe, expect, test } from "vitest";
import { insertItem } from "#test/factories/items.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
const stranger = useSignedIn(() => app.signIn({ merchantStatus: "Approved" }));
const admin = useSignedIn(() => app.signIn({ adminStatus: "Admin" }));

beforeAll(() => insertStore(app.db, { userId: stranger.userId }));

async function stage() {
  const seller = await app.signIn({ merchantStatus: "Approved" });
  const storeId = await insertStore(app.db, { userId: seller.userId });
  const basket = await insertItem(app.db, storeId, {
    name: "Bolga market basket",
    priceCents: 8_900,
    variants: [{ size: "Large", stock: 7 }],
  });
  const dress = await insertItem(app.db, storeId, { name: "Wrap dress", priceCents: 14_900 });
  const toSku = (id: string) => id.replace("ITM", "SKU");
  const post = (action: string, body: object, as: SignedIn) =>
    app.call("POST", `/shop-item/${action}/${storeId}`, { as, body });
  const preview = (csv: string, as = seller) => post("import-preview", { csv }, as);
  const importFile = (csv: string, seen: string, as = seller) => post("import", { csv, seen }, as);
  const read = (id: string) =>
    app.db
      .selectFrom("marketplace.item")
      .select(["name", "priceCents", "status", "stock", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  return { seller, storeId, basket, dress, toSku, preview, importFile, read };
}

const listOutcomes = (response: { json: () => { rows: { outcome: string }[] } }) =>
  response.json().rows.map(({ outcome }) => outcome);

describe("F-MKT-16 a file of items", () => {
  test("is previewed without a change, imported as previewed, and changes nothing the second time", async () => {
    const { basket, dress, toSku, preview, importFile, read } = await stage();
    const csv = [
      "SKU,Name,Price,In stock",
      `${toSku(basket)},Bolga basket,79.50,12`,
      `${toSku(dress)},Wrap dress,-1,14`,
      "SKU-ZZZZZZZZ,Nobody's,1,1",
    ].join("\n");
    const before = [await read(basket), await read(dress)];
    const shown = await preview(csv);
    expect(listOutcomes(shown)).toEqual(["change", "wrong", "wrong"]);
    expect([await read(basket), await read(dress)]).toEqual(before);

    const done = await importFile(csv, shown.json().seen);
    expect(done.statusCode, done.body).toBe(200);
    expect(listOutcomes(done)).toEqual(["change", "wrong", "wrong"]);
    expect(await read(basket)).toMatchObject({
      name: "Bolga basket",
      priceCents: 7_950,
      stock: 12,
      version: 2,
    });
    expect(await read(dress)).toEqual(before[1]);

    const again = await preview(csv);
    expect(listOutcomes(again)).toEqual(["same", "wrong", "wrong"]);
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
          .where("itemId", "=", itemId)
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
  ])("is refused once something was %s since its preview", async (_what, changeMeanwhile) => {
    const { basket, toSku, preview, importFile, read } = await stage();
    const csv = `SKU,In stock\n${toSku(basket)},12\n`;
    const { seen } = (await preview(csv)).json();
    await changeMeanwhile(basket);
    const before = await read(basket);
    const refused = await importFile(csv, seen);
    expect([refused.statusCode, refused.json().error]).toEqual([409, itemImportCopy.changed]);
    expect(await read(basket)).toEqual(before);
  });

  test.each([
    ["without a SKU column", "Name\nBasket\n", itemImportCopy.noSku],
    ["without rows", "SKU,Name\n", itemImportCopy.empty],
    ["that is no table", 'SKU\n"', itemImportCopy.unreadable],
    ["with too many rows", `SKU\n${"SKU-1\n".repeat(1001)}`, itemImportCopy.tooManyRows],
  ])("%s is refused", async (_what, csv, problem) => {
    const { preview } = await stage();
    const response = await preview(csv);
    expect([response.statusCode, response.json().fields]).toEqual([400, { csv: problem }]);
  });

  test("of another store changes nothing: no stranger, no admin, and no SKU of somebody else", async () => {
    const { basket, toSku, preview, importFile, read } = await stage();
    const csv = `SKU,Name\n${toSku(basket)},Stolen\n`;
    const { seen } = (await preview(csv)).json();
    for (const as of [stranger, admin, await app.signIn()]) {
      expect((await preview(csv, as)).statusCode).toBe(403);
      expect((await importFile(csv, seen, as)).statusCode).toBe(403);
    }
    const other = await stage();
    expect(listOutcomes(await other.preview(csv))).toEqual(["wrong"]);
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
    const itemIdWithoutPictures = await insertItem(app.db, storeId, {
      status: "archived",
      pictures: [],
    });
    const refused = await restore(itemIdWithoutPictures, seller);
    expect([refused.statusCode, refused.json().error]).toEqual([409, itemCopy.photoMissing]);
    for (const one of [id, itemIdWithoutPictures])
      expect((await read(one)).status).toBe("archived");
  });
});
