import { refreshSubscription } from "@boab/contracts/payments/calls.generated";
import { type PaidPlan, paidPlans } from "@boab/contracts/payments/plans";
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";
import { sessionStore } from "#lib/session/session.ts";
import type { CheckoutResult } from "./checkout-result.tsx";

/** What the payment provider's pages put into the address when they send somebody back. */
const flags = ["success", "cancelled", "changed", "plan"];

/**
 * Somebody who comes back from the provider: the flag only says that they were there, so the server asks the
 * provider how it ended. The flags then leave the address.
 */
export function useCheckoutResult() {
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [result, setResult] = useState<CheckoutResult | undefined>();
  const [left, setLeft] = useState<PaidPlan | undefined>();

  /** The page and the header show the plan as it is now. */
  async function refresh() {
    const { subscription } = await browserApi.call(refreshSubscription);
    await Promise.all([revalidate(), sessionStore.refresh()]);
    return subscription !== null && subscription.state !== "ended";
  }

  async function check() {
    setResult("checking");
    try {
      setResult((await refresh()) ? "active" : "waiting");
    } catch {
      // The dialog offers to ask again.
      setResult("waiting");
    }
  }

  const hasSucceeded = params.has("success");
  const isCancelled = params.has("cancelled");
  const hasChanged = params.has("changed");
  const isBack = hasSucceeded || isCancelled || hasChanged;

  const settle = useEffectEvent(() => {
    setLeft(paidPlans.find((plan) => plan === params.get("plan")));
    const rest = new URLSearchParams(params);
    for (const flag of flags) rest.delete(flag);
    setParams(rest, { replace: true, preventScrollReset: true });
    if (hasSucceeded) void check();
    else if (isCancelled) setResult("cancelled");
    // Its webhook tells us too, a moment later.
    else void refresh().catch(() => undefined);
  });

  useEffect(() => {
    if (isBack) settle();
  }, [isBack]);

  return {
    result,
    /** The plan of the checkout that they left. */
    left,
    close: () => setResult(undefined),
    checkAgain: () => void check(),
  };
}
