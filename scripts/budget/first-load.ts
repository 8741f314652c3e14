import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { ModuleList } from "../../apps/web/vite/module-list.ts";
import { repositoryRoot } from "../lib/paths.ts";

const buildFolder = join(repositoryRoot, "apps/web/build");

interface ManifestEntry {
  module: string;
  imports?: string[];
  parentId?: string;
}

interface Manifest {
  entry: ManifestEntry;
  routes: Record<string, ManifestEntry>;
}

export const readManifest = (): Manifest =>
  JSON.parse(
    readClientFile(findManifestPath())
      .replace(/^window\.__reactRouterManifest=/, "")
      .replace(/;$/, ""),
  );

function findManifestPath(): string {
  const name = readdirSync(join(buildFolder, "client/assets")).find((file) =>
    /^manifest-\w+\.js$/.test(file),
  );
  if (!name) throw new Error("No build found. Run: npm run build");
  return `/assets/${name}`;
}

export const readModuleList = (): ModuleList =>
  JSON.parse(readFileSync(join(buildFolder, "client-modules.json"), "utf8"));

/**
 * The entry, the page with its layouts, and their static imports. The manifest of all routes does
 * not count: a page ships its own few, and fetches those of its links later.
 */
export function listFirstLoadFiles(manifest: Manifest, routeId: string): string[] {
  const files = new Set(listFiles(manifest.entry));
  for (let id: string | undefined = routeId; id !== undefined; ) {
    const part: ManifestEntry | undefined = manifest.routes[id];
    if (!part) throw new Error(`The build has no page ${id}`);
    for (const file of listFiles(part)) files.add(file);
    id = part.parentId;
  }
  return [...files];
}

const listFiles = ({ module, imports = [] }: ManifestEntry): string[] => [module, ...imports];

/** In kilobytes of 1000 bytes. */
export const computeGzippedKb = (file: string): number =>
  gzipSync(readClientFile(file)).length / 1000;

const readClientFile = (filePath: string): string =>
  readFileSync(join(buildFolder, "client", filePath), "utf8");
