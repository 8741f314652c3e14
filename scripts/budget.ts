import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { repositoryRoot } from "./lib/paths.ts";

/** First-load JavaScript of a public page, gzipped, in kilobytes of 1000 bytes. */
const BUDGET_KB = 170;
const client = join(repositoryRoot, "apps/web/build/client");

const pages = {
  "/": "routes/home/home",
  "/contact-us": "routes/information/contact-us",
  "/help": "routes/information/help",
  "/pricing": "routes/information/pricing",
  "/terms": "routes/information/terms",
  "/directory": "routes/directory/home/directory-home",
  "/directory/listings": "routes/directory/listings/listings",
  "/directory/listings/:slug": "routes/directory/business",
  "/marketplace-onboarding": "routes/areas/marketplace-onboarding",
  "/wellbeing": "routes/areas/wellbeing",
  "/register": "routes/account/register",
} as const;

interface Part {
  module: string;
  imports?: string[];
  parentId?: string;
}

interface Manifest {
  entry: Part;
  routes: Record<string, Part>;
}

const manifestFile = readdirSync(join(client, "assets")).find((name) =>
  /^manifest-\w+\.js$/.test(name),
);
if (!manifestFile) throw new Error("No build found. Run: npm run build");
const manifest: Manifest = JSON.parse(
  read(`/assets/${manifestFile}`)
    .replace(/^window\.__reactRouterManifest=/, "")
    .replace(/;$/, ""),
);

let isOver = false;
for (const [path, id] of Object.entries(pages)) {
  const files = firstLoadOf(id);
  const kilobytes = files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1000;
  const stranger = files.find((file) => /identity-provider|firebase|zod/.test(file));
  const verdict = stranger ? `loads ${stranger}` : kilobytes > BUDGET_KB ? "over the budget" : "ok";
  isOver ||= verdict !== "ok";
  console.log(`${path.padEnd(26)} ${kilobytes.toFixed(1).padStart(6)} kB  ${verdict}`);
}
console.log(`Budget: ${BUDGET_KB} kB of gzipped JavaScript before a page is usable`);
process.exitCode = isOver ? 1 : 0;

/**
 * The entry, the page with its layouts, and their static imports. The manifest of all routes does
 * not count: a page ships its own few, and fetches those of its links later.
 */
function firstLoadOf(routeId: string): string[] {
  const files = new Set(filesOf(manifest.entry));
  for (let id: string | undefined = routeId; id !== undefined; ) {
    const part: Part | undefined = manifest.routes[id];
    if (!part) throw new Error(`The build has no page ${id}`);
    for (const file of filesOf(part)) files.add(file);
    id = part.parentId;
  }
  return [...files];
}

function filesOf({ module, imports = [] }: Part): string[] {
  return [module, ...imports];
}

function read(address: string): string {
  return readFileSync(join(client, address), "utf8");
}
