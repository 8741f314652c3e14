import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { driftEmail } from "./checks/drift-email.ts";
import { reconcile } from "./checks/reconcile.ts";
import { checkRoutes } from "./checks/reconciliation.routes.ts";
import {
  reconcileDailyTask,
  reconcileHourlyTask,
  reconcileNowTask,
} from "./checks/reconciliation.tasks.ts";
import type { ReconciliationDeps } from "./deps.ts";

export type { ReconciliationDeps };

export const reconciliationRoutes = (deps: ReconciliationDeps): Route[] => checkRoutes(deps);

export const reconciliationTasks = (deps: ReconciliationDeps): TaskHandler[] => [
  handleTask(reconcileHourlyTask, (_, taskId) => reconcile(deps, taskId, "hourly")),
  handleTask(reconcileDailyTask, (_, taskId) => reconcile(deps, taskId, "daily")),
  handleTask(reconcileNowTask, ({ runId }) => reconcile(deps, runId, "daily")),
];

export const reconciliationEmails: EmailPreview[] = [driftEmail];
