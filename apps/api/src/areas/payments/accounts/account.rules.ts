import { maskAccountId } from "@boab/contracts/payments/mask-account-id";

/** What we read of the provider's object. */
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

/** How a seller's account stands, and nothing of what the provider knows about the person. */
interface AccountFacts {
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
export function describeAccount(object: AccountObject): AccountFacts {
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

/** Whether a share can be sent there and leaves it again. */
export const canBePaid = ({
  transfersEnabled,
  payoutsEnabled,
}: Pick<AccountFacts, "transfersEnabled" | "payoutsEnabled">): boolean =>
  transfersEnabled && payoutsEnabled;

const HOLD_MS = 24 * 60 * 60 * 1000;

interface Replacement {
  isReplacement: boolean;
  readyAt: Date | null;
}

/** Until when shares wait for an account that took the place of another one; null when they do not. */
export const heldUntil = ({ isReplacement, readyAt }: Replacement): Date | null =>
  isReplacement && readyAt ? new Date(readyAt.getTime() + HOLD_MS) : null;

/**
 * A day after it could first be paid, so that whoever did not want the change can stop it. One whose readiness we have
 * not noted ourselves is on hold, too.
 */
export const isOnHold = (account: Replacement, now: Date): boolean =>
  account.isReplacement && (account.readyAt === null || (heldUntil(account) ?? now) > now);

interface Named {
  id: string;
  stripeId: string | null;
}

/** Whether a client means this account: by our id, by the provider's, or by the masked one we gave them. */
export const isCalled = ({ id, stripeId }: Named, name: string): boolean =>
  name === id || (stripeId !== null && (name === stripeId || name === maskAccountId(stripeId)));

interface Money {
  amount: number;
}

interface AtStake {
  balance: { available: Money[]; pending: Money[]; connect_reserved?: Money[] };
  payouts: { status: string }[];
}

interface Arriving {
  amount: number;
  arrival_date: number;
}

/** In our own currency; the provider's days are days in UTC. */
export function describeBalance(
  balance: Record<"available" | "pending", { amount: number; currency: string }[]>,
  payouts: Arriving[],
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

/** Money of either sign, or a payout that has not arrived: what is owed is not lost by deleting the account. */
export function isInUse({ balance, payouts }: AtStake): boolean {
  const sums = [...balance.available, ...balance.pending, ...(balance.connect_reserved ?? [])];
  return (
    sums.some(({ amount }) => amount !== 0) ||
    payouts.some(({ status }) => status === "pending" || status === "in_transit")
  );
}
