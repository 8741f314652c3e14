import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ImportGraph } from "./import-graph.ts";

/** Where the product starts. React Router loads the pages by the names in `routes.ts`. */
const entryPoints = [
  "apps/api/src/main.{http,worker}.ts",
  "apps/api/src/migrate-all.ts",
  "apps/web/server.ts",
  "apps/web/app/{entry.client,entry.server,root}.tsx",
  "apps/web/app/routes.ts",
];

/**
 * Tells whether a test checks something the product runs. A journey always does; any other test must
 * load a module that an entry point loads, and the module it stands beside must be one of them.
 */
export function makeProductTestCheck(root: string): (testFile: string) => boolean {
  const graph = new ImportGraph(root);
  const entries = globSync(entryPoints, { cwd: root }).map((file) => join(root, file));
  const productFiles = graph.reachableFrom([...entries, ...readPages(root)]);

  return (testFile) => {
    if (testFile.startsWith("e2e/")) return true;
    const file = join(root, testFile);
    const pathWithoutSuffix = file.replace(/[.]test[.]tsx?$/, "");
    const subjects = [
      `${pathWithoutSuffix}.ts`,
      `${pathWithoutSuffix}.tsx`,
      `${pathWithoutSuffix}.server.ts`,
    ].filter(existsSync);
    if (subjects.length > 0) return subjects.some((subject) => productFiles.has(subject));
    return loadsProduct(file, graph, productFiles);
  };
}

/** Through the files that only tests use, but not through modules of the product that nothing loads. */
function loadsProduct(file: string, graph: ImportGraph, productFiles: Set<string>): boolean {
  const seen = new Set<string>();
  const waiting = [...graph.listImports(file)];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (productFiles.has(next)) return true;
    if (/\/(test|scripts|drills)\//.test(next)) waiting.push(...graph.listImports(next));
  }
  return false;
}

function readPages(root: string): string[] {
  const routes = readFileSync(join(root, "apps/web/app/routes.ts"), "utf8");
  return [...routes.matchAll(/"(routes\/[^"]+[.]tsx?|shell\/[^"]+[.]tsx?)"/g)].map((match) =>
    join(root, "apps/web/app", match[1] ?? ""),
  );
}
