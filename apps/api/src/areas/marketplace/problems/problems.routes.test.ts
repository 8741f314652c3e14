import { beforeAll, describe, expect, test } from "vitest";
import { makeRefundPart } from "#areas/payments/index.ts";
import { daysAgo } from "#test/days-ago.ts";
import { testOrigin } from "#test/deps.ts";
import { insertItem } from "#test/factories/items.ts";
import { makeReadyUpload } from "#test/factories/listings.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { insertProblem } from "#test/factories/order-problems.ts";
import { insertOrder, type OrderOverrides } from "#test/factories/orders.ts";
import type { SignedIn } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { makePayee, type Payee } from "#test/payees.ts";
import { useSales } from "#test/sales.ts";
import { assumeReceived } from "../purchases/assume-received.ts";
import { answerProblem } from "./answer-problem.ts";
import { decideProblem } from "./decide-problem.ts";
import { advanceOverdueProblems } from "./move-overdue.ts";
import { refundOrder } from "./refund-order.ts";

const { app, stripe, settle, sell, readCharge, listTransfers, deps: payments } = await useSales();
let seller: Payee;
let storeId: string;
let admin: SignedIn;
let stranger: SignedIn;
let dress: string;
let cushion: string;

beforeAll(async () => {
  seller = await makePayee(app, stripe);
  const { email } = seller;
  storeId = await insertStore(app.db, { userId: seller.userId, email, name: "Kumasi Problems" });
  dress = await insertItem(app.db, storeId);
  cushion = await insertItem(app.db, storeId, {
    name: "Strip weave cushion",
    priceCents: 6_500,
    variants: [{ size: "50 cm", colour: "Ochre", type: "" }],
  });
  admin = await app.signIn({ adminStatus: "Admin" });
  stranger = await app.signIn({ merchantStatus: "Approved" });
  await insertStore(app.db, { userId: stranger.userId });
}, 90_000);

async function stage(changes: Partial<OrderOverrides> = {}) {
  const buyer = await app.signIn();
  const lines = [{ itemId: dress }, { itemId: cushion }];
  const id = await insertOrder(app.db, storeId, {
    lines,
    buyerId: buyer.userId,
    state: "sent",
    doneAt: daysAgo(2),
    ...changes,
  });
  const post = (path: string, body: object, as: SignedIn, idempotencyKey?: string) =>
    app.call("POST", path, {
      as,
      body,
      ...(idempotencyKey && { headers: { "idempotency-key": idempotencyKey } }),
    });
  const report = (body: object = {}, as = buyer) =>
    post(
      `/marketplace/my-orders/${id}/problems`,
      { kind: "damaged", items: [2], details: "The seam is open.", ...body },
      as,
    );
  const actOnProblem = (act: string, as = buyer) =>
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
      .selectFrom("platform.auditEntry")
      .select("act")
      .where("objectId", "=", id)
      .orderBy("id")
      .execute()
      .then((rows) => rows.map(({ act }) => act));
  return { buyer, id, report, actOnProblem, answer, refund, decide, read, acts };
}

const listSubjectsTo = async (email: string, count: number) => {
  await settle();
  return (await expectMails(email, count)).map(({ subject }) => subject);
};

