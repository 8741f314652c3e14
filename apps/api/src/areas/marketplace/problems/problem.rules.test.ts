import {
  type ProblemAct,
  type ProblemState,
  problemActs,
  problemStates,
} from "@boab/contracts/marketplace/problem-limits";
import { describe, expect, test } from "vitest";
import {
  computeReplyDeadline,
  computeReportDeadline,
  findNextState,
  getRefundAct,
  judgeReport,
} from "./problem.rules.ts";

const parties = ["buyer", "seller", "admin", "time"] as const;

/** Every step there is; any other is refused. */
const steps: [ProblemState, ProblemAct, (typeof parties)[number], ProblemState][] = [
  ["open", "refund all", "seller", "refunded"],
  ["open", "refund some", "seller", "answered"],
  ["open", "decline", "seller", "answered"],
  ["open", "withdraw", "buyer", "closed"],
  ["open", "time out", "time", "escalated"],
  ["answered", "refund all", "seller", "refunded"],
  ["answered", "escalate", "buyer", "escalated"],
  ["answered", "withdraw", "buyer", "closed"],
  ["answered", "lapse", "time", "closed"],
  ["escalated", "refund all", "seller", "refunded"],
  ["escalated", "refund all", "admin", "refunded"],
  ["escalated", "refund some", "admin", "refunded"],
  ["escalated", "close", "admin", "closed"],
  ["escalated", "withdraw", "buyer", "closed"],
];

test("F-MKT-06 a problem goes only where its table says", () => {
  const found = problemStates.flatMap((state) =>
    problemActs.flatMap((act) =>
      parties.flatMap((by) => {
        const to = findNextState(state, act, by);
        return to ? [[state, act, by, to]] : [];
      }),
    ),
  );
  expect(new Set(found.map(String))).toEqual(new Set(steps.map(String)));
});

describe("F-MKT-06 deadlines", () => {
  test.each([
    // A Wednesday evening in summer: Thursday, Friday, Monday.
    ["2026-11-11T07:14:00Z", "2026-11-16T12:59:59.999Z"],
    // A Saturday: Monday, Tuesday, Wednesday.
    ["2026-11-14T01:00:00Z", "2026-11-18T12:59:59.999Z"],
    // Winter, when Sydney is ten hours ahead.
    ["2026-07-01T01:00:00Z", "2026-07-06T13:59:59.999Z"],
    // Still Sunday in London, already Monday in Sydney.
    ["2026-11-15T20:00:00Z", "2026-11-19T12:59:59.999Z"],
    // The clocks go forward on 4 October.
    ["2026-10-01T01:00:00Z", "2026-10-06T12:59:59.999Z"],
  ])("reported at %s, the store has until %s", (reportedAt, until) =>
    expect(computeReplyDeadline(new Date(reportedAt)).toISOString()).toBe(until),
  );

  test("a problem can be reported for thirty days after it arrived", () =>
    expect(computeReportDeadline(new Date("2026-11-10T23:26:00Z")).toISOString()).toBe(
      "2026-12-10T23:26:00.000Z",
    ));
});

describe("what a buyer can report", () => {
  const now = new Date("2026-11-16T03:00:00Z");
  const order = {
    state: "sent",
    sendBy: "2026-11-18",
    receivedAt: null,
    leftCents: 100,
    hasUnsettled: false,
  } as const;
  const all = ["not arrived", "damaged", "not as described", "changed mind"];
  test.each([
    [order, { ok: true, kinds: all }],
    [
      { ...order, state: "received", receivedAt: new Date("2026-10-18T03:00:00Z") },
      { ok: true, kinds: all },
    ],
    [
      { ...order, state: "received", receivedAt: new Date("2026-10-17T02:00:00Z") },
      { ok: false, reason: "too late" },
    ],
    [
      { ...order, state: "to send" },
      { ok: true, kinds: ["changed mind"] },
    ],
    [
      { ...order, state: "to send", sendBy: "2026-11-15" },
      { ok: true, kinds: ["not arrived", "changed mind"] },
    ],
    [
      { ...order, state: "cancelled" },
      { ok: false, reason: "nothing left" },
    ],
    [
      { ...order, leftCents: 0 },
      { ok: false, reason: "nothing left" },
    ],
    [
      { ...order, hasUnsettled: true },
      { ok: false, reason: "already open" },
    ],
  ] as const)("%j: %j", (reportedOrder, verdict) =>
    expect(judgeReport(reportedOrder, now)).toEqual(verdict),
  );
});

describe("F-MKT-05 a refund by item", () => {
  test("settles the problem once it covers all that was reported", () => {
    expect(getRefundAct([2], [1, 2])).toBe("refund all");
    expect(getRefundAct([1, 2], [2])).toBe("refund some");
  });
});
