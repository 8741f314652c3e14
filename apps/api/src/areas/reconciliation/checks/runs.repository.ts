import type { Figures, PaymentCheck } from "@boab/contracts/payments/reconciliation";
import type { Db, Tx } from "#platform/db/db.ts";

export type Scope = PaymentCheck["scope"];

const columns = [
  "id",
  "scope",
  "requestedAt",
  "startedAt",
  "finishedAt",
  "windowFrom as from",
  "windowTo as to",
  "payments",
  "found",
  "settled",
  "repaired",
  "figures",
  "problem",
] as const;

/** Does nothing for a run that exists, as when its task is tried again. */
export async function insertRun(
  tx: Tx,
  run: { id: string; scope: Scope; requestedAt: Date },
): Promise<void> {
  await tx
    .insertInto("payments.reconciliationRun")
    .values(run)
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
  { figures, from, to, ...change }: RunChange & { figures?: Figures | undefined },
): Promise<void> {
  await tx
    .updateTable("payments.reconciliationRun")
    .set({
      ...change,
      windowFrom: from,
      windowTo: to,
      ...(figures && { figures: JSON.stringify(figures) }),
    })
    .where("id", "=", id)
    .execute();
}

/** Returns the time until which the provider was compared. A daily run covers everything an hourly one does. */
export async function findComparedUntil(db: Db, scope: Scope): Promise<Date | undefined> {
  const rows = await Promise.all(
    (scope === "daily" ? (["daily"] as const) : (["hourly", "daily"] as const)).map((one) =>
      db
        .selectFrom("payments.reconciliationRun")
        .select("windowTo as to")
        .where("scope", "=", one)
        .where("finishedAt", "is not", null)
        .orderBy("windowTo", "desc")
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  const endTimes = rows.flatMap((row) => row?.to?.getTime() ?? []);
  return endTimes.length > 0 ? new Date(Math.max(...endTimes)) : undefined;
}

const selectRuns = (db: Db) => db.selectFrom("payments.reconciliationRun").select(columns);

type RunRow = Awaited<ReturnType<ReturnType<typeof selectRuns>["executeTakeFirstOrThrow"]>>;

function toCheckState({ startedAt, finishedAt, problem }: RunRow): PaymentCheck["state"] {
  if (finishedAt) return "done";
  if (problem) return "failed";
  return startedAt ? "running" : "waiting";
}

const toCheck = (row: RunRow): PaymentCheck => ({
  id: row.id,
  scope: row.scope,
  state: toCheckState(row),
  requestedAt: row.requestedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  from: row.from?.toISOString() ?? null,
  to: row.to?.toISOString() ?? null,
  payments: row.payments,
  found: row.found,
  settled: row.settled,
  repaired: row.repaired,
  figures: row.figures,
  problem: row.problem,
});

export async function listRuns(db: Db, limit: number): Promise<PaymentCheck[]> {
  const rows = await selectRuns(db)
    .orderBy("requestedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toCheck);
}

export async function findRun(db: Db, id: string): Promise<PaymentCheck | undefined> {
  const row = await selectRuns(db).where("id", "=", id).executeTakeFirst();
  return row && toCheck(row);
}
