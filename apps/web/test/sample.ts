import { z } from "zod";

interface Schema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  prefixItems?: Schema[];
}

const formats: Record<string, string> = {
  uuid: "0b0f2a5e-5a8e-4b9e-9b53-0d4f7a2c1e11",
  "date-time": "2026-11-15T13:30:00.000Z",
  date: "2026-11-16",
  uri: "https://example.com/",
  email: "one@people.example",
};

/**
 * The least that a contract accepts, for what a test says nothing about: lists are empty, numbers nothing, what may be
 * missing is. Give what the test asserts: `sample(Payment, { amountCents: 4_450 })`.
 */
export function sample<Type extends z.ZodType>(
  type: Type,
  given: Partial<z.output<Type>> = {},
): z.output<Type> {
  const schema = z.toJSONSchema(type, { io: "output", unrepresentable: "any" }) as Schema;
  return { ...(makeMinimalValue(schema) as object), ...given } as z.output<Type>;
}

function makeMinimalValue(schema: Schema): unknown {
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) {
    const nullSchema = schema.anyOf.find(({ type }) => type === "null");
    return makeMinimalValue(nullSchema ?? schema.anyOf[0] ?? {});
  }
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, property]) => [name, makeMinimalValue(property)]),
      );
    case "array":
      return (schema.prefixItems ?? []).map(makeMinimalValue);
    case "string":
      return formats[schema.format ?? ""] ?? "";
    case "integer":
    case "number":
      return Math.max(0, schema.minimum ?? 0);
    case "boolean":
      return false;
    default:
      return null;
  }
}

interface ListCall {
  response: z.ZodType;
}

type ListedRow<C extends ListCall> =
  z.output<C["response"]> extends { data: (infer Row)[] } ? Row : never;

/** A row of what a call lists, the least of it but for what is given. */
export function makeSampleRow<C extends ListCall>(
  call: C,
  given: Partial<ListedRow<C>> = {},
): ListedRow<C> {
  const { shape } = call.response as unknown as { shape: { data: { element: z.ZodType<object> } } };
  return sample(shape.data.element, given) as ListedRow<C>;
}

/** What a call that lists rows answers with these, and nothing after them. */
export const makeSampleList = <C extends ListCall>(
  call: C,
  rows: ListedRow<C>[],
  given: object = {},
) => sample(call.response as z.ZodType<object>, { data: rows, ...given });
