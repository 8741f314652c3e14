import { beforeAll, describe, expect, test } from "vitest";
import { insertItem } from "#test/factories/items.ts";
import { makeReadyUpload } from "#test/factories/listings.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { insertProblem } from "#test/factories/order-problems.ts";
import { insertOrder, type OrderOverrides } from "#test/factories/orders.ts";
import type { SignedIn } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { makeSeller, type Seller } from "#test/payees.ts";
import { useSales } from "#test/sales.ts";
import { assumeReceived } from "../purchases/assume-received.ts";
import { moveOverdueProblems } from "./move-overdue.ts";

const { app, stripe, settle, sell, chargeOf, transfersOf, deps: payments } = await useSales();
let seller: Seller;
let storeId: string;
let admin: SignedIn;
let stranger: SignedIn;
let dress: string;
let cushion: string;

beforeAll(async () => {
  seller = await makeSeller(app, stripe);
  const { email } = seller;
  storeId = await insertStore(app.db, { userId: seller.userId, email, name: "Kumasi Problems" });
  dress = await insertItem(app.db, storeId);
  cushion = await insertItem(app.db, storeId, {
    ...{ name: "Strip weave cushion", priceCents: 6_500 },
    variants: [{ size: "50 cm", colour: "Ochre", type: "" }],
  });
  admin = await app.signIn({ adminStatus: "Admin" });
  stranger = await app.signIn({ merchantStatus: "Approved" });
  await insertStore(app.db, { userId: stranger.userId });
}, 90_000);

const dayMs = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);

async function stage(changes: Partial<OrderOverrides> = {}) {
  const buyer = await app.signIn();
  const lines = [{ itemId: dress }, { itemId: cushion }];
  const id = await insertOrder(app.db, storeId, {
    ...{ lines, buyerId: buyer.userId, state: "sent", doneAt: ago(2), ...changes },
  });
  const post = (path: string, body: object, as: SignedIn, idempotencyKey?: string) =>
    app.call("POST", path, {
      ...{ as, body },
      ...(idempotencyKey && { headers: { "idempotency-key": idempotencyKey } }),
    });
  const report = (body: object = {}, as = buyer) =>
    post(
      `/marketplace/my-orders/${id}/problems`,
      { kind: "damaged", items: [2], details: "The seam is open.", ...body },
      as,
    );
  const follow = (act: string, as = buyer) =>
    post(`/marketplace/my-orders/${id}/problem`, { act }, as);
  const answer = (refund: object | null, as: SignedIn = seller, key?: string) =>
    post(`/marketplace/orders/${id}/problem-reply`, { refund, reply: "So sorry." }, as, key);
  const refund = (body: object, as: SignedIn = seller, key?: string) =>
    post(`/marketplace/orders/${id}/refunds`, body, as, key);
  const decide = (given: object | null, as = admin) =>
    post(`/admin/orders/${id}/problem-decision`, { refund: given, note: "Fair enough." }, as);
  const read = async () =>
    (await app.call("GET", `/marketplace/my-orders/${id}`, { as: buyer })).json();
  const acts = () =>
    app.db
      .selectFrom("platform.audit_entry")
      .select("act")
      .where("object_id", "=", id)
      .orderBy("id")
      .execute()
      .then((rows) => rows.map(({ act }) => act));
  return { buyer, id, report, follow, answer, refund, decide, read, acts };
}

const mailsTo = async (email: string, count: number) => {
  await settle();
  return (await expectMails(email, count)).map(({ subject }) => subject);
};

