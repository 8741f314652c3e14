import {
  courierChoices,
  type OrderState,
  pickup,
  recipientDays,
} from "@boab/contracts/marketplace/order-limits";
import { orderNotes } from "@boab/contracts/marketplace/order-texts";

interface Travel {
  courier: string;
  trackingNumber: string | null;
}

export type TravelVerdict =
  | { ok: true; travel: Travel; isCorrection: boolean; isUnchanged: boolean }
  | { ok: false; reason: "cancelled" }
  | { ok: false; reason: "invalid"; fields: Record<string, string> };

interface TravellingLine {
  courier: string | null;
  trackingNumber: string | null;
}

/** Whether the seller may say so of a line; what was said before can be corrected. */
export function judgeTravel(
  order: { state: OrderState; chosenCourier: string | null },
  line: TravellingLine,
  wanted: { courier: string; trackingNumber?: string | undefined },
): TravelVerdict {
  if (order.state === "cancelled") return { ok: false, reason: "cancelled" };
  const { courier } = wanted;
  if (!courierChoices(order.chosenCourier).includes(courier))
    return { ok: false, reason: "invalid", fields: { courier: orderNotes.courierUnknown } };
  const isPickup = courier === pickup;
  if (!isPickup && !wanted.trackingNumber) {
    const fields = { trackingNumber: orderNotes.trackingRequired };
    return { ok: false, reason: "invalid", fields };
  }
  const trackingNumber = isPickup ? null : (wanted.trackingNumber ?? null);
  return {
    ok: true,
    travel: { courier, trackingNumber },
    isCorrection: line.courier !== null,
    isUnchanged: line.courier === courier && line.trackingNumber === trackingNumber,
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const sydneyDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" });

/** The day in Sydney, as `2026-11-16`. */
export const dayInSydney = (instant: Date): string => sydneyDay.format(instant);

const daysAfter = (day: string, days: number): Date => new Date(Date.parse(day) + days * dayMs);
const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The Mondays in Sydney on which the last `count` weeks began, the earliest first. */
export function mondaysUntil(now: Date, count: number): string[] {
  const today = dayInSydney(now);
  const sinceMonday = (daysAfter(today, 0).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) =>
    isoDay(daysAfter(today, -sinceMonday - 7 * (count - 1 - index))),
  );
}

/** Fewer orders say little about a seller. */
const leastPunctual = 5;
const punctualityDays = 90;

/** The day in Sydney from which on orders count for being sent in time. */
export const punctualitySince = (now: Date): string =>
  isoDay(daysAfter(dayInSydney(now), -punctualityDays));

/** The share that left in time, rounded down: never shown as better than it is. */
export const punctualityOf = ({ due, onTime }: { due: number; onTime: number }) =>
  due < leastPunctual ? null : { percent: Math.floor((onTime * 100) / due), orders: due };

/** What was sent or cancelled before then belongs to nobody we still know. */
export const recipientsForgottenBefore = (now: Date): Date =>
  new Date(now.getTime() - recipientDays * dayMs);
