const dollars = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });
const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Sydney" });

export const money = (cents: number): string => dollars.format(cents / 100);

export const shownDay = (instant: Date): string => day.format(instant);

/** Short enough to read out on the phone. */
export const numberOf = (id: string): string => id.slice(0, 8).toUpperCase();
