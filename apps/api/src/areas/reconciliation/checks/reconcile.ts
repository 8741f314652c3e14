import { randomUUID } from "node:crypto";
import { inTransaction } from "#platform/db/db.ts";
import type { ReconciliationDeps } from "../deps.ts";
import type { FoundDrift } from "./drift.rules.ts";
import { driftEmail } from "./drift-email.ts";
import {
  type DriftSubject,
  type DriftSubjectType,
  saveDrift,
  settleDrifts,
} from "./drifts.repository.ts";
import { examineCharge, examinePlan, examineTransfer } from "./examine-others.ts";
import { type ExamineResult, examinePayment } from "./examine-payment.ts";
import { sumFigures } from "./figures.rules.ts";
import {
  findPossibleDifferences,
  type PossibleDifferences,
  type TimeWindow,
} from "./find-possible-differences.ts";
import { findComparedUntil, insertRun, type Scope, saveRun } from "./runs.repository.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Each run looks back at least this far, which is longer than the time between two runs. */
const minWindowMs: Record<Scope, number> = { hourly: 2 * HOUR_MS, daily: 26 * HOUR_MS };
const overlapMs = HOUR_MS;
/** A check never looks back further than this. The provider lists events for thirty days, too. */
const maxWindowMs = 30 * 24 * HOUR_MS;
/** More differences than this have a common cause, and this many are enough to find it. */
const maxSubjects = 2_000;

/**
 * Compares our records with the provider's. Whatever differs is read again, alone, before it is called a drift; what
 * is gone since the last time is settled. Nothing here moves money.
 */
export async function reconcile(
  deps: ReconciliationDeps,
  runId: string,
  scope: Scope,
): Promise<void> {
  const now = deps.clock();
  const window = await findWindow(deps, scope, now);
  await inTransaction(deps.db, async (tx) => {
    await insertRun(tx, { id: runId, scope, requestedAt: now });
    await saveRun(tx, runId, { startedAt: now, ...window, problem: null });
  });
  try {
    await compare(deps, runId, scope, window);
  } catch (error) {
    const problem = String(error instanceof Error ? error.message : error).slice(0, 500);
    await inTransaction(deps.db, (tx) => saveRun(tx, runId, { problem }));
    throw error;
  }
}

async function findWindow(
  { db }: ReconciliationDeps,
  scope: Scope,
  now: Date,
): Promise<TimeWindow> {
  const until = await findComparedUntil(db, scope);
  const since = until ? until.getTime() - overlapMs : Number.POSITIVE_INFINITY;
  const from = Math.min(since, now.getTime() - minWindowMs[scope]);
  return { from: new Date(Math.max(from, now.getTime() - maxWindowMs)), to: now };
}

async function compare(deps: ReconciliationDeps, runId: string, scope: Scope, window: TimeWindow) {
  const possibleDifferences = await findPossibleDifferences(deps, window, scope);
  const subjects = possibleDifferences.subjects.slice(0, maxSubjects);
  const outcomes = await examineAll(deps, subjects);
  const found = outcomes.flatMap(({ subject, drifts }) =>
    drifts.map((drift) => ({ ...drift, id: randomUUID(), subject })),
  );
  const examinedSubjects = outcomes.map(({ subject }) => subject);
  const unexaminedCount = possibleDifferences.subjects.length - examinedSubjects.length;
  const problem =
    unexaminedCount > 0
      ? `${unexaminedCount} of ${possibleDifferences.subjects.length} could not be read.`
      : null;

  const fresh = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock();
    const unknownDrifts: typeof found = [];
    for (const drift of found) if (await saveDrift(tx, drift, at)) unknownDrifts.push(drift);
    const settled = await settleDrifts(tx, examinedSubjects, at);
    await saveRun(tx, runId, {
      finishedAt: at,
      payments: possibleDifferences.records.length,
      found: unknownDrifts.length,
      settled,
      repaired: outcomes.filter(({ isRepaired }) => isRepaired).length,
      figures: scope === "daily" ? summariseFigures(possibleDifferences, window, found) : undefined,
      problem,
    });
    if (unknownDrifts.length > 0)
      await deps.enqueueMail(tx, {
        key: `${driftEmail.kind}:${runId}`,
        to: deps.teamEmail,
        ...driftEmail.write({
          count: unknownDrifts.length,
          url: `${deps.publicOrigin}/admin/payments/differences`,
        }),
      });
    return unknownDrifts;
  });
  for (const { id, kind, objectId, subject } of fresh)
    deps.log.error(
      { driftId: id, kind, objectId, [subject.type]: subject.id },
      "our records differ from the payment provider's",
    );
}

const examiners: Record<
  DriftSubjectType,
  (deps: ReconciliationDeps, id: string) => Promise<ExamineResult>
> = {
  payment: examinePayment,
  charge: examineCharge,
  transfer: examineTransfer,
  subscription: examinePlan,
};

type Outcome = ExamineResult & { subject: DriftSubject };

/** A subject that cannot be read stays unchanged until the next run. */
async function examineAll(deps: ReconciliationDeps, subjects: DriftSubject[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const subject of subjects) {
    try {
      outcomes.push({ subject, ...(await examineTwice(deps, subject)) });
    } catch (error) {
      deps.log.error({ err: error, subject }, "could not compare with the payment provider");
    }
  }
  return outcomes;
}

/** Money may move between the reading of our side and theirs, so only a drift that both readings show counts. */
async function examineTwice(
  deps: ReconciliationDeps,
  { type, id }: DriftSubject,
): Promise<ExamineResult> {
  const first = await examiners[type](deps, id);
  if (first.drifts.length === 0) return first;
  const toKey = ({ kind, objectId }: FoundDrift) => `${kind} ${objectId}`;
  const earlier = new Set(first.drifts.map(toKey));
  const second = await examiners[type](deps, id);
  return { ...second, drifts: second.drifts.filter((drift) => earlier.has(toKey(drift))) };
}

function summariseFigures(
  { records, providerRecords }: PossibleDifferences,
  { from, to }: TimeWindow,
  found: FoundDrift[],
) {
  // Charges for plans are not in the ledger, so they are left out.
  const driftObjectIds = new Set(found.map(({ objectId }) => objectId));
  const isPlanCharge = (id: string) =>
    providerRecords.strayCharges.has(id) && !driftObjectIds.has(id);
  const moves = providerRecords.balanceMoves.filter(({ sourceId }) => {
    const charge = providerRecords.strayRefunds.get(sourceId);
    return !isPlanCharge(sourceId) && !(charge !== undefined && !driftObjectIds.has(charge));
  });
  return sumFigures(records, moves, (at) => at !== null && at >= from && at < to);
}
