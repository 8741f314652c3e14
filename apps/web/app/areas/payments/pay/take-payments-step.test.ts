import type { PayoutAccount } from "@boab/contracts/payments/payout-accounts";
import { expect, test } from "vitest";
import { getTakePaymentsStep } from "./take-payments-step.ts";

const readyAccount: PayoutAccount = {
  accountId: "acct_…1234",
  details_submitted: true,
  charges_enabled: true,
  payouts_enabled: true,
  requirements: { currently_due: [], past_due: [] },
  checkedAt: "2026-11-15T10:00:00.000Z",
  isStale: false,
  dueBy: null,
  disabledReason: null,
  heldUntil: null,
};

test.each([
  ["may not sell", false, false, null, "Ask for seller access"],
  ["has asked to sell", false, true, null, undefined],
  ["may sell", true, false, null, "Set up payouts"],
  ["left the form half-way", true, false, { details_submitted: false }, "Finish onboarding"],
  [
    "owes the provider details",
    true,
    false,
    { payouts_enabled: false, requirements: { currently_due: ["external_account"], past_due: [] } },
    "Finish onboarding",
  ],
  ["is being checked", true, false, { payouts_enabled: false }, "See your payouts"],
  ["was rejected", true, false, { disabledReason: "rejected.fraud" }, "See your payouts"],
] as const)("an owner who %s is led on", (_who, isSeller, hasAsked, account, label) => {
  const step = getTakePaymentsStep({
    isSeller,
    hasAsked,
    account: account && ({ ...readyAccount, ...account } as PayoutAccount),
  });
  expect(step?.link?.label).toBe(label);
  expect(step?.text).toMatch(/[.?]$/);
});

test("an owner who can be paid reads nothing", () => {
  expect(
    getTakePaymentsStep({ isSeller: true, hasAsked: false, account: readyAccount }),
  ).toBeNull();
});
