export interface JsonSchema {
  type?: string;
  format?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
}

export type FieldPath = (string | number)[];

/** Every place in a request where a client may put a string of its own. */
export function findStringPaths(
  schema: JsonSchema,
  path: FieldPath = [],
): { path: FieldPath; schema: JsonSchema }[] {
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  return [
    ...(schema.type === "string" && !isFixed ? [{ path, schema }] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) =>
      findStringPaths(one, path),
    ),
    ...(schema.items ? findStringPaths(schema.items, [...path, 0]) : []),
    ...(schema.prefixItems ?? []).flatMap((one, index) => findStringPaths(one, [...path, index])),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
      findStringPaths(one, [...path, key]),
    ),
    ...(typeof schema.additionalProperties === "object"
      ? findStringPaths(schema.additionalProperties, [...path, "anything"])
      : []),
  ];
}

/** An object that holds nothing but the value, at its place. */
export function nestValue([first, ...rest]: FieldPath, value: string): unknown {
  if (first === undefined) return value;
  const inner = nestValue(rest, value);
  return typeof first === "number" ? [inner] : { [first]: inner };
}

const size = 60_000;
const repeat = (unit: string) => unit.repeat(Math.floor(size / unit.length));
/** Each makes one careless kind of pattern take quadratic time or worse; the end makes it try again. */
export const slowPatternInputs = [
  repeat("a"),
  `a@${repeat("a.")}@`,
  `${repeat(" ")}x`,
  `${repeat("a-")}!`,
  `https://${repeat("a.")} `,
  `<iframe ${repeat(" src")}`,
  repeat("\u0344"),
  `${repeat("1 ")}x`,
];
