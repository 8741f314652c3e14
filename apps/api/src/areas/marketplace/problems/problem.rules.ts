import type { BoughtOrderState } from "@boab/contracts/marketplace/order-limits";
import {
  escalationPeriodDays,
  type ProblemAct,
  type ProblemKind,
  type ProblemState,
  problemActs,
  problemKinds,
  replyBusinessDays,
  reportPeriodDays,
} from "@boab/contracts/marketplace/problem-limits";
import { toIsoDay } from "@boab/format/zones";

type ProblemActor = "buyer" | "seller" | "admin" | "time";

interface Step {
  to: ProblemState;
  by: readonly ProblemActor[];
}

/** The state machine of a problem: the acts possible in each state, who may do them, and the next state. */
const transitions: Record<ProblemState, Partial<Record<ProblemAct, Step>>> = {
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

/** The next state; undefined if this party can't do that now. */
export function findNextState(
  state: ProblemState,
  act: ProblemAct,
  by: ProblemActor,
): ProblemState | undefined {
  const step = transitions[state][act];
  return step?.by.includes(by) ? step.to : undefined;
}

export const listActs = (state: ProblemState, by: ProblemActor): ProblemAct[] =>
  problemActs.filter((act) => findNextState(state, act, by) !== undefined);

const dayMs = 24 * 60 * 60 * 1000;
export const addDays = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * dayMs);

/** The end of the store's last business day to reply, in Sydney. Weekends don't count. */
export function computeReplyDeadline(reportedAt: Date): Date {
  const reportedOn = Date.parse(toIsoDay(reportedAt));
  let businessDays = 0;
  let days = 0;
  while (businessDays < replyBusinessDays) {
    days++;
    if (new Date(reportedOn + days * dayMs).getUTCDay() % 6 !== 0) businessDays++;
  }
  return findEndOfSydneyDay(new Date(reportedOn + days * dayMs).toISOString().slice(0, 10));
}

/** Sydney is ten or eleven hours ahead, so its midnight is one of two instants. */
function findEndOfSydneyDay(day: string): Date {
  const midnightUtc = Date.parse(day) + dayMs;
  const candidates = [11, 10].map((hours) => new Date(midnightUtc - hours * 60 * 60 * 1000 - 1));
  const end = candidates.find((instant) => toIsoDay(instant) === day && isLastMsOfDay(instant));
  if (!end) throw new Error("unreachable: every day in Sydney ends at one of the two");
  return end;
}

const isLastMsOfDay = (instant: Date): boolean =>
  toIsoDay(instant) !== toIsoDay(new Date(instant.getTime() + 1));

export const computeEscalationDeadline = (repliedAt: Date): Date =>
  addDays(repliedAt, escalationPeriodDays);
export const computeReportDeadline = (receivedAt: Date): Date =>
  addDays(receivedAt, reportPeriodDays);

interface ReportableOrder {
  state: BoughtOrderState;
  sendBy: string;
  receivedAt: Date | null;
  leftCents: number;
  hasUnsettled: boolean;
}

export type ReportVerdict =
  | { ok: true; kinds: readonly ProblemKind[] }
  | { ok: false; reason: "already open" | "nothing left" | "too late" };

/** What a buyer can report now. Before an order is sent they can ask to cancel it, and complain once it is late. */
export function judgeReport(order: ReportableOrder, now: Date): ReportVerdict {
  if (order.hasUnsettled) return { ok: false, reason: "already open" };
  if (order.state === "cancelled" || order.leftCents <= 0)
    return { ok: false, reason: "nothing left" };
  if (order.receivedAt && now > computeReportDeadline(order.receivedAt))
    return { ok: false, reason: "too late" };
  if (order.state !== "to send") return { ok: true, kinds: problemKinds };
  const isLate = order.sendBy < toIsoDay(now);
  return { ok: true, kinds: isLate ? ["not arrived", "changed mind"] : ["changed mind"] };
}

/** Whether a refund of these items settles all that the problem is about. */
export const getRefundAct = (
  reported: readonly number[],
  refunded: readonly number[],
): "refund all" | "refund some" =>
  reported.every((number) => refunded.includes(number)) ? "refund all" : "refund some";
