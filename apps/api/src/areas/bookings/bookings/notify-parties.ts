import type { Tx } from "#platform/db/db.ts";
import { type NoticeKind, sendBookingEmailTask } from "../bookings.tasks.ts";
import type { BookingsDeps } from "../deps.ts";
import type { StoredBooking } from "./bookings.repository.ts";

type Audience = "customer" | "owner";

/** Notifies people of a change once it is committed. The business calls customers who gave no email. */
export async function notifyParties(
  { tasks }: Pick<BookingsDeps, "tasks">,
  tx: Tx,
  booking: Pick<StoredBooking, "id" | "revision" | "customerEmail">,
  notice: NoticeKind,
  audience: Audience[],
): Promise<void> {
  const { id: bookingId, revision, customerEmail } = booking;
  for (const to of audience)
    if (to === "owner" || customerEmail)
      await tasks.enqueue(tx, sendBookingEmailTask, { bookingId, revision, notice, to });
}
