import { bookingPaths } from "@boab/contracts/bookings/paths";
import {
  openWaitlistLink,
  startWaitlistSession,
  type WaitlistPlace,
} from "@boab/contracts/bookings/waitlist";
import { redirect } from "react-router";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import { createLinkSessions, noReferrerHeaders } from "#lib/session/link-session.server.ts";
import { ignoreGone, isToken } from "../manage/open-link.server.ts";

const linkPath = "/waiting-list";

export const waitlistSessions = createLinkSessions("waitlist", linkPath);

/** Exchanges an emailed link for a session of the one place, and redirects to it without the token. */
export async function exchangeWaitlistLink(request: Request, token: string): Promise<Response> {
  const started = isToken(token)
    ? await ignoreGone(
        publicApi(withOwnOrigin(request)).call(startWaitlistSession, { body: { token } }),
      )
    : undefined;
  if (!started) return redirect(linkPath, { headers: noReferrerHeaders });
  waitlistSessions.start({ ...started, id: started.placeId });
  return redirect(bookingPaths.guestWaitlistPlace(started.placeId), {
    headers: noReferrerHeaders,
  });
}

/** Loads the place of a session; null once the session or its link has expired. */
export async function openPlace(request: Request, session: string): Promise<WaitlistPlace | null> {
  if (!isToken(session)) return null;
  const client = publicApi(withOwnOrigin(request));
  return (await ignoreGone(client.call(openWaitlistLink, { body: { token: session } }))) ?? null;
}
