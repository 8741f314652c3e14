/** Sentences of the specification about paying. */
export const paymentTexts = {
  yearlyNotConfigured:
    "Yearly price is not configured yet. Please add your Stripe yearly price IDs.",
  checkoutFailed: "Stripe checkout failed.",
  tryAgain: "Something went wrong. Please try again.",
  subscribedTitle: "Subscription successful",
  subscribed: "Your plan is now active. You can manage your subscription in your dashboard.",
  cancelledTitle: "Checkout cancelled",
  cancelled: "No charges were made. You can try again anytime.",
  logInFirst: "Please log in to continue.",
  signInToUpgrade: "Sign in to Upgrade",
} as const;

/** Sentences of the specification about sellers' payout accounts. */
export const payoutTexts = {
  onboardingFailed: "Onboarding failed",
  onboardingNotResumed: "Failed to refresh onboarding",
  loginLinkFailed: "Failed to create login link",
  statusFailed: "Failed to fetch status",
  savingFailed: "Failed to save Stripe account ID",
  noAccount: "No Stripe accountId available",
  notCreated: "Not created",
  deletionFailed: "Failed to delete account",
  listFailed: "List failed",
  listMoreFailed: "List more failed",
} as const;
