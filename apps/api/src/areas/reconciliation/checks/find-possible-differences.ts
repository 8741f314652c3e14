import { describeSubscription, findPlan, listRunningPlans } from "#areas/billing/index.ts";
import {
  findSentIds,
  listPaid,
  listSent,
  listStuck,
  readPaymentRecords,
} from "#areas/payments/index.ts";
import type { Db } from "#platform/db/db.ts";
import type { ReconciliationDeps } from "../deps.ts";
import { findOpenSubjects, type Subject } from "./drifts.repository.ts";
import type { BalanceMove } from "./figures.rules.ts";
import { comparePlan } from "./plan.rules.ts";
import { readPaymentId, toIdOrNull } from "./provider-objects.ts";
import { comparePayment, type OurPayment } from "./reconciliation.rules.ts";
import type { Scope } from "./runs.repository.ts";
import { type ProviderSweep, sweepProvider } from "./sweep-provider.ts";

/** How many of our rows are read at once. */
const BATCH = 500;
/** The event of an expired page may be this late. */
const LATE_EVENT_MS = 60 * 60 * 1000;

export interface Window {
  from: Date;
  to: Date;
}

export interface PossibleDifferences {
  subjects: Subject[];
  sweep: ProviderSweep;
  /** Our payments that were compared. */
  records: OurPayment[];
}

/**
 * Compares what both sides list for a time window, and returns what should be read individually. A list is cut off at
 * the edges of the window, so a difference here may not be a real one.
 */
export async function findPossibleDifferences(
  deps: ReconciliationDeps,
  window: Window,
  scope: Scope,
): Promise<PossibleDifferences> {
  const { db, stripe } = deps;
  const unfinished = await findUnfinished(db, window);
  const sweep = await sweepProvider(stripe, window, { withBalance: scope === "daily" });
  const listed = await compareListedPayments(db, sweep);
  const unlisted = await findUnlistedPayments(db, window, sweep, listed.records);
  const subjects = [
    ...unfinished,
    ...listStrays(sweep),
    ...listed.subjects,
    ...toSubjects("payment", unlisted.ids),
  ];
  if (scope === "daily") {
    subjects.push(...toSubjects("subscription", await findDifferingPlans(deps, window)));
    subjects.push(...(await findUnknownReversals(deps, sweep.moves)));
  }
  return {
    subjects: withoutRepeats(subjects),
    sweep,
    records: [...listed.records, ...unlisted.records],
  };
}

const toSubjects = (type: Subject["type"], ids: Iterable<string>): Subject[] =>
  [...ids].map((id) => ({ type, id }));

const withoutRepeats = (subjects: Subject[]): Subject[] => [
  ...new Map(subjects.map((subject) => [`${subject.type}:${subject.id}`, subject])).values(),
];

/** Finds what an earlier check left open, and payments whose page should have ended by now. */
async function findUnfinished(db: Db, window: Window): Promise<Subject[]> {
  const overdue = new Date(window.to.getTime() - LATE_EVENT_MS);
  return [
    ...(await findOpenSubjects(db, BATCH)),
    ...toSubjects("payment", await listStuck(db, overdue, BATCH)),
  ];
}

const listStrays = ({ strayCharges, strayRefunds, strayTransfers }: ProviderSweep): Subject[] => [
  ...toSubjects("charge", [...strayCharges, ...strayRefunds.values()]),
  ...toSubjects("transfer", strayTransfers),
];

/** Compares the payments that the provider lists with ours. Of a payment that we don't know, its parts are read. */
async function compareListedPayments(db: Db, { payments }: ProviderSweep) {
  const subjects: Subject[] = [];
  const records: OurPayment[] = [];
  for (const ids of splitIntoBatches([...payments.keys()])) {
    const ours = new Map((await readPaymentRecords(db, ids)).map((one) => [one.id, one]));
    records.push(...ours.values());
    for (const id of ids) {
      const theirs = payments.get(id);
      const our = ours.get(id);
      if (our && theirs && comparePayment(our, theirs).length > 0)
        subjects.push({ type: "payment", id });
      if (our || !theirs) continue;
      subjects.push(...toSubjects("charge", listIds(theirs.charges)));
      subjects.push(...toSubjects("transfer", listIds(theirs.transfers)));
    }
  }
  return { subjects, records };
}

