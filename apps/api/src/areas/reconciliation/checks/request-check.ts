import { randomUUID } from "node:crypto";
import type { PaymentCheck } from "@boab/contracts/payments/reconciliation";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { ReconciliationDeps } from "../deps.ts";
import { reconcileNowTask } from "./reconciliation.tasks.ts";
import { findRun, insertRun } from "./runs.repository.ts";

/** An admin requests a check now, with the scope of the daily one. It runs as a task. */
export function requestCheck(
  { db, clock, tasks }: Pick<ReconciliationDeps, "db" | "clock" | "tasks">,
  admin: Member,
  { ip, requestId }: RequestOrigin,
): Promise<PaymentCheck> {
  const runId = randomUUID();
  return runOnce(db, async (tx) => {
    await insertRun(tx, { id: runId, scope: "daily", requestedAt: clock() });
    await tasks.enqueue(tx, reconcileNowTask, { runId });
    await writeAudit(tx, {
      actorId: admin.userId,
      act: "check payments",
      objectType: "payment check",
      objectId: runId,
      changes: {},
      ip,
      requestId,
    });
    const run = await findRun(tx, runId);
    if (!run) throw new AppError("not_found");
    return run;
  });
}
