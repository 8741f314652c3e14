import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";

/** The fields we read of the provider's account. */
export interface AccountObject {
  id: string;
  email: string | null;
  type?: string | null;
  country?: string;
  created?: number;
  details_submitted: boolean;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  capabilities?: { transfers?: string };
  requirements?: {
    currently_due: string[] | null;
    past_due: string[] | null;
    current_deadline: number | null;
    disabled_reason: string | null;
  };
  metadata?: Record<string, string>;
}

/** The state of a seller's account, without what the provider knows about the person. */
interface AccountDetails {
  stripeId: string;
  email: string | null;
  type: string | null;
  country: string | null;
  detailsSubmitted: boolean;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  transfersEnabled: boolean;
  currentlyDue: string[];
  pastDue: string[];
  dueBy: Date | null;
  disabledReason: string | null;
}

/** Depends on the object alone, so it does not matter which event made us read it. */
export function describeAccount(object: AccountObject): AccountDetails {
  const { requirements } = object;
  const deadline = requirements?.current_deadline ?? null;
  return {
    stripeId: object.id,
    email: object.email,
    type: object.type ?? null,
    country: object.country ?? null,
    detailsSubmitted: object.details_submitted,
    chargesEnabled: object.charges_enabled,
    payoutsEnabled: object.payouts_enabled,
    transfersEnabled: object.capabilities?.transfers === "active",
    currentlyDue: requirements?.currently_due ?? [],
    pastDue: requirements?.past_due ?? [],
    dueBy: deadline === null ? null : new Date(deadline * 1000),
    disabledReason: requirements?.disabled_reason ?? null,
  };
}

/** True when we can send a share to the account and the provider pays it out. */
export const canBePaid = ({
  transfersEnabled,
  payoutsEnabled,
}: Pick<AccountDetails, "transfersEnabled" | "payoutsEnabled">): boolean =>
  transfersEnabled && payoutsEnabled;

const REPLACEMENT_HOLD_MS = 24 * 60 * 60 * 1000;

interface ReplacementState {
  isReplacement: boolean;
  readyAt: Date | null;
}

/** The time until which shares wait for an account that replaced another one. Null when there is no such time. */
export const computeHoldEnd = ({ isReplacement, readyAt }: ReplacementState): Date | null =>
  isReplacement && readyAt ? new Date(readyAt.getTime() + REPLACEMENT_HOLD_MS) : null;

/**
 * A replacement is on hold for a day after it could first be paid, so that a seller who didn't make the change can stop
 * it. A replacement without a stored `readyAt` is on hold, too.
 */
export const isOnHold = (account: ReplacementState, now: Date): boolean =>
  account.isReplacement && (account.readyAt === null || (computeHoldEnd(account) ?? now) > now);

interface AccountIds {
  id: string;
  stripeId: string | null;
}

/** Whether a client means this account: by our id, by the provider's, or by the masked one we gave them. */
export const matchesAccountId = ({ id, stripeId }: AccountIds, accountId: string): boolean =>
  accountId === id ||
  (stripeId !== null && (accountId === stripeId || accountId === maskPayoutAccountId(stripeId)));

interface Money {
  amount: number;
}

interface BalanceAndPayouts {
  balance: { available: Money[]; pending: Money[]; connect_reserved?: Money[] };
  payouts: { status: string }[];
}

interface ArrivingPayout {
  amount: number;
  arrival_date: number;
}

/** The sums count Australian dollars only. The provider's dates are dates in UTC. */
export function describeBalance(
  balance: Record<"available" | "pending", { amount: number; currency: string }[]>,
  payouts: ArrivingPayout[],
) {
  const sum = (money: { amount: number; currency: string }[]) =>
    money.reduce((total, { amount, currency }) => total + (currency === "aud" ? amount : 0), 0);
  const [next] = payouts.toSorted((one, other) => one.arrival_date - other.arrival_date);
  return {
    readyCents: sum(balance.available),
    clearingCents: sum(balance.pending),
    payout: next
      ? {
          amountCents: next.amount,
          arrivesOn: new Date(next.arrival_date * 1000).toISOString().slice(0, 10),
        }
      : null,
  };
}

/** An account with a balance, positive or negative, or a payout on its way must not be deleted. */
export function hasBalanceOrPayout({ balance, payouts }: BalanceAndPayouts): boolean {
  const sums = [...balance.available, ...balance.pending, ...(balance.connect_reserved ?? [])];
  return (
    sums.some(({ amount }) => amount !== 0) ||
    payouts.some(({ status }) => status === "pending" || status === "in_transit")
  );
}
