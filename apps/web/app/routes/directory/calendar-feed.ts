import { readCalendarFeed } from "@boab/contracts/bookings/calendar-feeds";
import { LinkToken } from "@boab/contracts/common/fields";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { withOwnOrigin } from "#lib/api/with-own-origin.server.ts";
import type { Route } from "./+types/calendar-feed.ts";

const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** A business's bookings for the calendar app that has its private link. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const token = LinkToken.safeParse(/^(.+)\.ics$/.exec(params.file)?.[1]);
  if (!token.success) return new Response("Not found", { status: 404, headers });
  try {
    const { calendar } = await publicApi(withOwnOrigin(request)).call(readCalendarFeed, {
      body: { token: token.data },
    });
    return new Response(calendar, {
      headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response(error.sentence, { status: error.status, headers });
  }
}
