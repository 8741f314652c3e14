import pg from "pg";
import type { TestProject } from "vitest/node";
import {
  databaseUrl,
  dropDatabase,
  makeDatabaseName,
  runAdminSql,
} from "../../../../apps/api/test/databases.ts";
import { ensureTemplateDatabase } from "../../../../apps/api/test/template-database.ts";
import { faults } from "./all-faults.ts";

/** The database that the tests clone, with the fault in it where the fault is one of the database. */
export default async function setup(project: TestProject) {
  const { FAULT: fault } = process.env;
  const change = fault === undefined ? undefined : faults[Number(fault)]?.change;
  const template = await ensureTemplateDatabase();
  if (!change || !("sql" in change)) return void project.provide("templateDatabase", template);
  const name = makeDatabaseName("broken");
  await runAdminSql(`create database "${name}" template "${template}"`);
  const db = new pg.Client({ connectionString: databaseUrl(name) });
  await db.connect();
  await db.query(change.sql);
  await db.end();
  project.provide("templateDatabase", name);
  return () => dropDatabase(name);
}
