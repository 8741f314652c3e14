import { readFileSync } from "node:fs";
import type { JsonSchema } from "../../apps/api/test/string-fields.ts";

interface Operation {
  requestBody?: { content?: Record<string, { schema?: unknown }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

/** Every call of the published contract that takes a body. */
export function callsWithBody(): { method: string; path: string; body: JsonSchema }[] {
  const { paths, components } = JSON.parse(readFileSync("docs/openapi.json", "utf8")) as OpenApi;
  const inlined = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inlined);
    if (typeof value !== "object" || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref) return inlined(components.schemas[$ref.split("/").at(-1) ?? ""]);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inlined(one)]));
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content?.["application/json"]?.schema;
      return schema
        ? [{ method: method.toUpperCase(), path, body: inlined(schema) as JsonSchema }]
        : [];
    }),
  );
}
