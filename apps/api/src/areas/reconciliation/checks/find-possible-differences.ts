import {
  describeSubscription,
  findSubscriptionToCompare,
  listRunningSubscriptions,
} from "#areas/billing/index.ts";
import {
  findSentIds,
  listPaidPayments,
  listSentMessages,
  listStuckPaymentIds,
  readPaymentRecords,
} from "#areas/payments/index.ts";
import type { Db } from "#platform/db/db.ts";
import type { ReconciliationDeps } from "../deps.ts";
import { type DriftSubject, findOpenDriftSubjects } from "./drifts.repository.ts";
import type { BalanceMove } from "./figures.rules.ts";
import { comparePlan } from "./plan.rules.ts";
import { readPaymentId, toIdOrNull } from "./provider-objects.ts";
import { comparePayment, type OurPayment } from "./reconciliation.rules.ts";
import type { Scope } from "./runs.repository.ts";
import { listProviderRecords, type ProviderRecords } from "./sweep-provider.ts";

/** How many of our rows are read at once. */
const batchSize = 500;
/** The event of an expired page may be this late. */
const LATE_EVENT_MS = 60 * 60 * 1000;

export interface TimeWindow {
  from: Date;
  to: Date;
}

export interface PossibleDifferences {
  subjects: DriftSubject[];
  providerRecords: ProviderRecords;
  /** Our payments that were compared. */
  records: OurPayment[];
}

/**
 * Compares what both sides list for a time window, and returns what should be read individually. A list is cut off at
 * the edges of the window, so a difference here may not be a real one.
 */
export async function findPossibleDifferences(
  deps: ReconciliationDeps,
  window: TimeWindow,
  scope: Scope,
): Promise<PossibleDifferences> {
  const { db, stripe } = deps;
  const unfinished = await findUnfinishedSubjects(db, window);
  const sweep = await listProviderRecords(stripe, window, { withBalance: scope === "daily" });
  const listed = await compareListedPayments(db, sweep);
  const unlistedPayments = await findUnlistedPayments(db, window, sweep, listed.records);
  const subjects = [
    ...unfinished,
    ...listStrays(sweep),
    ...listed.subjects,
    ...toSubjects("payment", unlistedPayments.ids),
  ];
  if (scope === "daily") {
    subjects.push(...toSubjects("subscription", await findDifferingPlans(deps, window)));
    subjects.push(...(await findUnknownReversals(deps, sweep.balanceMoves)));
  }
  return {
    subjects: removeRepeats(subjects),
    providerRecords: sweep,
    records: [...listed.records, ...unlistedPayments.records],
  };
}

const toSubjects = (type: DriftSubject["type"], ids: Iterable<string>): DriftSubject[] =>
  [...ids].map((id) => ({ type, id }));

const removeRepeats = (subjects: DriftSubject[]): DriftSubject[] => [
  ...new Map(subjects.map((subject) => [`${subject.type}:${subject.id}`, subject])).values(),
];

/** Finds what an earlier check left open, and payments whose page should have ended by now. */
async function findUnfinishedSubjects(db: Db, window: TimeWindow): Promise<DriftSubject[]> {
  const overdueBefore = new Date(window.to.getTime() - LATE_EVENT_MS);
  return [
    ...(await findOpenDriftSubjects(db, batchSize)),
    ...toSubjects("payment", await listStuckPaymentIds(db, overdueBefore, batchSize)),
  ];
}

const listStrays = ({
  strayCharges,
  strayRefunds,
  strayTransfers,
}: ProviderRecords): DriftSubject[] => [
  ...toSubjects("charge", [...strayCharges, ...strayRefunds.values()]),
  ...toSubjects("transfer", strayTransfers),
];

