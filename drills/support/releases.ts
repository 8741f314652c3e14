import { existsSync, globSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { repositoryRoot } from "../../scripts/lib/paths.ts";
import { run } from "../../scripts/lib/run.ts";

const git = async (...args: string[]): Promise<string> =>
  (await run("git", args, { cwd: repositoryRoot })).trim();

/** The latest commits that brought migrations, newest first, each with its files. */
export async function commitsWithMigrations(
  count: number,
): Promise<{ commit: string; migrations: string[] }[]> {
  const folder = "apps/api/migrations";
  const listed = await git("log", "--diff-filter=A", "--format=%H", `-${count}`, "--", folder);
  const commits = listed.split("\n").filter(Boolean);
  return Promise.all(
    commits.map(async (commit) => {
      const shown = await git(
        ...["show", "--diff-filter=A", "--name-only", "--format=", commit, "--", folder],
      );
      const migrations = shown.split("\n").map((path) => path.slice(folder.length + 1));
      return { commit, migrations };
    }),
  );
}

/**
 * The files of a commit, ready to run, in a folder of this checkout. Packages come from this checkout's installation;
 * only ours are the commit's own.
 */
export async function unpackRelease(name: string, commit: string): Promise<string> {
  const folder = join(repositoryRoot, ".cache/releases", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const unpack = 'git archive "$1" | tar -x -C "$2"';
  await run("bash", ["-o", "pipefail", "-c", unpack, "unpack", commit, folder], {
    cwd: repositoryRoot,
  });
  const own = join(folder, "node_modules/@boab");
  mkdirSync(own, { recursive: true });
  for (const manifest of globSync("{apps,packages}/*/package.json", { cwd: folder })) {
    const place = dirname(manifest);
    symlinkSync(join(folder, place), join(own, place.split("/")[1] ?? ""));
    const installed = join(repositoryRoot, place, "node_modules");
    if (existsSync(installed))
      symlinkSync(relative(join(folder, place), installed), join(folder, place, "node_modules"));
  }
  return folder;
}
