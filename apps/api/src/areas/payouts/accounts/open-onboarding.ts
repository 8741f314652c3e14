import type { PayoutsDeps } from "../deps.ts";

/** The provider's page opens once and expires after a few minutes, so every press requests a new one. */
export async function createOnboardingLink(
  { stripe, publicOrigin }: Pick<PayoutsDeps, "stripe" | "publicOrigin">,
  stripeId: string,
): Promise<{ url: string }> {
  const payoutsUrl = `${publicOrigin}/my-account/payouts`;
  const { url } = await stripe.accountLinks.create({
    account: stripeId,
    type: "account_onboarding",
    return_url: `${payoutsUrl}?returned=true`,
    refresh_url: `${payoutsUrl}?expired=true`,
  });
  return { url };
}