const listIds = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** Finds our payments of the window that the provider doesn't list. */
async function findUnlistedPayments(
  db: Db,
  window: Window,
  sweep: ProviderSweep,
  listed: OurPayment[],
) {
  const ids = new Set<string>();
  const records: OurPayment[] = [];
  for (const list of [listPaid, listSent]) {
    for await (const rows of readPages((after: Mark) => list(db, window, after, BATCH))) {
      const unseen = new Set(rows.map(({ paymentId }) => paymentId));
      for (const id of sweep.payments.keys()) unseen.delete(id);
      for (const { id } of [...listed, ...records]) unseen.delete(id);
      for (const id of unseen) ids.add(id);
      records.push(...(await readPaymentRecords(db, [...unseen])));
    }
  }
  return { ids, records };
}

type Mark = { at: Date; id: string } | undefined;

function* splitIntoBatches(ids: string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += BATCH) yield ids.slice(start, start + BATCH);
}

/** Reads page by page; each page starts after the last row of the one before. */
async function* readPages<Row extends { at: Date; id: string }>(
  read: (after: Mark) => Promise<Row[]>,
) {
  for (let rows = await read(undefined); rows.length > 0; rows = await read(rows.at(-1))) {
    yield rows;
    if (rows.length < BATCH) return;
  }
}

const allStatuses = { status: "all", limit: 100 } as const;

/** Finds subscriptions that differ, among all that run in our records and all that began in the window. */
async function findDifferingPlans(
  { db, stripe }: ReconciliationDeps,
  window: Window,
): Promise<Set<string>> {
  const odd = new Set<string>();
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  for await (const rows of readPages((after: Mark) => listRunningPlans(db, after, BATCH))) {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) break;
    const created = { gte: seconds(first.at), lte: seconds(last.at) };
    const unmatchedPlans = new Map(rows.map((row) => [row.id, row]));
    for await (const object of stripe.subscriptions.list({ ...allStatuses, created })) {
      const ours = unmatchedPlans.get(object.id);
      unmatchedPlans.delete(object.id);
      if (ours && comparePlan(object.id, ours, describeSubscription(object)).length > 0)
        odd.add(object.id);
    }
    for (const id of unmatchedPlans.keys()) odd.add(id);
  }
  const created = { gte: seconds(window.from), lte: seconds(window.to) };
  for await (const object of stripe.subscriptions.list({ ...allStatuses, created })) {
    const theirs = describeSubscription(object);
    if (theirs && comparePlan(object.id, await findPlan(db, object.id), theirs).length > 0)
      odd.add(object.id);
  }
  return odd;
}

/** The provider lists reversals only under their transfer, which may be older than the time we look at. */
async function findUnknownReversals(
  { db, stripe }: ReconciliationDeps,
  moves: BalanceMove[],
): Promise<Subject[]> {
  const reversals = moves.filter(({ type }) => type === "transfer_refund");
  const known = await findSentIds(
    db,
    reversals.map(({ sourceId }) => sourceId),
  );
  const odd: Subject[] = [];
  for (const { id, sourceId } of reversals) {
    if (known.has(sourceId)) continue;
    const { source } = await stripe.balanceTransactions.retrieve(id, { expand: ["source"] });
    const isReversal = typeof source === "object" && source?.object === "transfer_reversal";
    const transferId = isReversal ? toIdOrNull(source.transfer) : null;
    if (!transferId) continue;
    const payment = readPaymentId((await stripe.transfers.retrieve(transferId)).transfer_group);
    const [ours] = payment ? await readPaymentRecords(db, [payment]) : [];
    odd.push(ours ? { type: "payment", id: ours.id } : { type: "transfer", id: transferId });
  }
  return odd;
}
