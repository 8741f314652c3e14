import { billingPeriods, type PaidPlan, paidPlans } from "@boab/contracts/payments/plans";
import { useSearchParams } from "react-router";

/** Reads the chosen plan from the URL: other pages link to `?choose=Pro&period=yearly`. */
export function useRequestedPlan() {
  const [params, setParams] = useSearchParams();
  const plan = paidPlans.find((name) => name === params.get("choose"));
  const billingPeriod = billingPeriods.find((period) => period === params.get("period"));
  const options = { replace: true, preventScrollReset: true };
  return {
    plan,
    billingPeriod,
    choose: (name: PaidPlan) => setParams({ choose: name }, options),
    close: () => setParams({}, options),
  };
}
