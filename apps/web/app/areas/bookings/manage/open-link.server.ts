import {
  type CustomerBooking,
  listWaitingByLink,
  openBookingLink,
  startBookingSession,
  type WaitingBooking,
} from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { LinkToken } from "@boab/contracts/common/fields";
import { redirect } from "react-router";
import { forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import { createLinkSessions, noReferrer } from "#lib/session/link-session.server.ts";

export const bookingSessions = createLinkSessions("booking", "/booking");

/** Undefined if the link no longer works. */
async function undefinedIfGone<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw forBoundary(error);
  }
}

const isToken = (token: string) => LinkToken.safeParse(token).success;

/**
 * Exchanges an emailed link for a session and redirects to the booking without the token. An expired link redirects to
 * the form for a new one.
 */
export async function exchangeLink(request: Request, token: string): Promise<Response> {
  const started = isToken(token)
    ? await undefinedIfGone(
        publicApi(withOwnOrigin(request)).call(startBookingSession, { body: { token } }),
      )
    : undefined;
  if (!started) return redirect("/booking", { headers: noReferrer });
  bookingSessions.start({ ...started, id: started.bookingId });
  return redirect(bookingPaths.guest(started.bookingId), { headers: noReferrer });
}

/** Loads the booking of a session; null once the session or its link has expired. */
export async function openLink(request: Request, session: string): Promise<CustomerBooking | null> {
  if (!isToken(session)) return null;
  const calls = publicApi(withOwnOrigin(request));
  return (await undefinedIfGone(calls.call(openBookingLink, { body: { token: session } }))) ?? null;
}

/** Loads the other bookings with the same email that still have to be confirmed. */
export async function loadWaitingBookings(
  request: Request,
  session: string,
): Promise<WaitingBooking[]> {
  const calls = publicApi(withOwnOrigin(request));
  return (
    (await undefinedIfGone(calls.call(listWaitingByLink, { body: { token: session } })))?.data ?? []
  );
}
