import { dayInSydney } from "./order.rules.ts";

const dayMs = 24 * 60 * 60 * 1000;
const sendWithinBusinessDays = 2;

/** A fee split in proportion to the amounts, to the cent: the parts add up to it. */
export function allocateFee(feeCents: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let passed = 0;
  let given = 0;
  return amounts.map((amount) => {
    passed += amount;
    const part = Math.round((feeCents * passed) / total) - given;
    given += part;
    return part;
  });
}

/** The last day on which an order leaves in time: weekends don't count. */
export function sendByOf(paidAt: Date): string {
  const paidOn = Date.parse(dayInSydney(paidAt));
  let counted = 0;
  for (let days = 1; ; days++) {
    const day = new Date(paidOn + days * dayMs);
    if (day.getUTCDay() % 6 !== 0) counted++;
    if (counted === sendWithinBusinessDays) return day.toISOString().slice(0, 10);
  }
}