describe("F-MKT-06 a problem", () => {
  test("is reported for one item, and the store has three business days", async () => {
    const { report, read, buyer, id, acts } = await stage();
    const response = await report();
    expect(response.statusCode).toBe(201);
    expect(response.json().problem).toMatchObject({
      ...{ kind: "damaged", itemNumbers: [2], state: "open", details: "The seam is open." },
      acts: ["withdraw"],
    });
    expect((await read()).can.report).toEqual([]);
    const list = await app.call("GET", `/marketplace/problems/${storeId}`, { as: seller });
    const [own] = list.json().data.filter((one: { orderId: string }) => one.orderId === id);
    expect(own).toMatchObject({
      acts: ["refund all", "refund some", "decline"],
      deliveryCents: 895,
    });
    expect(await mailsTo(buyer.email, 1)).toEqual(["We've told Kumasi Problems"]);
    expect(await acts()).toEqual(["report problem"]);
  });

  test("can't be reported twice, of what isn't there, or by anybody else", async () => {
    const { report } = await stage();
    expect((await report({ items: [3] })).statusCode).toBe(400);
    expect((await report({ kind: "ugly" })).statusCode).toBe(400);
    expect((await report({ details: "x".repeat(501) })).statusCode).toBe(400);
    for (const as of [stranger, seller, admin]) expect((await report({}, as)).statusCode).toBe(404);
    const both = await Promise.all([report(), report()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  test("before it is sent is a request to cancel; a refund of everything cancels the order", async () => {
    const { report, answer, read } = await stage({ state: "to send" });
    expect((await report()).statusCode).toBe(400);
    expect((await report({ kind: "changed mind", items: [1, 2] })).statusCode).toBe(201);
    expect((await answer({ items: [1, 2], delivery: true })).json()).toMatchObject({
      refundedCents: 22_295,
      problem: { state: "refunded" },
    });
    expect(await read()).toMatchObject({ state: "cancelled", refundedCents: 22_295 });
  });

  test("is answered with a refund of what was reported, once, however often it is sent", async () => {
    const { report, answer, read, acts } = await stage();
    await report();
    const answers = await Promise.all(
      [1, 2, 3].map(() => answer({ items: [2], delivery: false }, seller, "one answer")),
    );
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(
      (await answer({ items: [2], delivery: false }, seller, "one answer")).json(),
    ).toMatchObject({
      refundedCents: 6_500,
    });
    const order = await read();
    expect(order).toMatchObject({
      ...{ refundedCents: 6_500, refunds: [{ amountCents: 6_500 }] },
      problem: { state: "refunded", reply: "So sorry.", acts: [] },
    });
    expect(order.lines.map((line: { refundedCents: number }) => line.refundedCents)).toEqual([
      0, 6_500,
    ]);
    expect(await acts()).toEqual(["report problem", "answer problem"]);
    expect((await answer({ items: [2], delivery: false })).statusCode).toBe(404);
  });

  test("that is declined goes to our team when the buyer asks, and an admin decides", async () => {
    const { report, answer, follow, decide, read, buyer, acts } = await stage();
    await report({ items: [1, 2] });
    expect((await follow("escalate")).statusCode).toBe(409);
    expect((await answer(null)).json().problem).toMatchObject({
      state: "answered",
      acts: ["refund all"],
    });
    expect((await decide(null)).statusCode).toBe(409);
    for (const as of [stranger, seller, admin])
      expect((await follow("escalate", as)).statusCode).toBe(404);
    expect((await follow("escalate")).json().problem).toMatchObject({ state: "escalated" });
    for (const as of [stranger, seller, buyer])
      expect((await decide({ items: [2], delivery: false }, as)).statusCode).toBe(403);
    expect((await decide({ items: [2], delivery: false })).json()).toMatchObject({
      ...{ refundedCents: 6_500, problem: { state: "refunded", note: "Fair enough." } },
    });
    expect((await read()).refundedCents).toBe(6_500);
    expect(await acts()).toEqual([
      ...["report problem", "answer problem", "escalate problem", "decide problem"],
    ]);
    const subjects = await mailsTo(buyer.email, 5);
    expect(subjects.filter((subject) => subject.startsWith("We"))).toHaveLength(3);
  });

  test("that nobody answers in time goes to our team by itself, and one that is let stand is closed", async () => {
    const late = await stage();
    await insertProblem(app.db, late.id, { reportedAt: ago(5), replyBy: ago(1) });
    const lapsed = await stage();
    await insertProblem(app.db, lapsed.id, {
      ...{ state: "answered", reportedAt: ago(12), replyBy: ago(8), escalateBy: ago(1) },
    });
    const fresh = await stage();
    await fresh.report();
    for (const _ of [1, 2]) await moveOverdueProblems(payments());
    expect((await late.read()).problem.state).toBe("escalated");
    expect((await lapsed.read()).problem.state).toBe("closed");
    expect((await fresh.read()).problem.state).toBe("open");
    expect(await mailsTo(late.buyer.email, 1)).toEqual([`We're looking at order ${late.id}`]);
    const all = await app.call("GET", "/admin/orders", { as: admin });
    const ids = all.json().data.map((one: { orderId: string }) => one.orderId);
    expect(ids).toContain(late.id);
    expect(ids).not.toContain(fresh.id);
  });

  test("that can't be moved on keeps no other one waiting", async () => {
    const [stuck, next] = [await stage(), await stage()];
    await insertProblem(app.db, stuck.id, { reportedAt: ago(9), replyBy: ago(6) });
    await insertProblem(app.db, next.id, { reportedAt: ago(8), replyBy: ago(5) });
    const deps = payments();
    await moveOverdueProblems({
      ...deps,
      enqueueMail: (tx, mail) =>
        mail.to === stuck.buyer.email
          ? Promise.reject(new Error("no mail for them"))
          : deps.enqueueMail(tx, mail),
    });
    expect((await stuck.read()).problem.state).toBe("open");
    expect((await next.read()).problem.state).toBe("escalated");
    await moveOverdueProblems(deps);
    expect((await stuck.read()).problem.state).toBe("escalated");
  });

  test("keeps an order from counting as arrived while it isn't settled", async () => {
    const { id, read, follow } = await stage({ doneAt: ago(20) });
    await insertProblem(app.db, id, { kind: "not arrived" });
    const assume = () => assumeReceived({ db: app.db, clock: () => new Date() });
    await assume();
    expect((await read()).state).toBe("sent");
    expect((await follow("withdraw")).json().problem.state).toBe("closed");
    await assume();
    expect((await read()).state).toBe("received");
  });
});

describe("F-MKT-06 photos with a problem", () => {
  const open = (id: string, as: SignedIn | undefined, number = 1) =>
    app.call("GET", `/marketplace/orders/${id}/problem-photos/${number}`, as ? { as } : {});

  test("are uploaded by the buyer, up to four, and open for both sides and for our team while it is open", async () => {
    const { id, buyer, report, follow, read } = await stage();
    const body = { purpose: "problem-photo", targetId: id, contentType: "image/jpeg", size: 1_000 };
    const ticket = (as: SignedIn) => app.call("POST", "/uploads", { as, body });
    expect((await ticket(buyer)).statusCode).toBe(201);
    for (const as of [seller, stranger, admin]) expect((await ticket(as)).statusCode).toBe(404);
    const upload = (as: SignedIn) => makeReadyUpload(app, as, "problem-photo", id);
    const photos = await Promise.all([1, 2, 3, 4, 5].map(() => upload(buyer)));
    expect((await report({ photos })).json().fields).toEqual({
      photos: "Please choose up to 4 photos.",
    });
    expect((await report({ photos: [await upload(stranger)] })).statusCode).toBe(404);
    expect((await read()).problem).toBeNull();
    const reported = await report({ photos: photos.slice(0, 2) });
    expect(reported.json().problem.photos).toEqual([
      { number: 1, width: 1200, height: 800 },
      { number: 2, width: 1200, height: 800 },
    ]);
    expect(JSON.stringify(reported.json())).not.toMatch(/private\/|X-Amz/);

    for (const as of [buyer, seller, admin]) {
      const opened = await open(id, as, 2);
      expect(opened.statusCode).toBe(200);
      expect(opened.headers["cache-control"]).toContain("no-store");
      const url = new URL(opened.json().url);
      expect(url.pathname).toContain("/private/");
      expect(Number(url.searchParams.get("X-Amz-Expires"))).toBeLessThanOrEqual(300);
    }
    expect((await open(id, stranger)).statusCode).toBe(404);
    expect((await open(id, undefined)).statusCode).toBe(401);
    expect((await open(id, buyer, 3)).statusCode).toBe(404);
    const lines = await app.db
      .selectFrom("platform.audit_entry")
      .select("object_id")
      .where("act", "=", "open private document")
      .where("object_id", "=", photos[1] ?? "")
      .execute();
    expect(lines).toHaveLength(3);
    await follow("withdraw");
    expect((await open(id, buyer)).statusCode).toBe(200);
    expect((await open(id, admin)).statusCode).toBe(404);
  });
});

describe("F-MKT-05 a refund by item", () => {
  test("P13 goes back to the buyer, and the seller's share of it is taken back", async () => {
    const { id: saleId } = await sell(seller);
    const { refund, read } = await stage({ saleId });
    expect((await refund({ items: [1], delivery: true })).json()).toEqual({
      refundedCents: 15_795,
    });
    await settle();
    expect(await chargeOf({ id: saleId })).toMatchObject({ amount_refunded: 15_795 });
    const [transfer] = await transfersOf({ id: saleId });
    expect(transfer?.amount_reversed).toBeGreaterThan(13_000);
    expect(transfer?.amount_reversed).toBeLessThan(15_795);
    // $62.05 of the sale are left, and the cushion cost $65.
    const refused = await refund({ items: [2], delivery: false });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "refund_too_large"]);
    expect((await read()).refundedCents).toBe(15_795);
  });

  test("is never given twice: not with one key, not at once, not of what is gone", async () => {
    const { refund, read } = await stage();
    const body = { items: [2], delivery: false };
    const same = await Promise.all([1, 2, 3, 4].map(() => refund(body)));
    expect(same.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await read()).refundedCents).toBe(6_500);
    await refund({ items: [1], delivery: false }, seller, "key");
    await refund({ items: [1], delivery: false }, seller, "key");
    expect((await read()).refundedCents).toBe(21_400);
  });

  test("is for the store and admins; a stranger, the buyer and another store find no such order", async () => {
    const { refund, buyer, read, acts } = await stage();
    const body = { items: [1], delivery: false };
    for (const as of [stranger, buyer]) expect((await refund(body, as)).statusCode).toBe(404);
    expect((await refund({ ...body, amountCents: 1 })).statusCode).toBe(400);
    expect((await read()).refundedCents).toBe(0);
    expect((await refund(body, admin)).statusCode).toBe(200);
    expect(await acts()).toEqual(["refund order"]);
  });

  test("of all that was reported settles the problem", async () => {
    const { report, refund, read } = await stage();
    await report();
    await refund({ items: [1], delivery: false });
    expect((await read()).problem.state).toBe("open");
    await refund({ items: [2], delivery: false });
    expect((await read()).problem.state).toBe("refunded");
  });

  test("made on the page of sales cancels an order that isn't sent, too", async () => {
    const { id: saleId } = await sell(seller);
    const { read } = await stage({ state: "to send", saleId });
    const body = { amountCents: 22_000 };
    const path = `/pay/sales/${saleId}/refunds`;
    expect((await app.call("POST", path, { as: seller, body })).statusCode).toBe(200);
    await settle();
    expect(await read()).toMatchObject({ state: "cancelled" });
  });
});
