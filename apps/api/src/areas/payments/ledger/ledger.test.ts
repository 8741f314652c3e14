import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { findDebt, writeMovement } from "./ledger.repository.ts";
import { chargeEntries, debtEntries, type Entry, refundEntries } from "./ledger.rules.ts";

const app = useTestApp();
let ada: SignedIn;
let paymentId: string;

beforeAll(async () => {
  ada = await app.signIn();
  paymentId = randomUUID();
  const now = new Date();
  await app.db
    .insertInto("payments.payment")
    .values({
      ...{ id: paymentId, buyer_id: ada.userId, cart_key: "cart", amount_cents: 1_000 },
      ...{ created_at: now, expires_at: now },
    })
    .execute();
});

/** As the product's own role. */
const write = (entries: Entry[], key: string = randomUUID()) =>
  inTransaction(app.services.db, (tx) =>
    writeMovement(tx, { key, kind: "charge", paymentId, at: new Date(), entries }),
  );

describe("the ledger", () => {
  test.each([
    ["whose entries do not add up to zero", [1_000, -999]],
    ["with one entry", [1_000]],
  ])("the database refuses a movement %s", async (_what, amounts) => {
    const accounts = ["balance", "platform share"] as const;
    const entries = amounts.map((amountCents, index) => ({
      account: accounts[index] ?? "balance",
      amountCents,
    }));
    await expect(write(entries)).rejects.toThrow(/does not balance/);
  });

  test("the database refuses a movement without entries, and an entry added later", async () => {
    const { db } = app.services;
    const values = { key: randomUUID(), kind: "charge", payment_id: paymentId, at: new Date() };
    const bare = inTransaction(db, (tx) =>
      tx.insertInto("payments.ledger_movement").values(values).execute(),
    );
    await expect(bare).rejects.toThrow(/does not balance/);
    const key = randomUUID();
    await write(chargeEntries([{ payeeId: ada.userId, feeCents: 120, shareCents: 880 }]), key);
    const { id } = await db
      .selectFrom("payments.ledger_movement")
      .select("id")
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    const added = inTransaction(db, (tx) =>
      tx
        .insertInto("payments.ledger_entry")
        .values({ movement_id: id, account: "provider fees", amount_cents: 5 })
        .execute(),
    );
    await expect(added).rejects.toThrow(/does not balance/);
  });

  test("nothing in it can be changed or deleted, by the product or by its owner", async () => {
    await write(chargeEntries([{ payeeId: ada.userId, feeCents: 120, shareCents: 880 }]));
    for (const db of [app.services.db, app.db]) {
      const entry = db.updateTable("payments.ledger_entry").set({ amount_cents: 1 });
      await expect(entry.execute()).rejects.toThrow(/append-only|permission denied/);
      await expect(db.deleteFrom("payments.ledger_entry").execute()).rejects.toThrow(
        /append-only|permission denied/,
      );
      await expect(db.deleteFrom("payments.ledger_movement").execute()).rejects.toThrow(
        /append-only|permission denied/,
      );
    }
  });

  test("the same movement twice is written once", async () => {
    const payee = (await app.signIn()).userId;
    await write(debtEntries(payee, 300), "debt:once");
    await write(debtEntries(payee, 300), "debt:once");
    expect(await findDebt(app.db, payee)).toBe(300);
    await write(debtEntries(payee, -100));
    expect(await findDebt(app.db, payee)).toBe(200);
  });

  test("a free share leaves no empty entry", () => {
    const entries = refundEntries({ payeeId: "ada", feeCents: 0, shareCents: 7 });
    expect(entries.map(({ account }) => account)).toEqual(["payee share", "balance"]);
  });
});
