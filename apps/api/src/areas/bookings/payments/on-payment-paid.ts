import { inTransaction, type Tx } from "#platform/db/db.ts";
import { nextStep } from "../bookings/booking-states.rules.ts";
import {
  changeStored,
  expireHolds,
  findBooking,
  type StoredBooking,
} from "../bookings/bookings.repository.ts";
import { declineRivals, reread } from "../bookings/confirm-booking.ts";
import { bookingNow } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import { tell } from "../emails/tell.ts";
import { lockBusiness } from "../settings/settings.repository.ts";
import { visitOf } from "../slots/move-slots.rules.ts";
import { blockedRange } from "../slots/slots.rules.ts";
import { findTaken } from "../slots/taken.repository.ts";
import { findPaidReferences } from "./booking-payments.repository.ts";

/**
 * A paid booking is confirmed, also one that was paid late while its time is still free; otherwise the money goes back.
 * Every payment ends as one of the two, however often this runs.
 */
export async function followPayment(deps: BookingsDeps, paymentId: string): Promise<void> {
  for (const reference of await findPaidReferences(deps.db, paymentId)) {
    const found = await findBooking(deps.db, reference);
    if (!found) continue;
    await inTransaction(deps.db, async (tx) => {
      await lockBusiness(tx, found.businessId);
      await expireHolds(tx, found.businessId, deps.clock());
      const booking = await reread(tx, found.id);
      if (booking.paymentId !== paymentId) await settle(deps, tx, booking, paymentId);
    });
  }
}

async function settle(deps: BookingsDeps, tx: Tx, booking: StoredBooking, paymentId: string) {
  const now = deps.clock();
  const step = nextStep(bookingNow(booking), "confirm", "system", now);
  if (booking.paymentId === null && step.ok && (await isStillFree(tx, booking, now))) {
    await changeStored(tx, booking.id, { status: step.to, paymentId, holdExpiresAt: null });
    const confirmed = await reread(tx, booking.id);
    await declineRivals(deps, tx, confirmed);
    return tell(deps, tx, confirmed, "confirmed", ["customer", "owner"]);
  }
  // Paid twice, too late, after it was cancelled, or after its business was deleted.
  await deps.refundPayment(tx, { paymentId, requestedBy: booking.userId ?? booking.ownerId });
  if (booking.paymentId !== null) return;
  const status = booking.status === "held" ? "expired" : booking.status;
  await changeStored(tx, booking.id, { paymentId, status });
  await tell(deps, tx, await reread(tx, booking.id), "paid too late", ["customer"]);
}

/** A hold keeps its own time, unless its business was deleted; one that ran out may have lost it, or its visit may have begun. */
async function isStillFree(tx: Tx, booking: StoredBooking, now: Date): Promise<boolean> {
  const { id, businessId, status, startsAt, isOfDeleted } = booking;
  if (isOfDeleted) return false;
  if (status === "held") return true;
  const range = blockedRange(startsAt.getTime(), visitOf(booking));
  return (
    startsAt > now && (await findTaken(tx, businessId, range, { now, except: id })).length === 0
  );
}
