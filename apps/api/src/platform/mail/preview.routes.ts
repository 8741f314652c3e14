import { previewEmails } from "@boab/contracts/development/emails";
import { anyone } from "../http/access.ts";
import { type Route, route } from "../http/route.ts";
import type { EmailPreview } from "./email.ts";
import { brandMark } from "./frame.ts";

// A browser has no attachments, so the preview has the picture inline.
const attachedMarkUrl = `cid:${brandMark.cid}`;
const inlineMarkUrl = `data:${brandMark.contentType};base64,${brandMark.content.toString("base64")}`;

/** The preview is for developers; production doesn't have this call. */
export const emailPreviewRoutes = (emails: readonly EmailPreview[]): Route[] => [
  route(previewEmails, { access: anyone }, async () => ({
    data: emails.map(({ kind, when, preview }) => {
      const { subject, text, html } = preview();
      return { kind, when, subject, text, html: html.replaceAll(attachedMarkUrl, inlineMarkUrl) };
    }),
  })),
];
