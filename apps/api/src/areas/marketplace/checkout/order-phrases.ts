const dollars = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });
const day = new Intl.DateTimeFormat("en-AU", {
  ...{ weekday: "short", day: "numeric", month: "short", year: "numeric" },
  timeZone: "Australia/Sydney",
});
const time = new Intl.DateTimeFormat("en-AU", {
  ...{ hour: "numeric", minute: "2-digit", hour12: true },
  timeZone: "Australia/Sydney",
});
const list = new Intl.ListFormat("en-AU");

export const money = (cents: number): string => dollars.format(cents / 100);

/** `Sat 7 Nov 2026`, in Sydney. */
export const shownDay = (instant: Date): string => day.format(instant).replace(",", "");

/** `Sat 7 Nov 2026, 7:52 pm`, in Sydney. */
export const shownTime = (instant: Date): string =>
  `${shownDay(instant)}, ${time.format(instant).toLowerCase()}`;

export const listOf = (names: readonly string[]): string => list.format(names);

const small = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** `Two`, at the beginning of a sentence. */
export const inWords = (count: number): string => small[count] ?? String(count);

export const firstNameOf = (fullName: string): string => fullName.split(" ")[0] ?? fullName;
