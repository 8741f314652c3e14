import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Email, LinkToken, text } from "../common/fields.ts";
import { StoreSlug } from "./store-fields.ts";

const Message = z.strictObject({ message: z.string() });

/** `website` is a honeypot: hidden from people, filled in by bots. */
export const askWhenBack = defineCall({
  method: "POST",
  path: "/marketplace/stores/:slug/back-notices",
  summary:
    "Ask to be told when a store is back from its holiday; an email to confirm follows. The response is the same for every address",
  params: z.strictObject({ slug: StoreSlug }),
  body: z.strictObject({ email: Email, website: text(200).optional() }),
  status: 202,
  response: Message,
});

export const confirmBackNotice = defineCall({
  method: "POST",
  path: "/marketplace/back-notices/confirmations",
  summary: "Confirm with the emailed token that one wants to be told",
  body: z.strictObject({ token: LinkToken }),
  response: Message,
});
