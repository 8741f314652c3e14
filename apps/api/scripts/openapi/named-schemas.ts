import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { toCanonicalJson } from "./canonical-json.ts";

const contractsFolder = fileURLToPath(
  new URL("../../../../packages/contracts/src", import.meta.url),
);

/** A shorter schema says more in place than behind a name. */
const MIN_SHAPE_LENGTH = 120;

/**
 * What each exported schema of the contracts looks like in the document, with its name. A schema that reads
 * differently from what it writes has two shapes; the one of requests is then called `…Input`.
 */
export async function readNamedSchemas(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const files = globSync("**/*.ts", { cwd: contractsFolder }).sort();
  for (const file of files.filter((file) => !/\.(test|generated)\.ts$/.test(file))) {
    const moduleExports = await import(`${contractsFolder}/${file}`);
    for (const [name, schema] of Object.entries(moduleExports).sort()) {
      if (!(schema instanceof z.ZodType)) continue;
      const { input, output } = describeShapes(schema);
      const isInput = name.endsWith("Input");
      addShapeName(names, output, isInput && input !== output ? `${name}Output` : name);
      addShapeName(names, input, isInput ? name : `${name}Input`);
    }
  }
  return names;
}

/** Two names for one shape: the first keeps it. One name for two shapes would make the document lie. */
function addShapeName(names: Map<string, string>, shape: string, name: string): void {
  if (shape.length < MIN_SHAPE_LENGTH || names.has(shape)) return;
  if ([...names.values()].includes(name)) throw new Error(`Two schemas are named ${name}`);
  names.set(shape, name);
}

/** As the document would show it in a request and in a response. */
function describeShapes(schema: z.ZodType): { input: string; output: string } {
  const { schema: described } = jsonSchemaTransform({
    schema: { body: schema, response: { 200: schema } },
    url: "/",
    openapiObject: { openapi: "3.1.0" },
  } as unknown as Parameters<typeof jsonSchemaTransform>[0]);
  const { body, response } = described as { body: unknown; response: Record<string, unknown> };
  return { input: toCanonicalJson(body), output: toCanonicalJson(response["200"]) };
}
