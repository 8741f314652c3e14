import { existsSync, globSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { run } from "../../../scripts/lib/run.ts";

const git = async (...args: string[]): Promise<string> =>
  (await run("git", args, { cwd: repositoryRoot })).trim();

const migrationsFolder = "apps/api/migrations";

/** The latest commits that brought migrations, newest first, each with its files. */
export async function listCommitsWithMigrations(
  count: number,
): Promise<{ commit: string; migrations: string[] }[]> {
  const listed = await git(
    "log",
    "--diff-filter=A",
    "--format=%H",
    `-${count}`,
    "--",
    migrationsFolder,
  );
  const commits = listed.split("\n").filter(Boolean);
  return Promise.all(
    commits.map(async (commit) => {
      const shown = await git(
        "show",
        "--diff-filter=A",
        "--name-only",
        "--format=",
        commit,
        "--",
        migrationsFolder,
      );
      const migrations = shown.split("\n").map((path) => path.slice(migrationsFolder.length + 1));
      return { commit, migrations };
    }),
  );
}

/** The files of the migrations that came after a commit, oldest first. */
export async function listMigrationsSince(commit: string): Promise<string[]> {
  const listed = await git(
    "diff",
    "--diff-filter=A",
    "--name-only",
    commit,
    "HEAD",
    "--",
    migrationsFolder,
  );
  const paths = listed.split("\n").filter(Boolean);
  if (paths.length === 0) throw new Error(`No migration came after ${commit}.`);
  return paths.map((path) => path.slice(migrationsFolder.length + 1)).sort();
}

/**
 * The files of a commit, ready to run, in a folder of this checkout. Packages come from this checkout's installation;
 * only ours are the commit's own.
 */
export async function unpackRelease(name: string, commit: string): Promise<string> {
  const target = join(repositoryRoot, ".cache/releases", name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const unpack = 'git archive "$1" | tar -x -C "$2"';
  await run("bash", ["-o", "pipefail", "-c", unpack, "unpack", commit, target], {
    cwd: repositoryRoot,
  });
  const packagesFolder = join(target, "node_modules/@boab");
  mkdirSync(packagesFolder, { recursive: true });
  for (const manifest of globSync("{apps,packages}/*/package.json", { cwd: target })) {
    const place = dirname(manifest);
    symlinkSync(join(target, place), join(packagesFolder, place.split("/")[1] ?? ""));
    const installed = join(repositoryRoot, place, "node_modules");
    if (existsSync(installed))
      symlinkSync(relative(join(target, place), installed), join(target, place, "node_modules"));
  }
  return target;
}
