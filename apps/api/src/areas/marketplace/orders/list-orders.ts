import type { CallResponse } from "@boab/contracts/common/call";
import type { OrderState } from "@boab/contracts/marketplace/order-limits";
import type { getSoldItems } from "@boab/contracts/marketplace/orders";
import { OrderId } from "@boab/contracts/marketplace/orders";
import { z } from "zod";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { writeCursor } from "#platform/http/cursor.ts";
import { Instant, readKey } from "#platform/http/page.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findSellingStore } from "./load-order.ts";
import {
  countWaiting,
  type ListedOrder,
  listDone,
  listLines,
  listWaiting,
  type OrderFilter,
  type StoredOrder,
} from "./orders.repository.ts";
import { soldOrder } from "./view-order.ts";

const usualLimit = 20;

/** Which of the two lists a page ended in, and where. */
const Key = z.tuple([z.enum(["waiting", "done"]), Instant, OrderId]);
type Key = z.infer<typeof Key>;

interface ListQuery {
  status?: OrderState | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What a store sold, for its owner and admins: the longest waiting first, then the newest. */
export async function listOrders(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  storeId: string,
  { status, q = "", limit = usualLimit, cursor }: ListQuery,
): Promise<CallResponse<typeof getSoldItems>> {
  await findSellingStore(db, member, storeId);
  const filter = { storeId, words: q.toLowerCase() };
  const rows = await readPage(db, filter, status, limit + 1, readKey(cursor, Key));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor =
    rows.length > limit && last ? writeCursor([listOf(last), ...last.position]) : null;
  const { count: waiting } = await countWaiting(db, storeId);
  return { data: await withLines(db, shown), nextCursor, waiting };
}

const listOf = ({ state }: StoredOrder): Key[0] => (state === "to send" ? "waiting" : "done");

async function readPage(
  db: Db,
  filter: OrderFilter,
  status: OrderState | undefined,
  limit: number,
  key: Key | undefined,
): Promise<ListedOrder[]> {
  const isPastWaiting = key?.[0] === "done" || (status !== undefined && status !== "to send");
  const after = key && ([key[1], key[2]] as [string, string]);
  const waiting = isPastWaiting ? [] : await listWaiting(db, filter, { limit, after });
  if (status === "to send" || waiting.length === limit) return waiting;
  const rest = { limit: limit - waiting.length, after: key?.[0] === "done" ? after : undefined };
  return [...waiting, ...(await listDone(db, { ...filter, state: status }, rest))];
}

export async function withLines(db: Db, orders: StoredOrder[]) {
  const lines = await listLines(
    db,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((order) => soldOrder(order, byOrder.get(order.id) ?? []));
}
