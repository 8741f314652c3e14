import { unsubscribe } from "@boab/contracts/outreach/newsletter";
import { type ActionFunctionArgs, redirect } from "react-router";
import { ApiError } from "#lib/api/errors.ts";
import { fromOurPage } from "#lib/api/from-our-page.server.ts";
import { publicApi } from "#lib/api/public-api.server.ts";

/**
 * Mail programs post here when somebody presses their own Unsubscribe button (RFC 8058): from elsewhere, without a
 * cookie, and without waiting for a page. The token can do nothing but unsubscribe.
 */
export async function action({ request, url }: ActionFunctionArgs) {
  const token = url.searchParams.get("token") ?? "";
  try {
    await publicApi(fromOurPage(request)).call(unsubscribe, { body: { token } });
  } catch (error) {
    // Whoever holds no valid token is told nothing; a failure of ours is tried again by the mail program.
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
  }
  return new Response(null, { status: 200 });
}

/** A person who opens the address gets the page that asks. */
export const loader = ({ url }: { url: URL }) =>
  redirect(
    `/newsletter/unsubscribe?${new URLSearchParams({ token: url.searchParams.get("token") ?? "" })}`,
  );