describe("F-MKT-06 a problem", () => {
  test("is reported for one item, and the store has three business days", async () => {
    const { report, read, buyer, id, acts } = await stage();
    const response = await report();
    expect(response.statusCode).toBe(201);
    expect(response.json().problem).toMatchObject({
      kind: "damaged",
      itemNumbers: [2],
      state: "open",
      details: "The seam is open.",
      acts: ["withdraw"],
    });
    expect((await read()).can.report).toEqual([]);
    const list = await app.call("GET", `/marketplace/problems/${storeId}`, { as: seller });
    const [ownRow] = list.json().data.filter((one: { orderId: string }) => one.orderId === id);
    expect(ownRow).toMatchObject({
      acts: ["refund all", "refund some", "decline"],
      deliveryCents: 895,
    });
    expect(await listSubjectsTo(buyer.email, 1)).toEqual(["We've told Kumasi Problems"]);
    expect(await acts()).toEqual(["report problem"]);
  });

  test("can't be reported twice, of what isn't there, or by anybody else", async () => {
    const { report } = await stage();
    expect((await report({ items: [3] })).statusCode).toBe(400);
    expect((await report({ kind: "ugly" })).statusCode).toBe(400);
    expect((await report({ details: "x".repeat(501) })).statusCode).toBe(400);
    for (const as of [stranger, seller, admin]) expect((await report({}, as)).statusCode).toBe(404);
    const responses = await Promise.all([report(), report()]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
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
      refundedCents: 6_500,
      refunds: [{ amountCents: 6_500 }],
      problem: { state: "refunded", reply: "So sorry.", acts: [] },
    });
    expect(order.lines.map((line: { refundedCents: number }) => line.refundedCents)).toEqual([
      0, 6_500,
    ]);
    expect(await acts()).toEqual(["report problem", "answer problem"]);
    expect((await answer({ items: [2], delivery: false })).statusCode).toBe(404);
  });

  test("that is declined goes to our team when the buyer asks, and an admin decides", async () => {
    const { report, answer, actOnProblem, decide, read, buyer, acts } = await stage();
    await report({ items: [1, 2] });
    expect((await actOnProblem("escalate")).statusCode).toBe(409);
    expect((await answer(null)).json().problem).toMatchObject({
      state: "answered",
      acts: ["refund all"],
    });
    expect((await decide(null)).statusCode).toBe(409);
    for (const as of [stranger, seller, admin])
      expect((await actOnProblem("escalate", as)).statusCode).toBe(404);
    expect((await actOnProblem("escalate")).json().problem).toMatchObject({ state: "escalated" });
    for (const as of [stranger, seller, buyer])
      expect((await decide({ items: [2], delivery: false }, as)).statusCode).toBe(403);
    expect((await decide({ items: [2], delivery: false })).json()).toMatchObject({
      refundedCents: 6_500,
      problem: { state: "refunded", note: "Fair enough." },
    });
    expect((await read()).refundedCents).toBe(6_500);
    expect(await acts()).toEqual([
      "report problem",
      "answer problem",
      "escalate problem",
      "decide problem",
    ]);
    const subjects = await listSubjectsTo(buyer.email, 5);
    expect(subjects.filter((subject) => subject.startsWith("We"))).toHaveLength(3);
  });

  test("that nobody answers in time goes to our team by itself, and one that is let stand is closed", async () => {
    const late = await stage();
    await insertProblem(app.db, late.id, { reportedAt: daysAgo(5), replyBy: daysAgo(1) });
    const lapsedStage = await stage();
    await insertProblem(app.db, lapsedStage.id, {
      state: "answered",
      reportedAt: daysAgo(12),
      replyBy: daysAgo(8),
      escalateBy: daysAgo(1),
    });
    const fresh = await stage();
    await fresh.report();
    for (const _ of [1, 2]) await advanceOverdueProblems(payments());
    expect((await late.read()).problem.state).toBe("escalated");
    expect((await lapsedStage.read()).problem.state).toBe("closed");
    expect((await fresh.read()).problem.state).toBe("open");
    expect(await listSubjectsTo(late.buyer.email, 1)).toEqual([
      `We're looking at order ${late.id}`,
    ]);
    const all = await app.call("GET", "/admin/orders", { as: admin });
    const ids = all.json().data.map((one: { orderId: string }) => one.orderId);
    expect(ids).toContain(late.id);
    expect(ids).not.toContain(fresh.id);
  });

  test("that can't be moved on keeps no other one waiting", async () => {
    const [stuck, next] = [await stage(), await stage()];
    await insertProblem(app.db, stuck.id, { reportedAt: daysAgo(9), replyBy: daysAgo(6) });
    await insertProblem(app.db, next.id, { reportedAt: daysAgo(8), replyBy: daysAgo(5) });
    const deps = payments();
    await advanceOverdueProblems({
      ...deps,
      enqueueMail: (tx, mail) =>
        mail.to === stuck.buyer.email
          ? Promise.reject(new Error("no mail for them"))
          : deps.enqueueMail(tx, mail),
    });
    expect((await stuck.read()).problem.state).toBe("open");
    expect((await next.read()).problem.state).toBe("escalated");
    await advanceOverdueProblems(deps);
    expect((await stuck.read()).problem.state).toBe("escalated");
  });

  test("keeps an order from counting as arrived while it isn't settled", async () => {
    const { id, read, actOnProblem } = await stage({ doneAt: daysAgo(20) });
    await insertProblem(app.db, id, { kind: "not arrived" });
    const runAssumeReceived = () => assumeReceived({ db: app.db, clock: () => new Date() });
    await runAssumeReceived();
    expect((await read()).state).toBe("sent");
    expect((await actOnProblem("withdraw")).json().problem.state).toBe("closed");
    await runAssumeReceived();
    expect((await read()).state).toBe("received");
  });
});

