import type { StripeEventsDeps } from "../deps.ts";
import { findKnownEventIds } from "./events.repository.ts";
import { findHandlers } from "./handlers.rules.ts";
import { storeEvent } from "./store-event.ts";

const MINUTE_MS = 60_000;
/** Longer than any outage of ours should last; the provider itself tries for three days. */
const lookBackMs = 26 * 60 * MINUTE_MS;
/** Younger ones may still be on their way. */
const minEventAgeMs = 5 * MINUTE_MS;
const pageSize = 100;
const maxPages = 100;

type Deps = Pick<StripeEventsDeps, "db" | "clock" | "log" | "stripe" | "tasks" | "handlers">;

/** Lists the provider's latest events and stores those that never arrived. Returns how many there were. */
export async function fetchMissedEvents(deps: Deps): Promise<number> {
  const now = deps.clock().getTime();
  const created = {
    gte: Math.floor((now - lookBackMs) / 1000),
    lte: Math.floor((now - minEventAgeMs) / 1000),
  };
  let missedCount = 0;
  let last: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const { data, has_more } = await deps.stripe.events.list({
      created,
      limit: pageSize,
      ...(last && { starting_after: last }),
    });
    const handledEvents = data.filter(({ type }) => findHandlers(deps.handlers, type).length > 0);
    const known = await findKnownEventIds(
      deps.db,
      handledEvents.map(({ id }) => id),
    );
    for (const event of handledEvents.filter(({ id }) => !known.has(id)))
      if (await storeEvent(deps, event, { endpoint: "platform", isFetched: true })) missedCount++;
    last = data.at(-1)?.id;
    if (!has_more) break;
    if (page === maxPages - 1)
      deps.log.error({ pages: maxPages }, "more payment events than one check reads");
  }
  if (missedCount > 0)
    deps.log.warn({ missed: missedCount }, "payment events that never arrived were fetched");
  return missedCount;
}
