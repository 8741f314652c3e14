import { brand } from "@boab/contracts/common/brand";

const money = new Intl.NumberFormat(brand.locale, { style: "currency", currency: brand.currency });

/** Integer cents as `$1,234.50` (SHELL-34), and as `−$1.23` with a true minus sign; zero has no sign. */
export const formatMoney = (amountCents: number): string =>
  `${amountCents < 0 ? "−" : ""}${money.format(Math.abs(amountCents) / 100)}`;

/** `$68,500`, and with cents only where there are any: `$34.50`. */
export const formatShortMoney = (amountCents: number): string =>
  formatMoney(amountCents).replace(/\.00$/, "");
