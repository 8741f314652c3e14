import { unsubscribe } from "@boab/contracts/outreach/newsletter";
import { unsubscribeFromTopic } from "@boab/contracts/outreach/unsubscriptions";
import { type ActionFunctionArgs, redirect } from "react-router";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";

/** Newsletters of earlier releases link to a path and a call of their own. */
const calls = {
  "/emails/one-click": { call: unsubscribeFromTopic, page: "/emails/unsubscribe" },
  "/newsletter/one-click": { call: unsubscribe, page: "/newsletter/unsubscribe" },
};

const findCall = ({ pathname }: URL) =>
  calls[pathname === "/newsletter/one-click" ? pathname : "/emails/one-click"];

/**
 * Mail apps post here when somebody presses their Unsubscribe button (RFC 8058): from another origin, without a cookie,
 * and without showing a page. The token can only unsubscribe.
 */
export async function action({ request, url }: ActionFunctionArgs) {
  const token = url.searchParams.get("token") ?? "";
  try {
    await publicApi(withOwnOrigin(request)).call(findCall(url).call, { body: { token } });
  } catch (error) {
    // An invalid token also gets a 200, to reveal nothing. After a server error, the mail app retries.
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
  }
  return new Response(null, { status: 200 });
}

/** A person who opens the URL gets the page that asks for confirmation. */
export const loader = ({ url }: { url: URL }) =>
  redirect(
    `${findCall(url).page}?${new URLSearchParams({ token: url.searchParams.get("token") ?? "" })}`,
  );
