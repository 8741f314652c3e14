import type { PaymentsDeps } from "../deps.ts";
import { describeSubscription } from "../subscriptions/subscription.rules.ts";
import { findOpenSubjects, type Subject } from "./drifts.repository.ts";
import type { BalanceMove } from "./figures.rules.ts";
import { comparePlan } from "./plan.rules.ts";
import { idOf, paymentIn } from "./provider-objects.ts";
import { comparePayment, type OurPayment } from "./reconciliation.rules.ts";
import {
  findPlan,
  findRecords,
  findSentIds,
  listPaid,
  listRunningPlans,
  listSent,
  listStuck,
} from "./records.repository.ts";
import type { Scope } from "./runs.repository.ts";
import { type Sweep, sweepProvider } from "./sweep-provider.ts";

/** How many of our rows are read at once. */
const BATCH = 500;
/** How long after its end a page may wait for its event. */
const PATIENCE_MS = 60 * 60 * 1000;

export interface Window {
  from: Date;
  to: Date;
}

export interface Suspects {
  subjects: Subject[];
  sweep: Sweep;
  /** What of ours was compared. */
  records: OurPayment[];
}

/**
 * Compares what both sides list for a time, and returns what is worth reading alone. A list is cut off at the edges of
 * the time, so whatever differs here may still agree.
 */
export async function findSuspects(
  deps: PaymentsDeps,
  window: Window,
  scope: Scope,
): Promise<Suspects> {
  const { db, stripe } = deps;
  const subjects = new Map<string, Subject>();
  const suspect = (type: Subject["type"], id: string) =>
    void subjects.set(`${type}:${id}`, { type, id });

  for (const { type, id } of await findOpenSubjects(db, BATCH)) suspect(type, id);
  const overdue = new Date(window.to.getTime() - PATIENCE_MS);
  for (const id of await listStuck(db, overdue, BATCH)) suspect("payment", id);

  const sweep = await sweepProvider(stripe, window, { withBalance: scope === "daily" });
  for (const id of [...sweep.strayCharges, ...sweep.strayRefunds.values()]) suspect("charge", id);
  for (const id of sweep.strayTransfers) suspect("transfer", id);

  const records: OurPayment[] = [];
  for (const ids of inBatches([...sweep.payments.keys()])) {
    const ours = new Map((await findRecords(db, ids)).map((one) => [one.id, one]));
    records.push(...ours.values());
    for (const id of ids) {
      const theirs = sweep.payments.get(id);
      const our = ours.get(id);
      if (our && theirs && comparePayment(our, theirs).length > 0) suspect("payment", id);
      for (const charge of our ? [] : (theirs?.charges ?? [])) suspect("charge", charge.id);
      for (const transfer of our ? [] : (theirs?.transfers ?? [])) suspect("transfer", transfer.id);
    }
  }
  for (const list of [listPaid, listSent]) {
    for await (const rows of pagesOf((after: Mark) => list(db, window, after, BATCH))) {
      const unseen = new Set(rows.map(({ paymentId }) => paymentId));
      for (const id of sweep.payments.keys()) unseen.delete(id);
      for (const { id } of records) unseen.delete(id);
      for (const id of unseen) suspect("payment", id);
      records.push(...(await findRecords(db, [...unseen])));
    }
  }
  if (scope === "daily") {
    for (const id of await findOddPlans(deps, window)) suspect("subscription", id);
    for (const { type, id } of await findOddReversals(deps, sweep.moves)) suspect(type, id);
  }
  return { subjects: [...subjects.values()], sweep, records };
}

type Mark = { at: Date; id: string } | undefined;

function* inBatches(ids: string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += BATCH) yield ids.slice(start, start + BATCH);
}

/** Page after page, each from where the last one ended. */
async function* pagesOf<Row extends { at: Date; id: string }>(
  read: (after: Mark) => Promise<Row[]>,
) {
  for (let rows = await read(undefined); rows.length > 0; rows = await read(rows.at(-1))) {
    yield rows;
    if (rows.length < BATCH) return;
  }
}

const statusAll = { status: "all", limit: 100 } as const;

/** Subscriptions that stand otherwise there than here: all that run with us, and all that began lately. */
async function findOddPlans({ db, stripe }: PaymentsDeps, window: Window): Promise<Set<string>> {
  const odd = new Set<string>();
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  for await (const rows of pagesOf((after: Mark) => listRunningPlans(db, after, BATCH))) {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) break;
    const created = { gte: seconds(first.at), lte: seconds(last.at) };
    const unmatched = new Map(rows.map((row) => [row.id, row]));
    for await (const object of stripe.subscriptions.list({ ...statusAll, created })) {
      const ours = unmatched.get(object.id);
      unmatched.delete(object.id);
      if (ours && comparePlan(object.id, ours, describeSubscription(object)).length > 0)
        odd.add(object.id);
    }
    for (const id of unmatched.keys()) odd.add(id);
  }
  const created = { gte: seconds(window.from), lte: seconds(window.to) };
  for await (const object of stripe.subscriptions.list({ ...statusAll, created })) {
    const theirs = describeSubscription(object);
    if (theirs && comparePlan(object.id, await findPlan(db, object.id), theirs).length > 0)
      odd.add(object.id);
  }
  return odd;
}

/** The provider lists reversals only under their transfer, which may be older than the time we look at. */
async function findOddReversals(
  { db, stripe }: PaymentsDeps,
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
    const transferId = isReversal ? idOf(source.transfer) : null;
    if (!transferId) continue;
    const payment = paymentIn((await stripe.transfers.retrieve(transferId)).transfer_group);
    const [ours] = payment ? await findRecords(db, [payment]) : [];
    odd.push(ours ? { type: "payment", id: ours.id } : { type: "transfer", id: transferId });
  }
  return odd;
}
