import type { Context } from "../sandbox.ts";
import { makeInvalidRequestError, makeNotFoundError } from "./stripe-error.ts";

interface Page {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

type Range = number | { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;

/** A page of Stripe's list: newest first, by cursor. */
export function listPage<T extends { id: string }>(ctx: Context, items: T[], page: Page) {
  const limit = page.limit ?? 10;
  if (limit < 1 || limit > 100)
    throw makeInvalidRequestError(
      "This value must be greater than or equal to 1 and less than or equal to 100.",
      "limit",
      "parameter_invalid_integer",
    );
  const { starting_after: after, ending_before: before } = page;
  const position = (id: string, param: string) => {
    const index = items.findIndex((item) => item.id === id);
    if (index === -1) throw makeNotFoundError("object", id, param);
    return index;
  };

  if (before !== undefined) {
    const end = position(before, "ending_before");
    const start = Math.max(0, end - limit);
    return makeList(ctx.path, items.slice(start, end), start > 0);
  }
  const start = after === undefined ? 0 : position(after, "starting_after") + 1;
  return makeList(ctx.path, items.slice(start, start + limit), start + limit < items.length);
}

export function makeList<T>(url: string, data: T[], hasMore = false) {
  return { object: "list" as const, data, has_more: hasMore, url };
}

/** `created=5` or `created[gte]=5`. */
export function isWithin(value: number, range: Range): boolean {
  if (range === undefined) return true;
  if (typeof range === "number") return value === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return value > gt && value >= gte && value < lt && value <= lte;
}

/** A filter that is not given lets everything through. */
export function matchesFilter<T>(filter: T | undefined, value: T | null | undefined): boolean {
  return filter === undefined || filter === value;
}
