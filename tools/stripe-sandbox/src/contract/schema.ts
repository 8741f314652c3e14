import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of JSON Schema (as OpenAPI 3.0 writes it) that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

interface ContractOperation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  "x-querySchema"?: Schema;
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

interface ContractFile {
  info: { version: string };
  paths: Record<string, Record<string, ContractOperation>>;
  "x-events": Record<string, Schema>;
  "x-byObject": Record<string, string>;
  components: { schemas: Record<string, Schema> };
}

const refPrefix = "#/components/schemas/";

export const contract: ContractFile = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "contract", "contract.json"), "utf8"),
);

export const apiVersion = contract.info.version;

export const getRefName = (ref: string): string => ref.slice(refPrefix.length);

/** Follows references; what is beside a reference (`nullable`) stays. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(contract.components.schemas[getRefName(schema.$ref)] ?? {});
  const [only] = schema.allOf ?? [];
  if (!only) return schema;
  return schema.nullable ? { ...resolve(only), nullable: true } : resolve(only);
}

/** The schema of a resource by the value of its `object` field. */
export function getObjectSchema(object: string): Schema {
  const name = contract["x-byObject"][object];
  if (!name) throw new Error(`The contract has no object "${object}".`);
  return contract.components.schemas[name] ?? {};
}
