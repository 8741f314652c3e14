import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { articleRoutes } from "./articles/articles.routes.ts";
import type { MagazineDeps } from "./deps.ts";
import { documentSubmittedEmail } from "./documents/document-emails.ts";
import { documentRoutes } from "./documents/documents.routes.ts";

export { listArticlesById } from "./articles/list-articles.ts";
export { mayUploadEditorImages } from "./documents/add-picture.ts";
export { documentsPersonalData } from "./documents/personal-data.ts";
export { magazinePersonalData } from "./personal-data.ts";
export type { MagazineDeps };

export const magazineRoutes = (deps: MagazineDeps): Route[] => [
  ...articleRoutes(deps),
  ...documentRoutes(deps),
];

export const magazineEmails: EmailPreview[] = [documentSubmittedEmail];
