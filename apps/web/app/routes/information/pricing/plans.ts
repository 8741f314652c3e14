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
    features: [
      "1 listing",
      "Page with photos, video, hours and map",
      "Bookings and catalogue",
      "Reviews and job postings",
    ],
  },
  {
    name: "Growing",
    monthlyCents: planTerms.Growing.monthlyCents,
    promise: "For supporting Boab.",
    features: ["1 listing", "Everything in Basic"],
  },
  {
    name: "Pro",
    monthlyCents: planTerms.Pro.monthlyCents,
    promise: "For more than one location.",
    features: ["3 listings", "Everything in Basic"],
  },
];
