import { beforeEach, describe, expect, test } from "vitest";
import { insertItem } from "#test/factories/items.ts";
import { makeReadyUpload } from "#test/factories/listings.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { insertOrder, type OrderOverrides } from "#test/factories/orders.ts";
import { insertReview } from "#test/factories/reviews.ts";
import { readUploadRow as uploadOf } from "#test/files/uploading.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
let seller: SignedIn;
let buyer: SignedIn;
let storeId: string;
let itemId: string;

beforeEach(async () => {
  seller = await app.signIn({ merchantStatus: "Approved" }, "Kwame Mensah");
  buyer = await app.signIn({}, "Ada Obi");
  storeId = await insertStore(app.db, { userId: seller.userId, name: `Cloth ${seller.userId}` });
  itemId = await insertItem(app.db, storeId);
});

const sell = (to: SignedIn, details: Partial<OrderOverrides> = {}) =>
  insertOrder(app.db, storeId, {
    buyerId: to.userId,
    state: "sent",
    receivedAt: new Date(),
    lines: [{ itemId }],
    ...details,
  });
/** What went back to the buyer: all of it, or all but a cent; through us, or through their bank. */
const payBack = (orderId: string, amountColumn: "refundedCents" | "disputedCents", leftCents = 0) =>
  app.db
    .updateTable("payments.sale")
    .set(({ eb }) => ({ [amountColumn]: eb("amountCents", "-", leftCents) }))
    .where("id", "=", (of) =>
      of.selectFrom("marketplace.storeOrder").select("saleId").where("id", "=", orderId),
    )
    .execute();
const write = (as: SignedIn | undefined, body: object = {}) =>
  app.call("POST", `/marketplace/items/${itemId}/reviews`, {
    body: { rating: 5, comment: "Softer with each wash.", ...body },
    ...(as && { as }),
  });
const list = async (query = "") =>
  (await app.call("GET", `/marketplace/items/${itemId}/reviews${query}`)).json();
const readReviewerStatus = async (as: SignedIn) =>
  (await app.call("GET", `/marketplace/items/${itemId}/reviews/standing`, { as })).json();
const item = async () => (await app.call("GET", `/shop-item/get-single-item/${itemId}`)).json();
const store = async () => (await app.call("GET", `/Store-info/store/${storeId}`)).json();

describe("reviewing an item", () => {
  test("PROD-17 X-64 whoever bought it reviews it once it has arrived, and is marked as a buyer", async () => {
    await sell(buyer);
    expect(await readReviewerStatus(buyer)).toMatchObject({ hasReceived: true, review: null });
    const sent = await write(buyer);
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ firstName: "Ada", isVerified: true, tie: "customer" });
    const { data, summary } = await list();
    expect(data).toMatchObject([{ comment: "Softer with each wash.", isVerified: true }]);
    expect(summary).toMatchObject({ count: 1, mean: 5 });
    expect(JSON.stringify(data)).not.toContain(buyer.userId);
    expect(await readReviewerStatus(buyer)).toMatchObject({
      review: { comment: "Softer with each wash." },
    });
  });

  test.each<[string, Partial<OrderOverrides> | null]>([
    ["nobody bought", null],
    ["is still to be sent", { state: "to send" }],
    ["is on its way", { receivedAt: undefined }],
    ["was paid back before it was sent", { state: "cancelled" }],
  ])("X-64 what %s is not reviewed", async (_what, details) => {
    if (details) await sell(buyer, details);
    const refused = await write(buyer);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "not_bought"]);
    expect((await list()).summary.count).toBe(0);
  });

  test.each(["refundedCents", "disputedCents"] as const)(
    "X-103 a buyer who was paid back as a whole (%s) has not bought it; in part, they have",
    async (way) => {
      const orderId = await sell(buyer);
      await payBack(orderId, way);
      expect(await readReviewerStatus(buyer)).toMatchObject({ hasReceived: false });
      const refused = await write(buyer);
      expect([refused.statusCode, refused.json().code]).toEqual([403, "not_bought"]);
      await payBack(orderId, way, 1);
      expect(await readReviewerStatus(buyer)).toMatchObject({ hasReceived: true });
      expect((await write(buyer)).statusCode).toBe(201);
    },
  );

  test("X-103 a review stays without its mark once the sale was refunded as a whole, until it is bought again", async () => {
    const orderId = await sell(buyer);
    await write(buyer);
    await payBack(orderId, "refundedCents", 1);
    expect((await list()).data).toMatchObject([{ isVerified: true }]);
    await payBack(orderId, "refundedCents");
    expect((await list()).data).toMatchObject([
      { comment: "Softer with each wash.", isVerified: false },
    ]);
    expect((await list("?show=verified")).data).toEqual([]);
    await sell(buyer);
    expect((await list()).data).toMatchObject([{ isVerified: true }]);
  });

  test("X-64 a buyer of another item of the store has not bought this one", async () => {
    const other = await insertItem(app.db, storeId);
    await sell(buyer, { lines: [{ itemId: other }] });
    expect((await write(buyer)).json().code).toBe("not_bought");
  });

  test("X-64 once for each buyer, also at the same moment, and never by the seller or a visitor", async () => {
    await sell(buyer);
    const responses = await Promise.all([write(buyer), write(buyer)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await write(seller)).json().code).toBe("own_store");
    expect((await write(undefined)).statusCode).toBe(401);
  });

  test("a review sent twice is one review, and the first response again", async () => {
    await sell(buyer);
    const send = () =>
      app.call("POST", `/marketplace/items/${itemId}/reviews`, {
        body: { rating: 5, comment: "Softer with each wash." },
        as: buyer,
        headers: { "idempotency-key": "a review of mine" },
      });
    const first = await send();
    expect(first.statusCode).toBe(201);
    const second = await send();
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect((await list()).summary.count).toBe(1);
  });

  test("X-64 whoever has it reviews it after it was taken out of the shop; nobody else finds it", async () => {
    await sell(buyer);
    await app.db
      .updateTable("marketplace.item")
      .set({ status: "archived" })
      .where("id", "=", itemId)
      .execute();
    expect(await readReviewerStatus(buyer)).toMatchObject({
      hasReceived: true,
      review: null,
      itemId,
    });
    const { sku } = await app.db
      .selectFrom("marketplace.item")
      .select("sku")
      .where("id", "=", itemId)
      .executeTakeFirstOrThrow();
    const bySku = `/marketplace/items/${sku}/reviews/standing`;
    expect((await app.call("GET", bySku, { as: buyer })).json()).toMatchObject({ itemId });
    expect((await write(buyer)).statusCode).toBe(201);
    expect(await readReviewerStatus(buyer)).toMatchObject({
      review: { comment: "Softer with each wash." },
    });
    const other = await app.signIn();
    expect((await write(other)).statusCode).toBe(404);
    expect(await readReviewerStatus(other)).toMatchObject({ code: "not_found" });
    expect((await app.call("GET", `/marketplace/items/${itemId}/reviews`)).statusCode).toBe(404);
  });
});

