import { describePlanPrice } from "@boab/contracts/payments/plan-price";
import type { SubscriptionStatus } from "@boab/contracts/payments/subscriptions";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { type Plan, plans } from "../information/pricing/plans.ts";

export function getPlan(name: Plan["name"]): Plan {
  const plan = plans.find((one) => one.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
}

/** The plan and its price for this person; only the name if the status couldn't be loaded. */
export function describePlan(name: Plan["name"], status: SubscriptionStatus | null): string {
  if (!status) return name;
  return `${status.planName}, ${describePlanPrice(status, { money: formatMoney, date: formatDate })}`;
}
