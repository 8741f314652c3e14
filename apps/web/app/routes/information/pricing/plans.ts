import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import { listPlanFeatures } from "@boab/contracts/payments/describe-plans";
import { directoryPlans, planTerms } from "@boab/contracts/payments/plans";

export interface Plan {
  name: DirectoryPlan;
  monthlyCents: number;
  promise: string;
  features: readonly string[];
}

const promises: Record<DirectoryPlan, string> = {
  Basic: "For getting found.",
  Growing: "For a team with full days.",
  Pro: "For more than one location.",
};

export const plans: readonly Plan[] = directoryPlans.map((name) => ({
  name,
  monthlyCents: planTerms[name].monthlyCents,
  promise: promises[name],
  features: listPlanFeatures(name),
}));
