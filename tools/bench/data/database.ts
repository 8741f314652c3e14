import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { readPid } from "../../../scripts/lib/daemon.ts";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { run } from "../../../scripts/lib/run.ts";

const server = "postgres://boab@127.0.0.1:54320";

export const databaseUrl = (name: string): string => `${server}/${name}`;

async function query<Row extends pg.QueryResultRow>(database: string, statements: string[]) {
  const client = new pg.Client({ connectionString: databaseUrl(database) });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** The process of PostgreSQL whose children serve every connection. */
export async function findPostmasterPid(): Promise<number> {
  const [row] = await query<{ data_directory: string }>("postgres", ["show data_directory"]);
  const pid = readPid(join(row?.data_directory ?? "", "postmaster.pid"));
  if (pid === undefined) throw new Error("PostgreSQL does not run on this machine");
  return pid;
}

/** Identifies tables and rows: a database built differently is rebuilt. */
function computeFingerprint(statements: string[]): string {
  const hash = createHash("sha256");
  const folder = join(repositoryRoot, "apps/api/migrations");
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  for (const statement of statements) hash.update(statement);
  return hash.digest("hex").slice(0, 16);
}

async function readFingerprint(name: string): Promise<string | null | undefined> {
  const [row] = await query<{ built: string | null }>("postgres", [
    `select shobj_description(oid, 'pg_database') as built from pg_database where datname = '${name}'`,
  ]);
  return row?.built;
}

/** A database with the current tables and these rows; built once, and reused in later runs. */
export async function ensureDatabase(
  name: string,
  env: Record<string, string>,
  statements: string[],
): Promise<void> {
  const expected = computeFingerprint(statements);
  if ((await readFingerprint(name)) === expected) return;
  const startedAt = performance.now();
  console.log(`building ${name}`);
  await query("postgres", [
    `drop database if exists "${name}" with (force)`,
    `create database "${name}"`,
  ]);
  for (const script of ["migrate", "load-suburbs"])
    await run(process.execPath, [`apps/api/scripts/${script}.ts`], {
      cwd: repositoryRoot,
      env: { ...process.env, ...env, NODE_ENV: "development" },
    });
  await query(name, statements);
  // Only now, so that an interrupted build is not mistaken for a complete one.
  await query("postgres", [`comment on database "${name}" is '${expected}'`]);
  console.log(`built in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}
