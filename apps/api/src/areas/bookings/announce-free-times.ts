import type { Tx } from "#platform/db/db.ts";
import { refreshFreeTimesTask } from "./bookings.tasks.ts";
import type { BookingsDeps } from "./deps.ts";

/** The waiting list and the search learn of the change once it is committed. */
export async function announceFreeTimes(
  { tasks }: Pick<BookingsDeps, "tasks">,
  tx: Tx,
  businessId: string,
): Promise<void> {
  await tasks.enqueue(tx, refreshFreeTimesTask, { businessId });
}
