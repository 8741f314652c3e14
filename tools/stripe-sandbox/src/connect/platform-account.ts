import type Stripe from "stripe";
import { complete } from "../contract/complete.ts";

/** The account behind the API key. */
export const platformAccount = complete<Stripe.Account>({
  id: "acct_1BoabSandboxPlatform",
  object: "account",
  business_profile: { name: "Boab sandbox" },
  capabilities: { card_payments: "active", transfers: "active" },
  charges_enabled: true,
  country: "AU",
  default_currency: "aud",
  details_submitted: true,
  email: "platform@boab.example",
  payouts_enabled: true,
  type: "standard",
});
