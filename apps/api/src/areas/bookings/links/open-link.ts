import type { CustomerBooking, WaitingBooking } from "@boab/contracts/bookings/bookings";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken } from "#platform/ids/ids.ts";
import {
  findBooking,
  listUnverifiedByEmail,
  type StoredBooking,
} from "../bookings/bookings.repository.ts";
import { notifyParties } from "../bookings/notify-parties.ts";
import { isWaitingForLink, viewForCustomer } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import { addBookingSession } from "../sessions/start-booking-session.ts";
import { toLocalDateTime } from "../slots/zone.rules.ts";
import { findBookingIdByEmailedLink, findLinkedBooking } from "./links.repository.ts";

interface LinkedBooking {
  booking: StoredBooking;
  /** False for the session of somebody who booked and paid, but hasn't opened an emailed link. */
  provesEmail: boolean;
}

/** Finds the booking of an emailed link or of a session, and throws when there is none. */
export async function requireLinkedBooking(
  db: Db,
  token: string,
  now: Date,
): Promise<LinkedBooking> {
  const linked = await findLinkedBooking(db, hashToken(token), now);
  const booking = linked && (await findBooking(db, linked.id));
  if (!booking) throw new AppError("not_found", { sentence: bookingCopy.linkGone });
  return { booking, provesEmail: linked.provesEmail };
}

/** Only the emailed link shows that the email is the reader's, so a session of booking itself offers no confirming. */
export function viewLinkedBooking(
  { booking, provesEmail }: LinkedBooking,
  { clock, publicOrigin }: Pick<BookingsDeps, "clock" | "publicOrigin">,
): CustomerBooking {
  const view = viewForCustomer(
    booking,
    clock(),
    `${publicOrigin}${bookingPaths.guest(booking.id)}`,
  );
  return { ...view, can: { ...view.can, verify: provesEmail && view.can.verify } };
}

/** Exchanges the token of an email for a session of that one booking, so that it can leave the address bar. */
export async function startLinkSession({ db, clock }: BookingsDeps, token: string) {
  return inTransaction(db, async (tx) => {
    const bookingId = await findBookingIdByEmailedLink(tx, hashToken(token), clock());
    if (!bookingId) throw new AppError("not_found", { sentence: bookingCopy.linkGone });
    const { token: session, seconds } = await addBookingSession(tx, {
      bookingId,
      now: clock(),
      provesEmail: true,
    });
    return { bookingId, session, seconds };
  });
}

/** Whoever holds the link sees the booking, and nothing else of its customer. */
export async function openLink(deps: BookingsDeps, token: string): Promise<CustomerBooking> {
  return viewLinkedBooking(await requireLinkedBooking(deps.db, token, deps.clock()), deps);
}

/**
 * Guests list what else waits to be confirmed with the same email. One link confirms all of them, because we don't send
 * an email for each.
 */
export async function listWaitingByLink(
  { db, clock }: BookingsDeps,
  token: string,
): Promise<{ data: WaitingBooking[] }> {
  const { booking, provesEmail } = await requireLinkedBooking(db, token, clock());
  const { id, customerEmail } = booking;
  // Whoever only typed an email learns nothing of what else was booked with it.
  if (customerEmail === null || !provesEmail) return { data: [] };
  const waitingBookings = await listUnverifiedByEmail(db, customerEmail, id, clock());
  return {
    data: waitingBookings.map(({ startsAt, timeZone, ...waiting }) => {
      const { date, time } = toLocalDateTime(startsAt.getTime(), timeZone);
      return { id: waiting.id, businessName: waiting.businessName, date, start: time, timeZone };
    }),
  };
}

/** Mails a new link to the email a booking was made with. The response never says whether there was one. */
export async function resendLink(
  deps: BookingsDeps,
  { bookingId, email }: { bookingId: string; email: string },
): Promise<{ message: string }> {
  const booking = await findBooking(deps.db, bookingId);
  if (booking?.customerEmail && booking.customerEmail === email.trim().toLowerCase()) {
    const notice = isWaitingForLink(booking) ? "verify" : "link";
    await runOnce(deps.db, (tx) => notifyParties(deps, tx, booking, notice, ["customer"]));
  }
  return { message: bookingCopy.linkSent };
}
