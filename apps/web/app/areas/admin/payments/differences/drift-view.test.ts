import { type Drift, driftKinds } from "@boab/contracts/payments/reconciliation";
import { formatSignedMoney } from "@boab/format/amounts";
import { describe, expect, test } from "vitest";
import { computeDriftCents, describeDrift } from "./drift-view.ts";

const at = "2026-11-14T22:48:00.000Z";
const id = "6f1f7a46-5f5e-4b0b-9d3a-0d4f3f1b2a10";
const nobody = { amountCents: null, says: null };
const drift = (change: Partial<Drift>): Drift => ({
  id,
  kind: "transfer_missing",
  objectId: "tr_1",
  paymentId: id,
  sellerName: null,
  ours: nobody,
  theirs: nobody,
  firstSeenAt: at,
  lastSeenAt: at,
  settledAt: null,
  ...change,
});

describe("a difference in plain words", () => {
  const sides = [undefined, "parked", "sent", "never sent", "failed"].flatMap((says) => [
    { ours: { amountCents: 13_127, says: says ?? null }, theirs: nobody },
    { ours: nobody, theirs: { amountCents: 13_127, says: says ?? null } },
  ]);
  test.each(driftKinds)("%s says what is wrong and what to do next", (kind) => {
    for (const side of sides) {
      const { title, what, next } = describeDrift(drift({ kind, ...side }));
      for (const text of [title, what, next]) {
        expect(text).toMatch(/^[A-Z$]/);
        expect(text).not.toMatch(/undefined|null|_/);
      }
      for (const sentence of [what, next]) expect(sentence).toMatch(/\.$/);
    }
  });

  test("a parked transfer leads to the outbox, another one does not", () => {
    const parked = drift({ ours: { amountCents: 13_127, says: "parked" } });
    expect(describeDrift(parked).next).toContain("outbox");
    const sentDrift = drift({ ours: { amountCents: 13_127, says: "sent" } });
    expect(describeDrift(sentDrift).next).not.toContain("outbox");
  });

  test("the difference is what Stripe has more", () => {
    const short = drift({ ours: { amountCents: 13_127, says: null } });
    expect(computeDriftCents(short)).toBe(-13_127);
    expect([-13_127, 30, 0].map(formatSignedMoney)).toEqual(["−$131.27", "+$0.30", "$0.00"]);
    expect(computeDriftCents(drift({ kind: "plan_missing" }))).toBeNull();
  });
});
