import { toCanonicalJson } from "./canonical-json.ts";

interface DocumentWithComponents {
  paths?: unknown;
  components?: { schemas?: Record<string, unknown> };
}

/** Writes each named schema once, and a `$ref` to it wherever it stood: one shape changes in one place. */
export function extractComponents<D extends DocumentWithComponents>(
  document: D,
  names: Map<string, string>,
): D {
  const schemas: Record<string, unknown> = {};

  function replaceNamedSchemas(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const name = names.get(toCanonicalJson(value));
    if (name === undefined) return replaceInChildren(value);
    schemas[name] ??= replaceInChildren(value);
    return { $ref: `#/components/schemas/${name}` };
  }

  function replaceInChildren(value: object): unknown {
    if (Array.isArray(value)) return value.map(replaceNamedSchemas);
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, replaceNamedSchemas(inner)]),
    );
  }

  const paths = replaceInChildren(document.paths as object);
  const sortedSchemas = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...document,
    paths,
    components: { ...document.components, schemas: Object.fromEntries(sortedSchemas) },
  };
}
