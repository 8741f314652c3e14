import { formatMoney } from "#lib/format/format.ts";
import { type Plan, plans } from "../information/pricing/plans.ts";

export function planOf(name: Plan["name"]): Plan {
  const plan = plans.find((one) => one.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
}

export function planSummary(name: Plan["name"]): string {
  const { monthlyCents } = planOf(name);
  if (monthlyCents === 0) return `${name}, always free`;
  return `${name}, ${formatMoney(monthlyCents)} a month`;
}
