import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Timestamp } from "../common/fields.ts";
import { BusinessKey } from "../directory/listing-fields.ts";
import { BusinessBooking } from "./bookings.ts";

const params = z.strictObject({ id: BusinessKey });

/** Whether the rest of today is blocked, and who is still coming. */
export const TodaysBlock = z.strictObject({
  /** Null while today can be booked as usual. */
  block: z.strictObject({ startsAt: Timestamp, endsAt: Timestamp }).nullable(),
  /** The requests and visits from now to the end of the day, in the order of their times; they stay as they are. */
  remaining: z.array(BusinessBooking),
});
export type TodaysBlock = z.infer<typeof TodaysBlock>;

export const readTodaysBlock = defineCall({
  method: "GET",
  path: "/dir/business/:id/todays-block",
  summary:
    "Get whether the rest of today is blocked, and who is still coming (owner, editors, staff)",
  params,
  response: TodaysBlock,
});

export const blockRestOfToday = defineCall({
  method: "PUT",
  path: "/dir/business/:id/todays-block",
  summary: "Let nobody book the rest of today (owner, editors, staff)",
  params,
  response: TodaysBlock,
});

export const openRestOfToday = defineCall({
  method: "DELETE",
  path: "/dir/business/:id/todays-block",
  summary: "Let people book the rest of today again (owner, editors, staff)",
  params,
  response: TodaysBlock,
});
