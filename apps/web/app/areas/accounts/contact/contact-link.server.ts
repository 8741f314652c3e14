import { contactPaths } from "@boab/contracts/accounts/contact-paths";
import { readContactData, startContactSession } from "@boab/contracts/accounts/contacts";
import type { ContactData } from "@boab/contracts/accounts/my-data";
import { LinkToken } from "@boab/contracts/common/fields";
import { redirect } from "react-router";
import { toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import { createLinkSessions, noReferrerHeaders } from "#lib/session/link-session.server.ts";

const sessions = createLinkSessions("contact", contactPaths.ask);
const sessionId = "data";

export const readContactSession = (request: Request): string => sessions.read(request, sessionId);

/** Undefined once the link or its session no longer works. */
async function ignoreGone<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw toBoundaryError(error);
  }
}

const isToken = (token: string) => LinkToken.safeParse(token).success;

/** Exchanges an emailed link for a session and redirects without the token. An expired link leads to the form. */
export async function exchangeContactLink(request: Request, token: string): Promise<Response> {
  const client = publicApi(withOwnOrigin(request));
  const started = isToken(token)
    ? await ignoreGone(client.call(startContactSession, { body: { token } }))
    : undefined;
  if (!started) return redirect(`${contactPaths.ask}?old=1`, { headers: noReferrerHeaders });
  sessions.start({ ...started, id: sessionId });
  return redirect(contactPaths.details, { headers: noReferrerHeaders });
}

/** Loads what we hold under the email of the session; redirects to the form once that has expired. */
export async function loadContactData(request: Request): Promise<ContactData> {
  const token = readContactSession(request);
  const client = publicApi(withOwnOrigin(request));
  const held = isToken(token)
    ? await ignoreGone(client.call(readContactData, { body: { token } }))
    : undefined;
  if (!held) throw redirect(`${contactPaths.ask}?old=1`);
  return held;
}
