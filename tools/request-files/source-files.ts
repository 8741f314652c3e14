import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "../../scripts/lib/paths.ts";

/** A script as V8 reports it: its functions and how often each ran. */
export interface ScriptCoverage {
  url: string;
  functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[];
}

const clientFolder = join(repositoryRoot, "apps/web/build/client");
const productPathPattern = /^(apps\/(api\/src|web\/(app|server))|packages\/\w+\/src)\//;
const excludedPathPattern = /^apps\/(api\/src\/platform|web\/app\/ui)\//;

/** Lists the product's files of which a function ran; the platform and the design system are left out. */
export function listSourceFiles(scripts: ScriptCoverage[]): string[] {
  const files = new Set<string>();
  for (const script of scripts) {
    const path = findBuiltFile(script.url);
    if (!path?.startsWith(repositoryRoot) || path.includes("/node_modules/")) continue;
    const offsets = script.functions.flatMap(({ ranges }) =>
      ranges[0] && ranges[0].count > 0 ? [ranges[0].startOffset] : [],
    );
    if (offsets.length === 0) continue;
    for (const file of toSources(path, offsets)) files.add(relative(repositoryRoot, file));
  }
  return [...files]
    .filter((file) => productPathPattern.test(file) && !excludedPathPattern.test(file))
    .toSorted();
}

function findBuiltFile(url: string): string | undefined {
  if (url.startsWith("file://")) return fileURLToPath(url);
  if (!url.startsWith("http")) return undefined;
  const path = join(clientFolder, new URL(url).pathname);
  return existsSync(path) ? path : undefined;
}

/** A file that was built names its sources in a map; any other is its own source. */
function toSources(path: string, offsets: number[]): string[] {
  if (!path.includes("/build/")) return [path];
  // The bundler's own runtime has none.
  if (!existsSync(`${path}.map`)) return [];
  const payload = JSON.parse(readFileSync(`${path}.map`, "utf8")) as SourceMapPayload;
  const map = new SourceMap(payload);
  const lineBreaks = [...readFileSync(path, "utf8").matchAll(/\n/g)];
  const lineStarts = [0, ...lineBreaks.map(({ index }) => index + 1)];
  return offsets.flatMap((offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    const entry = map.findEntry(line, offset - (lineStarts[line] ?? 0));
    return "originalSource" in entry && entry.originalSource
      ? [resolve(dirname(path), entry.originalSource)]
      : [];
  });
}
