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
export interface AccountFacts {
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

/** Money of either sign, or a payout that has not arrived: what is owed is not lost by deleting the account. */
export function isInUse({ balance, payouts }: AtStake): boolean {
  const sums = [...balance.available, ...balance.pending, ...(balance.connect_reserved ?? [])];
  return (
    sums.some(({ amount }) => amount !== 0) ||
    payouts.some(({ status }) => status === "pending" || status === "in_transit")
  );
}
