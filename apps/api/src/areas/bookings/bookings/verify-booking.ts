import { maxOpenBookings, paymentHoldMinutes } from "@boab/contracts/bookings/limits";
import { proveContact } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { saveCustomerOfBooking } from "../customers/customers.repository.ts";
import { requireOnlineBookings } from "../customers/require-online-bookings.ts";
import type { BookingsDeps } from "../deps.ts";
import { deleteUnprovenSessions } from "../sessions/sessions.repository.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { findNextStep, getVerifiedStatus } from "./booking-states.rules.ts";
import {
  countUpcomingVisitsOfPerson,
  type StoredBooking,
  updateBooking,
} from "./bookings.repository.ts";
import { declineOverlapping, reloadBooking } from "./confirm-booking.ts";
import { findRequestHoldEnd } from "./find-request-hold.ts";
import { requireFreePlaces, savePartyPlaces } from "./free-teammates.ts";
import { notifyParties } from "./notify-parties.ts";
import { toCurrentBooking } from "./view-booking.ts";

/**
 * A guest who opened the emailed link confirms their booking, under the business's lock. Only now is the
 * business notified. A time that isn't held, or no longer held, is theirs if it is still free; where it is to be paid
 * first, it is held for that.
 */
export async function verifyBooking(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
): Promise<StoredBooking> {
  const { id, businessId, customerEmail: email, status: before, paymentStatus } = booking;
  const now = deps.clock();
  const verdict = findNextStep(toCurrentBooking(booking), "verify", "customer", now);
  if (!verdict.ok || email === null) throw new AppError("booking_not_allowed");
  if (before === "confirmed") return proveGuest(tx, booking, email, now);
  const business = await findBookable(tx, businessId);
  if (!business?.isPublic) throw new AppError("booking_not_allowed");
  const settings = toBookingSettings(business);
  if (!settings.acceptsBookings) throw new AppError("booking_not_allowed");
  const upcoming = await countUpcomingVisitsOfPerson(tx, businessId, { email }, now);
  const added = 1 + (booking.party?.length ?? 0);
  if (upcoming + added > maxOpenBookings) throw new AppError("too_many_open_requests");
  const isTimeHeld = before === "held";
  const place = isTimeHeld
    ? {}
    : await savePartyPlaces(
        tx,
        booking,
        await requireFreePlaces(tx, booking, { now, decidedBy: "customer" }),
      );
  const status = getVerifiedStatus(settings, paymentStatus);
  const requestHeldUntil =
    status === "requested"
      ? await findRequestHoldEnd(
          tx,
          settings,
          { businessId, startsAt: booking.startsAt, person: { email } },
          now,
        )
      : null;
  const person = await provePerson(tx, booking.userId, email, now);
  await requireOnlineBookings(tx, businessId, person);
  const paymentHeldUntil = new Date(now.getTime() + paymentHoldMinutes * 60_000);
  const holdExpiresAt = status === "held" ? paymentHeldUntil : requestHeldUntil;
  await updateBooking(tx, id, {
    status,
    verifiedAt: now,
    holdExpiresAt,
    ...place,
    ...person,
  });
  const verified = await reloadBooking(tx, id);
  // Nobody hears of a hold before it is paid.
  if (status === "held") return verified;
  await saveCustomerOfBooking(tx, id);
  if (status === "confirmed") await declineOverlapping(deps, tx, verified);
  await notifyParties(deps, tx, verified, status, ["customer", "owner"]);
  return verified;
}

/** A paid booking stands already; its guest only shows that the email is theirs. */
async function proveGuest(
  tx: Tx,
  { id, userId }: StoredBooking,
  email: string,
  now: Date,
): Promise<StoredBooking> {
  await updateBooking(tx, id, { verifiedAt: now, ...(await provePerson(tx, userId, email, now)) });
  await deleteUnprovenSessions(tx, id);
  await saveCustomerOfBooking(tx, id);
  return reloadBooking(tx, id);
}

/** A booking is the account's that made it or has proven the same email, or else its guest's. */
async function provePerson(tx: Tx, bookedBy: string | null, email: string, now: Date) {
  if (bookedBy !== null) return { userId: bookedBy };
  const { contactId, userId } = await proveContact(tx, email, now);
  return userId === null ? { contactId } : { userId };
}
