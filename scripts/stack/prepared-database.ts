import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toIsoDay } from "@boab/format/zones";
import { withLock } from "../lib/lock.ts";
import { repositoryRoot } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import { getSlotDatabase } from "./slot.ts";

const server = "postgres://boab@127.0.0.1:54320";
const template = getSlotDatabase("boab_prepared");

const sql = (statement: string) =>
  run("psql", ["-qAt", "-v", "ON_ERROR_STOP=1", "-c", statement, `${server}/postgres`]);

/** What it is made of: a template that was made of something else, or before today, is made anew. */
const sources = [
  "apps/api/migrations/*.sql",
  "apps/api/src/areas/directory/suburbs/*.ts",
  "apps/api/test/demo/*.ts",
  "packages/demo/src/**/*",
];

function computeFingerprint(): string {
  // Visits, jobs and orders of the demo lie around the day they were made, which ends when it does in Australia.
  const today = toIsoDay(new Date());
  const hash = createHash("sha256").update(today);
  const files = globSync(sources, { cwd: repositoryRoot, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.toSorted())
    hash.update(path.slice(repositoryRoot.length)).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

type Prepare = (url: string) => Promise<unknown>;

/** Makes the template if there is none of today's sources, and uses it while nobody else does. */
async function withTemplateDatabase(prepare: Prepare, use: () => Promise<unknown>): Promise<void> {
  const lock = join(repositoryRoot, ".cache/stack/prepared-database.lock");
  await withLock(lock, async () => {
    const storedFingerprint = await sql(
      `select shobj_description(oid, 'pg_database') from pg_database where datname = '${template}'`,
    );
    const expected = computeFingerprint();
    if (storedFingerprint.trim() !== expected) {
      await sql(`drop database if exists "${template}" with (force)`);
      await sql(`create database "${template}"`);
      await prepare(`${server}/${template}`);
      // Only now, so that one that was interrupted is not mistaken for a whole one.
      await sql(`comment on database "${template}" is '${expected}'`);
    }
    await use();
  });
}

/**
 * A new database with all tables, suburbs and demo data: cloned, because making them takes longer than most drills. What
 * is not in the database itself, such as the bucket and the payment provider's accounts, is left to the scripts that run
 * after this, which find little else to do.
 */
export const clonePreparedDatabase = (name: string, prepare: Prepare): Promise<void> =>
  withTemplateDatabase(prepare, async () => {
    await sql(`drop database if exists "${name}" with (force)`);
    await sql(`create database "${name}" template "${template}"`);
  });

/** The same on another server, which has no database of that name yet. */
export const copyPreparedDatabase = (
  name: string,
  targetServerUrl: string,
  prepare: Prepare,
): Promise<void> =>
  withTemplateDatabase(prepare, async () => {
    const runOnTarget = (statement: string) =>
      run("psql", [
        "-qAt",
        "-v",
        "ON_ERROR_STOP=1",
        "-c",
        statement,
        `${targetServerUrl}/postgres`,
      ]);
    await runOnTarget("create role boab_app login");
    await runOnTarget(`create database "${name}"`);
    const copy = `pg_dump --format custom --compress 0 "$1" | pg_restore --dbname "$2"`;
    const urls = [`${server}/${template}`, `${targetServerUrl}/${name}`];
    await run("bash", ["-o", "pipefail", "-c", copy, "copy", ...urls]);
  });
