import { payoutCopy } from "@boab/contracts/payments/copy";

/** Each button's default error, for a response without a message. */
export const payoutErrorFallbacks: Record<string, string> = {
  "set-up": payoutCopy.onboardingFailed,
  resume: payoutCopy.onboardingNotResumed,
  dashboard: payoutCopy.loginLinkFailed,
  refresh: payoutCopy.statusFailed,
};
