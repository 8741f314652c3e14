import { describe, expect, test } from "vitest";
import { makeBoughtOrder } from "#test/orders.ts";
import { makeTimeline } from "./order-timeline.ts";

const steps = (changes: Parameters<typeof makeBoughtOrder>[0]) =>
  makeTimeline(makeBoughtOrder(changes)).map(
    ({ label, text, state }) => `${state} ${label}: ${text}`,
  );

describe("F-MKT-04 the timeline of an order", () => {
  test("that is being packed says until when it leaves", () =>
    expect(steps({})).toEqual([
      "now Paid: Sat 7 Nov, 7:52 pm",
      "next Sent: By Wed 11 Nov",
      "next Delivered: Not yet",
    ]));

  test("of which a part has left says how much", () => {
    const [line] = makeBoughtOrder({}).lines;
    if (!line) throw new Error("no line");
    const lines = [line, { ...line, itemNumber: 2, sentAt: "2026-11-09T02:00:00.000Z" }];
    expect(steps({ lines })[1]).toBe("next Sent: 1 of 2 items so far");
  });

  const sent = { state: "sent", doneAt: "2026-11-09T02:00:00.000Z" } as const;
  test("that was sent", () =>
    expect(steps(sent)).toEqual([
      "done Paid: Sat 7 Nov, 7:52 pm",
      "now Sent: Mon 9 Nov, 1:00 pm",
      "next Delivered: Not yet",
    ]));

  test.each([
    ["confirmed", "done Delivered: Wed 11 Nov, 10:26 am, you told us"],
    ["assumed", "done Delivered: Wed 11 Nov, 10:26 am, as far as we know"],
  ] as const)("that has arrived: %s", (receivedHow, last) =>
    expect(
      steps({ ...sent, state: "received", receivedAt: "2026-11-10T23:26:00.000Z", receivedHow }),
    ).toEqual(["done Paid: Sat 7 Nov, 7:52 pm", "done Sent: Mon 9 Nov, 1:00 pm", last]),
  );

  test("that is picked up has nothing to send", () => {
    expect(steps({ delivery: null })[1]).toBe("next Pick it up: Ready by Wed 11 Nov");
    const picked = { state: "received", receivedAt: "2026-11-10T23:26:00.000Z" } as const;
    expect(steps({ ...picked, delivery: null, receivedHow: "picked up" })).toEqual([
      "done Paid: Sat 7 Nov, 7:52 pm",
      "done Picked up: Wed 11 Nov, 10:26 am",
    ]);
  });

  test("that was cancelled ends with its refunds, and why", () =>
    expect(
      steps({
        state: "cancelled",
        doneAt: "2026-11-09T02:00:00.000Z",
        refunds: [
          { amountCents: 10_000, at: "2026-11-09T02:00:00.000Z", reason: "out of stock" },
          { amountCents: 5_795, at: "2026-11-09T02:05:00.000Z", reason: null },
        ],
      }),
    ).toEqual([
      "done Paid: Sat 7 Nov, 7:52 pm",
      "done Cancelled: Mon 9 Nov, 1:00 pm",
      "done Refunded $100.00: Mon 9 Nov, 1:00 pm. Out of stock",
      "done Refunded $57.95: Mon 9 Nov, 1:05 pm",
    ]));
});
