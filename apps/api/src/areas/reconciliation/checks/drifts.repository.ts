import type { Drift, DriftKind } from "@boab/contracts/payments/reconciliation";
import { sql } from "kysely";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

export type DriftSubjectType = "payment" | "charge" | "transfer" | "subscription";

/** What is read again to see whether a drift is gone. */
export interface DriftSubject {
  type: DriftSubjectType;
  id: string;
}

export async function findOpenDriftSubjects(db: Db, limit: number): Promise<DriftSubject[]> {
  return db
    .selectFrom("payments.drift")
    .select(["subjectType as type", "subjectId as id"])
    .where("settledAt", "is", null)
    .distinct()
    .limit(limit)
    .execute();
}

interface Side {
  amountCents?: number;
  says?: string;
}

interface NewDrift {
  id: string;
  kind: DriftKind;
  objectId: string;
  subject: DriftSubject;
  ours: Side;
  theirs: Side;
}

/** True when it was not known before. */
export async function saveDrift(tx: Tx, drift: NewDrift, now: Date): Promise<boolean> {
  const { id, kind, objectId, subject, ours, theirs } = drift;
  const sides = {
    oursCents: ours.amountCents ?? null,
    theirsCents: theirs.amountCents ?? null,
    oursSays: ours.says?.slice(0, 255) ?? null,
    theirsSays: theirs.says?.slice(0, 255) ?? null,
    lastSeenAt: now,
  };
  const row = await tx
    .insertInto("payments.drift")
    .values({
      id,
      kind,
      objectId,
      firstSeenAt: now,
      ...sides,
      subjectType: subject.type,
      subjectId: subject.id,
      paymentId: subject.type === "payment" ? subject.id : null,
    })
    .onConflict((conflict) =>
      conflict.columns(["kind", "objectId"]).where("settledAt", "is", null).doUpdateSet(sides),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id === id;
}

/** Settles the drifts that a new reading did not find again. Returns how many there were. */
export async function settleDrifts(
  tx: Tx,
  examinedSubjects: DriftSubject[],
  now: Date,
): Promise<number> {
  const keys = examinedSubjects.map(({ type, id }) => `${type}:${id}`);
  const rows = await tx
    .updateTable("payments.drift")
    .set({ settledAt: now })
    .where("settledAt", "is", null)
    .where("lastSeenAt", "<", now)
    .where(sql<boolean>`subject_type || ':' || subject_id = any(${keys})`)
    .returning("id")
    .execute();
  return rows.length;
}

const sellerName = sql<string | null>`(
  select string_agg(distinct seller_name, ', ') from payments.v_sale
  where payment_id = drift.payment_id)`;

const selectDrifts = (db: Db) =>
  db.selectFrom("payments.drift as drift").selectAll("drift").select(sellerName.as("sellerName"));

type DriftRow = Awaited<ReturnType<ReturnType<typeof selectDrifts>["execute"]>>[number];

const toDrift = (row: DriftRow): Drift => ({
  id: row.id,
  kind: row.kind as DriftKind,
  objectId: row.objectId,
  paymentId: row.paymentId,
  sellerName: row.sellerName,
  ours: { amountCents: row.oursCents, says: row.oursSays },
  theirs: { amountCents: row.theirsCents, says: row.theirsSays },
  firstSeenAt: row.firstSeenAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

/** The newest first; settled ones by when they were gone. */
export async function listDrifts(
  db: Db,
  show: "open" | "settled",
  limit: number,
  after: Position | undefined,
) {
  const instant = show === "open" ? "drift.firstSeenAt" : "drift.settledAt";
  let query = selectDrifts(db)
    .select(formatExactInstant(instant).as("exactInstant"))
    .where("drift.settledAt", show === "open" ? "is" : "is not", null)
    .orderBy(instant, "desc")
    .orderBy("drift.id", "desc")
    .limit(limit);
  if (after) query = query.where(isAfterPosition(instant, "drift.id", after));
  return (await query.execute()).map((row) => ({
    drift: toDrift(row),
    position: [row.exactInstant, row.id] satisfies Position,
  }));
}

export async function countOpenDrifts(db: Db): Promise<number> {
  return countRows(db.selectFrom("payments.drift").where("settledAt", "is", null));
}
