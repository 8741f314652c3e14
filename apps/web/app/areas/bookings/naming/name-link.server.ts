import { answerNameLink, type LinkedName, openNameLink } from "@boab/contracts/bookings/team-names";
import { LinkToken } from "@boab/contracts/common/fields";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import { createLinkTokens } from "#lib/session/link-session.server.ts";

const links = createLinkTokens("name", "/booking");

/** Removes the token from the URL before anything is shown; undefined when it has none. */
export const exchangeNameLink = (url: URL): Response | undefined => links.exchange(url);

/** Loads what the link asks; null once it no longer works, or when its cookie has expired. */
export async function loadLinkedName(request: Request, url: URL): Promise<LinkedName | null> {
  const token = links.read(request, url);
  if (!LinkToken.safeParse(token).success) return null;
  try {
    return await publicApi(withOwnOrigin(request)).call(openNameLink, { body: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw toBoundaryError(error);
  }
}

/** Runs only after a button is pressed, because mail scanners open links. */
export async function answerLinkedName(request: Request, url: URL) {
  const values = await readFormValues(request);
  return runFormCall(() =>
    api(request).call(answerNameLink, {
      body: parseFormBody(answerNameLink, values, { token: links.read(request, url) }),
    }),
  );
}
