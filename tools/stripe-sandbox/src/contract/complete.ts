import { getObjectSchema, resolve, type Schema } from "./schema.ts";

/** The fields of an object, without their exact types: the contract checks the values when it is sent. */
export type Fields<T> = { [K in Exclude<keyof T, "object">]?: unknown };

/**
 * Adds the fields that Stripe always sends and that are empty here: what the contract requires and
 * allows to be null becomes null, also inside.
 *
 * @example complete<Stripe.Refund>({ object: "refund", id: "re_1", amount: 500, … })
 */
export function complete<T>(fields: Fields<T> & { object: string }): T {
  return fill(getObjectSchema(fields.object), fields) as T;
}

function fill(schema: Schema, value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  const resolved = resolve(schema);
  if (Array.isArray(value)) return value.map((item) => fill(resolved.items ?? {}, item));
  const shape = findObjectShape(resolved, value);
  if (!shape?.properties) return value;

  const filled: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value))
    if (field !== undefined) filled[name] = fill(shape.properties[name] ?? {}, field);
  for (const name of shape.required ?? [])
    if (!(name in filled) && shape.properties[name]?.nullable) filled[name] = null;
  return filled;
}

/** Among several alternatives the one for objects, or the one of this kind of object. */
function findObjectShape(schema: Schema, value: object): Schema | undefined {
  if (!schema.anyOf) return schema;
  const shapes = schema.anyOf.map(resolve).filter(({ type }) => type === "object");
  const kind = "object" in value ? value.object : undefined;
  return (
    shapes.find(({ properties }) => kind !== undefined && properties?.object?.enum?.[0] === kind) ??
    (shapes.length === 1 ? shapes[0] : undefined)
  );
}
