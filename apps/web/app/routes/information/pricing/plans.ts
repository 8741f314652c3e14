export interface Plan {
  name: "Basic" | "Growing" | "Pro";
  monthlyCents: number;
  promise: string;
  features: readonly string[];
}

export const plans: readonly Plan[] = [
  {
    name: "Basic",
    monthlyCents: 0,
    promise: "For getting found.",
    features: ["1 listing", "Page with photos, hours and map", "Reviews", "Job postings"],
  },
  {
    name: "Growing",
    monthlyCents: 495,
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
    monthlyCents: 1495,
    promise: "For more than one door.",
    features: ["3 listings", "Everything in Growing", "Spotlight placement", "Priority in search"],
  },
];

/** Twelve months less the owner's discount: nothing is advertised that the card is not given. */
export const yearlyCents = (plan: Plan, yearlyDiscount: number) =>
  Math.round((plan.monthlyCents * 12 * Math.round((1 - yearlyDiscount) * 10_000)) / 10_000);
