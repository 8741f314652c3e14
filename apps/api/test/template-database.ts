import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { databaseUrl, makeDatabaseName } from "./databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    templateDatabase: string;
  }
}

const apiFolder = fileURLToPath(new URL("..", import.meta.url));
const templatePrefix = "boab_template_";
const unfinishedPurpose = "unfinished";
const retentionDays = 7;
// Any constant will do, as long as every run uses the same one.
const templateLockKey = 7_261_002;

/**
 * Returns the migrated database that test files clone. It is made once and kept for later runs, since migrating takes
 * longer than most test files; a database made of other migrations or queues has another name.
 */
export async function ensureTemplateDatabase(
  name = `${templatePrefix}${hashSources()}`,
  make = migrateDatabase,
): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl("postgres") });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [templateLockKey]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) {
      await dropUnfinished(client);
      // It gets its name at the end, so that an interrupted one is not mistaken for a whole one.
      const unfinished = makeDatabaseName(unfinishedPurpose);
      await client.query(`create database "${unfinished}"`);
      await make(unfinished);
      await client.query(`alter database "${unfinished}" rename to "${name}"`);
    }
    await client.query(`comment on database "${name}" is '${new Date().toISOString()}'`);
    await dropUnusedTemplates(client);
    return name;
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

/** Hashes the migrations and the files that define queues, without loading any of them. */
function hashSources(): string {
  const hash = createHash("sha256");
  for (const path of globSync("{migrations/*.sql,src/**/*.ts,package.json}", {
    cwd: apiFolder,
  }).toSorted()) {
    const text = readFileSync(`${apiFolder}/${path}`, "utf8");
    const isHashed =
      !path.endsWith(".ts") ||
      /^src\/platform\/(db|tasks)\//.test(path) ||
      queueDefinitionPattern.test(text);
    if (isHashed) hash.update(`${path}\n${text}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

const queueDefinitionPattern = /\b(defineTask|defineEvent|subscribe)\(/;

async function migrateDatabase(name: string): Promise<void> {
  // Loading the whole API takes longer than all else here, so it is loaded only when it is needed.
  const { migrateAll } = await import("../src/migrate-all.ts");
  const { makeLogger } = await import("#platform/log/log.ts");
  const { makeTestConfig: testConfig } = await import("./config.ts");
  await migrateAll(testConfig(name), makeLogger("silent", "script"));
}

/** Only the holder of the lock makes one, so any that is there was interrupted. */
async function dropUnfinished(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like $1",
    [`boab\\_${unfinishedPurpose}\\_%`],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
}

/** Drops the templates of branches that nobody has tested for a week. */
async function dropUnusedTemplates(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database
     where datname like $1 || '%' and not exists (select from pg_stat_activity where datid = pg_database.oid)
       and shobj_description(oid, 'pg_database')::timestamptz < now() - $2 * interval '1 day'`,
    [templatePrefix.replaceAll("_", "\\_"), retentionDays],
  );
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}"`);
}

export default async function setup(project: TestProject) {
  project.provide("templateDatabase", await ensureTemplateDatabase());
}
