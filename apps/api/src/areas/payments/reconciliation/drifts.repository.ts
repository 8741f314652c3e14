import type { Drift, DriftKind } from "@boab/contracts/payments/reconciliation";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

export type SubjectType = "payment" | "charge" | "transfer" | "subscription";

/** What is read again to see whether a drift is gone. */
export interface Subject {
  type: SubjectType;
  id: string;
}

export async function findOpenSubjects(db: Db, limit: number): Promise<Subject[]> {
  const rows = await db
    .selectFrom("payments.drift")
    .select(["subject_type as type", "subject_id as id"])
    .where("settled_at", "is", null)
    .distinct()
    .limit(limit)
    .execute();
  return rows.map(({ type, id }) => ({ type: type as SubjectType, id }));
}

interface Side {
  amountCents?: number;
  says?: string;
}

interface NewDrift {
  id: string;
  kind: DriftKind;
  objectId: string;
  subject: Subject;
  ours: Side;
  theirs: Side;
}

/** True when it was not known before. */
export async function saveDrift(tx: Tx, drift: NewDrift, now: Date): Promise<boolean> {
  const { id, kind, objectId, subject, ours, theirs } = drift;
  const sides = {
    ours_cents: ours.amountCents ?? null,
    theirs_cents: theirs.amountCents ?? null,
    ours_says: ours.says?.slice(0, 255) ?? null,
    theirs_says: theirs.says?.slice(0, 255) ?? null,
    last_seen_at: now,
  };
  const row = await tx
    .insertInto("payments.drift")
    .values({
      ...{ id, kind, object_id: objectId, first_seen_at: now, ...sides },
      ...{ subject_type: subject.type, subject_id: subject.id },
      payment_id: subject.type === "payment" ? subject.id : null,
    })
    .onConflict((conflict) =>
      conflict.columns(["kind", "object_id"]).where("settled_at", "is", null).doUpdateSet(sides),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id === id;
}

/** What was read again and not found again is over. The number of those. */
export async function settleDrifts(tx: Tx, examined: Subject[], now: Date): Promise<number> {
  const keys = examined.map(({ type, id }) => `${type}:${id}`);
  const rows = await tx
    .updateTable("payments.drift")
    .set({ settled_at: now })
    .where("settled_at", "is", null)
    .where("last_seen_at", "<", now)
    .where(sql<boolean>`subject_type || ':' || subject_id = any(${keys})`)
    .returning("id")
    .execute();
  return rows.length;
}

const sellerName = sql<string | null>`(
  select string_agg(distinct seller_name, ', ') from payments.sale
  where payment_id = drift.payment_id)`;

const drifts = (db: Db) =>
  db.selectFrom("payments.drift as drift").selectAll("drift").select(sellerName.as("seller_name"));

type DriftRow = Awaited<ReturnType<ReturnType<typeof drifts>["execute"]>>[number];

const toDrift = (row: DriftRow): Drift => ({
  id: row.id,
  kind: row.kind as DriftKind,
  objectId: row.object_id,
  paymentId: row.payment_id,
  sellerName: row.seller_name,
  ours: { amountCents: row.ours_cents, says: row.ours_says },
  theirs: { amountCents: row.theirs_cents, says: row.theirs_says },
  firstSeenAt: row.first_seen_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

/** The newest first; settled ones by when they were gone. */
export async function listDrifts(
  db: Db,
  show: "open" | "settled",
  limit: number,
  after: Position | undefined,
) {
  const instant = show === "open" ? "drift.first_seen_at" : "drift.settled_at";
  let query = drifts(db)
    .select(exactInstant(instant).as("exact_instant"))
    .where("drift.settled_at", show === "open" ? "is" : "is not", null)
    .orderBy(instant, "desc")
    .orderBy("drift.id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter(instant, "drift.id", after));
  return (await query.execute()).map((row) => ({
    drift: toDrift(row),
    position: [row.exact_instant, row.id] satisfies Position,
  }));
}

export async function countOpenDrifts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("payments.drift")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("settled_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
