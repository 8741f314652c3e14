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
import { toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import { createLinkSessions, noReferrerHeaders } from "#lib/session/link-session.server.ts";

export const bookingSessions = createLinkSessions("booking", "/booking");

/** Undefined if the link no longer works. */
export async function ignoreGone<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw toBoundaryError(error);
  }
}

export const isToken = (token: string) => LinkToken.safeParse(token).success;

/**
 * Exchanges an emailed link for a session and redirects to the booking without the token. An expired link redirects to
 * the form for a new one.
 */
export async function exchangeLink(request: Request, token: string): Promise<Response> {
  const started = isToken(token)
    ? await ignoreGone(
        publicApi(withOwnOrigin(request)).call(startBookingSession, { body: { token } }),
      )
    : undefined;
  if (!started) return redirect("/booking", { headers: noReferrerHeaders });
  bookingSessions.start({ ...started, id: started.bookingId });
  return redirect(bookingPaths.guest(started.bookingId), { headers: noReferrerHeaders });
}

/** Loads the booking of a session; null once the session or its link has expired. */
export async function openLink(request: Request, session: string): Promise<CustomerBooking | null> {
  if (!isToken(session)) return null;
  const client = publicApi(withOwnOrigin(request));
  return (await ignoreGone(client.call(openBookingLink, { body: { token: session } }))) ?? null;
}

/** Loads the other bookings with the same email that still have to be confirmed. */
export async function loadWaitingBookings(
  request: Request,
  session: string,
): Promise<WaitingBooking[]> {
  const client = publicApi(withOwnOrigin(request));
  return (
    (await ignoreGone(client.call(listWaitingByLink, { body: { token: session } })))?.data ?? []
  );
}
