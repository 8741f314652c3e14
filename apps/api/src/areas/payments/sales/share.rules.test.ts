import { describe, expect, test } from "vitest";
import { computeOwedShare, planReversals } from "./share.rules.ts";

const message = (kind: string, amountCents: number, state = "sent", transferId?: string) => ({
  id: `${kind}-${amountCents}`,
  kind,
  amountCents,
  state,
  transferId: transferId ?? null,
});
const transfer = message("transfer", 880);
const saleAmounts = {
  shareCents: 880,
  settledCents: 0,
  refundedShareCents: 0,
  debtCents: 0,
  messages: [transfer],
};

describe("what a payee still has to get", () => {
  test.each([
    [880, "nothing was sent", { messages: [] }],
    [880, "the transfer was refused", { messages: [message("transfer", 880, "refused")] }],
    [0, "it was sent", {}],
    [0, "it is on its way", { messages: [message("transfer", 880, "waiting")] }],
    [480, "a part went back before it was sent", { messages: [], refundedShareCents: 400 }],
    [-400, "a part went back after it was sent", { refundedShareCents: 400 }],
    [
      0,
      "that part was taken back",
      { refundedShareCents: 400, messages: [transfer, message("reversal", 400)] },
    ],
    [
      400,
      "it was taken back for a refund that failed",
      { messages: [transfer, message("reversal", 400)] },
    ],
    [
      0,
      "it could not be taken back and is owed",
      {
        refundedShareCents: 400,
        debtCents: 400,
        messages: [transfer, message("reversal", 400, "refused")],
      },
    ],
    [
      400,
      "it is owed for a refund that failed",
      { debtCents: 400, messages: [transfer, message("reversal", 400, "refused")] },
    ],
    [0, "it was kept for a debt", { messages: [], settledCents: 880 }],
  ])("%i when %s", (cents, _what, change) => {
    expect(computeOwedShare({ ...saleAmounts, ...change })).toBe(cents);
  });
});

test("a share is taken back from whatever transfers have it, and the rest is owed", () => {
  const again = message("transfer", 300);
  const messages = [transfer, message("reversal", 700, "sent", transfer.id), again];
  expect(planReversals(messages, 500)).toEqual({
    reversals: [
      { transferId: transfer.id, amountCents: 180 },
      { transferId: again.id, amountCents: 300 },
    ],
    missingCents: 20,
  });
});
