import { beforeAll, describe, expect, test } from "vitest";
import { insertItem } from "#test/factories/items.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
let admin: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" });
  moderator = await app.signIn({ adminStatus: "Moderator" });
});

const reason = "Two items are copies of another maker's designs.";

async function stage(name = "Kumasi Cloth") {
  const owner = await app.signIn({ merchantStatus: "Approved" }, "Abena Mensah");
  const storeId = await insertStore(app.db, { userId: owner.userId, email: owner.email, name });
  const itemId = await insertItem(app.db, storeId);
  const setHidden = (hidden: boolean, as = admin) =>
    app.call("PUT", `/admin/stores/${storeId}/visibility`, { as, body: { hidden, reason } });
  const clearMerchantId = (as = admin) =>
    app.call("DELETE", `/admin/stores/${storeId}/merchant-id`, { as, body: { reason } });
  const seen = async (as?: SignedIn) =>
    (await app.call("GET", `/Store-info/store/${storeId}`, as ? { as } : {})).statusCode;
  const listAuditEntries = () =>
    app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "actorId"])
      .where("objectId", "=", storeId)
      .execute();
  return { owner, storeId, itemId, setHidden, clear: clearMerchantId, seen, listAuditEntries };
}

describe("hiding a store", () => {
  test("takes it and its items from everyone but its owner, who is told why, once", async () => {
    const { owner, storeId, itemId, setHidden, seen, listAuditEntries } = await stage();
    for (const _ of [1, 2]) expect((await setHidden(true)).statusCode).toBe(204);
    expect([await seen(), await seen(owner), await seen(admin)]).toEqual([404, 200, 200]);
    expect((await app.call("GET", `/shop-item/get-single-item/${itemId}`)).statusCode).toBe(404);
    const storeOfOwner = (
      await app.call("GET", `/Store-info/store/${storeId}`, { as: owner })
    ).json();
    expect(storeOfOwner).toMatchObject({ isHidden: true, hiddenReason: reason });
    await runTasks(app.services);
    const [mail] = await expectMails(owner.email, 1);
    expect(mail?.subject).toBe("We've hidden Kumasi Cloth");
    expect(mail?.text).toContain(reason);
    expect(await listAuditEntries()).toEqual([{ act: "hide store", actorId: admin.userId }]);
  });

  test("ends when an admin shows it again", async () => {
    const { owner, setHidden, seen, listAuditEntries } = await stage("Asmara Baskets");
    await setHidden(true);
    expect((await setHidden(false)).statusCode).toBe(204);
    expect(await seen()).toBe(200);
    await runTasks(app.services);
    const mails = await expectMails(owner.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain("Asmara Baskets is visible again");
    expect((await listAuditEntries()).map(({ act }) => act)).toEqual(["hide store", "show store"]);
  });

  test("is up to admins, who say why", async () => {
    const { owner, storeId, setHidden, seen } = await stage("Volta Beads");
    for (const as of [owner, moderator, await app.signIn()])
      expect((await setHidden(true, as)).statusCode).toBe(403);
    const body = { hidden: true, reason: " " };
    const path = `/admin/stores/${storeId}/visibility`;
    expect((await app.call("PUT", path, { as: admin, body })).statusCode).toBe(400);
    expect(await seen()).toBe(200);
  });
});

test("X-35 an admin removes a Merchant ID, and the owner is told", async () => {
  const { owner, storeId, clear, listAuditEntries } = await stage("Sahel Silver");
  const read = () =>
    app.db
      .selectFrom("marketplace.store")
      .select("merchantId")
      .where("id", "=", storeId)
      .executeTakeFirstOrThrow();
  await app.db
    .updateTable("marketplace.store")
    .set({ merchantId: "ABCDEFGHJKLM2" })
    .where("id", "=", storeId)
    .execute();
  expect((await clear(moderator)).statusCode).toBe(403);
  expect((await read()).merchantId).toBe("ABCDEFGHJKLM2");
  for (const _ of [1, 2]) expect((await clear()).statusCode).toBe(204);
  expect((await read()).merchantId).toBeNull();
  await runTasks(app.services);
  const { subject } = await expectMail(owner.email);
  expect(subject).toBe("We've removed the Merchant ID of Sahel Silver");
  expect(await listAuditEntries()).toEqual([{ act: "clear merchant id", actorId: admin.userId }]);
});

describe("the list of stores", () => {
  const list = (query: string, as: SignedIn | undefined = moderator) =>
    app.call("GET", `/admin/stores${query}`, { as });

  test("is searched by a part of the name, page by page, and says what is hidden", async () => {
    const { setHidden } = await stage("Zambezi Weave");
    await setHidden(true);
    await stage("Zambezi Clay");
    const names = async (query: string) =>
      (await list(query)).json().data.map(({ storeName }: { storeName: string }) => storeName);
    expect(await names("?q=ZAMBEZI")).toEqual(["Zambezi Clay", "Zambezi Weave"]);
    expect(await names("?q=zambezi%25")).toEqual([]);
    const first = (await list("?q=zambezi&limit=1")).json();
    expect(first.data).toMatchObject([
      { ownerName: "Abena Mensah", itemsCount: 1, state: "public", hasMerchantId: false },
    ]);
    const second = (await list(`?q=zambezi&limit=1&cursor=${first.nextCursor}`)).json();
    expect(second.data).toMatchObject([{ state: "hidden", hiddenReason: reason, itemsCount: 0 }]);
  });

  test("is for staff", async () => {
    expect((await list("", await app.signIn())).statusCode).toBe(403);
    expect((await list("?q=ab")).statusCode).toBe(400);
  });
});
