import { toIsoDay } from "@boab/format/zones";

const dayMs = 24 * 60 * 60 * 1000;
const sendWithinBusinessDays = 2;

/** Splits a fee in proportion to the amounts. The parts add up to the fee exactly. */
export function allocateFee(feeCents: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let allocatedAmount = 0;
  let allocatedFeeCents = 0;
  return amounts.map((amount) => {
    allocatedAmount += amount;
    const part = Math.round((feeCents * allocatedAmount) / total) - allocatedFeeCents;
    allocatedFeeCents += part;
    return part;
  });
}

/** The last day on which an order is sent on time. Weekends don't count. */
export function computeSendBy(paidAt: Date): string {
  const paidOn = Date.parse(toIsoDay(paidAt));
  let businessDays = 0;
  for (let days = 1; ; days++) {
    const day = new Date(paidOn + days * dayMs);
    if (day.getUTCDay() % 6 !== 0) businessDays++;
    if (businessDays === sendWithinBusinessDays) return day.toISOString().slice(0, 10);
  }
}
