import type { BoughtState } from "@boab/contracts/marketplace/order-limits";
import {
  escalateDays,
  type ProblemAct,
  type ProblemKind,
  type ProblemState,
  problemActs,
  problemKinds,
  replyBusinessDays,
  reportDays,
} from "@boab/contracts/marketplace/problem-limits";
import { dayInSydney } from "../orders/order.rules.ts";

type Party = "buyer" | "seller" | "admin" | "time";

interface Step {
  to: ProblemState;
  by: readonly Party[];
}

/** The life of a problem: what can happen to it in each state, who may do it, and what it becomes. */
const life: Record<ProblemState, Partial<Record<ProblemAct, Step>>> = {
  open: {
    "refund all": { to: "refunded", by: ["seller"] },
    "refund some": { to: "answered", by: ["seller"] },
    decline: { to: "answered", by: ["seller"] },
    withdraw: { to: "closed", by: ["buyer"] },
    "time out": { to: "escalated", by: ["time"] },
  },
  answered: {
    "refund all": { to: "refunded", by: ["seller"] },
    escalate: { to: "escalated", by: ["buyer"] },
    withdraw: { to: "closed", by: ["buyer"] },
    lapse: { to: "closed", by: ["time"] },
  },
  escalated: {
    "refund all": { to: "refunded", by: ["seller", "admin"] },
    "refund some": { to: "refunded", by: ["admin"] },
    close: { to: "closed", by: ["admin"] },
    withdraw: { to: "closed", by: ["buyer"] },
  },
  refunded: {},
  closed: {},
};

/** What it becomes, or undefined if this party can't do that now. */
export function nextState(
  state: ProblemState,
  act: ProblemAct,
  by: Party,
): ProblemState | undefined {
  const step = life[state][act];
  return step?.by.includes(by) ? step.to : undefined;
}

export const actsOf = (state: ProblemState, by: Party): ProblemAct[] =>
  problemActs.filter((act) => nextState(state, act, by) !== undefined);

const dayMs = 24 * 60 * 60 * 1000;
export const daysAfter = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * dayMs);

/** The end of the last business day in Sydney that the store has. Weekends don't count. */
export function replyDeadline(reportedAt: Date): Date {
  const reportedOn = Date.parse(dayInSydney(reportedAt));
  let counted = 0;
  let days = 0;
  while (counted < replyBusinessDays) {
    days++;
    if (new Date(reportedOn + days * dayMs).getUTCDay() % 6 !== 0) counted++;
  }
  return endOfSydneyDay(new Date(reportedOn + days * dayMs).toISOString().slice(0, 10));
}

/** Sydney is ten or eleven hours ahead, so its midnight is one of two instants. */
function endOfSydneyDay(day: string): Date {
  const midnightUtc = Date.parse(day) + dayMs;
  const candidates = [11, 10].map((hours) => new Date(midnightUtc - hours * 60 * 60 * 1000 - 1));
  return candidates.find((instant) => dayInSydney(instant) === day && isLastMs(instant)) as Date;
}

const isLastMs = (instant: Date): boolean =>
  dayInSydney(instant) !== dayInSydney(new Date(instant.getTime() + 1));

export const escalationDeadline = (repliedAt: Date): Date => daysAfter(repliedAt, escalateDays);
export const reportDeadline = (receivedAt: Date): Date => daysAfter(receivedAt, reportDays);

interface Reportable {
  state: BoughtState;
  sendBy: string;
  receivedAt: Date | null;
  leftCents: number;
  hasUnsettled: boolean;
}

export type ReportVerdict =
  | { ok: true; kinds: readonly ProblemKind[] }
  | { ok: false; reason: "already open" | "nothing left" | "too late" };

/** What a buyer can report now. Before it is sent they can ask to cancel, and complain once it is late. */
export function judgeReport(order: Reportable, now: Date): ReportVerdict {
  if (order.hasUnsettled) return { ok: false, reason: "already open" };
  if (order.state === "cancelled" || order.leftCents <= 0)
    return { ok: false, reason: "nothing left" };
  if (order.receivedAt && now > reportDeadline(order.receivedAt))
    return { ok: false, reason: "too late" };
  if (order.state !== "to send") return { ok: true, kinds: problemKinds };
  const isLate = order.sendBy < dayInSydney(now);
  return { ok: true, kinds: isLate ? ["not arrived", "changed mind"] : ["changed mind"] };
}

interface Line {
  itemNumber: number;
  totalCents: number;
  refundedCents: number;
}

interface Part {
  /** 0 is the delivery. */
  itemNumber: number;
  amountCents: number;
}

export type RefundVerdict =
  | { ok: true; parts: Part[]; amountCents: number }
  | { ok: false; reason: "unknown item" | "nothing left" };

/** What giving back these items means in cents: all that is left of each, and of the delivery if wanted. */
export function planRefund(
  { lines, deliveryLeftCents }: { lines: readonly Line[]; deliveryLeftCents: number },
  wanted: { items: readonly number[]; delivery: boolean },
): RefundVerdict {
  const chosen = wanted.items.map((number) => lines.find((line) => line.itemNumber === number));
  if (chosen.some((line) => line === undefined)) return { ok: false, reason: "unknown item" };
  const goods = chosen.flatMap((line) =>
    line
      ? [{ itemNumber: line.itemNumber, amountCents: line.totalCents - line.refundedCents }]
      : [],
  );
  const delivery = { itemNumber: 0, amountCents: wanted.delivery ? deliveryLeftCents : 0 };
  const parts = [...goods, delivery].filter(({ amountCents }) => amountCents > 0);
  if (parts.length === 0) return { ok: false, reason: "nothing left" };
  return { ok: true, parts, amountCents: parts.reduce((sum, part) => sum + part.amountCents, 0) };
}

/** Whether a refund of these items settles all that the problem is about. */
export const refundAct = (
  reported: readonly number[],
  refunded: readonly number[],
): "refund all" | "refund some" =>
  reported.every((number) => refunded.includes(number)) ? "refund all" : "refund some";
