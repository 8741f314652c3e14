import { payoutTexts } from "@boab/contracts/payments/texts";

/** What each button says when the server has no words of its own. */
export const payoutFallbacks: Record<string, string> = {
  "set-up": payoutTexts.onboardingFailed,
  resume: payoutTexts.onboardingNotResumed,
  dashboard: payoutTexts.loginLinkFailed,
  refresh: payoutTexts.statusFailed,
};
