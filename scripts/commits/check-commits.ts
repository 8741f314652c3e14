import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { repositoryRoot } from "../lib/paths.ts";

export interface CommitsVerdict {
  isGood: boolean;
  printed: string;
}

/**
 * Holds the messages of the commits after the recorded one against commitlint.config.mjs. A shallow clone may not have that
 * commit; there only the newest message is checked.
 */
export function checkCommits(folder: string, lastUncheckedCommit: string): CommitsVerdict {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  if (git("rev-parse", "--verify", "--quiet", "HEAD").status !== 0)
    return { isGood: true, printed: "NOT CHECKED: there is no history here" };
  const isKnown = git("merge-base", "--is-ancestor", lastUncheckedCommit, "HEAD").status === 0;
  const range = isKnown ? ["--from", lastUncheckedCommit, "--to", "HEAD"] : ["--last"];
  const what = isKnown
    ? `${git("rev-list", "--count", "--no-merges", `${lastUncheckedCommit}..HEAD`).stdout.trim()} commits since ${lastUncheckedCommit.slice(0, 8)}`
    : `the newest commit; ${lastUncheckedCommit.slice(0, 8)} is not in this history`;

  const { status, stdout, stderr } = spawnSync(
    join(repositoryRoot, "node_modules/.bin/commitlint"),
    [
      ...range,
      "--cwd",
      folder,
      "--config",
      join(repositoryRoot, "commitlint.config.mjs"),
      "--color=false",
    ],
    { encoding: "utf8" },
  );
  return { isGood: status === 0, printed: `${stdout}${stderr}checked: ${what}` };
}
