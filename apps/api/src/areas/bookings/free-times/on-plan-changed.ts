import { inTransaction } from "#platform/db/db.ts";
import { announceFreeTimes } from "../announce-free-times.ts";
import type { BookingsDeps } from "../deps.ts";
import { listBookableBusinesses } from "./free-times.repository.ts";

/**
 * How many of a team take online bookings follows from the owner's plan, so the waiting list and the search look at the
 * times of all their businesses again.
 */
export async function handlePlanChanged(
  { db, tasks }: Pick<BookingsDeps, "db" | "tasks">,
  ownerId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const businessId of await listBookableBusinesses(tx, ownerId))
      await announceFreeTimes({ tasks }, tx, businessId);
  });
}
