import { orderCopy } from "@boab/contracts/marketplace/copy";
import {
  listCourierChoices,
  type OrderState,
  pickupLabel,
  recipientRetentionDays,
} from "@boab/contracts/marketplace/order-limits";
import { toIsoDay } from "@boab/format/zones";

interface Tracking {
  courier: string;
  trackingNumber: string | null;
}

export type TrackingVerdict =
  | { ok: true; travel: Tracking; isCorrection: boolean; isUnchanged: boolean }
  | { ok: false; reason: "cancelled" | "refunded" }
  | { ok: false; reason: "invalid"; fields: Record<string, string> };

interface TrackedLine {
  courier: string | null;
  trackingNumber: string | null;
  isRefunded: boolean;
}

/** Whether the seller may enter this tracking for a line. Earlier tracking can be corrected. */
export function judgeTracking(
  order: { state: OrderState; chosenCourier: string | null },
  line: TrackedLine,
  entered: { courier: string; trackingNumber?: string | undefined },
): TrackingVerdict {
  if (order.state === "cancelled") return { ok: false, reason: "cancelled" };
  // A line that was sent before it was refunded can still be corrected.
  if (line.courier === null && line.isRefunded) return { ok: false, reason: "refunded" };
  const { courier } = entered;
  if (!listCourierChoices(order.chosenCourier).includes(courier))
    return { ok: false, reason: "invalid", fields: { courier: orderCopy.courierUnknown } };
  const isPickup = courier === pickupLabel;
  if (!isPickup && !entered.trackingNumber) {
    const fields = { trackingNumber: orderCopy.trackingRequired };
    return { ok: false, reason: "invalid", fields };
  }
  const trackingNumber = isPickup ? null : (entered.trackingNumber ?? null);
  return {
    ok: true,
    travel: { courier, trackingNumber },
    isCorrection: line.courier !== null,
    isUnchanged: line.courier === courier && line.trackingNumber === trackingNumber,
  };
}

const dayMs = 24 * 60 * 60 * 1000;

const addDays = (day: string, days: number): Date => new Date(Date.parse(day) + days * dayMs);
const toIsoDate = (date: Date): string => date.toISOString().slice(0, 10);

/** The Mondays of the last `count` weeks in Sydney, the earliest first. */
export function listMondays(now: Date, count: number): string[] {
  const today = toIsoDay(now);
  const daysSinceMonday = (addDays(today, 0).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) =>
    toIsoDate(addDays(today, -daysSinceMonday - 7 * (count - 1 - index))),
  );
}

/** Fewer orders say little about a seller, so no percentage is shown. */
const minOrdersForPunctuality = 5;
const punctualityDays = 90;

/** Orders paid since this day in Sydney count for punctuality. */
export const computePunctualityStart = (now: Date): string =>
  toIsoDate(addDays(toIsoDay(now), -punctualityDays));

/** The percentage sent on time is rounded down, so that it never looks better than it is. */
export const computePunctuality = ({ due, onTime }: { due: number; onTime: number }) =>
  due < minOrdersForPunctuality ? null : { percent: Math.floor((onTime * 100) / due), orders: due };

/** Recipients of orders that were done before this instant are erased. */
export const computeErasureCutoff = (now: Date): Date =>
  new Date(now.getTime() - recipientRetentionDays * dayMs);
