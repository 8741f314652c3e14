import { refreshSubscription } from "@boab/contracts/payments/calls.generated";
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import type { CheckoutResult } from "./checkout-result.tsx";

/**
 * Somebody who comes back from the payment page: the flag only says that they were there, so the server asks
 * the provider how it ended. The flags then leave the address.
 */
export function useCheckoutResult() {
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [result, setResult] = useState<CheckoutResult | undefined>();

  async function check() {
    setResult("checking");
    try {
      const { subscription } = await browserApi.call(refreshSubscription);
      const isActive = subscription !== null && subscription.state !== "ended";
      setResult(isActive ? "active" : "waiting");
      if (isActive) await revalidate();
    } catch {
      // The dialog offers to ask again.
      setResult("waiting");
    }
  }

  const hasSucceeded = params.has("success");
  const isCancelled = params.has("cancelled");
  const isBack = hasSucceeded || isCancelled || params.has("changed");

  const settle = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    for (const flag of ["success", "cancelled", "changed"]) rest.delete(flag);
    setParams(rest, { replace: true, preventScrollReset: true });
    if (hasSucceeded) void check();
    else if (isCancelled) setResult("cancelled");
  });

  useEffect(() => {
    if (isBack) settle();
  }, [isBack]);

  return { result, close: () => setResult(undefined), checkAgain: () => void check() };
}
