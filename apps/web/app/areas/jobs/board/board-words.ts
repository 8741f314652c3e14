import type { states } from "@boab/contracts/directory/limits";
import { formatMoney } from "#lib/format/format.ts";

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

/** As in `14 jobs in the Northern Territory`. */
export const stateInSentence = (state: keyof typeof stateNames): string =>
  state === "NT" || state === "ACT" ? `the ${stateNames[state]}` : stateNames[state];

/** `$60,000 or more` */
export const payLabel = (dollars: number): string =>
  `${formatMoney(dollars * 100).replace(/\.00$/, "")} or more`;

export const postedLabel = (days: number): string =>
  days === 1 ? "Last 24 hours" : `Last ${days} days`;
