import type Stripe from "stripe";

/** What Stripe wants to know about somebody who is paid in Australia. */
export const onboardingRequirements = [
  "business_profile.mcc",
  "business_profile.url",
  "business_type",
  "external_account",
  "individual.address.line1",
  "individual.dob.day",
  "individual.email",
  "individual.first_name",
  "individual.last_name",
  "individual.phone",
  "tos_acceptance.date",
];

type AccountParams = Stripe.AccountCreateParams | Stripe.AccountUpdateParams;

/** The requirements that parameters answer: `individual.dob.day` by `{ individual: { dob: { day } } }`. */
export function listAnsweredRequirements(params: AccountParams): string[] {
  return onboardingRequirements.filter((requirement) => {
    let value: unknown = params;
    for (const step of requirement.split("."))
      value = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
    return value !== undefined && value !== "";
  });
}

/** `currently_due` in each of the lists that Stripe keeps. */
export function makeRequirements(due: string[], disabledReason: string | null) {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: disabledReason,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  } as Stripe.Account.Requirements;
}

export const noFutureRequirements = {
  ...makeRequirements([], null),
} as Stripe.Account.FutureRequirements;
