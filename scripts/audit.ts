import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./lib/paths.ts";
import { type AuditException, judgeAudit } from "./security/judge-audit.ts";

/** Compares what production runs with the advisories of the package registry. */
const exceptions = JSON.parse(
  readFileSync(join(repositoryRoot, "docs/audit-exceptions.json"), "utf8"),
) as AuditException[];
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: repositoryRoot,
  encoding: "utf8",
  timeout: 60_000,
});
const verdict = judgeAudit(stdout, exceptions, new Date().toISOString().slice(0, 10));

if (!verdict.isAnswered) {
  // A mirror without advisories must not stop a change; saying nothing would look like a pass.
  console.log(`NOT CHECKED: the package registry does not answer audit requests (${verdict.why})`);
} else {
  for (const problem of verdict.problems) console.error(problem);
  console.log(
    `${verdict.advisories} advisories, ${exceptions.length} exceptions, ${verdict.problems.length} problems`,
  );
  if (verdict.problems.length > 0) process.exitCode = 1;
}
