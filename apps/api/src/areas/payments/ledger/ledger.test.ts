import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { sumDebtCents, writeMovement } from "./ledger.repository.ts";
import {
  type LedgerEntry,
  makeChargeEntries,
  makeDebtEntries,
  makeRefundEntries,
} from "./ledger.rules.ts";

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
      id: paymentId,
      buyerId: ada.userId,
      cartKey: "cart",
      amountCents: 1_000,
      createdAt: now,
      expiresAt: now,
    })
    .execute();
});

/** As the product's own role. */
const write = (entries: LedgerEntry[], key: string = randomUUID()) =>
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
    const values = { key: randomUUID(), kind: "charge", paymentId, at: new Date() } as const;
    const insertWithoutEntries = inTransaction(db, (tx) =>
      tx.insertInto("payments.ledgerMovement").values(values).execute(),
    );
    await expect(insertWithoutEntries).rejects.toThrow(/does not balance/);
    const key = randomUUID();
    await write(makeChargeEntries([{ payeeId: ada.userId, feeCents: 120, shareCents: 880 }]), key);
    const { id } = await db
      .selectFrom("payments.ledgerMovement")
      .select("id")
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    const added = inTransaction(db, (tx) =>
      tx
        .insertInto("payments.ledgerEntry")
        .values({ movementId: id, account: "provider fees", amountCents: 5 })
        .execute(),
    );
    await expect(added).rejects.toThrow(/does not balance/);
  });

  test("nothing in it can be changed or deleted, by the product or by its owner", async () => {
    await write(makeChargeEntries([{ payeeId: ada.userId, feeCents: 120, shareCents: 880 }]));
    for (const db of [app.services.db, app.db]) {
      const entry = db.updateTable("payments.ledgerEntry").set({ amountCents: 1 });
      await expect(entry.execute()).rejects.toThrow(/append-only|permission denied/);
      await expect(db.deleteFrom("payments.ledgerEntry").execute()).rejects.toThrow(
        /append-only|permission denied/,
      );
      await expect(db.deleteFrom("payments.ledgerMovement").execute()).rejects.toThrow(
        /append-only|permission denied/,
      );
    }
  });

  test("the same movement twice is written once", async () => {
    const payee = (await app.signIn()).userId;
    await write(makeDebtEntries(payee, 300), "debt:once");
    await write(makeDebtEntries(payee, 300), "debt:once");
    expect(await sumDebtCents(app.db, payee)).toBe(300);
    await write(makeDebtEntries(payee, -100));
    expect(await sumDebtCents(app.db, payee)).toBe(200);
  });

  test("a free share leaves no empty entry", () => {
    const entries = makeRefundEntries({ payeeId: "ada", feeCents: 0, shareCents: 7 });
    expect(entries.map(({ account }) => account)).toEqual(["payee share", "balance"]);
  });
});
