import { z } from "zod";
import { launchAreaKeys } from "../common/access.ts";
import { defineCall } from "../common/call.ts";
import { Email, LinkToken, text } from "../common/fields.ts";

const Message = z.strictObject({ message: z.string() });

export const requestLaunchReminder = defineCall({
  method: "POST",
  path: "/launch-reminders",
  summary:
    "Ask for one email when an area opens; a confirmation email follows. The response is the same for every address",
  body: z.strictObject({
    area: z.enum(launchAreaKeys),
    email: Email,
    website: text(200).optional(),
  }),
  status: 202,
  response: Message,
});

export const confirmLaunchReminder = defineCall({
  method: "POST",
  path: "/launch-reminders/confirmations",
  summary: "Confirm with the emailed token that we may send the one email",
  body: z.strictObject({ token: LinkToken }),
  response: Message,
});
