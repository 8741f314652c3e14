import type { KnownSubscription } from "./subscription.rules.ts";

const dollars = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });
/** Plans are billed by the provider's day; Sydney is where most of our members are. */
const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Sydney" });

export const shownDay = (instant: Date): string => day.format(instant);

export const pricePhrase = ({
  amountCents,
  billingPeriod,
}: Pick<KnownSubscription, "amountCents" | "billingPeriod">): string =>
  `${dollars.format(amountCents / 100)} a ${billingPeriod === "monthly" ? "month" : "year"}`;

export const planFacts = ({ plan }: Pick<KnownSubscription, "plan">, publicOrigin: string) => ({
  planName: plan,
  subscriptionUrl: `${publicOrigin}/my-account/subscription`,
});
