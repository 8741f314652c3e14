import type { CallResponse } from "@boab/contracts/common/call";
import { figureWeeks } from "@boab/contracts/marketplace/order-limits";
import type { getStoreFigures } from "@boab/contracts/marketplace/orders";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { countPunctual, findBestSellers, sumWeeks } from "./figures.repository.ts";
import { findSellingStore } from "./load-order.ts";
import { mondaysUntil } from "./order.rules.ts";
import { countWaiting } from "./orders.repository.ts";

const bestSellers = 5;
const noSales = { orders: 0, salesCents: 0, feesCents: 0, refundsCents: 0, keptCents: 0 };

/** What the seller's dashboard shows of the last weeks, with weeks without a sale. */
export async function readFigures(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  member: Member,
  storeId: string,
): Promise<CallResponse<typeof getStoreFigures>> {
  await findSellingStore(db, member, storeId);
  const now = clock();
  const mondays = mondaysUntil(now, figureWeeks);
  const since = mondays[0] ?? "";
  const [weeks, waiting, punctuality, best] = await Promise.all([
    sumWeeks(db, storeId, since),
    countWaiting(db, storeId),
    countPunctual(db, storeId, since, now),
    findBestSellers(db, storeId, since, bestSellers),
  ]);
  return {
    weeks: mondays.map((from) => ({
      ...noSales,
      ...weeks.find((week) => week.from === from),
      from,
    })),
    readAt: now.toISOString(),
    waiting: { count: waiting.count, oldestPaidAt: waiting.oldestPaidAt?.toISOString() ?? null },
    punctuality,
    bestSellers: best.map(({ picture, ...item }) => ({
      ...item,
      picture: picture?.mobile ?? null,
    })),
  };
}
