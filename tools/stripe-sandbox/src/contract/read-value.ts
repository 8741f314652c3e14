import { resolve, type Schema } from "./schema.ts";

export interface Problem {
  code: string;
  message: string;
  param: string;
}

type Result = { ok: true; value: unknown } | { ok: false; problem: Problem };

const decimalPattern = /^-?\d+(\.\d+)?$/;

/** Reads a form value by its schema: texts become numbers and booleans, everything is checked. */
export function readValue(schema: Schema, raw: unknown, param: string): Result {
  const resolved = resolve(schema);
  if (raw === "" && resolved.nullable) return { ok: true, value: null };
  if (resolved.anyOf) return readAlternative(resolved.anyOf, raw, param);
  if (resolved.type === "object") return readObject(resolved, raw, param);
  if (resolved.type === "array") return readArray(resolved.items ?? {}, raw, param);
  if (resolved.type === undefined && !resolved.enum) return { ok: true, value: raw };
  return readScalar(resolved, raw, param);
}

function readScalar(schema: Schema, raw: unknown, param: string): Result {
  if (typeof raw !== "string") return makeInvalidResult(param, `Invalid ${schema.type}`);
  if (schema.enum && !schema.enum.map(String).includes(raw)) {
    const allowed = schema.enum.slice(0, 20).join(", ");
    return makeInvalidResult(param, `Invalid ${param}: must be one of ${allowed}`);
  }
  switch (schema.type) {
    case "integer":
      if (/^-?\d+$/.test(raw)) return { ok: true, value: Number(raw) };
      return makeInvalidResult(param, `Invalid integer: ${raw}`, "parameter_invalid_integer");
    case "number":
      return decimalPattern.test(raw)
        ? { ok: true, value: Number(raw) }
        : makeInvalidResult(param, `Invalid decimal: ${raw}`);
    case "boolean":
      return raw === "true" || raw === "false"
        ? { ok: true, value: raw === "true" }
        : makeInvalidResult(param, `Invalid boolean: ${raw}`);
    default:
      return schema.format === "decimal" && !decimalPattern.test(raw)
        ? makeInvalidResult(param, `Invalid decimal: ${raw}`)
        : { ok: true, value: raw };
  }
}

function readObject(schema: Schema, raw: unknown, param: string): Result {
  if (raw === null || typeof raw !== "object" || Array.isArray(raw))
    return makeInvalidResult(param, "Invalid object");
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(raw)) {
    const inner = param === "" ? name : `${param}[${name}]`;
    const fieldSchema = schema.properties?.[name] ?? getOtherFieldsSchema(schema);
    if (!fieldSchema)
      return problem("parameter_unknown", inner, `Received unknown parameter: ${inner}`);
    const result = readValue(fieldSchema, field, inner);
    if (!result.ok) return result;
    value[name] = result.value;
  }
  const missing = schema.required?.find((name) => !(name in value));
  if (missing === undefined) return { ok: true, value };
  const inner = param === "" ? missing : `${param}[${missing}]`;
  return problem("parameter_missing", inner, `Missing required param: ${inner}.`);
}

function getOtherFieldsSchema({ additionalProperties, properties }: Schema): Schema | undefined {
  if (typeof additionalProperties === "object") return additionalProperties;
  return properties === undefined && additionalProperties !== false ? {} : undefined;
}

function readArray(items: Schema, raw: unknown, param: string): Result {
  const entries = toArray(raw);
  if (!entries) return makeInvalidResult(param, "Invalid array");
  const value: unknown[] = [];
  for (const [index, entry] of entries.entries()) {
    const result = readValue(items, entry, `${param}[${index}]`);
    if (!result.ok) return result;
    value.push(result.value);
  }
  return { ok: true, value };
}

/** A gap in the indexes turns an array into an object with numbers as keys. */
function toArray(raw: unknown): unknown[] | undefined {
  if (Array.isArray(raw)) return raw;
  if (raw === null || typeof raw !== "object") return undefined;
  const isNumbered = Object.keys(raw).every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(raw) : undefined;
}

/** The first alternative that fits; otherwise the problem of the one with the same structure. */
function readAlternative(alternatives: Schema[], raw: unknown, param: string): Result {
  const results = alternatives.map((schema) => ({ schema, result: readValue(schema, raw, param) }));
  const fitting = results.find(({ result }) => result.ok);
  if (fitting) return fitting.result;
  const structure = Array.isArray(raw) ? "array" : typeof raw;
  const closest = results.findLast(({ schema }) => (resolve(schema).type ?? "") === structure);
  return (closest ?? results[0])?.result ?? makeInvalidResult(param, `Invalid ${param}`);
}

function makeInvalidResult(param: string, message: string, code = "parameter_invalid"): Result {
  return problem(code, param, message);
}

function problem(code: string, param: string, message: string): Result {
  return { ok: false, problem: { code, param, message } };
}
