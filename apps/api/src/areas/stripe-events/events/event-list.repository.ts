import type { EventState, PaymentEvent } from "@boab/contracts/payments/events";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";
import { isOpen } from "./events.repository.ts";

const selectEvents = (db: Db) =>
  db
    .selectFrom("payments.stripeEvent as event")
    .selectAll("event")
    .select(formatExactInstant("event.receivedAt").as("exactArrival"));

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>["execute"]>>[number];

const toEventState = ({ outcome, tries }: EventRow): EventState =>
  outcome ?? (tries > 0 ? "failing" : "waiting");

const toEvent = (row: EventRow): PaymentEvent => ({
  id: row.id,
  type: row.type,
  objectId: row.objectId,
  accountId: row.accountId,
  createdAt: row.createdAt.toISOString(),
  receivedAt: row.receivedAt.toISOString(),
  isFetched: row.isFetched,
  state: toEventState(row),
  tries: row.tries,
  tookMs: row.handledAt && row.handledAt.getTime() - row.receivedAt.getTime(),
  problem: row.problem,
});

export async function listEvents(
  db: Db,
  show: "all" | "open",
  limit: number,
  after: Position | undefined,
) {
  let query = selectEvents(db)
    .orderBy("event.receivedAt", "desc")
    .orderBy("event.id", "desc")
    .limit(limit);
  if (show === "open") query = query.where(isOpen);
  if (after) query = query.where(isAfterPosition("event.receivedAt", "event.id", after));
  return (await query.execute()).map((row) => ({
    event: toEvent(row),
    position: [row.exactArrival, row.id] satisfies Position,
  }));
}

export async function findEvent(db: Db, id: string): Promise<PaymentEvent | undefined> {
  const row = await selectEvents(db).where("event.id", "=", id).executeTakeFirst();
  return row && toEvent(row);
}

/** How many are not handled yet. */
export async function countOpen(db: Db): Promise<{ waiting: number; failing: number }> {
  const row = await db
    .selectFrom("payments.stripeEvent")
    .select([
      sql<number>`(count(*) filter (where tries = 0))::int`.as("waiting"),
      sql<number>`(count(*) filter (where tries > 0))::int`.as("failing"),
    ])
    .where(isOpen)
    .where("handledAt", "is", null)
    .executeTakeFirstOrThrow();
  return row;
}
