import { afterAll, describe, expect, test } from "vitest";
import { dropDatabase, makeDatabaseName } from "./databases.ts";
import { ensureTemplateDatabase } from "./template-database.ts";

describe("the database that test files clone", () => {
  const name = makeDatabaseName("kept");
  const createdDatabases: string[] = [];
  const make = async (unfinished: string) => void createdDatabases.push(unfinished);
  afterAll(() => dropDatabase(name));

  test("has no name until it is whole, so that an interrupted one is made again", async () => {
    const interruptedRun = ensureTemplateDatabase(name, async (unfinished) => {
      createdDatabases.push(unfinished);
      throw new Error("stopped in the middle");
    });
    await expect(interruptedRun).rejects.toThrow("stopped in the middle");
    await ensureTemplateDatabase(name, make);
    expect(createdDatabases).toHaveLength(2);
  });

  test("is made once, however many runs start at the same time", async () => {
    const runs = Array.from({ length: 4 }, () => ensureTemplateDatabase(name, make));
    expect(await Promise.all(runs)).toEqual([name, name, name, name]);
    expect(createdDatabases).toHaveLength(2);
  });
});
