import { z } from "zod";

type Schema = z.core.$ZodType;
type Shape = Record<string, Schema>;

const readers = new WeakMap<Schema, Schema>();

/**
 * A schema that drops fields it does not know instead of refusing them, at any depth: an API that is
 * released first may say more than this web server understands. What is missing or wrong is still refused.
 */
export function tolerant<Value extends Schema>(schema: Value): Value {
  const known = readers.get(schema);
  if (known) return known as Value;
  const reader = build(schema);
  readers.set(schema, reader);
  return reader as Value;
}

function build(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const rebuild = (changes: object) =>
    z.core.clone(schema, { ...def, ...changes } as typeof schema._zod.def);
  switch (def.type) {
    case "object":
      return withShape(schema as z.core.$ZodObject, {});
    case "union":
      return rebuild({
        options: "discriminator" in def ? def.options.map(tolerant) : choices(def),
      });
    case "array":
      return rebuild({ element: tolerant(def.element) });
    case "record":
      return rebuild({ valueType: tolerant(def.valueType) });
    case "tuple":
      return rebuild({ items: def.items.map(tolerant), rest: def.rest && tolerant(def.rest) });
    case "intersection":
      return rebuild({ left: tolerant(def.left), right: tolerant(def.right) });
    case "optional":
    case "nonoptional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return rebuild({ innerType: tolerant(def.innerType) });
    case "pipe":
      return rebuild({ in: tolerant(def.in), out: tolerant(def.out) });
    case "lazy":
      return rebuild({ getter: () => tolerant(def.getter()) });
    default:
      return schema;
  }
}

/** `refused`: keys that must not be there, whatever else is ignored. */
function withShape(schema: z.core.$ZodObject, refused: Shape): Schema {
  const { def } = schema._zod;
  const isStrict = def.catchall?._zod.def.type === "never";
  return z.core.clone(schema, {
    ...def,
    // Read late, because a schema may contain itself.
    get shape() {
      const known = Object.entries(def.shape).map(([key, part]) => [key, tolerant(part)]);
      return { ...refused, ...Object.fromEntries(known) };
    },
    ...(isStrict && { catchall: undefined }),
  });
}

/** A key that one of several shapes declares tells them apart, so the others do not drop it. */
function choices({ options }: z.core.$ZodUnionDef): Schema[] {
  const objects = options.filter((option) => option instanceof z.core.$ZodObject);
  const keys = objects.flatMap((object) => Object.keys(object._zod.def.shape));
  const refused = Object.fromEntries(keys.map((key) => [key, z.never().optional()]));
  return options.map((option) =>
    option instanceof z.core.$ZodObject ? withShape(option, refused) : tolerant(option),
  );
}
