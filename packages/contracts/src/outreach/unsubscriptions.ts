import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { LinkToken } from "../common/fields.ts";

export const unsubscribeFromTopic = defineCall({
  method: "POST",
  path: "/emails/unsubscriptions",
  summary: "Unsubscribe from the topic of an optional email, with the token of its link",
  body: z.strictObject({ token: LinkToken }),
  response: z.strictObject({ message: z.string() }),
});
