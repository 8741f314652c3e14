import pg from "pg";
import type { TestProject } from "vitest/node";
import { databaseUrl, dropDatabase } from "../../../apps/api/test/databases.ts";
import { makeTemplateDatabase } from "../../../apps/api/test/template-database.ts";
import { faults } from "./all-faults.ts";

/** The database that the tests clone, with the fault in it where the fault is one of the database. */
export default async function setup(project: TestProject) {
  const name = await makeTemplateDatabase();
  const change =
    process.env.FAULT === undefined ? undefined : faults[Number(process.env.FAULT)]?.change;
  if (change && "sql" in change) {
    const db = new pg.Client({ connectionString: databaseUrl(name) });
    await db.connect();
    await db.query(change.sql);
    await db.end();
  }
  project.provide("templateDatabase", name);
  return () => dropDatabase(name);
}
