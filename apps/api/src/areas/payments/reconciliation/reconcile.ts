import { randomUUID } from "node:crypto";
import { inTransaction } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import type { FoundDrift } from "./drift.rules.ts";
import { driftEmail } from "./drift-email.ts";
import { type Subject, type SubjectType, saveDrift, settleDrifts } from "./drifts.repository.ts";
import { examineCharge, examinePlan, examineTransfer } from "./examine-others.ts";
import { type Examined, examinePayment } from "./examine-payment.ts";
import { sumFigures } from "./figures.rules.ts";
import { findSuspects, type Suspects, type Window } from "./find-suspects.ts";
import { findComparedUntil, insertRun, type Scope, saveRun } from "./runs.repository.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Each run looks back further than the time since the last one. */
const leastMs: Record<Scope, number> = { hourly: 2 * HOUR_MS, daily: 26 * HOUR_MS };
const overlapMs = HOUR_MS;
/** After a longer pause the checks begin anew; the provider lists events for thirty days as well. */
const mostMs = 30 * 24 * HOUR_MS;
/** More of them have one cause, and one list is enough to find it. */
const mostSubjects = 2_000;

/**
 * Compares our records with the provider's. Whatever differs is read again, alone, before it is called a drift; what
 * is gone since the last time is settled. Nothing here moves money.
 */
export async function reconcile(deps: PaymentsDeps, runId: string, scope: Scope): Promise<void> {
  const now = deps.clock();
  const window = await windowOf(deps, scope, now);
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

async function windowOf({ db }: PaymentsDeps, scope: Scope, now: Date): Promise<Window> {
  const until = await findComparedUntil(db, scope);
  const since = until ? until.getTime() - overlapMs : Number.POSITIVE_INFINITY;
  const from = Math.min(since, now.getTime() - leastMs[scope]);
  return { from: new Date(Math.max(from, now.getTime() - mostMs)), to: now };
}

async function compare(deps: PaymentsDeps, runId: string, scope: Scope, window: Window) {
  const suspects = await findSuspects(deps, window, scope);
  const subjects = suspects.subjects.slice(0, mostSubjects);
  const outcomes = await examineAll(deps, subjects);
  const found = outcomes.flatMap(({ subject, drifts }) =>
    drifts.map((drift) => ({ ...drift, id: randomUUID(), subject })),
  );
  const examined = outcomes.map(({ subject }) => subject);
  const left = suspects.subjects.length - examined.length;
  const problem = left > 0 ? `${left} of ${suspects.subjects.length} could not be read.` : null;

  const fresh = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock();
    const news: typeof found = [];
    for (const drift of found) if (await saveDrift(tx, drift, at)) news.push(drift);
    const settled = await settleDrifts(tx, examined, at);
    await saveRun(tx, runId, {
      ...{ finishedAt: at, payments: suspects.records.length, found: news.length, settled },
      repaired: outcomes.filter(({ isRepaired }) => isRepaired).length,
      figures: scope === "daily" ? figuresOf(suspects, window, found) : undefined,
      problem,
    });
    if (news.length > 0)
      await deps.enqueueMail(tx, {
        key: `${driftEmail.kind}:${runId}`,
        to: deps.teamEmail,
        ...driftEmail.write({
          count: news.length,
          url: `${deps.publicOrigin}/admin/payments/differences`,
        }),
      });
    return news;
  });
  for (const { id, kind, objectId, subject } of fresh)
    deps.log.error(
      { driftId: id, kind, objectId, [subject.type]: subject.id },
      "our records differ from the payment provider's",
    );
}

const examiners: Record<SubjectType, (deps: PaymentsDeps, id: string) => Promise<Examined>> = {
  payment: examinePayment,
  charge: examineCharge,
  transfer: examineTransfer,
  subscription: examinePlan,
};

type Outcome = Examined & { subject: Subject };

/** One that cannot be read stays as it is until the next time. */
async function examineAll(deps: PaymentsDeps, subjects: Subject[]): Promise<Outcome[]> {
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

/** Something may have moved between our reading and theirs: a drift is what both readings show. */
async function examineTwice(deps: PaymentsDeps, { type, id }: Subject): Promise<Examined> {
  const first = await examiners[type](deps, id);
  if (first.drifts.length === 0) return first;
  const nameOf = ({ kind, objectId }: FoundDrift) => `${kind} ${objectId}`;
  const earlier = new Set(first.drifts.map(nameOf));
  const second = await examiners[type](deps, id);
  return { ...second, drifts: second.drifts.filter((drift) => earlier.has(nameOf(drift))) };
}

function figuresOf({ records, sweep }: Suspects, { from, to }: Window, found: FoundDrift[]) {
  // Plans are paid beside the ledger.
  const unknown = new Set(found.map(({ objectId }) => objectId));
  const isPlan = (id: string) => sweep.strayCharges.has(id) && !unknown.has(id);
  const moves = sweep.moves.filter(({ sourceId }) => {
    const charge = sweep.strayRefunds.get(sourceId);
    return !isPlan(sourceId) && !(charge !== undefined && !unknown.has(charge));
  });
  return sumFigures(records, moves, (at) => at !== null && at >= from && at < to);
}
