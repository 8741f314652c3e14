import { expect, test } from "vitest";
import { computeAssumedCutoff, getDocumentKind, judgeConfirmation } from "./purchase.rules.ts";

test.each([
  ["to send", { ok: false, reason: "not sent" }],
  ["sent", { ok: true, isAlready: false }],
  ["received", { ok: true, isAlready: true }],
  ["cancelled", { ok: false, reason: "cancelled" }],
] as const)("an order that is %s, and its buyer says it has arrived", (state, verdict) =>
  expect(judgeConfirmation(state)).toEqual(verdict),
);

test("X-64 what was sent fourteen days ago counts as arrived", () =>
  expect(computeAssumedCutoff(new Date("2026-11-16T03:00:00Z"))).toEqual(
    new Date("2026-11-02T03:00:00Z"),
  ));

test.each([
  [true, "51824753556", "tax invoice"],
  [true, null, "receipt"],
  [false, "51824753556", "receipt"],
  [false, null, "receipt"],
] as const)("X-40 registered %s with ABN %s gives a %s", (hasGst, sellerAbn, document) =>
  expect(getDocumentKind({ hasGst, sellerAbn })).toBe(document),
);
