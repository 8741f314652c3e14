import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { LinkToken } from "../common/fields.ts";
import { BusinessKey } from "../directory/listing-fields.ts";

const params = z.strictObject({ id: BusinessKey });

export const renewCalendarFeed = defineCall({
  method: "POST",
  path: "/dir/business/:id/calendar-feed",
  summary:
    "Make a private calendar link; the caller's own one before stops working (owner, editors)",
  params,
  status: 201,
  /** The URL is shown only once, because we store only its hash. */
  response: z.strictObject({ url: z.string() }),
});

export const revokeCalendarFeed = defineCall({
  method: "DELETE",
  path: "/dir/business/:id/calendar-feed",
  summary: "Stop the caller's own private calendar link (owner, editors)",
  params,
  status: 204,
  response: noContent,
});

/** The web server serves the calendar at the private link as `text/calendar`. */
export const readCalendarFeed = defineCall({
  method: "POST",
  path: "/dir/calendar-feeds",
  summary: "Get the calendar of a private link, as an .ics file",
  body: z.strictObject({ token: LinkToken }),
  response: z.strictObject({ calendar: z.string() }),
});
