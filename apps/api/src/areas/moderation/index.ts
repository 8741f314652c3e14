import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { appealDecidedEmail } from "./appeals/appeal-email.ts";
import { appealRoutes } from "./appeals/appeals.routes.ts";
import { caseRoutes } from "./cases/cases.routes.ts";
import {
  contentRemovedEmail,
  contentRestoredEmail,
  reportDecidedEmail,
} from "./cases/decision-emails.ts";
import { notifyDecisionTask } from "./cases/decisions.tasks.ts";
import { notifyDecision } from "./cases/notify-decision.ts";
import type { ModerationDeps } from "./deps.ts";

export { moderationPersonalData } from "./personal-data.ts";
export {
  closeCasesForDeletedSubjects,
  reportSubject,
} from "./reports/report-subject.ts";
export { listSubjectIdsReportedBy } from "./reports/reports.repository.ts";
export type { ModeratedSubject } from "./subjects.ts";
export type { ModerationDeps };

export const moderationRoutes = (deps: ModerationDeps): Route[] => [
  ...caseRoutes(deps),
  ...appealRoutes(deps),
];

export const moderationEmails: EmailPreview[] = [
  contentRemovedEmail,
  contentRestoredEmail,
  reportDecidedEmail,
  appealDecidedEmail,
];

export const moderationTasks = (deps: ModerationDeps): TaskHandler[] => [
  handleTask(notifyDecisionTask, ({ decisionId }) => notifyDecision(deps, decisionId)),
];
