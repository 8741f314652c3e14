import { toCents } from "@boab/contracts/common/dollars";
import type { states } from "@boab/contracts/directory/limits";
import { formatShortMoney } from "@boab/format/money";

export const stateNames: Record<(typeof states)[number], string> = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  SA: "South Australia",
  WA: "Western Australia",
  TAS: "Tasmania",
  NT: "Northern Territory",
  ACT: "ACT",
};

/** `the Northern Territory`, as in `14 jobs in the Northern Territory`. */
export const formatStateInSentence = (state: keyof typeof stateNames): string =>
  state === "NT" || state === "ACT" ? `the ${stateNames[state]}` : stateNames[state];

/** Converts yearly pay to hourly pay with 52 weeks of 38 hours, as the board compares pay. */
const toHourlyDollars = (dollars: number) => Math.round(dollars / (52 * 38));

/** `$60,000 a year or $30 an hour` */
export const formatPayLabel = (dollars: number): string =>
  `${formatShortMoney(toCents(dollars))} a year or ${formatShortMoney(toCents(toHourlyDollars(dollars)))} an hour`;

export const formatPostedLabel = (days: number): string =>
  days === 1 ? "Last 24 hours" : `Last ${days} days`;
