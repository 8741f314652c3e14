import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import type { Context } from "../sandbox.ts";
import { toMetadata } from "../state/fields.ts";
import { makeRandomLetters } from "../state/ids.ts";
import { applyRequirements } from "./account-state.ts";
import { makeExternalAccounts } from "./bank-accounts.ts";
import { noFutureRequirements, onboardingRequirements } from "./requirements.ts";

type Params = Stripe.AccountCreateParams;

/** An account before anything was submitted for it. */
export function makeNewAccount(ctx: Context, params: Params): Stripe.Account {
  const id = `acct_1${makeRandomLetters(15)}`;
  const requested = Object.entries(params.capabilities ?? {})
    .filter(([, capability]) => capability?.requested)
    .map(([name]) => name);
  const account = complete<Stripe.Account>({
    id,
    object: "account",
    business_profile: params.business_profile ?? {},
    ...(params.business_type ? { business_type: params.business_type } : {}),
    capabilities: Object.fromEntries(requested.map((name) => [name, "inactive"])),
    charges_enabled: false,
    controller: makeController(params),
    country: params.country ?? "AU",
    created: now(ctx),
    default_currency: params.default_currency ?? "aud",
    details_submitted: false,
    email: params.email ?? null,
    external_accounts: makeExternalAccounts(id, []),
    future_requirements: noFutureRequirements,
    metadata: toMetadata(params.metadata),
    payouts_enabled: false,
    settings: {
      branding: {},
      card_payments: {},
      dashboard: {
        display_name: params.business_profile?.name ?? null,
        timezone: "Australia/Sydney",
      },
      payments: {},
      payouts: {
        debit_negative_balances: true,
        schedule: {
          delay_days: 2,
          interval: params.settings?.payouts?.schedule?.interval ?? "daily",
        },
      },
    },
    tos_acceptance: {},
    type: getAccountType(params),
  });
  return applyRequirements(account, onboardingRequirements);
}

function getAccountType({ type, controller }: Params): Stripe.Account["type"] {
  if (type) return type;
  const dashboard = controller?.stripe_dashboard?.type ?? "full";
  return dashboard === "express" ? "express" : dashboard === "none" ? "custom" : "standard";
}

function makeController(params: Params) {
  const type = getAccountType(params);
  const { controller = {} } = params;
  const isStandard = type === "standard";
  return {
    fees: { payer: controller.fees?.payer ?? (isStandard ? "account" : "application") },
    is_controller: true,
    losses: { payments: controller.losses?.payments ?? (isStandard ? "stripe" : "application") },
    requirement_collection:
      controller.requirement_collection ?? (type === "custom" ? "application" : "stripe"),
    stripe_dashboard: {
      type: type === "express" ? "express" : type === "custom" ? "none" : "full",
    },
    type: "application",
  };
}
