import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { articleRoutes } from "./articles/articles.routes.ts";
import type { MagazineDeps } from "./deps.ts";
import { announcePublishedArticles } from "./desk/announce-published.ts";
import { deskRoutes } from "./desk/desk.routes.ts";
import { announcePublishedArticlesTask } from "./desk/desk.tasks.ts";
import {
  articlePublishedEmail,
  articleScheduledEmail,
  documentSentBackEmail,
} from "./desk/desk-emails.ts";
import { documentSubmittedEmail } from "./documents/document-emails.ts";
import { documentRoutes } from "./documents/documents.routes.ts";

export { listArticlesById, searchArticles } from "./articles/list-articles.ts";
export { checkEditorImageTarget } from "./documents/add-picture.ts";
export { documentsPersonalData } from "./documents/personal-data.ts";
export { magazinePersonalData } from "./personal-data.ts";
export type { MagazineDeps };

export const magazineRoutes = (deps: MagazineDeps): Route[] => [
  ...articleRoutes(deps),
  ...documentRoutes(deps),
  ...deskRoutes(deps),
];

export const magazineEmails: EmailPreview[] = [
  documentSubmittedEmail,
  documentSentBackEmail,
  articleScheduledEmail,
  articlePublishedEmail,
];

export const magazineTasks = (deps: MagazineDeps): TaskHandler[] => [
  handleTask(announcePublishedArticlesTask, () => announcePublishedArticles(deps)),
];
