import type { StyleChoice } from "@boab/contracts/bookings/styles";

/** A list has no spelling of its own in a form, so the extras are posted one by one. */
export function readStyleValues(values: Record<string, string>): { style?: StyleChoice } {
  const { "style.size": size, "style.length": length } = values;
  const extras = Object.entries(values)
    .filter(([name]) => name.startsWith("style.extras."))
    .map(([, name]) => name);
  if (!size && !length && extras.length === 0) return {};
  return { style: { ...(size && { size }), ...(length && { length }), extras } };
}
