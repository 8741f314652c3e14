import { refreshCheckout } from "@boab/contracts/marketplace/calls.generated";
import type { Checkout } from "@boab/contracts/marketplace/checkout";
import { browserApi } from "#lib/api/browser-api.ts";
import { useProviderReturn } from "#lib/provider-return/use-provider-return.ts";

/** After 30 attempts, about a minute, the page stops and offers a button instead. */
const maxAttempts = 30;

/**
 * The buyer's return from the provider's page. An open checkout is checked until the provider answers once, because the
 * buyer may have left. A paid one is checked until its orders exist.
 */
export function useCheckoutReturn({ id, state }: Pick<Checkout, "id" | "state">) {
  const providerReturn = useProviderReturn({
    refresh: () => browserApi.call(refreshCheckout, { params: { id } }),
    flags: ["cancelled"],
    isSettled: ({ hasAsked: hasAnswered }) => state !== "paid" && (state !== "open" || hasAnswered),
    maxAttempts,
  });
  return { ...providerReturn, hasLeft: "cancelled" in providerReturn.returned };
}
