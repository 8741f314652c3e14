import { refreshPayment } from "@boab/contracts/payments/calls.generated";
import type { Payment } from "@boab/contracts/payments/payments";
import { useEffect } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { useProviderReturn } from "#lib/provider-return/use-provider-return.ts";
import { cart } from "../cart/change-cart.ts";

/** The buyer's return from the provider's page. Paid items are removed from the cart (DCART-05). */
export function usePaymentReturn({ id, state }: Pick<Payment, "id" | "state">) {
  const providerReturn = useProviderReturn({
    refresh: () => browserApi.call(refreshPayment, { params: { id } }),
    flags: ["cancelled"],
    isSettled: () => state !== "open" && state !== "processing",
    // A bank may take days, so the page asks once and offers a button.
    maxAttempts: 1,
  });

  useEffect(() => {
    if (state === "paid") cart.finishPaying(id);
  }, [state, id]);

  return { ...providerReturn, hasLeft: "cancelled" in providerReturn.returned };
}
