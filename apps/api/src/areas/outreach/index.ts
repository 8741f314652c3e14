import type { Route } from "#platform/http/route.ts";
import type { LetterPreview } from "#platform/mail/letter.ts";
import { enquiryRoutes } from "./enquiries/enquiries.routes.ts";
import { inboxRoutes } from "./enquiries/inbox.routes.ts";
import { newsletterRoutes } from "./newsletter/newsletter.routes.ts";
import { enquiryLetter, newsletterConfirmLetter } from "./outreach-letters.ts";
import type { OutreachParts } from "./parts.ts";

export { findCorrespondence } from "./correspondence/correspondence.repository.ts";
export type { OutreachParts };

export const outreachLetters: LetterPreview[] = [enquiryLetter, newsletterConfirmLetter];

export const outreachRoutes = (parts: OutreachParts): Route[] => [
  ...enquiryRoutes(parts),
  ...inboxRoutes(parts),
  ...newsletterRoutes(parts),
];
