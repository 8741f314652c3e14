import { brand } from "@boab/contracts/common/brand";

const money = new Intl.NumberFormat(brand.locale, { style: "currency", currency: brand.currency });

const zoned = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(brand.locale, { timeZone: brand.timeZone, ...options });

const date = zoned({ day: "numeric", month: "short", year: "numeric" });
const dateTime = zoned({
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const month = zoned({ month: "long", year: "numeric" });

/** Integer cents to `$1,234.50`. */
export const formatMoney = (amountCents: number): string => money.format(amountCents / 100);

/** `15 Nov 2026`, in Sydney time. */
export const formatDate = (instant: string | Date): string => date.format(new Date(instant));

/** `15 Nov 2026, 11:48 am` */
export const formatDateTime = (instant: string | Date): string =>
  dateTime.format(new Date(instant));

/** `2026-11` to `November 2026`. */
export const formatMonth = (yearMonth: string): string =>
  month.format(new Date(`${yearMonth}-15T00:00:00Z`));

const percent = new Intl.NumberFormat(brand.locale, {
  style: "percent",
  maximumFractionDigits: 2,
});

/** `0.017` to `1.7%`. */
export const formatPercent = (rate: number): string => percent.format(rate);

const count = new Intl.NumberFormat(brand.locale);
export const formatCount = (value: number): string => count.format(value);

/** The first name, for a greeting. */
export const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? "";

export const capitalised = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** Fills placeholders in a sentence such as `Hi, {first name}`. */
export const fillIn = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{([^}]+)\}/g, (whole, key: string) => values[key] ?? whole);

const megabytes = new Intl.NumberFormat(brand.locale, { maximumFractionDigits: 1 });

/** `640 kB`, `2.1 MB` */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${megabytes.format(bytes / 1024 / 1024)} MB`;
