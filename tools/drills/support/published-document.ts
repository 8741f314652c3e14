import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";

const file = join(repositoryRoot, "apps/api/build/openapi.json");

/** The published contract, written anew when the code has changed since. */
export function readPublishedDocument(): unknown {
  if (isOutdated())
    execFileSync(process.execPath, ["--env-file=.env.example", "apps/api/scripts/openapi.ts"], {
      cwd: repositoryRoot,
      // Without the faults that a sabotage puts into the processes of a drill.
      env: { ...process.env, NODE_OPTIONS: "" },
    });
  return JSON.parse(readFileSync(file, "utf8"));
}

function isOutdated(): boolean {
  if (!existsSync(file)) return true;
  const writtenAt = statSync(file).mtimeMs;
  const sources = globSync(["packages/contracts/src/**/*.ts", "apps/api/{scripts,src}/**/*.ts"], {
    cwd: repositoryRoot,
  });
  return sources.some((source) => statSync(join(repositoryRoot, source)).mtimeMs > writtenAt);
}
