import type { EventState, PaymentEvent } from "@boab/contracts/payments/events";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import { isOpen } from "./events.repository.ts";

const events = (db: Db) =>
  db
    .selectFrom("payments.stripe_event as event")
    .selectAll("event")
    .select(exactInstant("event.received_at").as("exact_arrival"));

type EventRow = Awaited<ReturnType<ReturnType<typeof events>["execute"]>>[number];

const stateOf = ({ outcome, tries }: EventRow): EventState =>
  (outcome as EventState | null) ?? (tries > 0 ? "failing" : "waiting");

const toEvent = (row: EventRow): PaymentEvent => ({
  id: row.id,
  type: row.type,
  objectId: row.object_id,
  accountId: row.account_id,
  createdAt: row.created_at.toISOString(),
  receivedAt: row.received_at.toISOString(),
  isFetched: row.is_fetched,
  state: stateOf(row),
  tries: row.tries,
  tookMs: row.handled_at && row.handled_at.getTime() - row.received_at.getTime(),
  problem: row.problem,
});

export async function listEvents(
  db: Db,
  show: "all" | "open",
  limit: number,
  after: Position | undefined,
) {
  let query = events(db)
    .orderBy("event.received_at", "desc")
    .orderBy("event.id", "desc")
    .limit(limit);
  if (show === "open") query = query.where(isOpen);
  if (after) query = query.where(standsAfter("event.received_at", "event.id", after));
  return (await query.execute()).map((row) => ({
    event: toEvent(row),
    position: [row.exact_arrival, row.id] satisfies Position,
  }));
}

export async function findEvent(db: Db, id: string): Promise<PaymentEvent | undefined> {
  const row = await events(db).where("event.id", "=", id).executeTakeFirst();
  return row && toEvent(row);
}

/** How many are not handled yet. */
export async function countOpen(db: Db): Promise<{ waiting: number; failing: number }> {
  const row = await db
    .selectFrom("payments.stripe_event")
    .select([
      sql<number>`(count(*) filter (where tries = 0))::int`.as("waiting"),
      sql<number>`(count(*) filter (where tries > 0))::int`.as("failing"),
    ])
    .where(isOpen)
    .where("handled_at", "is", null)
    .executeTakeFirstOrThrow();
  return row;
}
