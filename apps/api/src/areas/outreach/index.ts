import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import type { OutreachDeps } from "./deps.ts";
import { enquiryRoutes } from "./enquiries/enquiries.routes.ts";
import { inboxRoutes } from "./enquiries/inbox.routes.ts";
import { newsletterRoutes } from "./newsletter/newsletter.routes.ts";
import { mailConfirmation } from "./newsletter/newsletter.tasks.ts";
import { sendConfirmation } from "./newsletter/send-confirmation.ts";
import { enquiryEmail, newsletterConfirmEmail } from "./outreach-emails.ts";

export { outreachPersonalData } from "./personal-data.ts";
export type { OutreachDeps };

export const outreachEmails: EmailPreview[] = [enquiryEmail, newsletterConfirmEmail];

export const outreachRoutes = (deps: OutreachDeps): Route[] => [
  ...enquiryRoutes(deps),
  ...inboxRoutes(deps),
  ...newsletterRoutes(deps),
];

export const outreachTasks = (deps: OutreachDeps): TaskHandler[] => [
  handleTask(mailConfirmation, (request) => sendConfirmation(deps, request)),
];
