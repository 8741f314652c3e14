export const launchCopy = {
  stripePayment: "Stripe Payment",
  approval: "contact us to get Approved", // LAUNCH-07
} as const;
