import { inTransaction, type Tx } from "#platform/db/db.ts";
import { beginDecision } from "../bookings/begin-decision.ts";
import { findNextStep } from "../bookings/booking-states.rules.ts";
import { findBooking, type StoredBooking, updateBooking } from "../bookings/bookings.repository.ts";
import { declineOverlapping, reloadBooking } from "../bookings/confirm-booking.ts";
import { type FreePlaces, findFreePlaces, savePartyPlaces } from "../bookings/free-teammates.ts";
import { notifyParties } from "../bookings/notify-parties.ts";
import { toCurrentBooking } from "../bookings/view-booking.ts";
import { saveCustomerOfBooking } from "../customers/customers.repository.ts";
import type { BookingsDeps } from "../deps.ts";
import { lockBusiness } from "../settings/settings.repository.ts";
import { findPaidReferences, findPayerEmail } from "./booking-payments.repository.ts";

/**
 * A paid booking is confirmed, also one that was paid late while its time is still free; otherwise the money goes back.
 * Every payment ends as one of the two, however often this runs.
 */
export async function handlePaymentPaid(deps: BookingsDeps, paymentId: string): Promise<void> {
  for (const reference of await findPaidReferences(deps.db, paymentId)) {
    const found = await findBooking(deps.db, reference);
    if (!found) continue;
    await inTransaction(deps.db, async (tx) => {
      await lockBusiness(tx, found.businessId);
      await beginDecision(deps, tx, found.businessId, deps.clock());
      const booking = await reloadBooking(tx, found.id);
      if (booking.paymentId !== paymentId) await settleBooking(deps, tx, booking, paymentId);
    });
  }
}

async function settleBooking(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  paymentId: string,
) {
  const now = deps.clock();
  const step = findNextStep(toCurrentBooking(booking), "confirm", "system", now);
  const places = await findPlaces(tx, booking, now);
  if (booking.paymentId === null && step.ok && places) {
    await updateBooking(tx, booking.id, {
      status: step.to,
      paymentId,
      holdExpiresAt: null,
      ...(places !== "held" && (await savePartyPlaces(tx, booking, places))),
      ...(await findGuestEmail(tx, booking, paymentId)),
    });
    await saveCustomerOfBooking(tx, booking.id);
    const confirmed = await reloadBooking(tx, booking.id);
    await declineOverlapping(deps, tx, confirmed);
    return notifyParties(deps, tx, confirmed, "confirmed", ["customer", "owner"]);
  }
  // The booking was paid twice, paid too late, already cancelled, or its business was deleted.
  await deps.refundPayment(tx, { paymentId, requestedBy: booking.userId ?? booking.ownerId });
  if (booking.paymentId !== null) return;
  const status = booking.status === "held" ? "expired" : booking.status;
  const guestEmail = await findGuestEmail(tx, booking, paymentId);
  await updateBooking(tx, booking.id, { paymentId, status, ...guestEmail });
  await notifyParties(deps, tx, await reloadBooking(tx, booking.id), "paid too late", ["customer"]);
}

/** A guest with a mobile alone is reached by the email they gave the provider. */
async function findGuestEmail(
  tx: Tx,
  { userId, customerEmail }: StoredBooking,
  paymentId: string,
): Promise<{ customerEmail?: string }> {
  if (userId !== null || customerEmail !== null) return {};
  const payerEmail = await findPayerEmail(tx, paymentId);
  return payerEmail === null ? {} : { customerEmail: payerEmail };
}

/**
 * Who does the visit, and what was booked with it. A hold still has its time, unless its business was deleted. An expired
 * hold may have lost it, or the visit may have started.
 */
async function findPlaces(
  tx: Tx,
  booking: StoredBooking,
  now: Date,
): Promise<FreePlaces | "held" | undefined> {
  const { status, startsAt, isOfDeleted } = booking;
  if (isOfDeleted) return undefined;
  if (status === "held") return "held";
  return startsAt > now ? findFreePlaces(tx, booking, { now, decidedBy: "customer" }) : undefined;
}