describe("F-MKT-08 photos of a review", () => {
  const upload = (as: SignedIn, target = itemId) =>
    makeReadyUpload(app, as, "review-photo", target);
  const ticket = (as: SignedIn, targetId = itemId) =>
    app.call("POST", "/uploads", {
      as,
      body: { purpose: "review-photo", targetId, contentType: "image/jpeg", size: 1_000 },
    });
  const change = (id: string, photos: string[], as = buyer) =>
    app.call("PUT", `/dir-review/update/${id}`, {
      as,
      body: { rating: 5, comment: "Softer with each wash.", tie: "customer", photos },
    });
  const shown = async () =>
    (await list()).data[0].photos.map(({ id }: { id: string }) => id) as string[];

  test("are uploaded by somebody who has it, up to four, and everybody sees them in order", async () => {
    expect((await ticket(buyer)).statusCode).toBe(404);
    await sell(buyer);
    expect((await ticket(buyer)).statusCode).toBe(201);
    for (const as of [seller, await app.signIn()]) expect((await ticket(as)).statusCode).toBe(404);
    const fiveUploads = await Promise.all([1, 2, 3, 4, 5].map(() => upload(buyer)));
    const refused = await write(buyer, { photos: fiveUploads });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { photos: "Please choose up to 4 photos." },
    ]);
    const fourUploads = fiveUploads.slice(0, 4);
    expect((await write(buyer, { photos: fourUploads })).statusCode).toBe(201);
    expect(await shown()).toEqual(fourUploads);
    const [photo] = (await list()).data[0].photos;
    expect(photo).toMatchObject({
      small: { webp: expect.stringContaining("/public/"), width: 1200 },
      large: { jpeg: expect.stringMatching(/\.jpg$/) },
    });
    expect(JSON.stringify(photo)).not.toContain(buyer.userId);
  });

  test("are only one's own, and only those meant for this item", async () => {
    await sell(buyer);
    const other = await app.signIn();
    const elsewhere = await insertItem(app.db, storeId);
    for (const photo of [await upload(other), await upload(buyer, elsewhere)])
      expect((await write(buyer, { photos: [photo] })).statusCode).toBe(404);
    expect((await list()).data).toEqual([]);
  });

  test("are put in order, added and removed by the author alone; their files go with them", async () => {
    await sell(buyer);
    const [one, two, three] = await Promise.all([upload(buyer), upload(buyer), upload(buyer)]);
    if (!one || !two || !three) throw new Error("There are no uploads");
    const { id } = (await write(buyer, { photos: [one, two] })).json();
    for (const as of [seller, await app.signIn()])
      expect((await change(id, [], as)).statusCode).toBe(403);
    expect((await change(id, [three, one])).statusCode).toBe(200);
    expect(await shown()).toEqual([three, one]);
    const states = async () =>
      Promise.all([one, two, three].map(async (upload) => (await uploadOf(app, upload)).status));
    expect(await states()).toEqual(["attached", "removed", "attached"]);
    await app.call("DELETE", `/dir-review/delete/${id}`, { as: buyer });
    expect(await states()).toEqual(["removed", "removed", "removed"]);
  });
});

