import { refreshSubscription } from "@boab/contracts/payments/calls.generated";
import { paidPlans } from "@boab/contracts/payments/plans";
import { useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { useProviderReturn } from "#lib/provider-return/use-provider-return.ts";
import { sessionStore } from "#lib/session/session.ts";
import type { CheckoutResult } from "./checkout-result.tsx";

/** A member's return from the provider's pages, and what the dialog says about it. */
export function useCheckoutResult() {
  const [closedReturn, setClosedReturn] = useState<object>();
  const { returned, answer, isWaiting, ask } = useProviderReturn({
    refresh: syncSubscription,
    flags: ["success", "cancelled", "changed", "plan"],
    isSettled: ({ returned, hasAsked: hasAnswered }) =>
      hasAnswered || !("success" in returned || "changed" in returned),
    // The webhook tells us too, a moment later, and the dialog offers a button.
    maxAttempts: 1,
  });

  function findResult(): CheckoutResult | undefined {
    if (closedReturn === returned) return undefined;
    if ("success" in returned) return isWaiting ? "checking" : (answer ?? "waiting");
    return "cancelled" in returned ? "cancelled" : undefined;
  }

  return {
    result: findResult(),
    /** The plan of the checkout that they left. */
    left: paidPlans.find((plan) => plan === returned.plan),
    close: () => setClosedReturn(returned),
    checkAgain: ask,
  };
}

/** Syncs the subscription with the provider, and the header with the subscription. */
async function syncSubscription(): Promise<CheckoutResult> {
  const { subscription, isTrialRefused } = await browserApi.call(refreshSubscription);
  await sessionStore.refresh();
  if (isTrialRefused) return "refused";
  return subscription !== null && subscription.state !== "ended" ? "active" : "waiting";
}
