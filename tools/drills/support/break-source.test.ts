import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { breakSource } from "./break-source.ts";
import { faults } from "./faults/all-faults.ts";

// A drill would say so only with `--sabotage`, which takes too long for every check.
vi.mock("./break-source.ts", () => ({ breakSource: vi.fn() }));

const sources = globSync(
  ["apps/*/{app,server,src}/**/*.{ts,tsx}", "{packages,tools}/*/src/**/*.ts"],
  {
    cwd: repositoryRoot,
  },
);
const read = (path: string) => readFileSync(join(repositoryRoot, path), "utf8");

const saboteurs = globSync("tools/drills/support/**/*.ts", { cwd: repositoryRoot }).filter((path) =>
  read(path).includes("\nbreakSource("),
);

test.each(saboteurs)("%s changes what the files say today", async (path) => {
  vi.mocked(breakSource).mockClear();
  await import(join(repositoryRoot, path));
  const changes = vi.mocked(breakSource).mock.calls.flat(2);
  expect(changes).not.toEqual([]);
  // What is built isn't there in every check.
  const isBuilt = (file: string | RegExp) => /build\W/.test(String(file));
  for (const [file, honest] of changes.filter(([file]) => !isBuilt(file))) {
    const matchingSources = sources.filter((source) =>
      typeof file === "string" ? source.endsWith(file) : file.test(source),
    );
    expect(matchingSources, String(file)).not.toEqual([]);
    for (const source of matchingSources) expect(read(source), source).toContain(honest);
  }
});

test("the mistakes that the tests must notice can be made today", () => {
  const changes = faults.flatMap(({ change }) => ("file" in change ? [change] : []));
  expect(changes.length).toBeGreaterThan(20);
  for (const { file, original: honest } of changes) expect(read(file), file).toContain(honest);
});