/** Compares the payments that the provider lists with ours. Of a payment that we don't know, its parts are read. */
async function compareListedPayments(db: Db, { payments }: ProviderRecords) {
  const subjects: DriftSubject[] = [];
  const records: OurPayment[] = [];
  for (const ids of splitIntoBatches([...payments.keys()])) {
    const ours = new Map((await readPaymentRecords(db, ids)).map((one) => [one.id, one]));
    records.push(...ours.values());
    for (const id of ids) {
      const theirs = payments.get(id);
      const ourPayment = ours.get(id);
      if (ourPayment && theirs && comparePayment(ourPayment, theirs).length > 0)
        subjects.push({ type: "payment", id });
      if (ourPayment || !theirs) continue;
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
  window: TimeWindow,
  providerRecords: ProviderRecords,
  listed: OurPayment[],
) {
  const ids = new Set<string>();
  const records: OurPayment[] = [];
  for (const list of [listPaidPayments, listSentMessages]) {
    for await (const rows of readPages((after: BatchPosition) =>
      list(db, window, after, batchSize),
    )) {
      const unseen = new Set(rows.map(({ paymentId }) => paymentId));
      for (const id of providerRecords.payments.keys()) unseen.delete(id);
      for (const { id } of [...listed, ...records]) unseen.delete(id);
      for (const id of unseen) ids.add(id);
      records.push(...(await readPaymentRecords(db, [...unseen])));
    }
  }
  return { ids, records };
}

type BatchPosition = { at: Date; id: string } | undefined;

function* splitIntoBatches(ids: string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += batchSize)
    yield ids.slice(start, start + batchSize);
}

/** Reads page by page; each page starts after the last row of the one before. */
async function* readPages<Row extends { at: Date; id: string }>(
  read: (after: BatchPosition) => Promise<Row[]>,
) {
  for (let rows = await read(undefined); rows.length > 0; rows = await read(rows.at(-1))) {
    yield rows;
    if (rows.length < batchSize) return;
  }
}

const listAllOptions = { status: "all", limit: 100 } as const;

/** Finds subscriptions that differ, among all that run in our records and all that began in the window. */
async function findDifferingPlans(
  { db, stripe }: ReconciliationDeps,
  window: TimeWindow,
): Promise<Set<string>> {
  const differingIds = new Set<string>();
  const toUnixSeconds = (at: Date) => Math.floor(at.getTime() / 1000);
  for await (const rows of readPages((after: BatchPosition) =>
    listRunningSubscriptions(db, after, batchSize),
  )) {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) break;
    const created = { gte: toUnixSeconds(first.at), lte: toUnixSeconds(last.at) };
    const unmatchedPlans = new Map(rows.map((row) => [row.id, row]));
    for await (const object of stripe.subscriptions.list({ ...listAllOptions, created })) {
      const ours = unmatchedPlans.get(object.id);
      unmatchedPlans.delete(object.id);
      if (ours && comparePlan(object.id, ours, describeSubscription(object)).length > 0)
        differingIds.add(object.id);
    }
    for (const id of unmatchedPlans.keys()) differingIds.add(id);
  }
  const created = { gte: toUnixSeconds(window.from), lte: toUnixSeconds(window.to) };
  for await (const object of stripe.subscriptions.list({ ...listAllOptions, created })) {
    const theirs = describeSubscription(object);
    if (
      theirs &&
      comparePlan(object.id, await findSubscriptionToCompare(db, object.id), theirs).length > 0
    )
      differingIds.add(object.id);
  }
  return differingIds;
}

/** The provider lists reversals only under their transfer, which may be older than the time we look at. */
async function findUnknownReversals(
  { db, stripe }: ReconciliationDeps,
  moves: BalanceMove[],
): Promise<DriftSubject[]> {
  const reversals = moves.filter(({ type }) => type === "transfer_refund");
  const known = await findSentIds(
    db,
    reversals.map(({ sourceId }) => sourceId),
  );
  const unknownReversals: DriftSubject[] = [];
  for (const { id, sourceId } of reversals) {
    if (known.has(sourceId)) continue;
    const { source } = await stripe.balanceTransactions.retrieve(id, { expand: ["source"] });
    const isReversal = typeof source === "object" && source?.object === "transfer_reversal";
    const transferId = isReversal ? toIdOrNull(source.transfer) : null;
    if (!transferId) continue;
    const payment = readPaymentId((await stripe.transfers.retrieve(transferId)).transfer_group);
    const [ours] = payment ? await readPaymentRecords(db, [payment]) : [];
    unknownReversals.push(
      ours ? { type: "payment", id: ours.id } : { type: "transfer", id: transferId },
    );
  }
  return unknownReversals;
}
