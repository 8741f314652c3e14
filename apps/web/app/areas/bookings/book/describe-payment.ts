import { computeMaxRetainedCents } from "@boab/contracts/bookings/cancellation-terms";
import type { ChosenService } from "./chosen-service.ts";
import type { BookView } from "./load-book.server.ts";

/** What is charged now, and the most that the business keeps of it; the server works out the same. */
export function describePayment(
  { priceCents, depositCents }: Pick<ChosenService, "priceCents" | "depositCents">,
  { maxRetainedRate }: Pick<BookView["settings"], "maxRetainedRate">,
) {
  const paidCents = depositCents || priceCents;
  return {
    paidCents,
    maxRetainedCents: computeMaxRetainedCents(
      { priceCents, dueNowCents: paidCents },
      maxRetainedRate,
    ),
  };
}
