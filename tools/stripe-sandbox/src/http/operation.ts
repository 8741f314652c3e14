import type { Context } from "../sandbox.ts";
import { makeInvalidRequestError, makeNotModelledError } from "./stripe-error.ts";

export type PathIds = Record<string, string>;

/** What the sandbox does for one call of the contract. */
export interface Operation {
  /** The parameters it acts on; others are refused rather than ignored. */
  modelledParameters: readonly string[];
  run(ctx: Context, parameters: unknown, ids: PathIds): unknown;
}

export type Operations = Record<string, Operation>;

const commonParameters = ["expand", "limit", "starting_after", "ending_before"];

/**
 * @example "Refunds.update": operation<Stripe.RefundUpdateParams>(["metadata"], (ctx, params, { id }) => …)
 */
export function operation<P extends object>(
  modelledParameters: readonly (keyof P & string)[],
  run: (ctx: Context, parameters: P, ids: { id: string } & PathIds) => unknown,
): Operation {
  return {
    modelledParameters: modelledParameters,
    run: (ctx, parameters, ids) => run(ctx, parameters as P, { id: "", ...ids }),
  };
}

/** Refuses the first parameter outside the list. `within` is the name of a nested object. */
export function refuseOtherParameters(
  parameters: object | undefined | null | "",
  modelledParameters: readonly string[],
  within = "",
): void {
  for (const name of Object.keys(parameters || {})) {
    if (modelledParameters.includes(name) || (within === "" && commonParameters.includes(name)))
      continue;
    throw makeNotModelledError(within === "" ? name : `${within}[${name}]`);
  }
}

export function requireParameter<T>(value: T | undefined, param: string): T {
  if (value !== undefined) return value;
  throw makeInvalidRequestError(`Missing required param: ${param}.`, param, "parameter_missing");
}
