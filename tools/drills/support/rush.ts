import { AppError } from "../../../apps/api/src/platform/errors/app-error.ts";

export type Outcome = "won" | "refused" | "broke";

/** Whether it worked, was refused with a sentence, or broke. */
async function toOutcome(work: Promise<unknown>): Promise<Outcome> {
  try {
    await work;
    return "won";
  } catch (error) {
    if (error instanceof AppError) return "refused";
    console.error(String(error));
    return "broke";
  }
}

/** As many at once as there are connections, until everybody had their turn. */
export async function runConcurrently<Item>(
  items: Item[],
  connections: number,
  work: (item: Item) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) outcomes.push(await toOutcome(work(item)));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return outcomes;
}

export const countOutcomes = (outcomes: Outcome[], outcome: Outcome): number =>
  outcomes.filter((one) => one === outcome).length;

/**
 * Takes away what keeps two bookings apart: the lock of a business, which the check whether a time is free relies on, and
 * the constraint behind it. Either alone would do.
 */
export const unguardTimes = (database: string) => `
  alter table bookings.booking drop constraint booking_no_overlap;
  create function public.pg_advisory_xact_lock(bigint) returns void language sql as '';
  alter database "${database}" set search_path = public, pg_catalog;`;
