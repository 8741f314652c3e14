import type { Figures, PaymentCheck } from "@boab/contracts/payments/reconciliation";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

export type Scope = PaymentCheck["scope"];

const columns = defineColumns<"payments.reconciliation_run">()({
  id: "id",
  scope: "scope",
  requestedAt: "requested_at",
  startedAt: "started_at",
  finishedAt: "finished_at",
  from: "window_from",
  to: "window_to",
  payments: "payments",
  found: "found",
  settled: "settled",
  repaired: "repaired",
  figures: "figures",
  problem: "problem",
});

/** Does nothing for a run that exists, as when its task is tried again. */
export async function insertRun(
  tx: Tx,
  run: { id: string; scope: Scope; requestedAt: Date },
): Promise<void> {
  await tx
    .insertInto("payments.reconciliation_run")
    .values(columns.valuesOf(run))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

interface RunChange {
  startedAt?: Date;
  finishedAt?: Date;
  from?: Date;
  to?: Date;
  payments?: number;
  found?: number;
  settled?: number;
  repaired?: number;
  problem?: string | null;
}

export async function saveRun(
  tx: Tx,
  id: string,
  { figures, ...change }: RunChange & { figures?: Figures | undefined },
): Promise<void> {
  await tx
    .updateTable("payments.reconciliation_run")
    .set({
      ...columns.valuesOf(change),
      ...(figures && { figures: JSON.stringify(figures) }),
    })
    .where("id", "=", id)
    .execute();
}

/** Until when the provider has been compared. A daily run also does what an hourly one does. */
export async function findComparedUntil(db: Db, scope: Scope): Promise<Date | undefined> {
  const rows = await Promise.all(
    (scope === "daily" ? (["daily"] as const) : (["hourly", "daily"] as const)).map((one) =>
      db
        .selectFrom("payments.reconciliation_run")
        .select("window_to as to")
        .where("scope", "=", one)
        .where("finished_at", "is not", null)
        .orderBy("window_to", "desc")
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  const ends = rows.flatMap((row) => row?.to?.getTime() ?? []);
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined;
}

const runs = (db: Db) => db.selectFrom("payments.reconciliation_run").select(columns.select());

type RunRow = Awaited<ReturnType<ReturnType<typeof runs>["executeTakeFirstOrThrow"]>>;

function stateOf({ startedAt, finishedAt, problem }: RunRow): PaymentCheck["state"] {
  if (finishedAt) return "done";
  if (problem) return "failed";
  return startedAt ? "running" : "waiting";
}

const toCheck = (row: RunRow): PaymentCheck => ({
  id: row.id,
  scope: row.scope as Scope,
  state: stateOf(row),
  requestedAt: row.requestedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  from: row.from?.toISOString() ?? null,
  to: row.to?.toISOString() ?? null,
  payments: row.payments,
  found: row.found,
  settled: row.settled,
  repaired: row.repaired,
  figures: row.figures as Figures | null,
  problem: row.problem,
});

export async function listRuns(db: Db, limit: number): Promise<PaymentCheck[]> {
  const rows = await runs(db)
    .orderBy("requested_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toCheck);
}

export async function findRun(db: Db, id: string): Promise<PaymentCheck | undefined> {
  const row = await runs(db).where("id", "=", id).executeTakeFirst();
  return row && toCheck(row);
}
