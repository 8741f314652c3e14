import { refreshPayment } from "@boab/contracts/payments/calls.generated";
import { useEffect, useEffectEvent } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { cartReader } from "./cart.ts";
import { cart } from "./change-cart.ts";

/** Somebody may have paid in another tab, or never come back from the provider's page (DCART-05). */
export function usePaidCart(isOpen: boolean, onPaid: () => void) {
  const look = useEffectEvent(async () => {
    const { paying } = cartReader.load();
    if (!paying) return;
    const params = { id: paying.paymentId };
    const payment = await browserApi.call(refreshPayment, { params }).catch(() => undefined);
    if (payment?.state === "paid" && cart.finishPaying(payment.id)) onPaid();
  });
  useEffect(() => {
    if (isOpen) void look();
  }, [isOpen]);
}
