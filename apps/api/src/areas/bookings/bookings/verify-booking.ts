import { maxOpenBookings } from "@boab/contracts/bookings/limits";
import { proveContact } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { saveCustomerOfBooking } from "../customers/customers.repository.ts";
import { requireOnlineBookings } from "../customers/require-online-bookings.ts";
import type { BookingsDeps } from "../deps.ts";
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
import { requireFreeTeammate } from "./free-teammates.ts";
import { notifyParties } from "./notify-parties.ts";
import { toCurrentBooking } from "./view-booking.ts";

/**
 * A guest who opened the emailed link confirms their booking, under the business's lock. Only now is the
 * business notified. A time that isn't held, or no longer held, is theirs if it is still free.
 */
export async function verifyBooking(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
): Promise<StoredBooking> {
  const { id, businessId, customerEmail: email, status: before } = booking;
  const now = deps.clock();
  const verdict = findNextStep(toCurrentBooking(booking), "verify", "customer", now);
  if (!verdict.ok || email === null) throw new AppError("booking_not_allowed");
  const business = await findBookable(tx, businessId);
  if (!business?.isPublic) throw new AppError("booking_not_allowed");
  const settings = toBookingSettings(business);
  if (!settings.acceptsBookings) throw new AppError("booking_not_allowed");
  if ((await countUpcomingVisitsOfPerson(tx, businessId, { email }, now)) >= maxOpenBookings)
    throw new AppError("too_many_open_requests");
  const isTimeHeld = before === "held";
  const place = isTimeHeld
    ? {}
    : await requireFreeTeammate(tx, booking, { startsAt: booking.startsAt, now });
  const status = getVerifiedStatus(settings);
  const holdExpiresAt =
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
  await updateBooking(tx, id, {
    status,
    verifiedAt: now,
    holdExpiresAt,
    ...place,
    ...person,
  });
  await saveCustomerOfBooking(tx, id);
  const verified = await reloadBooking(tx, id);
  if (status === "confirmed") await declineOverlapping(deps, tx, verified);
  await notifyParties(deps, tx, verified, status, ["customer", "owner"]);
  return verified;
}

/** A booking is the account's that made it or has proven the same email, or else its guest's. */
async function provePerson(tx: Tx, bookedBy: string | null, email: string, now: Date) {
  if (bookedBy !== null) return { userId: bookedBy };
  const { contactId, userId } = await proveContact(tx, email, now);
  return userId === null ? { contactId } : { userId };
}
