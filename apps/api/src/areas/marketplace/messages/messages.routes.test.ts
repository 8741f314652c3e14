import { expect, test } from "vitest";
import { insertItem } from "#test/factories/items.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { insertProblem } from "#test/factories/order-problems.ts";
import { insertOrder } from "#test/factories/orders.ts";
import { type SignedIn, useSignedIn, useTestApp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
const admin = useSignedIn(() => app.signIn({ adminStatus: "Admin" }));
const stranger = useSignedIn(() => app.signIn({ merchantStatus: "Approved" }));

async function stage() {
  const buyer = await app.signIn({}, "Ruth Danso");
  const seller = await app.signIn({ merchantStatus: "Approved" });
  const { userId, email } = seller;
  const storeId = await insertStore(app.db, { userId, email, name: `Weave ${userId.slice(-6)}` });
  const lines = [{ itemId: await insertItem(app.db, storeId) }];
  const id = await insertOrder(app.db, storeId, { lines, buyerId: buyer.userId });
  const path = `/marketplace/orders/${id}/messages`;
  const read = (as: SignedIn) => app.call("GET", path, { as });
  const write = (as: SignedIn, body: string) => app.call("POST", path, { as, body: { body } });
  return { buyer, seller, id, read, write };
}

test("F-MKT-07 buyer and store write to each other about an order, and are emailed without text or address", async () => {
  const { buyer, seller, id, read, write } = await stage();
  expect((await write(buyer, "Is the M short in the arms?")).statusCode).toBe(201);
  expect((await write(seller, "A little. Shall I send an L?")).json().messages).toMatchObject([
    { from: "buyer", isOwn: false, body: "Is the M short in the arms?" },
    { from: "store", isOwn: true, body: "A little. Shall I send an L?" },
  ]);
  expect((await read(buyer)).json()).toMatchObject({
    canWrite: true,
    messages: [{ isOwn: true }, {}],
  });
  await runTasks(app.services);
  const sellerMail = await expectMail(seller.email);
  expect(sellerMail.subject).toBe(`Ruth wrote about order ${id}`);
  const buyerMail = await expectMail(buyer.email);
  for (const [mail, other] of [
    [sellerMail, buyer],
    [buyerMail, seller],
  ] as const) {
    expect(mail.text).not.toContain(other.email);
    expect(mail.text).not.toMatch(/short in the arms|send an L/);
    expect(mail.headers["reply-to"] ?? "").not.toContain(other.email);
  }
});

test("nobody else reads or writes; an admin reads while a problem is open, and that is in the log", async () => {
  const { buyer, id, read, write } = await stage();
  await write(buyer, "Hello");
  for (const as of [stranger, admin]) {
    expect((await read(as)).statusCode).toBe(404);
    expect((await write(as, "Hi")).statusCode).toBe(404);
  }
  await insertProblem(app.db, id);
  expect((await read(stranger)).statusCode).toBe(404);
  expect((await read(admin)).json()).toMatchObject({
    canWrite: false,
    messages: [{ body: "Hello" }],
  });
  expect((await write(admin, "Hi")).statusCode).toBe(404);
  const entries = await app.db
    .selectFrom("platform.auditEntry")
    .select("act")
    .where("objectId", "=", id)
    .execute();
  expect(entries).toEqual([{ act: "read order messages" }]);
});

test("a conversation has bounds", async () => {
  const { buyer, seller, id, read, write } = await stage();
  for (const body of ["", "   ", "x".repeat(1_001)])
    expect((await write(buyer, body)).statusCode).toBe(400);
  await app.db
    .insertInto("marketplace.orderMessage")
    .values(
      Array.from({ length: 100 }, (_, place) => ({
        orderId: id,
        authorId: buyer.userId,
        isFromBuyer: true,
        body: `Message ${place}`,
        sentAt: new Date(Date.now() - place * 1000),
      })),
    )
    .execute();
  expect((await read(buyer)).json().canWrite).toBe(false);
  expect((await write(buyer, "One more")).statusCode).toBe(409);
  // What one side has written never silences the other.
  expect((await read(seller)).json().canWrite).toBe(true);
  expect((await write(seller, "Still here")).statusCode).toBe(201);
});
