import { z } from "zod";

type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;

const tolerantSchemas = new WeakMap<Schema, Schema>();

/**
 * A schema that drops unknown fields at any depth instead of refusing them: an API that is released first may send more
 * than this web server understands. Missing or invalid fields are still refused.
 */
export function toTolerantSchema<Value extends Schema>(schema: Value): Value {
  const known = tolerantSchemas.get(schema);
  if (known) return known as Value;
  const tolerantSchema = buildTolerantSchema(schema);
  tolerantSchemas.set(schema, tolerantSchema);
  return tolerantSchema as Value;
}

function buildTolerantSchema(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const rebuild = (changes: object) =>
    z.core.clone(schema, { ...def, ...changes } as typeof schema._zod.def);
  switch (def.type) {
    case "object":
      return toTolerantObject(schema as z.core.$ZodObject, {});
    case "union":
      return rebuild({
        options:
          "discriminator" in def ? def.options.map(toTolerantSchema) : toTolerantOptions(def),
      });
    case "array":
      return rebuild({ element: toTolerantSchema(def.element) });
    case "record":
      return rebuild({ valueType: toTolerantSchema(def.valueType) });
    case "tuple":
      return rebuild({
        items: def.items.map(toTolerantSchema),
        rest: def.rest && toTolerantSchema(def.rest),
      });
    case "intersection":
      return rebuild({ left: toTolerantSchema(def.left), right: toTolerantSchema(def.right) });
    case "optional":
    case "nonoptional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return rebuild({ innerType: toTolerantSchema(def.innerType) });
    case "pipe":
      return rebuild({ in: toTolerantSchema(def.in), out: toTolerantSchema(def.out) });
    case "lazy":
      return rebuild({ getter: () => toTolerantSchema(def.getter()) });
    default:
      return schema;
  }
}

/** `refused` are keys that must not be present, although other unknown keys are ignored. */
function toTolerantObject(schema: z.core.$ZodObject, refusedKeys: Shape): Schema {
  const { def } = schema._zod;
  const isStrict = def.catchall?._zod.def.type === "never";
  return z.core.clone(schema, {
    ...def,
    // The shape is a getter, because a schema may contain itself.
    get shape() {
      const known = Object.entries(def.shape).map(([key, part]) => [key, toTolerantSchema(part)]);
      return { ...refusedKeys, ...Object.fromEntries(known) };
    },
    ...(isStrict && { catchall: undefined }),
  });
}

/** A key that only some options of a union declare identifies them, so the other options refuse it. */
function toTolerantOptions({ options }: z.core.$ZodUnionDef): Schema[] {
  const objects = options.filter((option) => option instanceof z.core.$ZodObject);
  const keys = objects.flatMap((object) => Object.keys(object._zod.def.shape));
  const refusedKeys = Object.fromEntries(keys.map((key) => [key, z.never().optional()]));
  return options.map((option) =>
    option instanceof z.core.$ZodObject
      ? toTolerantObject(option, refusedKeys)
      : toTolerantSchema(option),
  );
}
