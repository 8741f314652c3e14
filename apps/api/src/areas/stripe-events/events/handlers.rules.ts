import type { EventOutcome } from "@boab/contracts/payments/events";

/**
 * What an area does with events of one kind. An event only says which object to read again; its own contents and its
 * place among others do not matter.
 */
export interface StripeEventHandler {
  /** The type of the events, or how their types begin, such as `invoice.`. */
  type: string;
  /** Reads the object again from the provider and stores what it says. An object of another area is not needed. */
  sync(objectId: string): Promise<EventOutcome>;
}

/** The handlers that name the type most closely, in the order of the areas. Several areas may handle one type. */
export function findHandlers<Handler extends Pick<StripeEventHandler, "type">>(
  handlers: readonly Handler[],
  type: string,
): Handler[] {
  const matching = handlers.filter((handler) => type.startsWith(handler.type));
  const longestTypeLength = Math.max(...matching.map((handler) => handler.type.length));
  return matching.filter((handler) => handler.type.length === longestTypeLength);
}

/** An event is applied when one area has applied it, and unknown when an area misses the object and none has it. */
export function combineOutcomes(outcomes: readonly EventOutcome[]): EventOutcome {
  if (outcomes.includes("applied")) return "applied";
  return outcomes.includes("unknown") ? "unknown" : "not needed";
}
