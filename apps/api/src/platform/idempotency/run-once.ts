import { createHash } from "node:crypto";
import { sql } from "kysely";
import { defineColumns } from "../db/columns.ts";
import { type Db, inTransaction, type Tx } from "../db/db.ts";
import { AppError } from "../errors/app-error.ts";

export interface OnceKey {
  /** User id, or the visitor's IP address: one person's keys never collide with another's. */
  actor: string;
  route: string;
  /** The caller's Idempotency-Key; without one the work simply runs. */
  key: string | undefined;
  request: unknown;
}

const responseColumns = defineColumns<"platform.idempotent_answer">()({
  actor: "actor",
  route: "route",
  key: "key",
  requestHash: "request_hash",
  response: "answer",
});

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** Runs the work in a transaction; a repeat with the same key gets the stored response instead. */
export async function runOnce<Value extends object>(
  db: Db,
  once: OnceKey,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const { key } = once;
  if (key === undefined) return inTransaction(db, work);
  if (key.length === 0 || key.length > 255)
    throw new AppError("bad_request", {
      sentence: "Idempotency-Key must be 1 to 255 characters long.",
    });
  return inTransaction(db, async (tx) => {
    await lockKey(tx, once, key);
    const stored = await findResponse(tx, once, key);
    if (stored && stored.requestHash !== hash(once.request))
      throw new AppError("idempotency_key_reused");
    if (stored) return stored.response as Value;
    const response = await work(tx);
    await tx
      .insertInto("platform.idempotent_answer")
      .values(
        responseColumns.valuesOf({
          actor: once.actor,
          route: once.route,
          key,
          requestHash: hash(once.request),
          response: JSON.stringify(response),
        }),
      )
      .execute();
    return response;
  });
}

/** A second request with the same key, while the first is still running, is told to wait. */
async function lockKey(tx: Tx, { actor, route }: OnceKey, key: string): Promise<void> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${actor} ${route} ${key}`}, 0)) as "isFree"
  `.execute(tx);
  if (!rows[0]?.isFree) throw new AppError("request_in_flight");
}

function findResponse(tx: Tx, { actor, route }: OnceKey, key: string) {
  return tx
    .selectFrom("platform.idempotent_answer")
    .select(responseColumns.select("requestHash", "response"))
    .where("actor", "=", actor)
    .where("route", "=", route)
    .where("key", "=", key)
    .executeTakeFirst();
}
