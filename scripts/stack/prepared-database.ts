import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "../lib/lock.ts";
import { repositoryRoot } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import { databaseInSlot } from "./slot.ts";

const server = "postgres://boab@127.0.0.1:54320";
const template = databaseInSlot("boab_prepared");

const sql = (statement: string) =>
  run("psql", ["-qAt", "-v", "ON_ERROR_STOP=1", "-c", statement, `${server}/postgres`]);

/** What tables and suburbs are made of: a template that was made of something else is made anew. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const sources = ["apps/api/migrations/*.sql", "apps/api/src/areas/directory/suburbs/*.ts"];
  for (const file of globSync(sources, { cwd: repositoryRoot }).toSorted())
    hash.update(file).update(readFileSync(join(repositoryRoot, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * A new database with all tables and suburbs: cloned, because making them takes longer than most drills. What is not in the
 * database itself, such as the bucket, is left to the migration, which finds little else to do.
 */
export async function clonePreparedDatabase(
  name: string,
  prepare: (url: string) => Promise<unknown>,
): Promise<void> {
  const lock = join(repositoryRoot, ".cache/stack/prepared-database.lock");
  await withLock(lock, async () => {
    const made = await sql(
      `select shobj_description(oid, 'pg_database') from pg_database where datname = '${template}'`,
    );
    const expected = fingerprint();
    if (made.trim() !== expected) {
      await sql(`drop database if exists "${template}" with (force)`);
      await sql(`create database "${template}"`);
      await prepare(`${server}/${template}`);
      // Only now, so that one that was interrupted is not mistaken for a whole one.
      await sql(`comment on database "${template}" is '${expected}'`);
    }
    await sql(`drop database if exists "${name}" with (force)`);
    await sql(`create database "${name}" template "${template}"`);
  });
}
