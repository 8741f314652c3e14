import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import {
  applicationDeclinedEmail,
  applicationReceivedEmail,
  applicationViewedEmail,
  jobEndedEmail,
  newApplicationNotice,
  repeatedApplicationEmail,
} from "./applications/application-emails.ts";
import { applicationRoutes } from "./applications/applications.routes.ts";
import {
  mailApplicationReceipt,
  notifyJobClosed,
  notifyOutcome,
} from "./applications/notify-applicants.ts";
import { eraseDueApplications } from "./applications/remove-applications.ts";
import { boardRoutes } from "./board/board.routes.ts";
import type { JobsDeps } from "./deps.ts";
import {
  endJobsTask,
  eraseDueApplicationsTask,
  mailApplicationReceiptTask,
  notifyJobClosedTask,
  notifyOutcomeTask,
} from "./jobs.tasks.ts";
import { endJobs } from "./postings/end-jobs.ts";
import { postingRoutes } from "./postings/postings.routes.ts";

export { type BoardCache, findJobs, makeBoardCache } from "./board/list-jobs.ts";
export { jobsPersonalData } from "./personal-data.ts";
export { listJobsUnchecked as listJobsOfSeen } from "./postings/list-jobs-of-business.ts";
export type { JobsDeps };

export const jobsEmails: EmailPreview[] = [
  applicationReceivedEmail,
  repeatedApplicationEmail,
  applicationViewedEmail,
  applicationDeclinedEmail,
  jobEndedEmail,
  newApplicationNotice,
];

export const jobsRoutes = (deps: JobsDeps): Route[] => [
  ...boardRoutes(deps),
  ...postingRoutes(deps),
  ...applicationRoutes(deps),
];

export const jobsTasks = (deps: JobsDeps): TaskHandler[] => [
  handleTask(endJobsTask, () => endJobs(deps)),
  handleTask(notifyJobClosedTask, ({ postingId }) => notifyJobClosed(deps, postingId)),
  handleTask(mailApplicationReceiptTask, ({ applicationId }) =>
    mailApplicationReceipt(deps, applicationId),
  ),
  handleTask(notifyOutcomeTask, ({ applicationId }) => notifyOutcome(deps, applicationId)),
  handleTask(eraseDueApplicationsTask, () => eraseDueApplications(deps)),
];