describe("what reviews add up to", () => {
  test("X-64 PROD-15 the item's and the store's rating follow every change", async () => {
    const second = await app.signIn();
    await sell(buyer);
    await sell(second);
    const { id } = (await write(buyer, { rating: 5 })).json();
    await write(second, { rating: 2 });
    expect(await item()).toMatchObject({ rating: 3.5, reviewCount: 2 });
    expect(await store()).toMatchObject({ rating: 3.5, reviewCount: 2 });

    const changed = { rating: 4, comment: "Good.", tie: "knows owner" };
    const update = await app.call("PUT", `/dir-review/update/${id}`, { as: buyer, body: changed });
    // Whoever bought it stays a buyer, whatever the form says.
    expect(update.json()).toMatchObject({ tie: "customer", isVerified: true });
    expect(await item()).toMatchObject({ rating: 3, reviewCount: 2 });

    await app.call("DELETE", `/dir-review/delete/${id}`, { as: buyer });
    expect(await item()).toMatchObject({ rating: 2, reviewCount: 1 });
    expect(await store()).toMatchObject({ rating: 2, reviewCount: 1 });
  });

  test("a closed account takes its reviews and its stars along", async () => {
    await sell(buyer);
    await write(buyer);
    await app.call("DELETE", `/user/delete-user/${buyer.userId}`, { as: buyer });
    await runTasks(app.services);
    expect(await item()).toMatchObject({ rating: null, reviewCount: 0 });
    expect((await list()).data).toEqual([]);
  });

  test("a review of a business with the same author changes no item", async () => {
    await insertReview(app.db, { authorId: buyer.userId });
    expect(await item()).toMatchObject({ rating: null, reviewCount: 0 });
  });
});

describe("around a review of an item", () => {
  const sellAndReview = async () => {
    await sell(buyer);
    return (await write(buyer)).json().id as string;
  };

  test("F-MKT-08 the seller replies, and the buyer gets one email that leads to the item", async () => {
    const id = await sellAndReview();
    const reply = (as: SignedIn) =>
      app.call("PUT", `/dir-review/${id}/reply`, { as, body: { body: "Thank you, Ada." } });
    expect((await reply(await app.signIn({ merchantStatus: "Approved" }))).statusCode).toBe(403);
    expect((await reply(seller)).json()).toMatchObject({ reply: { body: "Thank you, Ada." } });
    await runTasks(app.services);
    const [mail] = await expectMails(buyer.email, 1);
    expect(mail?.subject).toBe(`Cloth ${seller.userId} replied to your review`);
    expect(JSON.stringify(mail)).toContain(`/marketplace/item/${itemId.replace("ITM", "SKU")}`);
    expect(await readReviewerStatus(seller)).toMatchObject({ manages: true, hasReceived: false });
  });

  test("a seller reports a review but can't delete it, and staff who sell it don't decide about it", async () => {
    const id = await sellAndReview();
    expect((await app.call("DELETE", `/dir-review/delete/${id}`, { as: seller })).statusCode).toBe(
      403,
    );
    const report = { as: seller, body: { reason: "not real" } };
    expect((await app.call("POST", `/dir-review/${id}/reports`, report)).statusCode).toBe(201);
    const moderator = await app.signIn({ adminStatus: "Moderator" });
    const queue = (await app.call("GET", "/admin/moderation", { as: moderator })).json();
    const found = queue.data.find(({ title }: { title: string }) =>
      title.includes("Review of Adire indigo wrap dress"),
    );
    expect(found).toBeDefined();
    const verdict = { verdict: "remove", reason: "not real" };
    const decided = await app.call("POST", `/admin/moderation/${found.id}/decisions`, {
      as: moderator,
      body: verdict,
    });
    expect(decided.statusCode, decided.body).toBeLessThan(300);
    expect(await item()).toMatchObject({ rating: null, reviewCount: 0 });
  });
});
