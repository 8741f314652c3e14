import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { makeLogger } from "#platform/log/log.ts";
import { makeDeps } from "#test/deps.ts";
import { insertItem } from "#test/factories/items.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { notifySavers } from "./notify-savers.ts";
import { notifySaversTask } from "./saved-items.tasks.ts";

const app = useTestApp();
let ada: SignedIn;
let storeId: string;

beforeEach(async () => {
  ada = await app.signIn();
  storeId = await insertStore(app.db, { name: `Saved ${ada.userId}` });
});

const toSku = (id: string) => id.replace("ITM", "SKU");
const save = (id: string, as?: SignedIn) =>
  app.call("PUT", `/marketplace/saved/${toSku(id)}`, as ? { as } : {});
const unsave = (id: string, as: SignedIn) =>
  app.call("DELETE", `/marketplace/saved/${toSku(id)}`, { as });
const readSkus = async (as: SignedIn): Promise<string[]> =>
  (await app.call("GET", "/marketplace/saved/skus", { as })).json().ids;
const readCards = async (as: SignedIn, query = "") =>
  (await app.call("GET", `/marketplace/saved${query}`, { as })).json();

describe("saving items", () => {
  test("F-MKT-12 a member saves items, finds them latest first, and takes them off again", async () => {
    const first = await insertItem(app.db, storeId);
    const second = await insertItem(app.db, storeId);
    for (const id of [first, second, first]) expect((await save(id, ada)).statusCode).toBe(204);
    expect(await readSkus(ada)).toEqual([toSku(second), toSku(first)]);
    const page = await readCards(ada, "?limit=1");
    expect(page.data).toMatchObject([{ item_id: second, storeName: `Saved ${ada.userId}` }]);
    const rest = await readCards(ada, `?limit=1&cursor=${page.nextCursor}`);
    expect(rest.data).toMatchObject([{ item_id: first }]);
    await unsave(second, ada);
    expect((await unsave(second, ada)).statusCode).toBe(204);
    expect(await readSkus(ada)).toEqual([toSku(first)]);
  });

  test("what one member saved is nobody else's, and visitors are asked to sign in", async () => {
    const eve = await app.signIn();
    const id = await insertItem(app.db, storeId);
    await save(id, ada);
    expect(await readSkus(eve)).toEqual([]);
    await unsave(id, eve);
    expect(await readSkus(ada)).toEqual([toSku(id)]);
    expect((await save(id)).statusCode).toBe(401);
    const response = await app.call("GET", "/marketplace/saved", { as: ada });
    expect(response.headers["cache-control"]).toBe("private, no-store");
  });

  test("what is not for sale cannot be saved, and what left the shop is not listed", async () => {
    const archived = await insertItem(app.db, storeId, { status: "archived" });
    expect((await save(archived, ada)).statusCode).toBe(404);
    const id = await insertItem(app.db, storeId);
    await save(id, ada);
    await app.db
      .updateTable("marketplace.item")
      .set({ status: "archived" })
      .where("id", "=", id)
      .execute();
    expect((await readCards(ada)).data).toEqual([]);
  });

  test("closing the account takes off everything that was saved", async () => {
    await save(await insertItem(app.db, storeId), ada);
    await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    await runTasks(app.services);
    const left = await app.db
      .selectFrom("marketplace.savedItem")
      .select("itemId")
      .where("profileId", "=", ada.userId)
      .execute();
    expect(left).toEqual([]);
  });
});

describe("hearing of saved items", () => {
  const runNotifyTask = async () => {
    await inTransaction(app.db, (tx) => app.services.tasks.enqueue(tx, notifySaversTask, {}));
    await runTasks(app.services);
  };
  const setStock = (id: string, stock: number) =>
    app.db.updateTable("marketplace.variant").set({ stock }).where("itemId", "=", id).execute();
  const setPrice = (id: string, cents: number) =>
    app.db
      .updateTable("marketplace.item")
      .set({ priceCents: cents })
      .where("id", "=", id)
      .execute();

  test("F-MKT-12 one email when it is cheaper, none when nothing is new", async () => {
    const id = await insertItem(app.db, storeId, { priceCents: 5000 });
    await save(id, ada);
    await setPrice(id, 6000);
    await runNotifyTask();
    await setPrice(id, 4200);
    await runNotifyTask();
    await runNotifyTask();
    await runTasks(app.services);
    const [mail] = await expectMails(ada.email, 1);
    expect(mail?.subject).toBe("Adire indigo wrap dress is cheaper now");
    expect(JSON.stringify(mail)).toContain("$42.00");
  });

  test("F-MKT-12 an item that fails keeps no other one waiting", async () => {
    const [failing, other] = [await app.signIn(), ada];
    for (const as of [failing, other]) {
      const id = await insertItem(app.db, storeId, { priceCents: 5000 });
      await save(id, as);
      await setPrice(id, 4200);
    }
    const notifiedEmails: string[] = [];
    await notifySavers({
      ...makeDeps(app),
      log: makeLogger("silent", "http"),
      enqueueMail: async (_tx, { to }) => {
        if (to === failing.email) throw new Error("no mail for them");
        notifiedEmails.push(to);
      },
    });
    expect(notifiedEmails).toEqual([other.email]);
    await runNotifyTask();
    await expectMails(failing.email, 1);
  });

  test("F-MKT-12 one email when it is back in stock", async () => {
    const id = await insertItem(app.db, storeId, { variants: [{ size: "M", stock: 0 }] });
    await save(id, ada);
    await setStock(id, 3);
    await Promise.all([runNotifyTask(), runNotifyTask()]);
    await setStock(id, 2);
    await runNotifyTask();
    await runTasks(app.services);
    const [mail] = await expectMails(ada.email, 1);
    expect(mail?.subject).toBe("Adire indigo wrap dress is back in stock");
  });

  test("F-MKT-12 nobody hears of what they took off, nor of a store that was hidden", async () => {
    const [taken, hidden] = [
      await insertItem(app.db, storeId, { priceCents: 5000 }),
      await insertItem(app.db, storeId, { priceCents: 5000 }),
    ];
    await save(taken, ada);
    await save(hidden, ada);
    await setPrice(taken, 1000);
    await unsave(taken, ada);
    await setPrice(hidden, 1000);
    await app.db
      .updateTable("marketplace.store")
      .set({ hiddenAt: new Date() })
      .where("id", "=", storeId)
      .execute();
    await runNotifyTask();
    await runTasks(app.services);
    await expectMails(ada.email, 0);
  });
});
