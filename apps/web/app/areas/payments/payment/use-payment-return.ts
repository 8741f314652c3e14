import { refreshPayment } from "@boab/contracts/payments/calls.generated";
import type { Payment } from "@boab/contracts/payments/payments";
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import { cart } from "../cart/change-cart.ts";

/**
 * Somebody who comes back from the provider's page. Our server asks the provider how it ended; the address only says that
 * they left without paying, and the flag then goes. What was paid leaves the cart (DCART-05).
 */
export function usePaymentReturn({ id, state }: Pick<Payment, "id" | "state">) {
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [hasLeft, setLeft] = useState(params.has("cancelled"));
  const [hasAsked, setAsked] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      await browserApi.call(refreshPayment, { params: { id } });
      await revalidate();
      setAsked(true);
    } catch {
      // The page stays as it is, and the button asks again.
    } finally {
      setAsking(false);
    }
  }

  const isFlagged = params.has("cancelled");
  const dropFlag = useEffectEvent(() => {
    setLeft(true);
    const rest = new URLSearchParams(params);
    rest.delete("cancelled");
    setParams(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isFlagged) dropFlag();
  }, [isFlagged]);

  const isUnsettled = state === "open" || state === "processing";
  const askOnce = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isUnsettled) askOnce();
  }, [isUnsettled]);

  useEffect(() => {
    if (state === "paid") cart.finishPaying(id);
  }, [state, id]);

  return { hasLeft, hasAsked, isAsking, ask: () => void ask() };
}
