import type { Context } from "../sandbox.ts";
import { includableFields } from "./includable.ts";
import { makeInvalidRequestError } from "./stripe-error.ts";

type PlainObject = Record<string, unknown>;

const MAX_DEPTH = 4;

/**
 * Replaces ids by their objects along the paths of `expand`, and adds the fields that Stripe sends
 * only on request.
 */
export function expand(ctx: Context, response: unknown, paths: string[]): unknown {
  let expanded = response;
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > MAX_DEPTH)
      throw makeInvalidRequestError("You cannot expand more than 4 levels of a property", "expand");
    expanded = expandPath(ctx, expanded, steps, path);
  }
  return expanded;
}

function expandPath(ctx: Context, value: unknown, steps: string[], path: string): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => expandPath(ctx, item, steps, path));
  if (typeof value !== "object") throw makeExpandError(path);

  const object = value as PlainObject;
  const include = includableFields[`${object.object}.${step}`];
  const current = step in object ? object[step] : include?.(ctx, object);
  if (current === undefined && !include) {
    // A field may be absent because it is empty; only a field that is never there is a mistake.
    if (step in object) return value;
    throw makeExpandError(path);
  }
  const target = typeof current === "string" ? lookUp(ctx, current, path) : current;
  const isLeaf = rest.length === 0;
  return {
    ...object,
    [step]: isLeaf ? expandAll(ctx, target, path) : expandPath(ctx, target, rest, path),
  };
}

/** `discounts` and the like hold several ids. */
function expandAll(ctx: Context, value: unknown, path: string): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item) => (typeof item === "string" ? lookUp(ctx, item, path) : item));
}

function lookUp({ sandbox }: Context, id: string, path: string): unknown {
  const entry = sandbox.store.findAnywhere(id);
  if (!entry) throw makeExpandError(path);
  return entry.object;
}

function makeExpandError(path: string) {
  return makeInvalidRequestError(`This property cannot be expanded (${path}).`, "expand");
}
