import { formatMoney } from "./money.ts";

/** `+$0.30`, `−$131.27`, `$0.00` */
export const formatSignedMoney = (amountCents: number): string =>
  `${amountCents > 0 ? "+" : ""}${formatMoney(amountCents)}`;

/** Cents without a currency sign, for spreadsheets and search engines: `95.00`, `-4.04`. */
export const formatDecimal = (amountCents: number): string => (amountCents / 100).toFixed(2);

/** Cents as they are typed into a field: `95`, `24.50`. */
export const formatEditableAmount = (amountCents: number): string =>
  formatDecimal(amountCents).replace(/\.00$/, "");

/**
 * Matches only before three digits: in `24,50` the comma is a decimal separator and must not multiply the amount by
 * 100.
 */
const thousandsSeparator = /(?<=\d)[,\s](?=\d{3}(\D|$))/g;

/** `$1,250.50` to cents; null when nothing was typed, undefined when it is no amount. */
export function parseAmount(typed: string): number | null | undefined {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(thousandsSeparator, "");
  if (text === "") return null;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}
