import { brand } from "@boab/contracts/common/brand";

const count = new Intl.NumberFormat(brand.locale);

/** `1,284` */
export const formatCount = (value: number): string => count.format(value);

const percent = new Intl.NumberFormat(brand.locale, { style: "percent", maximumFractionDigits: 2 });

/** `0.017` to `1.7%`. */
export const formatPercent = (rate: number): string => percent.format(rate);
