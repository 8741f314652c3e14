import type { CallResponse } from "@boab/contracts/common/call";
import type { listMyOrders } from "@boab/contracts/marketplace/my-orders";
import type { BoughtOrderFilter } from "@boab/contracts/marketplace/order-limits";
import { OrderId } from "@boab/contracts/marketplace/orders";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listPurchaseLines } from "../orders/orders.repository.ts";
import { findLatestProblem } from "../problems/problems.repository.ts";
import {
  countPurchases,
  findPurchase,
  listOrdersPaidTogether,
  listPurchases,
  listRefundsOfSale,
  type Purchase,
} from "./purchases.repository.ts";
import { toBoughtOrder, toBoughtOrderDetails } from "./view-purchase.ts";

const defaultLimit = 20;

interface ListQuery {
  show?: BoughtOrderFilter | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Lists what the caller bought, and nobody else's orders (O3). */
export async function listMyPurchases(
  { db }: Pick<MarketplaceDeps, "db">,
  { userId: buyerId }: Member,
  { show, q = "", limit = defaultLimit, cursor }: ListQuery,
): Promise<CallResponse<typeof listMyOrders>> {
  const after = readPosition(cursor, OrderId);
  const filter = { buyerId, show, words: q.toLowerCase() };
  const rows = await listPurchases(db, filter, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  const lines = await listPurchaseLines(
    db,
    shown.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return {
    data: shown.map((order) => toBoughtOrder(order, byOrder.get(order.id) ?? [])),
    nextCursor,
    counts: await countPurchases(db, buyerId),
  };
}

export async function readMyPurchase(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  { userId }: Member,
  orderId: string,
) {
  const order = await findPurchase(db, orderId, userId);
  if (!order) throw new AppError("not_found");
  return describePurchase(db, order, clock());
}

export const describePurchase = async (db: Db, order: Purchase, now: Date) =>
  toBoughtOrderDetails(order, await listPurchaseLines(db, [order.id]), {
    refunds: await listRefundsOfSale(db, order.saleId),
    together: await listOrdersPaidTogether(db, order),
    problem: await findLatestProblem(db, order.id),
    now,
  });
