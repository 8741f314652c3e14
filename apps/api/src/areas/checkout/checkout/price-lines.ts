import { priceBookings } from "#areas/bookings/index.ts";
import { priceListedLines } from "#areas/directory/index.ts";
import type { PricedLine, RequestedLine } from "#areas/payments/index.ts";
import type { CheckoutDeps } from "../deps.ts";

/** Asks the selling areas for prices, in the order of the lines. Undefined stands for a line that is not for sale. */
export async function priceLines(
  { db, clock }: Pick<CheckoutDeps, "db" | "clock">,
  lines: RequestedLine[],
  buyerId?: string,
): Promise<(PricedLine | undefined)[]> {
  const booked = await priceBookings({ db, clock }, lines, buyerId);
  const listed = await priceListedLines(db, lines);
  return lines.map((_, index) => booked[index] ?? listed[index]);
}
