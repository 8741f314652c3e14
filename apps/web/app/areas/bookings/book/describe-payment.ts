import { computeMaxRetainedCents } from "@boab/contracts/bookings/cancellation-terms";
import type { ChosenService } from "./chosen-service.ts";
import type { BookView } from "./load-book.server.ts";

type PricedService = Pick<ChosenService, "priceCents" | "depositCents">;

/** What is charged now, and the most that the business keeps of it; the server works out the same, service by service. */
export function describePayment(
  services: readonly PricedService[],
  { maxRetainedRate }: Pick<BookView["settings"], "maxRetainedRate">,
) {
  const visits = services.map(({ priceCents, depositCents }) => {
    const dueNowCents = depositCents || priceCents;
    const paid = { priceCents, dueNowCents };
    return { ...paid, maxRetainedCents: computeMaxRetainedCents(paid, maxRetainedRate) };
  });
  return {
    paidCents: sum(visits.map(({ dueNowCents }) => dueNowCents)),
    maxRetainedCents: sum(visits.map(({ maxRetainedCents }) => maxRetainedCents)),
  };
}

/** What all of it costs, and what of that is the deposit; null where nothing of it is paid later. */
export function sumServices(services: readonly PricedService[]): PricedService | null {
  if (services.length === 0) return null;
  const priceCents = sum(services.map((service) => service.priceCents));
  const dueCents = sum(services.map((service) => service.depositCents || service.priceCents));
  const hasDeposit = services.some(({ depositCents }) => depositCents !== null);
  return { priceCents, depositCents: hasDeposit ? dueCents : null };
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, cents) => total + cents, 0);
