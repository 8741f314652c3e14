import ts from "typescript";
import { makeTypeConverter, type TypeConverter } from "./convert-types.ts";
import { findOperations, type Operation } from "./operations.ts";
import { errorSchema, refPrefix, type Schema } from "./schema.ts";
import { getResourceSource, readSdk, type Sdk } from "./sdk.ts";
import { selectedEvents, selectedMethods } from "./selection.ts";

const license = "MIT, Copyright (C) 2011 Ask Bjørn Hansen, (C) 2013 Stripe, Inc.";
const origin =
  "Derived from the package's TypeScript declarations (esm/resources/*.d.ts) and request paths " +
  "(esm/resources/*.js), which Stripe generates from its OpenAPI specification. Descriptions are " +
  "left out. Open enums are closed to the documented values. Objects are closed and nullable " +
  "fields required, which is stricter than Stripe's published specification; limits on lengths, " +
  "patterns and formats are absent.";

/** The contract of the selected calls, derived from the SDK in `root`. */
export function generateContract(root: string) {
  const sdk = readSdk(root, Object.keys(selectedMethods));
  const converter = makeTypeConverter(sdk);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [file, methods] of Object.entries(selectedMethods)) {
    for (const method of methods) {
      for (const { path, verb, operation } of findOperations(sdk, converter, file, method)) {
        paths[path] ??= {};
        paths[path][verb] = operation;
      }
    }
  }
  const events = makeEventSchemas(sdk, converter);
  const all = { ...converter.schemas, error: errorSchema };
  const schemas = findReachableSchemas(all, [paths, events, { $ref: `${refPrefix}error` }]);
  return {
    openapi: "3.0.3",
    info: {
      title: "The part of Stripe's API that Boab uses",
      version: sdk.apiVersion,
      "x-source": {
        package: `stripe@${sdk.packageVersion} (npm)`,
        license,
        stripeOpenapiTag: sdk.openapiTag,
        how: origin,
      },
    },
    paths,
    "x-events": events,
    "x-byObject": indexResourcesByObject(schemas),
    components: { schemas },
  };
}

export type Contract = ReturnType<typeof generateContract>;

/** One line for each path and schema: small, and an update of the SDK is a readable diff. */
export function formatContract(contract: Contract): string {
  const lines = (value: Record<string, unknown>) =>
    `{\n${Object.entries(value)
      .map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`)
      .join(",\n")}\n}`;
  return `{
"openapi":${JSON.stringify(contract.openapi)},
"info":${JSON.stringify(contract.info)},
"paths":${lines(contract.paths)},
"x-events":${lines(contract["x-events"])},
"x-byObject":${lines(contract["x-byObject"])},
"components":{"schemas":${lines(contract.components.schemas)}}
}
`;
}

function makeEventSchemas(sdk: Sdk, converter: TypeConverter): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  for (const statement of getResourceSource(sdk, "Events").statements) {
    if (!ts.isInterfaceDeclaration(statement) || !statement.name.text.endsWith("Event")) continue;
    const type = sdk.checker.getTypeAtLocation(statement);
    const property = type.getProperty("type");
    const name = property && sdk.checker.getTypeOfSymbol(property);
    if (name?.isStringLiteral() && selectedEvents.includes(name.value))
      schemas[name.value] = converter.convert(type, "response") ?? {};
  }
  const missing = selectedEvents.filter((event) => !schemas[event]);
  if (missing.length > 0) throw new Error(`The SDK has no event ${missing.join(", ")}.`);
  converter.schemas.Event = { anyOf: Object.values(schemas) };
  return schemas;
}

function findReachableSchemas(all: Record<string, Schema>, roots: unknown): Record<string, Schema> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    const reference = (value as Schema).$ref;
    if (typeof reference === "string") {
      const name = reference.slice(refPrefix.length);
      if (!names.has(name)) {
        names.add(name);
        visit(all[name]);
      }
    }
    Object.values(value).forEach(visit);
  };
  visit(roots);
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => names.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The schema for each value of `object`: `{ charge: "Charge", … }`. */
function indexResourcesByObject(schemas: Record<string, Schema>): Record<string, string> {
  const index: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const [object, ...others] = schema.properties?.object?.enum ?? [];
    const isResource = !/Event$/.test(name) && !name.includes("Params");
    if (typeof object !== "string" || others.length > 0 || !isResource) continue;
    if (schema.properties?.deleted === undefined) index[object] ??= name;
  }
  return index;
}
