import { canonical } from "./canonical.ts";

interface Document {
  paths?: unknown;
  components?: { schemas?: Record<string, unknown> };
}

/** Writes each named schema once, and a `$ref` to it wherever it stood: one shape changes in one place. */
export function withComponents<D extends Document>(document: D, names: Map<string, string>): D {
  const schemas: Record<string, unknown> = {};

  function replaced(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const name = names.get(canonical(value));
    if (name === undefined) return inside(value);
    schemas[name] ??= inside(value);
    return { $ref: `#/components/schemas/${name}` };
  }

  function inside(value: object): unknown {
    if (Array.isArray(value)) return value.map(replaced);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner)]));
  }

  const paths = inside(document.paths as object);
  const inOrder = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...document,
    paths,
    components: { ...document.components, schemas: Object.fromEntries(inOrder) },
  };
}
