import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** The installed SDK, read as a TypeScript program. */
export interface Sdk {
  root: string;
  resources: string;
  program: ts.Program;
  checker: ts.TypeChecker;
  packageVersion: string;
  apiVersion: string;
  openapiTag: string;
}

export function readSdk(root: string, resourceFiles: string[]): Sdk {
  const resources = join(root, "esm", "resources");
  const program = ts.createProgram(
    [
      join(root, "esm", "stripe.esm.node.d.ts"),
      ...resourceFiles.map((file) => join(resources, `${file}.d.ts`)),
    ],
    {
      strict: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      types: ["node"],
      skipLibCheck: true,
    },
  );
  const version = readFileSync(join(root, "esm", "apiVersion.js"), "utf8");
  return {
    root,
    resources,
    program,
    checker: program.getTypeChecker(),
    packageVersion: JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version,
    apiVersion: /ApiVersion = '([^']+)'/.exec(version)?.[1] ?? "",
    openapiTag: readFileSync(join(root, "OPENAPI_VERSION"), "utf8").trim(),
  };
}

export function getResourceSource(sdk: Sdk, resourceFile: string): ts.SourceFile {
  const source = sdk.program.getSourceFile(join(sdk.resources, `${resourceFile}.d.ts`));
  if (!source) throw new Error(`The SDK has no resource ${resourceFile}.`);
  return source;
}
