import { emailMarker, mayNeedSignIn } from "@boab/contracts/common/email-links";
import { redirect } from "react-router";
import { isKnownBrowser } from "#lib/session/known-browser.ts";
import { getRegisterPath, pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";

/**
 * a page that is missing to a stranger may be the own one of somebody who is signed out. A browser that has logged
 * in before, and a link from one of our emails, are led to the log-in instead; strangers and signed-in people are not.
 */
export async function redirectToLogIn(
  request: Request,
  url: URL,
  response: Response,
): Promise<Response> {
  const isPageNotFound = response.headers.get("Location") === pageNotFoundPath;
  if (!isPageNotFound || request.method !== "GET" || !mayNeedSignIn(url.pathname)) return response;
  const isFromEmail = url.searchParams.get(emailMarker.name) === emailMarker.value;
  if (!isFromEmail && !isKnownBrowser(request)) return response;
  if (await loadCurrentProfile(request)) return response;
  const next = new URL(url);
  next.searchParams.delete(emailMarker.name);
  return redirect(getRegisterPath(next.pathname + next.search, "login"));
}
