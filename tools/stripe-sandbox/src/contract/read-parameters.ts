import qs from "qs";
import { type Problem, readValue } from "./read-value.ts";
import type { Schema } from "./schema.ts";

export type RequestParameters = Record<string, unknown>;

/** Form-encoded text as nested values: takes `x[0]=` (the SDK) and `x[]=` (the CLI) alike. */
export function decodeForm(text: string): RequestParameters {
  return qs.parse(text, {
    depth: 20,
    arrayLimit: 1000,
    parameterLimit: 10_000,
    plainObjects: true,
  }) as RequestParameters;
}

/** The parameters in their types, or the first problem with them. */
export function readParameters(
  schema: Schema,
  raw: RequestParameters,
): { ok: true; parameters: RequestParameters } | { ok: false; problem: Problem } {
  const result = readValue(schema, raw, "");
  return result.ok
    ? { ok: true, parameters: result.value as RequestParameters }
    : { ok: false, problem: result.problem };
}
