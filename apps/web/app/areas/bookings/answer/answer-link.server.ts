import {
  answerRequestByLink,
  type LinkedRequest,
  openRequestLink,
} from "@boab/contracts/bookings/request-links";
import { LinkToken } from "@boab/contracts/common/fields";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { runFormCall } from "#lib/api/form.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import { createLinkTokens } from "#lib/session/link-session.server.ts";
import type { Answer } from "./answer-view.ts";

const links = createLinkTokens("answer", "/booking");

/** Removes the token from the URL before anything is shown; undefined when it has none. */
export const exchangeAnswerLink = (url: URL): Response | undefined => links.exchange(url);

/** Loads the request of the link; null once the link no longer works, or when its cookie has expired. */
export async function loadLinkedRequest(request: Request, url: URL): Promise<LinkedRequest | null> {
  const token = links.read(request, url);
  if (!LinkToken.safeParse(token).success) return null;
  try {
    return await publicApi(withOwnOrigin(request)).call(openRequestLink, { body: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw toBoundaryError(error);
  }
}

const decisions = { confirm: "confirmed", decline: "declined" } as const;

/** Runs only after the button is pressed, because mail scanners open links. */
export const answerLinkedRequest = (request: Request, url: URL, answer: Answer) =>
  runFormCall(() =>
    api(request).call(answerRequestByLink, {
      body: { token: links.read(request, url), decision: decisions[answer] },
    }),
  );
