import { inTransaction } from "#platform/db/db.ts";
import type { StripeEventsDeps } from "../deps.ts";
import { deleteEventsHandledBefore } from "./events.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Much longer than the provider repeats or lists an event, so none can be taken for a new one. */
const retentionDays = 90;

export function deleteOldEvents({
  db,
  clock,
}: Pick<StripeEventsDeps, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - retentionDays * DAY_MS);
  return inTransaction(db, (tx) => deleteEventsHandledBefore(tx, before));
}
