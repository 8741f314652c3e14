/** The same text for the same schema, in whichever order its keys stand. */
export const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (key, inner) =>
    // Only the outermost schema says which language it is written in.
    key === "$schema" ? undefined : isPlainObject(inner) ? sortKeys(inner) : inner,
  );

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sortKeys = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
