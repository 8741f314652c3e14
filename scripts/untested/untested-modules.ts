import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ImportGraph } from "../trace/import-graph.ts";

const TEST_FILES = "{apps,packages,scripts,tools}/**/*.test.{ts,tsx}";
const PRODUCT_FILES = [
  "apps/web/app/**/*.{ts,tsx}",
  "apps/api/src/**/*.ts",
  "packages/*/src/**/*.{ts,tsx}",
  "tools/*/src/**/*.ts",
];

/**
 * The modules of the product that no unit, component or API test loads, directly or through others. Journeys run in a
 * browser against the built product, so what they reach cannot be told from the imports and does not count.
 */
export function findUntestedModules(root: string): string[] {
  const isForeign = (path: string) => path.includes("node_modules");
  const list = (pattern: string | string[]) =>
    globSync(pattern, { cwd: root, exclude: isForeign }).sort();
  const tests = list(TEST_FILES);
  const loaded = new ImportGraph(root).reachableFrom(tests.map((file) => join(root, file)));
  return list(PRODUCT_FILES)
    .filter((file) => !/[.](test|d)[.]tsx?$/.test(file))
    .filter((file) => !loaded.has(join(root, file)))
    .filter((file) => hasRuntimeCode(readFileSync(join(root, file), "utf8")));
}

/** Whether a module makes anything that runs: types alone are checked by the compiler. */
export function hasRuntimeCode(text: string): boolean {
  const source = ts.createSourceFile("module.tsx", text, ts.ScriptTarget.Latest, false);
  return !source.statements.every(isTypeOnlyStatement);
}

function isTypeOnlyStatement(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return (
    ts.isImportDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  );
}

/** `apps/web/app/routes/admin/users.tsx` belongs to `web admin`, `packages/art/src/cli.ts` to `art`. */
export function getArea(file: string): string {
  const [, web] = /^apps\/web\/app\/(?:(?:areas|routes)\/)?([^/.]+)/.exec(file) ?? [];
  if (web) return `web ${web}`;
  const [, api] = /^apps\/api\/src\/(?:areas\/)?([^/.]+)/.exec(file) ?? [];
  return api ? `api ${api}` : (file.split("/")[1] ?? file);
}

/** The modules under the name of their area, the areas in alphabetical order. */
export function groupByArea(files: readonly string[]): [area: string, files: string[]][] {
  const groups = Object.entries(Object.groupBy(files, getArea)) as [string, string[]][];
  return groups.sort(([one], [other]) => one.localeCompare(other));
}
