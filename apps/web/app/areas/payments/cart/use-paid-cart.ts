import { refreshPayment } from "@boab/contracts/payments/calls.generated";
import { useEffect, useEffectEvent } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { cartReader } from "./cart.ts";
import { cart } from "./change-cart.ts";

/** Checks for a payment made in another tab, or by a buyer who never came back from the provider's page (DCART-05). */
export function usePaidCart(isOpen: boolean, onPaid: () => void) {
  const checkPayment = useEffectEvent(async () => {
    const { paying } = cartReader.load();
    if (!paying) return;
    const params = { id: paying.paymentId };
    const payment = await browserApi.call(refreshPayment, { params }).catch(() => undefined);
    if (payment?.state === "paid" && cart.finishPaying(payment.id)) onPaid();
  });
  useEffect(() => {
    if (isOpen) void checkPayment();
  }, [isOpen]);
}
