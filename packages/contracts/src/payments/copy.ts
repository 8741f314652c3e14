export const paymentCopy = {
  yearlyNotConfigured:
    "Yearly price is not configured yet. Please add your Stripe yearly price IDs.", // SUB-07
  checkoutFailed: "Stripe checkout failed.", // SUB-17
} as const;

export const payoutCopy = {
  onboardingFailed: "Onboarding failed", // PAYOUT-17
  onboardingNotResumed: "Failed to refresh onboarding", // PAYOUT-17
  loginLinkFailed: "Failed to create login link", // ADM-CON-09
  statusFailed: "Failed to fetch status", // ADM-CON-09
  savingFailed: "Failed to save Stripe account ID", // PAYOUT-17
  noAccount: "No Stripe accountId available", // PAYOUT-17
  deletionFailed: "Failed to delete account", // ADM-CON-09
} as const;