describe("F-MKT-06 photos with a problem", () => {
  const open = (id: string, as: SignedIn | undefined, number = 1) =>
    app.call("GET", `/marketplace/orders/${id}/problem-photos/${number}`, as ? { as } : {});

  test("are uploaded by the buyer, up to four, and open for both sides and for our team while it is open", async () => {
    const { id, buyer, report, actOnProblem, read } = await stage();
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
      .selectFrom("platform.auditEntry")
      .select("objectId")
      .where("act", "=", "open private document")
      .where("objectId", "=", photos[1] ?? "")
      .execute();
    expect(lines).toHaveLength(3);
    await actOnProblem("withdraw");
    expect((await open(id, buyer)).statusCode).toBe(200);
    expect((await open(id, admin)).statusCode).toBe(404);
  });
});

describe("F-MKT-05 a refund by item", () => {
  test("P13 goes back to the buyer, and the seller's share of it is taken back", async () => {
    const { id: saleId } = await sell(seller);
    const { refund, read } = await stage({ saleId });
    // The sale is $220.00, $2.95 less than its parts: each of them is that much smaller.
    expect((await refund({ items: [1], delivery: true })).json()).toEqual({
      refundedCents: 15_587,
    });
    await settle();
    expect(await readCharge({ id: saleId })).toMatchObject({ amount_refunded: 15_587 });
    const [transfer] = await listTransfers({ id: saleId });
    // Of the 10%, 1,558 cents go back.
    expect(transfer?.amount_reversed).toBe(15_587 - 1_558);
    expect((await refund({ items: [2], delivery: false })).json()).toEqual({
      refundedCents: 6_413,
    });
    expect((await read()).refundedCents).toBe(22_000);
  });

  test("after a cent of the sale went back without an item, an admin's decision pays out all that is left", async () => {
    const { id, report, answer, actOnProblem, decide, read } = await stage();
    const [{ saleId }] = (await app.call("GET", `/admin/orders?q=${id}`, { as: admin })).json()
      .data;
    const centRefundResponse = await app.call("POST", `/pay/sales/${saleId}/refunds`, {
      as: seller,
      body: { amountCents: 1 },
    });
    expect(centRefundResponse.statusCode).toBe(200);
    await report({ items: [1, 2] });
    await answer(null);
    await actOnProblem("escalate");
    expect((await decide({ items: [1, 2], delivery: true })).json()).toMatchObject({
      refundedCents: 22_294,
      problem: { state: "refunded" },
    });
    expect((await read()).refundedCents).toBe(22_295);
  });

  test("says why to the buyer, the seller and our team, and not in the email", async () => {
    const { refund, read, buyer, id } = await stage();
    await refund({ items: [1], delivery: false, reason: "damaged" });
    await refund({ items: [2], delivery: false, reason: "not as described" });
    expect((await read()).refunds).toMatchObject([
      { amountCents: 14_900, reason: "damaged" },
      { amountCents: 6_500, reason: "not as described" },
    ]);
    const { saleId } = await app.db
      .selectFrom("marketplace.storeOrder")
      .select("saleId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const saleWithReasons = { id: saleId, refundReasons: ["damaged", "not as described"] };
    const sales = await app.call("GET", "/pay/sales", { as: seller });
    const isThisSale = ({ id: one }: { id: string }) => one === saleId;
    expect(sales.json().data.find(isThisSale)).toMatchObject(saleWithReasons);
    const payment = await app.call("GET", `/admin/payments/${saleId}`, { as: admin });
    expect(payment.json().sales).toMatchObject([saleWithReasons]);
    await settle();
    for (const { text } of await expectMails(buyer.email, 2))
      expect(text).not.toMatch(/damaged|as described/i);
  });

  test("X-103 the card part of the fee stays when the store starts it, and goes back when an admin does", async () => {
    const { id, refund, report, answer, actOnProblem, decide } = await stage();
    const readSaleAmounts = async () =>
      (await app.call("GET", `/admin/orders?q=${id}`, { as: admin })).json().data[0].money;
    // The fee of $222.95 is $22.30 and $4.09 for the card.
    await refund({ items: [2], delivery: false, reason: "damaged" });
    expect(await readSaleAmounts()).toMatchObject({ feeCents: 2_639, cardFeeCents: 409 });
    expect(await readSaleAmounts()).toMatchObject({ returnedFeeCents: 650, coveredCents: 0 });
    await report({ items: [1] });
    await answer(null);
    await actOnProblem("escalate");
    await decide({ items: [1], delivery: false });
    // Floor of (2,230 × 21,400 + 409 × 14,900) / 22,295.
    expect(await readSaleAmounts()).toMatchObject({
      returnedFeeCents: 2_413,
      coveredCents: 14_900,
    });
  });

  test("needs a sign-in of the last five minutes, by store and admin, and so does a decision", async () => {
    const { id } = await stage();
    await insertProblem(app.db, id, { state: "escalated" });
    const signedInAt = new Date(Date.now() - 6 * 60_000);
    const old = async (as: SignedIn) => {
      const member = await app.resolveMember(as);
      return { ...member, identity: { ...member.identity, signedInAt } };
    };
    const items = [{ itemNumber: 1, quantity: null }];
    const refund = { items, delivery: false };
    const stale = { code: "fresh_sign_in_needed" };
    const marketplace = { ...payments(), refundPart: makeRefundPart(payments()) };
    for (const as of [seller, admin])
      await expect(
        refundOrder(marketplace, await old(as), id, refund, testOrigin),
      ).rejects.toMatchObject(stale);
    const decision = { refund, note: "Fair." };
    await expect(
      decideProblem(marketplace, await old(admin), id, decision, testOrigin),
    ).rejects.toMatchObject(stale);
    const answer = { refund, reply: "Sorry." };
    await expect(
      answerProblem(marketplace, await old(seller), id, answer, testOrigin),
    ).rejects.toMatchObject(stale);
  });

  test("an admin who bought it or sells it neither refunds nor decides", async () => {
    const buyer = await app.signIn({ adminStatus: "Admin" });
    const owner = await app.signIn({ adminStatus: "Admin", merchantStatus: "Approved" });
    const ownedStore = await insertStore(app.db, { userId: owner.userId });
    const lines = [{ itemId: await insertItem(app.db, ownedStore) }];
    const id = await insertOrder(app.db, ownedStore, {
      lines,
      buyerId: buyer.userId,
      state: "sent",
    });
    await insertProblem(app.db, id, { state: "escalated" });
    const given = { items: [1], delivery: false };
    for (const as of [buyer, owner])
      for (const [path, body] of [
        [`/marketplace/orders/${id}/refunds`, given],
        [`/admin/orders/${id}/problem-decision`, { refund: given, note: "Mine." }],
        [`/admin/orders/${id}/problem-decision`, { refund: null, note: "Mine." }],
      ] as const) {
        const response = await app.call("POST", path, { as, body });
        expect([response.statusCode, response.json().code]).toEqual([403, "own_interest"]);
      }
    const decided = await app.call("POST", `/admin/orders/${id}/problem-decision`, {
      as: admin,
      body: { refund: given, note: "Fair." },
    });
    expect(decided.statusCode).toBe(200);
  });

  test("an item that was refunded can't be reported", async () => {
    const { refund, report } = await stage();
    await refund({ items: [2], delivery: false });
    expect((await report({ items: [2] })).json().fields).toEqual({
      items: "Please choose at least one item.",
    });
    expect((await report({ items: [1] })).statusCode).toBe(201);
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
    expect((await refund({ ...body, amountCents: 0 })).statusCode).toBe(400);
    expect((await refund({ items: [], delivery: false })).json().fields).toEqual({
      items: "Please choose at least one item.",
    });
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
