import { formatMoney } from "@boab/format/money";
import type { KnownSubscription } from "./subscription.rules.ts";

export const describePrice = ({
  amountCents,
  billingPeriod,
}: Pick<KnownSubscription, "amountCents" | "billingPeriod">): string =>
  `${formatMoney(amountCents)} a ${billingPeriod === "monthly" ? "month" : "year"}`;

export const toPlanEmailData = (
  { plan }: Pick<KnownSubscription, "plan">,
  publicOrigin: string,
) => ({
  planName: plan,
  subscriptionUrl: `${publicOrigin}/my-account/subscription`,
});
