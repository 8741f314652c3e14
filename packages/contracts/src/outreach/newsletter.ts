import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Email, LinkToken, line, text } from "../common/fields.ts";

export const SubscribeBody = z.strictObject({
  name: line(120).optional(),
  email: Email,
  website: text(200).optional(),
});

const Message = z.strictObject({ message: z.string() });

export const subscribe = defineCall({
  method: "POST",
  path: "/newsletter/subscribers",
  summary:
    "Subscribe to the newsletter; a confirmation email follows. The response is the same for every address",
  body: SubscribeBody,
  status: 202,
  response: Message,
});

export const confirmSubscription = defineCall({
  method: "POST",
  path: "/newsletter/confirmations",
  summary: "Confirm a subscription with the emailed token",
  body: z.strictObject({ token: LinkToken }),
  response: Message,
});

export const unsubscribe = defineCall({
  method: "POST",
  path: "/newsletter/unsubscriptions",
  summary: "Unsubscribe with the token from any newsletter",
  body: z.strictObject({ token: LinkToken }),
  response: Message,
});
