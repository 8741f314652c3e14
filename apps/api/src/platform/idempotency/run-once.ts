import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "../db/db.ts";
import { AppError } from "../errors/app-error.ts";

export interface IdempotencyKey {
  /** The owner of the key. Keys of different people never conflict. */
  actor: string;
  /** `METHOD /path` of the call. */
  route: string;
  key: string;
  /** The max age of a response that is repeated. Without it, a response is repeated until it is deleted. */
  maxAgeSeconds?: number | undefined;
  request: unknown;
}

interface IdempotencyContext extends IdempotencyKey {
  isUsed: boolean;
}

const contextStorage = new AsyncLocalStorage<IdempotencyContext>();

/** Makes the key of the current request available to `runOnce`, however deep inside `work` it is called. */
export function withIdempotencyKey<Value>(
  idempotencyKey: IdempotencyKey | undefined,
  work: () => Value,
): Value {
  return idempotencyKey ? contextStorage.run({ ...idempotencyKey, isUsed: false }, work) : work();
}

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/**
 * Runs the transaction of a use case that must not happen twice: `runOnce(db, async (tx) => …)`. A repeated request
 * with the same key gets the first response; without a key the work simply runs. The result of `work` is stored for two
 * days, so it must be plain JSON without secrets.
 */
export async function runOnce<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  const idempotencyContext = contextStorage.getStore();
  if (!idempotencyContext) return inTransaction(db, work);
  // A second one would get the response of the first.
  if (idempotencyContext.isUsed) throw new Error(`${idempotencyContext.route} calls runOnce twice`);
  idempotencyContext.isUsed = true;
  return inTransaction(db, async (tx) => {
    await lockKey(tx, idempotencyContext);
    const stored = await findResponse(tx, idempotencyContext);
    if (stored && stored.requestHash !== hash(idempotencyContext.request))
      throw new AppError("idempotency_key_reused");
    if (stored) return (stored.response ?? undefined) as Value;
    const response = await work(tx);
    await saveResponse(tx, idempotencyContext, response);
    return response;
  });
}

/** A second request with the same key gets an error while the first is still running. */
async function lockKey(tx: Tx, { actor, route, key }: IdempotencyKey): Promise<void> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${actor} ${route} ${key}`}, 0)) as "isFree"
  `.execute(tx);
  if (!rows[0]?.isFree) throw new AppError("request_in_flight");
}

function findResponse(tx: Tx, { actor, route, key, maxAgeSeconds }: IdempotencyKey) {
  return tx
    .selectFrom("platform.idempotentAnswer")
    .select(["requestHash", "answer as response"])
    .where("actor", "=", actor)
    .where("route", "=", route)
    .where("key", "=", key)
    .$if(maxAgeSeconds !== undefined, (query) =>
      query.where(
        "createdAt",
        ">",
        sql<Date>`now() - make_interval(secs => ${maxAgeSeconds ?? 0})`,
      ),
    )
    .executeTakeFirst();
}

async function saveResponse(
  tx: Tx,
  idempotencyKey: IdempotencyKey,
  response: unknown,
): Promise<void> {
  const { actor, route, key, request } = idempotencyKey;
  const row = {
    requestHash: hash(request),
    answer: JSON.stringify(response ?? null),
  };
  await tx
    .insertInto("platform.idempotentAnswer")
    .values({ actor, route, key, ...row })
    // Only a response that had become too old is still there.
    .onConflict((conflict) =>
      conflict.columns(["actor", "route", "key"]).doUpdateSet({
        ...row,
        createdAt: sql`now()`,
      }),
    )
    .execute();
}

/** Erases the stored responses of somebody who closes their account. */
export async function eraseResponses(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("platform.idempotentAnswer").where("actor", "=", userId).execute();
}
