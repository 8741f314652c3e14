import type { Service } from "@boab/contracts/bookings/settings";
import { summariseStyles } from "@boab/contracts/bookings/style.rules";
import { makeDemoStyles } from "./demo-styles.ts";

export interface PricedRow {
  id: string;
  title: string;
  amountCents: number;
}

/** A business's prices as what can be booked there: the dearer, the longer. */
export const makeDemoServices = (prices: readonly PricedRow[]): Omit<Service, "price">[] =>
  prices.slice(0, 6).map(({ id, title, amountCents }) => {
    // Prices of services go in steps of 50 cents.
    const priceCents = Math.round(amountCents / 50) * 50;
    const styled = makeDemoStyles(title, priceCents);
    return {
      ...styled,
      id,
      priceCents,
      depositCents: null,
      durationMinutes: styled.styles
        ? summariseStyles(styled.styles).longestMinutes
        : (findKnownMinutes(title) ?? estimateMinutes(amountCents)),
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: amountCents > 15_000 ? 30 : 15,
    };
  });

/** What a hairdresser's work takes whatever it costs. */
const knownMinutes: readonly (readonly [titles: RegExp, minutes: number])[] = [
  [/^(Kids cut|First haircut|Beard and line-up|Hot towel shave|Curl consultation)/, 30],
  [/^(Skin fade|Scissor cut)/, 45],
  [/^(Cut and beard|Hair design|Big chop|Curl cut|Loc style|Loc detox|Take down)/, 60],
  [/^(Wash|Loc repair|Custom wig|Wig wash)/, 75],
  [/^(Kids braids|Kids cornrows|Twist-out|Silk press)/, 90],
  [/^(Interlocking|Loc colour|Crochet|Colour on curls)/, 150],
  [/^Sew-in/, 210],
];

const findKnownMinutes = (title: string): number | undefined =>
  knownMinutes.find(([titles]) => titles.test(title))?.[1];

function estimateMinutes(amountCents: number): number {
  if (amountCents < 5_000) return 30;
  if (amountCents < 10_000) return 60;
  if (amountCents < 15_000) return 120;
  return amountCents < 30_000 ? 240 : 360;
}
