import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { BusinessKey } from "../directory/listing-fields.ts";

export const readReplyTime = defineCall({
  method: "GET",
  path: "/dir/business/:id/reply-time",
  summary: "Get how long a business usually takes to answer a request",
  params: z.strictObject({ id: BusinessKey }),
  /** The median of the last 90 days in minutes; null until ten requests were answered. */
  response: z.strictObject({ minutes: z.int().nullable() }),
});
