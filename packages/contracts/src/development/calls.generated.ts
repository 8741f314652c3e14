// Written by `npm run gen calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as emails from "./emails.ts";

export const previewEmails: BrowserCall<typeof emails.previewEmails> = { method: "GET", path: "/development/emails" };
