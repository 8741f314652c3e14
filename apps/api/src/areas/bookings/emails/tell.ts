import type { Tx } from "#platform/db/db.ts";
import type { StoredBooking } from "../bookings/bookings.repository.ts";
import type { BookingsDeps } from "../deps.ts";
import { type Notice, sendBookingEmailTask } from "./booking-emails.tasks.ts";

type Audience = "customer" | "owner";

/** Lets people know about a change, if it is committed. Somebody without an email is called by the business. */
export async function tell(
  { tasks }: Pick<BookingsDeps, "tasks">,
  tx: Tx,
  booking: Pick<StoredBooking, "id" | "revision" | "customerEmail">,
  notice: Notice,
  audience: Audience[],
): Promise<void> {
  const { id: bookingId, revision, customerEmail } = booking;
  for (const to of audience)
    if (to === "owner" || customerEmail)
      await tasks.enqueue(tx, sendBookingEmailTask, { bookingId, revision, notice, to });
}
