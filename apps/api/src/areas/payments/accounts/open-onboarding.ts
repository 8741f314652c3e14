import type { PaymentsDeps } from "../deps.ts";

/** A page of the provider that opens once and for a few minutes only, so every press asks for another. */
export async function openOnboarding(
  { stripe, publicOrigin }: Pick<PaymentsDeps, "stripe" | "publicOrigin">,
  stripeId: string,
): Promise<{ url: string }> {
  const payouts = `${publicOrigin}/my-account/payouts`;
  const { url } = await stripe.accountLinks.create({
    account: stripeId,
    type: "account_onboarding",
    return_url: `${payouts}?returned=true`,
    refresh_url: `${payouts}?expired=true`,
  });
  return { url };
}
