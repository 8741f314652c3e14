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
