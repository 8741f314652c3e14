import { describe, expect, test } from "vitest";
import {
  getPayoutsActions,
  getPayoutsView,
  listDueRequirements,
  listPayoutAccountStatus,
} from "./payouts-view.ts";

const readyAccount = {
  details_submitted: true,
  charges_enabled: true,
  payouts_enabled: true,
  requirements: { currently_due: [] as string[], past_due: [] as string[] },
  disabledReason: null as string | null,
};
const due = { currently_due: ["external_account"], past_due: [] };
const late = { currently_due: ["external_account"], past_due: ["external_account"] };

describe("PAYOUT-10 the buttons", () => {
  test.each([
    ["not created", null, "Set up payouts", false, false],
    [
      "not finished",
      { ...readyAccount, details_submitted: false, payouts_enabled: false, requirements: late },
      "Continue onboarding",
      false,
      true,
    ],
    ["needs more", { ...readyAccount, requirements: due }, "Resume onboarding", true, true],
    [
      "overdue",
      { ...readyAccount, payouts_enabled: false, requirements: late },
      "Resume onboarding",
      true,
      true,
    ],
    ["being checked", { ...readyAccount, payouts_enabled: false }, "Resume onboarding", true, true],
    ["rejected", { ...readyAccount, disabledReason: "rejected.fraud" }, undefined, false, true],
    ["ready", readyAccount, undefined, true, true],
  ] as const)("%s", (view, account, onboarding, hasDashboard, hasRefresh) => {
    const copy = account && {
      ...account,
      requirements: {
        currently_due: [...account.requirements.currently_due],
        past_due: [...account.requirements.past_due],
      },
    };
    expect(getPayoutsView(copy)).toBe(view);
    expect(getPayoutsActions(copy)).toEqual({ onboarding, hasDashboard, hasRefresh });
  });
});

test("PAYOUT-08 three chips say how an account stands", () => {
  const labels = (account: Parameters<typeof listPayoutAccountStatus>[0]) =>
    listPayoutAccountStatus(account).map(({ label }) => label);
  expect(labels(readyAccount)).toEqual(["Details submitted", "Charges enabled", "Payouts enabled"]);
  expect(labels(null)).toEqual(["Details incomplete", "Charges disabled", "Payouts disabled"]);
});

test("PAYOUT-09 what is late comes first, and nothing twice", () => {
  const requirements = { currently_due: ["a", "b"], past_due: ["b"] };
  expect(listDueRequirements({ requirements })).toEqual(["b", "a"]);
});
