import { type Subscriber, subscribe } from "#platform/events/events.ts";
import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { areaOpened } from "#platform/settings/setting-events.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import type { OutreachDeps } from "./deps.ts";
import { enquiryRoutes } from "./enquiries/enquiries.routes.ts";
import { inboxRoutes } from "./enquiries/inbox.routes.ts";
import { newsletterIssueEmail, newsletterIssueTestEmail } from "./issues/issue-email.ts";
import { issueRoutes } from "./issues/issues.routes.ts";
import { sendIssueBatchTask } from "./issues/issues.tasks.ts";
import { sendBatch } from "./issues/send-batch.ts";
import {
  areaOpenedEmail,
  launchReminderConfirmEmail,
} from "./launch-reminders/launch-reminder-emails.ts";
import { launchReminderRoutes } from "./launch-reminders/launch-reminders.routes.ts";
import {
  mailReminderConfirmationTask,
  sweepRemindersTask,
} from "./launch-reminders/launch-reminders.tasks.ts";
import {
  notifyAreaOpened,
  sendReminderConfirmation,
  sweepReminders,
} from "./launch-reminders/send-reminders.ts";
import { newsletterRoutes } from "./newsletter/newsletter.routes.ts";
import { mailNewsletterConfirmationTask } from "./newsletter/newsletter.tasks.ts";
import { sendNewsletterConfirmation } from "./newsletter/send-confirmation.ts";
import { enquiryEmail, newsletterConfirmEmail } from "./outreach-emails.ts";
import { unsubscriptionRoutes } from "./unsubscriptions/unsubscriptions.routes.ts";

export { outreachPersonalData } from "./personal-data.ts";
export type { OutreachDeps };

export const outreachEmails: EmailPreview[] = [
  enquiryEmail,
  newsletterConfirmEmail,
  newsletterIssueEmail,
  newsletterIssueTestEmail,
  launchReminderConfirmEmail,
  areaOpenedEmail,
];

export const outreachRoutes = (deps: OutreachDeps): Route[] => [
  ...enquiryRoutes(deps),
  ...inboxRoutes(deps),
  ...newsletterRoutes(deps),
  ...issueRoutes(deps),
  ...launchReminderRoutes(deps),
  ...unsubscriptionRoutes(deps),
];

export const outreachTasks = (deps: OutreachDeps): TaskHandler[] => [
  handleTask(mailNewsletterConfirmationTask, (request) =>
    sendNewsletterConfirmation(deps, request),
  ),
  handleTask(sendIssueBatchTask, (batch) => sendBatch(deps, batch)),
  handleTask(mailReminderConfirmationTask, (request) => sendReminderConfirmation(deps, request)),
  handleTask(sweepRemindersTask, () => sweepReminders(deps)),
];

export const outreachSubscribers = (deps: OutreachDeps): Subscriber[] => [
  subscribe(areaOpened, "outreach", ({ area }) => notifyAreaOpened(deps, area)),
];
