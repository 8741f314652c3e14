import type { JsonSchema } from "../../../apps/api/test/string-fields.ts";
import { readPublishedDocument } from "./published-document.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: unknown;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

export interface PublishedCall {
  method: string;
  path: string;
  parameters: { name: string; in: string; isRequired: boolean; schema: JsonSchema }[];
  body: JsonSchema | undefined;
}

/** Paths that end the session which the rest is sent with, or the account behind it. */
export const sessionEndingPattern =
  /\/session|delete-user|users\/(delete|ban)|\/ban$|\/user\/close/;

/** Every call of the published contract. */
export function listPublishedCalls(): PublishedCall[] {
  const { paths, components } = readPublishedDocument() as OpenApi;
  const inlineRefs = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inlineRefs);
    if (typeof value !== "object" || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref) return inlineRefs(components.schemas[$ref.split("/").at(-1) ?? ""]);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inlineRefs(one)]));
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, parameters = [] }]) => {
      const schema = requestBody?.content?.["application/json"]?.schema;
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((one) => ({
          name: one.name,
          in: one.in,
          isRequired: one.required === true,
          schema: inlineRefs(one.schema) as JsonSchema,
        })),
        body: schema ? (inlineRefs(schema) as JsonSchema) : undefined,
      };
    }),
  );
}

/** Every call of the published contract that takes a body. */
export const listCallsWithBody = (): { method: string; path: string; body: JsonSchema }[] =>
  listPublishedCalls().flatMap(({ method, path, body }) => (body ? [{ method, path, body }] : []));
