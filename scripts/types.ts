import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "./lib/paths.ts";

const root = new URL("..", import.meta.url);
/** Version 7 needs about half the time; the tools that read types through a library still need 6 (decision 016). */
const compiler = fileURLToPath(new URL("node_modules/typescript-7/bin/tsc", root));

const projects = [
  ".",
  "packages/contracts",
  "packages/format",
  "packages/art",
  "packages/tracing",
  "packages/demo",
  "tools/stripe-sandbox",
  "apps/api",
  "apps/web",
];

/** What the last check learnt, so that the next one looks only at what changed and what depends on it. */
const buildInfoFolder = join(repositoryRoot, ".cache", "types");
mkdirSync(buildInfoFolder, { recursive: true });

function hasTypeErrors(project: string): boolean {
  const buildInfo = join(buildInfoFolder, `${project.replaceAll("/", "-")}.tsbuildinfo`);
  const { status } = spawnSync(
    process.execPath,
    [compiler, "-p", project, "--incremental", "--tsBuildInfoFile", buildInfo],
    { cwd: root, stdio: "inherit" },
  );
  return status !== 0;
}

// `npm run types -- apps/web` checks only that.
const chosenProjects = process.argv.slice(2);
const failed = projects.filter(
  (project) =>
    (chosenProjects.length === 0 || chosenProjects.includes(project)) && hasTypeErrors(project),
);
if (failed.length > 0) {
  console.error(`wrong types in ${failed.join(", ")}`);
  process.exitCode = 1;
}
