import {
  answerSuggestionByLink,
  type LinkedSuggestion,
  openSuggestionLink,
  type SuggestionAnswer,
} from "@boab/contracts/bookings/suggestions";
import { LinkToken } from "@boab/contracts/common/fields";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { runFormCall } from "#lib/api/form.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import { createLinkTokens } from "#lib/session/link-session.server.ts";

const links = createLinkTokens("new_time", "/booking");

/** Removes the token from the URL before anything is shown; undefined when it has none. */
export const exchangeSuggestionLink = (url: URL): Response | undefined => links.exchange(url);

/** Loads what the link asks; null once it no longer works, or when its cookie has expired. */
export async function loadLinkedSuggestion(
  request: Request,
  url: URL,
): Promise<LinkedSuggestion | null> {
  const token = links.read(request, url);
  if (!LinkToken.safeParse(token).success) return null;
  try {
    return await publicApi(withOwnOrigin(request)).call(openSuggestionLink, { body: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw toBoundaryError(error);
  }
}

/** Runs only after the button is pressed, because mail scanners open links. */
export const answerLinkedSuggestion = (request: Request, url: URL, answer: SuggestionAnswer) =>
  runFormCall(() =>
    api(request).call(answerSuggestionByLink, {
      body: { token: links.read(request, url), answer },
    }),
  );
