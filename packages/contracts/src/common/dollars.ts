/**
 * Some published calls speak dollars. They are converted here, beside the contract; everything inside counts in
 * integer cents.
 */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

export const toDollars = (amountCents: number): number => amountCents / 100;
