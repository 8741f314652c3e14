import type { CallResponse } from "@boab/contracts/common/call";
import type { OrderState } from "@boab/contracts/marketplace/order-limits";
import type { getSoldItems, listSoldOrders } from "@boab/contracts/marketplace/orders";
import { OrderId } from "@boab/contracts/marketplace/orders";
import { z } from "zod";
import type { Db } from "#platform/db/db.ts";
import type { Position } from "#platform/db/keyset.ts";
import type { Member } from "#platform/http/actor.ts";
import { writeCursor } from "#platform/http/cursor.ts";
import { Instant, readSortKey } from "#platform/http/page.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findStoreWithReadableOrders } from "./load-order.ts";
import {
  countUnsentOrders,
  type ListedOrder,
  listCompletedOrders,
  listNewestStoreOrders,
  listOrderLines,
  listUnsentOrders,
  type OrderFilter,
  type StoredOrder,
} from "./orders.repository.ts";
import { toSoldOrder } from "./view-order.ts";

const defaultLimit = 20;

/** The list in which a page ended, and its last position there. */
const OrderListKey = z.tuple([z.enum(["waiting", "done"]), Instant, OrderId]);
type OrderListKey = z.infer<typeof OrderListKey>;

interface ListQuery {
  status?: OrderState | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Lists what a store sold, for its owner and admins: the longest waiting first, then the newest. */
export async function listOrders(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  storeId: string,
  { status, q = "", limit = defaultLimit, cursor }: ListQuery,
): Promise<CallResponse<typeof listSoldOrders>> {
  await findStoreWithReadableOrders(db, member, storeId);
  const filter = { storeId, words: q.toLowerCase() };
  const rows = await readPage(db, filter, status, limit + 1, readSortKey(cursor, OrderListKey));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor =
    rows.length > limit && last ? writeCursor([getListName(last), ...last.position]) : null;
  const { count: waiting } = await countUnsentOrders(db, storeId);
  return { data: await addLines(db, shown), nextCursor, waiting };
}

/** SOLD-05: the specified call has no pages, so it returns only the newest orders. */
const maxNewestOrders = 200;

export async function listNewestOrders(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  storeId: string,
): Promise<CallResponse<typeof getSoldItems>> {
  await findStoreWithReadableOrders(db, member, storeId);
  return addLines(db, await listNewestStoreOrders(db, storeId, maxNewestOrders));
}

const getListName = ({ state }: StoredOrder): OrderListKey[0] =>
  state === "to send" ? "waiting" : "done";

async function readPage(
  db: Db,
  filter: OrderFilter,
  status: OrderState | undefined,
  limit: number,
  key: OrderListKey | undefined,
): Promise<ListedOrder[]> {
  const hasOnlyDone = key?.[0] === "done" || (status !== undefined && status !== "to send");
  const after: Position | undefined = key && [key[1], key[2]];
  const waiting = hasOnlyDone ? [] : await listUnsentOrders(db, filter, { limit, after });
  if (status === "to send" || waiting.length === limit) return waiting;
  const rest = { limit: limit - waiting.length, after: key?.[0] === "done" ? after : undefined };
  return [...waiting, ...(await listCompletedOrders(db, { ...filter, state: status }, rest))];
}

async function addLines(db: Db, orders: StoredOrder[]) {
  const lines = await listOrderLines(
    db,
    orders.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return orders.map((order) => toSoldOrder(order, byOrder.get(order.id) ?? []));
}
