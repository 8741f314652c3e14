import { describe, expect, test } from "vitest";
import {
  computePunctuality,
  computePunctualityStart,
  judgeTracking,
  listMondays,
} from "./order.rules.ts";

const order = { state: "to send", chosenCourier: "Aramex" } as const;
const paid = { isRefunded: false };
const unsentLine = { courier: null, trackingNumber: null, ...paid };

describe("what a seller may say about a parcel", () => {
  test("SOLD-04 X-39 one of the five couriers, the one the buyer chose, or another", () => {
    const trackingNumber = "36L7-0041";
    for (const courier of [
      "Australia Post",
      "CouriersPlease",
      "Sendle",
      "StarTrack",
      "Toll",
      "Aramex",
      "Other",
    ])
      expect(judgeTracking(order, unsentLine, { courier, trackingNumber })).toEqual({
        ok: true,
        travel: { courier, trackingNumber },
        isCorrection: false,
        isUnchanged: false,
      });
    for (const courier of ["DHL", "australia post", "Local pick-up", ""])
      expect(judgeTracking(order, unsentLine, { courier, trackingNumber })).toMatchObject({
        ok: false,
        fields: { courier: "Please choose a courier from the list." },
      });
  });

  test("a courier needs a tracking number, picking up has none", () => {
    expect(judgeTracking(order, unsentLine, { courier: "Toll" })).toMatchObject({
      fields: { trackingNumber: "Please enter the tracking number." },
    });
    const pickupOrder = { state: "to send", chosenCourier: null } as const;
    const enteredTracking = { courier: "Local pick-up", trackingNumber: "36L7-0041" };
    expect(judgeTracking(pickupOrder, unsentLine, enteredTracking)).toMatchObject({
      travel: { courier: "Local pick-up", trackingNumber: null },
    });
  });

  test("a sent line can be corrected, and nothing is sent of an order that was paid back", () => {
    const line = { courier: "Toll", trackingNumber: "AAAA", ...paid };
    const sent = { ...order, state: "sent" } as const;
    const again = { courier: "Toll", trackingNumber: "AAAA" };
    expect(judgeTracking(sent, line, again)).toMatchObject({
      isCorrection: true,
      isUnchanged: true,
    });
    expect(judgeTracking(sent, line, { ...again, trackingNumber: "BBBB" })).toMatchObject({
      isCorrection: true,
      isUnchanged: false,
    });
    expect(judgeTracking({ ...order, state: "cancelled" }, unsentLine, again)).toEqual({
      ok: false,
      reason: "cancelled",
    });
  });

  test("an item that was refunded isn't sent; one that had left before can be corrected", () => {
    const refunded = { ...unsentLine, isRefunded: true };
    const entered = { courier: "Toll", trackingNumber: "AAAA" };
    expect(judgeTracking(order, refunded, entered)).toEqual({ ok: false, reason: "refunded" });
    expect(judgeTracking(order, { ...refunded, courier: "Toll" }, entered).ok).toBe(true);
  });
});

test("weeks begin on Mondays in Sydney, also over the change of clocks", () => {
  expect(listMondays(new Date("2026-10-04T16:30:00Z"), 3)).toEqual([
    "2026-09-21",
    "2026-09-28",
    "2026-10-05",
  ]);
  expect(listMondays(new Date("2026-11-15T12:59:00Z"), 1)).toEqual(["2026-11-09"]);
});

describe("what is said about sending on time", () => {
  test("is the share of the last 90 days, rounded down", () => {
    expect(computePunctuality({ due: 64, onTime: 63 })).toEqual({ percent: 98, orders: 64 });
    expect(computePunctuality({ due: 5, onTime: 5 })).toEqual({ percent: 100, orders: 5 });
    expect(computePunctualityStart(new Date("2026-11-15T13:30:00Z"))).toBe("2026-08-18");
  });

  test("is nothing for fewer than five orders", () => {
    expect(computePunctuality({ due: 4, onTime: 4 })).toBeNull();
    expect(computePunctuality({ due: 0, onTime: 0 })).toBeNull();
  });
});
