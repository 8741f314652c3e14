import type { SettingValues } from "@boab/contracts/admin/settings";
import { formatPercent } from "@boab/format/numbers";

/** Settings that pages show: the same values are charged. */
export type PublicFigures = Pick<SettingValues, "yearlyDiscount" | "platformFee" | "trialMonths">;

const numberWords = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** `six`; digits above twelve. */
export const spellNumber = (count: number): string => numberWords[count] ?? String(count);

/** `six months`, `one month` */
export const formatMonthCount = (count: number): string =>
  `${spellNumber(count)} ${count === 1 ? "month" : "months"}`;

/** `10% plus card cost, never above 15%` */
export const describePlatformFee = ({ platformFee }: PublicFigures): string =>
  `${formatPercent(platformFee.platformRate)} plus card cost, never above ${formatPercent(platformFee.ceilingRate)}`;

/** `1.7% and 30 cents` */
export function formatCardCost({ platformFee }: PublicFigures, conjunction = "and"): string {
  const { cardRate, cardFixedCents } = platformFee;
  const rate = formatPercent(cardRate);
  return cardFixedCents === 0 ? rate : `${rate} ${conjunction} ${cardFixedCents} cents`;
}
