import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import { planTerms } from "@boab/contracts/payments/plans";

export interface Plan {
  name: DirectoryPlan;
  monthlyCents: number;
  promise: string;
  features: readonly string[];
}

export const plans: readonly Plan[] = [
  {
    name: "Basic",
    monthlyCents: planTerms.Basic.monthlyCents,
    promise: "For getting found.",
    features: ["1 listing", "Page with photos, hours and map", "Reviews", "Job postings"],
  },
  {
    name: "Growing",
    monthlyCents: planTerms.Growing.monthlyCents,
    promise: "For taking bookings.",
    features: [
      "1 listing",
      "Everything in Basic",
      "Bookings and slot picker",
      "Video and catalogue",
    ],
  },
  {
    name: "Pro",
    monthlyCents: planTerms.Pro.monthlyCents,
    promise: "For more than one location.",
    features: ["3 listings", "Everything in Growing", "Spotlight placement", "Priority in search"],
  },
];
