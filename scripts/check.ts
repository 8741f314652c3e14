import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { chooseChecks } from "./ci/choose-checks.ts";
import { repositoryRoot } from "./lib/paths.ts";
import { runCommand } from "./lib/subcommands.ts";

// `npm run check` is for before a review: the quick checks, and the tests of what differs from main. `npm run check words
// boundaries` does only those, `npm run check -- --all` every check and every test.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false } },
});
const chosen = chooseChecks({ isFullRun: values.all, names: positionals, base: findBase() });

if (typeof chosen === "string") {
  console.error(chosen);
  process.exitCode = 1;
} else {
  const failed: string[] = [];
  for (const { name, command } of chosen) {
    console.log(`== ${name}`);
    if (runCommand(["bash", "-c", command]) !== 0) failed.push(name);
  }
  console.log(failed.length > 0 ? `failed: ${failed.join(", ")}` : "all green");
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Where this branch left main; without a main, only what is not committed counts as changed. */
function findBase(): string {
  const mergeBase = spawnSync("git", ["merge-base", "HEAD", "main"], {
    cwd: repositoryRoot,
    encoding: "utf8",
  });
  return mergeBase.status === 0 ? mergeBase.stdout.trim() : "HEAD";
}
