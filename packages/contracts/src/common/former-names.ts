import type { z } from "zod";

type FormerName<Former extends string, Current extends PropertyKey> = readonly [
  former: Former,
  current: Current,
];

/**
 * Fields that were renamed, each with its former name. Answers carry both for one release, and queued tasks are read by
 * either. The next release empties this list, and the compiler then names every place that used it.
 */
export const formerFields = {
  isErasedOnceSent: ["isForgotten", "isErasedOnceSent"],
  isNotified: ["isTold", "isNotified"],
  maxPerHour: ["atMostPerHour", "maxPerHour"],
  medianWaitMinutes: ["usualWaitMinutes", "medianWaitMinutes"],
  netCents: ["keptCents", "netCents"],
  proposedTime: ["wanted", "proposedTime"],
  started: ["begun", "started"],
} as const;

/** Adds a field's former name to the shape of an answer. It is optional, so our own pages can do without it. */
export const extendWithFormerName = <
  Shape extends Record<Current, z.ZodType>,
  Former extends string,
  Current extends keyof Shape & string,
>(
  shape: Shape,
  [former, current]: FormerName<Former, Current>,
) =>
  ({ ...shape, [former]: shape[current].meta({ deprecated: true }).optional() }) as Shape &
    Record<Former, z.ZodOptional<Shape[Current]>>;

/** Answers a renamed field under its former name too: `{ netCents: 5 }` becomes `{ netCents: 5, keptCents: 5 }`. */
export const addFormerName = <
  Answer extends object,
  Former extends string,
  Current extends keyof Answer,
>(
  answer: Answer,
  [former, current]: FormerName<Former, Current>,
) => ({ ...answer, [former]: answer[current] }) as Answer & Record<Former, Answer[Current]>;

/** Reads fields by their former names: `{ keptCents: 5 }` becomes `{ netCents: 5 }`. What has the new name stays. */
export function readFormerNames(
  input: unknown,
  names: readonly FormerName<string, string>[],
): unknown {
  if (typeof input !== "object" || input === null) return input;
  const currentNames = new Map(names);
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [currentNames.get(name) ?? name, value]),
  );
}
