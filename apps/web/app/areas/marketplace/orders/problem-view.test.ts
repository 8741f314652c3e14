import type { OrderProblem } from "@boab/contracts/marketplace/order-problem";
import { describe, expect, test } from "vitest";
import { makeBoughtOrder } from "#test/orders.ts";
import { readChosenItemNumbers } from "./chosen-items.ts";
import { describeState, listParcels } from "./order-view.ts";
import { getBuyerStatus, getReportLabel, listProblemEvents } from "./problem-view.ts";

const problem: OrderProblem = {
  kind: "damaged",
  itemNumbers: [2],
  state: "open",
  details: "Open seam",
  reportedAt: "2026-11-11T07:14:00.000Z",
  replyBy: "2026-11-16T12:59:59.999Z",
  reply: null,
  repliedAt: null,
  escalateBy: null,
  photos: [],
  escalatedAt: null,
  note: null,
  settledAt: null,
  acts: ["withdraw"],
};

describe("F-MKT-06 a problem in words", () => {
  test("that was sent says until when the store replies", () =>
    expect(getBuyerStatus(problem, "Kumasi Cloth House")).toEqual({
      tone: "ok",
      title: "Sent to Kumasi Cloth House.",
      text: "They have until Mon 16 Nov to reply. If they don't, we step in. We'll email you either way.",
    }));

  test("that is settled tells how it went", () => {
    const settled = {
      ...problem,
      state: "refunded" as const,
      reply: "So sorry.",
      repliedAt: "2026-11-11T21:40:00.000Z",
      settledAt: "2026-11-11T21:41:00.000Z",
    };
    const names = { storeName: "Kumasi Cloth House", reporter: "You" };
    expect(
      listProblemEvents(settled, names).map(({ title, at, words }) => [title, at, words]),
    ).toEqual([
      ["You reported: it's damaged or faulty", "Wed 11 Nov, 6:14 pm", "Open seam"],
      ["Kumasi Cloth House replied", "Thu 12 Nov, 8:40 am", "So sorry."],
      ["Refunded", "Thu 12 Nov, 8:41 am", null],
    ]);
  });

  test("before anything is sent is a wish to cancel", () => {
    const can = { confirmReceived: false, reportUntil: null };
    expect(getReportLabel(makeBoughtOrder({ can: { ...can, report: ["changed mind"] } }))).toBe(
      "Ask to cancel",
    );
    expect(
      getReportLabel(makeBoughtOrder({ can: { ...can, report: ["not arrived", "changed mind"] } })),
    ).toBe("Report a problem");
  });
});

test("boxes are read by their number", () =>
  expect(
    readChosenItemNumbers({ "item-2": "yes", "item-x": "yes", kind: "damaged", "item-11": "yes" }),
  ).toEqual([2, 11]));

describe("parcels", () => {
  const [line] = makeBoughtOrder().lines;
  if (!line) throw new Error("no line");
  const sent = { ...line, courier: "Sendle", trackingNumber: "SN44718926" };

  test("items that travel together are one parcel, with a link where the courier has one", () => {
    const other = { ...sent, itemNumber: 3, courier: "Other", trackingNumber: "A1-22" };
    expect(listParcels({ lines: [sent, { ...sent, itemNumber: 2 }, other] })).toEqual([
      {
        courier: "Sendle",
        number: "SN44718926",
        link: "https://track.sendle.com/tracking?ref=SN44718926",
      },
      { courier: "Other", number: "A1-22", link: null },
    ]);
  });

  test("the list says when it left and with whom", () => {
    const doneAt = "2026-11-09T02:00:00.000Z";
    expect(describeState(makeBoughtOrder({ state: "sent", doneAt, lines: [sent] }))).toBe(
      "Sent Mon 9 Nov with Sendle",
    );
    expect(describeState(makeBoughtOrder())).toBe("Paid Sat 7 Nov. Leaves by Wed 11 Nov");
  });
});
