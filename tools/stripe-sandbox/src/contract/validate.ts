import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { contract, getRefName, type Schema } from "./schema.ts";

/** A response or an event of the sandbox that Stripe would not send. */
export class ContractViolation extends Error {
  override name = "ContractViolation";
}

// The contract is checked when it is generated; unoptimised code compiles in two thirds of the time.
const ajv = new Ajv({
  strict: false,
  inlineRefs: false,
  validateSchema: false,
  code: { optimize: false },
});
ajv.addFormat("decimal", /^-?\d+(\.\d+)?$/);
for (const [name, schema] of Object.entries(contract.components.schemas))
  ajv.addSchema(toJsonSchema(schema), name);

const compiled = new Map<string, ValidateFunction>();

/** Compiled on first use: the whole contract takes seconds, a run rarely needs all of it. */
function getValidator(key: string, schema: Schema): ValidateFunction {
  let validate = compiled.get(key);
  if (!validate) {
    validate = ajv.compile(toJsonSchema(schema));
    compiled.set(key, validate);
  }
  return validate;
}

/** Throws unless the value has the shape of the schema. */
export function check(what: string, schema: Schema, value: unknown): void {
  const validate = getValidator(JSON.stringify(schema), schema);
  if (validate(value)) return;
  throw new ContractViolation(`${what}: ${(validate.errors ?? []).map(describe).join("; ")}`);
}

export function checkEvent(event: { type: string }): void {
  const schema = contract["x-events"][event.type];
  if (!schema) throw new ContractViolation(`The contract has no event "${event.type}".`);
  check(`event ${event.type}`, schema, event);
}

function describe({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || "/"} ${message} ${JSON.stringify(params)}`;
}

/** OpenAPI's `nullable` and references, as Ajv understands them. */
function toJsonSchema(schema: Schema): object {
  const { nullable, $ref, anyOf, allOf, items, properties, additionalProperties, ...rest } = schema;
  const converted = {
    ...rest,
    ...($ref ? { $ref: getRefName($ref) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(toJsonSchema) } : {}),
    ...(allOf ? { allOf: allOf.map(toJsonSchema) } : {}),
    ...(items ? { items: toJsonSchema(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, one]) => [name, toJsonSchema(one)]),
          ),
        }
      : {}),
    ...(typeof additionalProperties === "object"
      ? { additionalProperties: toJsonSchema(additionalProperties) }
      : additionalProperties === undefined
        ? {}
        : { additionalProperties }),
  };
  return nullable ? { anyOf: [converted, { type: "null" }] } : converted;
}
