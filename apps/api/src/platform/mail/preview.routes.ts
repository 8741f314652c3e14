import { previewEmails } from "@boab/contracts/development/emails";
import { anyone } from "../http/access.ts";
import { type Route, route } from "../http/route.ts";
import type { EmailPreview } from "./email.ts";

/** For developers; production does not have this call. */
export const emailPreviewRoutes = (emails: readonly EmailPreview[]): Route[] => [
  route(previewEmails, { access: anyone }, async () => ({
    data: emails.map(({ kind, when, preview }) => ({ kind, when, ...preview() })),
  })),
];
