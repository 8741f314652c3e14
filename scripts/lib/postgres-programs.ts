import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./run.ts";
import { findProgram, isRoot } from "./system.ts";

/** Where PostgreSQL's programs are; Debian keeps those of the server off the path. */
export function findPostgresProgramFolder(): string | undefined {
  const [debianInitdb] = globSync("/usr/lib/postgresql/{15,16,17,18}/bin/initdb").sort();
  const initdb = debianInitdb ?? findProgram("initdb");
  return initdb && dirname(initdb);
}

/** One of PostgreSQL's programs, which refuse to run as root. */
export function runPostgresProgram(program: string, args: string[], cwd: string): Promise<string> {
  const path = join(findPostgresProgramFolder() ?? "", program);
  return isRoot
    ? run("runuser", ["-u", "postgres", "--", path, ...args], { cwd })
    : run(path, args, { cwd });
}
