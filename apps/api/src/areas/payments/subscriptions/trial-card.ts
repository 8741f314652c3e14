import { createHmac } from "node:crypto";

/** What we read of the provider's subscription. */
interface WithCard {
  default_payment_method: string | { card?: { fingerprint?: string | null } | undefined } | null;
}

/**
 * The same for the same card, whoever pays with it. Keyed, so that nobody who sees our table can look up a card in it;
 * undefined when the plan is not paid by card.
 */
export function hashCard(key: string, { default_payment_method }: WithCard): string | undefined {
  if (typeof default_payment_method !== "object") return undefined;
  const fingerprint = default_payment_method?.card?.fingerprint;
  return fingerprint ? createHmac("sha256", key).update(fingerprint).digest("hex") : undefined;
}
