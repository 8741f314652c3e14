export const subscriptionCopy = {
  tryAgain: "Something went wrong. Please try again.", // SUB-17
  subscribedTitle: "Subscription successful", // SUB-12
  subscribed: "Your plan is now active. You can manage your subscription in your dashboard.", // SUB-12
} as const;
