import type { Tx } from "#platform/db/db.ts";
import type { NoticeKind } from "../bookings.tasks.ts";
import type { BookingsDeps } from "../deps.ts";
import { endLapsedSuggestions } from "../suggestions/suggestions.repository.ts";
import { type BookingChange, updateBooking } from "./bookings.repository.ts";
import { reloadBooking } from "./confirm-booking.ts";
import { holdShare } from "./move-to-time.ts";
import { notifyParties } from "./notify-parties.ts";

type Deps = Pick<BookingsDeps, "tasks" | "setShareDue">;

/** The visit stays at its time, its share is held as before, and the other side is told. */
export async function leaveAsItWas(
  deps: Deps,
  tx: Tx,
  bookingId: string,
  notice: NoticeKind,
  reader: "customer" | "owner",
  change: BookingChange = {},
): Promise<void> {
  await updateBooking(tx, bookingId, change);
  const booking = await reloadBooking(tx, bookingId);
  await holdShare(deps, tx, booking);
  await notifyParties(deps, tx, booking, notice, [reader]);
}

/** Ends what nobody answered in time at a business, under its lock; the visit stays, and the business is told. */
export async function lapseSuggestions(
  deps: Deps,
  tx: Tx,
  businessId: string,
  now: Date,
): Promise<void> {
  for (const { bookingId } of await endLapsedSuggestions(tx, now, businessId))
    await leaveAsItWas(deps, tx, bookingId, "suggestion lapsed", "owner");
}
