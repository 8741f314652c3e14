import type { TestProject } from "vitest/node";
import { makeLogger } from "#platform/log/log.ts";
import { migrateAll } from "../src/migrate-all.ts";
import { testConfig } from "./config.ts";
import { administer, dropDatabase, makeName } from "./databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    templateDatabase: string;
  }
}

export async function makeTemplateDatabase(): Promise<string> {
  const name = makeName("template");
  await administer(`create database "${name}"`);
  await migrateAll(testConfig(name), makeLogger("silent", "script"));
  return name;
}

/** Migrates once per run; each test file clones the result in milliseconds. */
export default async function setup(project: TestProject) {
  const name = await makeTemplateDatabase();
  project.provide("templateDatabase", name);
  return () => dropDatabase(name);
}
