import type { PayoutAccount } from "@boab/contracts/payments/payout-accounts";

type PayoutAccountStatus = Pick<
  PayoutAccount,
  "details_submitted" | "charges_enabled" | "payouts_enabled" | "requirements"
> & { disabledReason?: string | null };

/** The states of the payouts screen. */
export type PayoutsView =
  | "not created"
  | "not finished"
  | "needs more"
  | "overdue"
  | "being checked"
  | "rejected"
  | "ready";

export function getPayoutsView(account: PayoutAccountStatus | null): PayoutsView {
  if (!account) return "not created";
  if (account.disabledReason?.startsWith("rejected.")) return "rejected";
  if (!account.details_submitted) return "not finished";
  if (!account.payouts_enabled && account.requirements.past_due.length > 0) return "overdue";
  if (listDueRequirements(account).length > 0) return "needs more";
  return account.payouts_enabled ? "ready" : "being checked";
}

/** Overdue requirements come first. */
export const listDueRequirements = ({
  requirements,
}: Pick<PayoutAccountStatus, "requirements">): string[] => [
  ...new Set([...requirements.past_due, ...requirements.currently_due]),
];

interface PayoutAccountStatusItem {
  label: string;
  isOk: boolean;
}

export const listPayoutAccountStatus = (
  account: PayoutAccountStatus | null,
): PayoutAccountStatusItem[] => [
  account?.details_submitted
    ? { label: "Details submitted", isOk: true }
    : { label: "Details incomplete", isOk: false },
  account?.charges_enabled
    ? { label: "Charges enabled", isOk: true }
    : { label: "Charges disabled", isOk: false },
  account?.payouts_enabled
    ? { label: "Payouts enabled", isOk: true }
    : { label: "Payouts disabled", isOk: false },
];

export interface PayoutsActions {
  /** The label of the link to the provider's form; undefined if there is nothing to fill in. */
  onboarding: "Set up payouts" | "Continue onboarding" | "Resume onboarding" | undefined;
  hasDashboard: boolean;
  hasRefresh: boolean;
}

/** The form is "continued" until it was sent once, and "resumed" after that. */
export function getPayoutsActions(account: PayoutAccountStatus | null): PayoutsActions {
  const view = getPayoutsView(account);
  const onboarding = {
    "not created": "Set up payouts",
    "not finished": "Continue onboarding",
    "needs more": "Resume onboarding",
    overdue: "Resume onboarding",
    "being checked": "Resume onboarding",
    rejected: undefined,
    ready: undefined,
  } as const;
  return {
    onboarding: onboarding[view],
    // The provider has no dashboard for somebody who has not sent the form.
    hasDashboard: account?.details_submitted === true && view !== "rejected",
    hasRefresh: account !== null,
  };
}
