import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import {
  type BillingPeriod,
  computeYearlyCents,
  freePlan,
  isPlanAtLeast,
  type PaidPlan,
  planTerms,
} from "@boab/contracts/payments/plans";
import type { KnownSubscription } from "./subscription.rules.ts";

export interface PlanPrice {
  id: string;
  plan: PaidPlan;
  billingPeriod: BillingPeriod;
  amountCents: number;
}

interface PlanChoice {
  plan?: PaidPlan | undefined;
  billingPeriod?: BillingPeriod | undefined;
  priceId?: string | undefined;
}

export type PriceVerdict =
  | { ok: true; price: PlanPrice }
  | { ok: false; reason: "bad_request" | "plan_not_priced" | "plan_not_ready" };

/**
 * The price of a chosen plan. Only prices of ours count, and only while the provider would charge exactly what
 * the pages show.
 */
export function choosePrice(
  choice: PlanChoice,
  prices: PlanPrice[],
  yearlyDiscount: number,
): PriceVerdict {
  const price = prices.find(({ id, plan, billingPeriod }) =>
    choice.priceId === undefined
      ? plan === choice.plan && billingPeriod === choice.billingPeriod
      : id === choice.priceId,
  );
  if (!price)
    return {
      ok: false,
      reason: choice.priceId ? "bad_request" : getUnpricedReason(choice.billingPeriod),
    };
  const shownCents =
    price.billingPeriod === "monthly"
      ? planTerms[price.plan].monthlyCents
      : computeYearlyCents(price.plan, yearlyDiscount);
  return price.amountCents === shownCents
    ? { ok: true, price }
    : { ok: false, reason: getUnpricedReason(price.billingPeriod) };
}

/** The specification's sentence is about yearly prices only (SUB-07). */
const getUnpricedReason = (period: BillingPeriod | undefined) =>
  period === "yearly" ? "plan_not_priced" : "plan_not_ready";

/** What happens when a member chooses a plan. */
export type NextStep = "already there" | "change at the provider" | "check out";

/** `plan` is the plan the person has: the one they pay for, or a better one that the team gave them. */
export function chooseNextStep(
  plan: DirectoryPlan,
  current: Pick<KnownSubscription, "plan" | "billingPeriod"> | undefined,
  price: Pick<PlanPrice, "plan" | "billingPeriod">,
): NextStep {
  const isGrantedPlan = !isPlanAtLeast(current?.plan ?? freePlan, plan);
  if (isGrantedPlan && isPlanAtLeast(plan, price.plan)) return "already there";
  if (!current) return "check out";
  const isSamePlan = current.plan === price.plan && current.billingPeriod === price.billingPeriod;
  return isSamePlan ? "already there" : "change at the provider";
}

/** Much longer than a request to the provider may take. */
const MAX_PAGE_CREATION_MS = 30_000;

/** Whether the open checkout is for this price and can still be paid, or its page is just being made. */
export const isReusableCheckout = (
  openCheckout: { priceId: string; url: string | null; createdAt: Date; expiresAt: Date },
  price: Pick<PlanPrice, "id">,
  now: Date,
): boolean =>
  openCheckout.priceId === price.id &&
  openCheckout.expiresAt > now &&
  (openCheckout.url !== null ||
    now.getTime() - openCheckout.createdAt.getTime() < MAX_PAGE_CREATION_MS);
