import type Stripe from "stripe";

type MetadataParam = Stripe.Emptyable<Stripe.MetadataParam> | undefined;

/** Stripe's rule: given keys are set, an empty value removes one, an empty text removes all. */
export function mergeMetadata(current: Stripe.Metadata, given: MetadataParam): Stripe.Metadata {
  if (given === undefined) return current;
  if (given === "" || given === null) return {};
  const merged = { ...current };
  for (const [key, value] of Object.entries(given)) {
    if (value === "" || value === null) delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}

export const toMetadata = (given: MetadataParam): Stripe.Metadata => mergeMetadata({}, given);

/** In requests an empty text means "unset". Not given stays undefined, so that nothing changes. */
export function unsetIfEmpty<T>(value: T | "" | undefined): T | null | undefined {
  return value === "" ? null : value;
}
