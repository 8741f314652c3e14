import {
  type DateRange,
  isRangeWithin,
  maxTakingsDays,
} from "@boab/contracts/bookings/takings-periods";
import { readDate } from "../calendar-dates.ts";

/** Reads the days of the URL; undefined if they aren't days, run backwards or are too many. */
export function readRange(params: URLSearchParams): DateRange | undefined {
  const [from, until] = [readDate(params.get("from")), readDate(params.get("until"))];
  if (!from || !until || !isRangeWithin({ from, until }, maxTakingsDays)) return undefined;
  return { from, until };
}
