import { createHmac } from "node:crypto";

/** What we read of the provider's subscription. */
interface SubscriptionObject {
  default_payment_method: string | { card?: { fingerprint?: string | null } | undefined } | null;
}

/**
 * The hash is the same for the same card, whoever pays with it. It is keyed, so that nobody can look up a card in our
 * table. Undefined when the plan is not paid by card.
 */
export function hashCard(
  key: string,
  { default_payment_method }: SubscriptionObject,
): string | undefined {
  if (typeof default_payment_method !== "object") return undefined;
  const fingerprint = default_payment_method?.card?.fingerprint;
  return fingerprint ? createHmac("sha256", key).update(fingerprint).digest("hex") : undefined;
}
