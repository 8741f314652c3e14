import type { Statuses } from "@boab/contracts/accounts/statuses";
import { type Db, inTransaction } from "#platform/db/db.ts";

const columns = {
  userStatus: "userStatus",
  adminStatus: "adminStatus",
  merchantStatus: "merchantStatus",
  mediaStatus: "mediaStatus",
  magStatus: "magStatus",
  directoryStatus: "directoryStatus",
} as const;

/** A profile as it is stored. */
export const readProfileRow = (db: Db, id: string) =>
  db.selectFrom("accounts.profile").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Gives a person rights as an admin would, for tests and demo data. */
export async function grantStatuses(db: Db, userId: string, statuses: Partial<Statuses>) {
  const values = Object.fromEntries(
    Object.entries(statuses).map(([name, value]) => [columns[name as keyof Statuses], value]),
  );
  if (Object.keys(values).length === 0) return;
  await inTransaction(db, (tx) =>
    tx.updateTable("accounts.profile").set(values).where("id", "=", userId).execute(),
  );
}
