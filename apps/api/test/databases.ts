import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { appRole } from "#platform/db/app-role.ts";
import { migrate } from "#platform/db/migrate.ts";

/** The server that `npm run services` starts. */
const serverUrl = "postgres://boab@127.0.0.1:54320";

/** As the owner of the tables. */
export const databaseUrl = (name: string) => `${serverUrl}/${name}`;

/** As the processes connect. */
export const appDatabaseUrl = (name: string) =>
  databaseUrl(name).replace("//boab@", `//${appRole}@`);

export const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

export async function runAdminSql(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl("postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export const dropDatabase = (name: string) =>
  runAdminSql(`drop database if exists "${name}" with (force)`);

export const makeDatabaseName = (purpose: string) =>
  `boab_${purpose}_${randomBytes(5).toString("hex")}`;

/** A migrated database for the duration of some work. */
export async function withScratchDatabase<T>(work: (url: string) => T | Promise<T>): Promise<T> {
  const name = makeDatabaseName("scratch");
  await runAdminSql(`create database "${name}"`);
  try {
    await migrate(databaseUrl(name), migrationsFolder);
    return await work(databaseUrl(name));
  } finally {
    await dropDatabase(name);
  }
}
