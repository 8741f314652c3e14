import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { ModuleList } from "../../apps/web/vite/module-list.ts";
import { repositoryRoot } from "../lib/paths.ts";

const build = join(repositoryRoot, "apps/web/build");

interface Part {
  module: string;
  imports?: string[];
  parentId?: string;
}

interface Manifest {
  entry: Part;
  routes: Record<string, Part>;
}

export const readManifest = (): Manifest =>
  JSON.parse(
    readClientFile(manifestFile())
      .replace(/^window\.__reactRouterManifest=/, "")
      .replace(/;$/, ""),
  );

function manifestFile(): string {
  const name = readdirSync(join(build, "client/assets")).find((file) =>
    /^manifest-\w+\.js$/.test(file),
  );
  if (!name) throw new Error("No build found. Run: npm run build");
  return `/assets/${name}`;
}

export const readModuleList = (): ModuleList =>
  JSON.parse(readFileSync(join(build, "client-modules.json"), "utf8"));

/**
 * The entry, the page with its layouts, and their static imports. The manifest of all routes does
 * not count: a page ships its own few, and fetches those of its links later.
 */
export function listFirstLoadFiles(manifest: Manifest, routeId: string): string[] {
  const files = new Set(listFiles(manifest.entry));
  for (let id: string | undefined = routeId; id !== undefined; ) {
    const part: Part | undefined = manifest.routes[id];
    if (!part) throw new Error(`The build has no page ${id}`);
    for (const file of listFiles(part)) files.add(file);
    id = part.parentId;
  }
  return [...files];
}

const listFiles = ({ module, imports = [] }: Part): string[] => [module, ...imports];

/** In kilobytes of 1000 bytes. */
export const gzippedKb = (file: string): number => gzipSync(readClientFile(file)).length / 1000;

const readClientFile = (address: string): string =>
  readFileSync(join(build, "client", address), "utf8");
