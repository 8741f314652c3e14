import type { Statuses } from "@boab/contracts/accounts/statuses";
import { type Db, inTransaction } from "#platform/db/db.ts";

const columns = {
  userStatus: "user_status",
  adminStatus: "admin_status",
  merchantStatus: "merchant_status",
  mediaStatus: "media_status",
  magStatus: "mag_status",
  directoryStatus: "directory_status",
} as const;

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
