import { findPageFile } from "../apps/web/test/page-file.ts";
import {
  computeGzippedKb,
  listFirstLoadFiles,
  readManifest,
  readModuleList,
} from "./budget/first-load.ts";
import { otherPages, publicPages } from "./pages/all.ts";

// `node scripts/budget.ts` holds every public page, and others that will be, against its budget; `node scripts/budget.ts home` also lists what home loads.
// Needs `npm run build`.

/** Too heavy for a first load, or not meant for the browser; where a page needs one, it comes later. */
const forbiddenPackages = [
  "zod",
  "firebase",
  "@firebase",
  "maplibre-gl",
  "react-aria",
  "react-aria-components",
];

const manifest = readManifest();
const modules = readModuleList();
const chosenNames = new Set(process.argv.slice(2));

const seen = new Set<string>();
for (const page of [...publicPages, ...otherPages]) {
  const { firstLoadKb } = page;
  if (firstLoadKb === undefined) continue;
  const routeId = findPageFile(page.path)?.replace(/\.tsx?$/, "");
  if (!routeId) throw new Error(`No route answers ${page.path}`);
  // Two addresses of one page load the same files.
  if (seen.has(routeId)) continue;
  seen.add(routeId);
  const files = listFirstLoadFiles(manifest, routeId);
  report(page.name, firstLoadKb, files);
  if (chosenNames.has(page.name)) listModules(files);
}

function report(name: string, maxFirstLoadKb: number, files: string[]) {
  const kilobytes = files.reduce((sum, file) => sum + computeGzippedKb(file), 0);
  const forbiddenModule = files
    .flatMap((file) => Object.keys(modules[file] ?? {}))
    .find((module) =>
      forbiddenPackages.some((packageName) => module.includes(`node_modules/${packageName}/`)),
    );
  const verdict = forbiddenModule
    ? `loads ${forbiddenModule}`
    : kilobytes > maxFirstLoadKb
      ? `over ${maxFirstLoadKb} kB`
      : "ok";
  if (verdict !== "ok") process.exitCode = 1;
  console.log(
    `${name.padEnd(24)} ${kilobytes.toFixed(1).padStart(6)} of ${maxFirstLoadKb} kB  ${verdict}`,
  );
}

function listModules(files: string[]) {
  for (const file of files) {
    console.log(`  ${computeGzippedKb(file).toFixed(1).padStart(6)} kB ${file}`);
    const heaviest = Object.entries(modules[file] ?? {}).sort(([, one], [, other]) => other - one);
    for (const [module, bytes] of heaviest)
      console.log(`    ${String(bytes).padStart(7)} ${module}`);
  }
}
