import type { CallResponse } from "@boab/contracts/common/call";
import { addFormerName, formerFields } from "@boab/contracts/common/former-names";
import { salesFigureWeeks } from "@boab/contracts/marketplace/order-limits";
import type { getStoreFigures } from "@boab/contracts/marketplace/orders";
import { computeSaleNetCents } from "@boab/contracts/payments/sale-money";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import {
  countPunctualOrders,
  findBestSellers,
  sumSalesByWeek,
  type WeekRow,
} from "./figures.repository.ts";
import { findStoreWithReadableOrders } from "./load-order.ts";
import { listMondays } from "./order.rules.ts";
import { countUnsentOrders } from "./orders.repository.ts";

const maxBestSellers = 5;
const emptyWeek = { orders: 0, salesCents: 0, feesCents: 0, refundsCents: 0, netCents: 0 };

/** Fees and refunds have their current values, so that a row adds up: sales, less fees, less refunds. */
const viewWeek = ({ from, orders, salesCents, ...sums }: WeekRow) => ({
  from,
  orders,
  salesCents,
  feesCents: sums.feesCents - sums.returnedFeesCents,
  refundsCents: sums.refundedCents + sums.disputedCents,
  netCents: computeSaleNetCents({
    amountCents: salesCents,
    feeCents: sums.feesCents,
    returnedFeeCents: sums.returnedFeesCents,
    refundedCents: sums.refundedCents,
    disputedCents: sums.disputedCents,
  }),
});

/** Reads the recent weeks for the seller's dashboard, including weeks without a sale. */
export async function readFigures(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  member: Member,
  storeId: string,
): Promise<CallResponse<typeof getStoreFigures>> {
  await findStoreWithReadableOrders(db, member, storeId);
  const now = clock();
  const mondays = listMondays(now, salesFigureWeeks);
  const since = mondays[0] ?? "";
  const [rows, waiting, punctuality, best] = await Promise.all([
    sumSalesByWeek(db, storeId, since),
    countUnsentOrders(db, storeId),
    countPunctualOrders(db, storeId, since, now),
    findBestSellers(db, storeId, since, maxBestSellers),
  ]);
  const weeks = rows.map(viewWeek);
  return {
    weeks: mondays.map((from) => {
      const week = { ...emptyWeek, ...weeks.find((one) => one.from === from), from };
      return addFormerName(week, formerFields.netCents);
    }),
    readAt: now.toISOString(),
    waiting: { count: waiting.count, oldestPaidAt: waiting.oldestPaidAt?.toISOString() ?? null },
    punctuality,
    bestSellers: best.map(({ picture, ...item }) => ({
      ...item,
      picture: picture?.mobile ?? null,
    })),
  };
}
