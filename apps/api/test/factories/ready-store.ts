import { randomUUID } from "node:crypto";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { replacePayoutAccount } from "../payees.ts";
import { insertOwner } from "./directory.ts";
import { insertStore, type StoreOverrides } from "./marketplace.ts";

/** A store whose owner can be paid, as far as we know; returns its id. */
export async function insertReadyStore(db: Db, overrides: StoreOverrides = {}): Promise<string> {
  const userId = overrides.userId ?? (await inTransaction(db, insertOwner));
  await replacePayoutAccount({ db }, { userId }, `acct_${randomUUID()}`);
  return insertStore(db, { ...overrides, userId });
}
