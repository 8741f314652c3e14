import type { CustomerBooking, WaitingBooking } from "@boab/contracts/bookings/bookings";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import {
  findBooking,
  listUnverifiedByEmail,
  type StoredBooking,
} from "../bookings/bookings.repository.ts";
import { notifyParties } from "../bookings/notify-parties.ts";
import { isWaitingForLink, viewForCustomer } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import { toLocalDateTime } from "../slots/zone.rules.ts";
import {
  findBookingIdByEmailedLink,
  findLinkedBookingId,
  insertLinkSession,
} from "./links.repository.ts";

/** Finds the booking of an emailed link or its session, and throws when there is none. */
export async function requireLinkedBooking(
  db: Db,
  token: string,
  now: Date,
): Promise<StoredBooking> {
  const id = await findLinkedBookingId(db, hashToken(token), now);
  const booking = id && (await findBooking(db, id));
  if (!booking) throw new AppError("not_found", { sentence: bookingCopy.linkGone });
  return booking;
}

/** Two hours are long enough to look for another time and short enough for a shared computer. */
const sessionSeconds = 2 * 60 * 60;

/** Exchanges the token of an email for a session of that one booking, so that it can leave the address bar. */
export async function startLinkSession({ db, clock }: BookingsDeps, token: string) {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const bookingId = await findBookingIdByEmailedLink(tx, hashToken(token), now);
    if (!bookingId) throw new AppError("not_found", { sentence: bookingCopy.linkGone });
    const session = makeToken();
    const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
    await insertLinkSession(tx, { tokenHash: hashToken(session), bookingId, now, expiresAt });
    return { bookingId, session, seconds: sessionSeconds };
  });
}

/** Whoever holds the link sees the booking, and nothing else of its customer. */
export async function openLink(
  { db, clock, publicOrigin }: BookingsDeps,
  token: string,
): Promise<CustomerBooking> {
  const booking = await requireLinkedBooking(db, token, clock());
  return viewForCustomer(booking, clock(), `${publicOrigin}${bookingPaths.guest(booking.id)}`);
}

/**
 * Guests list what else waits to be confirmed with the same email. One link confirms all of them, because we don't send
 * an email for each.
 */
export async function listWaitingByLink(
  { db, clock }: BookingsDeps,
  token: string,
): Promise<{ data: WaitingBooking[] }> {
  const { id, customerEmail } = await requireLinkedBooking(db, token, clock());
  if (customerEmail === null) return { data: [] };
  const waitingBookings = await listUnverifiedByEmail(db, customerEmail, id, clock());
  return {
    data: waitingBookings.map(({ startsAt, timeZone, ...booking }) => {
      const { date, time } = toLocalDateTime(startsAt.getTime(), timeZone);
      return { id: booking.id, businessName: booking.businessName, date, start: time, timeZone };
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
