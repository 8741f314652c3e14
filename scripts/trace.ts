import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repositoryRoot } from "./lib/paths.ts";
import { listCriteria, listNotBuilt } from "./trace/list-criteria.ts";
import {
  expandSelection,
  parseReadings,
  parseReadingsByCriterion,
  parseRequirements,
  splitParts,
} from "./trace/requirements.ts";
import { findTestTitles } from "./trace/test-titles.ts";
import { makeProductTestCheck } from "./trace/tested-subject.ts";
import { parseTitleIds } from "./trace/title-ids.ts";

// `npm run trace` counts the criteria that a test shows; with `-- --list` it names each of them with its reading and its
// tests, and with `-- --require CART,MEDIA-01` it fails where one of those has none.

interface FoundId {
  id: string;
  title: string;
  file: string;
  isShown: boolean;
}

const TEST_FILES = ["{apps,packages,scripts,tools}/**/*.test.{ts,tsx}", "e2e/**/*.spec.ts"];

const { values } = parseArgs({
  options: {
    require: { type: "string", default: "" },
    list: { type: "boolean", default: false },
  },
});
const document = readFileSync(join(repositoryRoot, "docs", "requirements.md"), "utf8");
const requirements = parseRequirements(document);
const readings = parseReadings(document);
const idsInTitles = findIdsInTitles();
const testedIds = new Set(idsInTitles.filter(({ isShown }) => isShown).map(({ id }) => id));

const { specified, added } = splitParts(document);
const specifiedIds = [...parseRequirements(specified).values()].flat();
const addedIds = [...parseRequirements(added).values()].flat();

if (values.list) printList();
else
  for (const [group, ids] of requirements)
    console.log(`${group} ${countTested(ids)}/${ids.length}`);

console.log(`specified ${countTested(specifiedIds)}/${specifiedIds.length}`);
console.log(`added by us ${countTested(addedIds)}/${addedIds.length}`);

console.log(`readings ${readings.all.length}, not built yet: ${readings.notBuilt.join(" ")}`);

const required = values.require === "" ? [] : expandSelection(values.require, requirements);
const missing = required.filter((id) => !testedIds.has(id));
const mistypedIds = idsInTitles.filter(({ id }) => isMistyped(id));
if (missing.length > 0) console.log(`\nRequired and not shown by a test:\n${missing.join(" ")}`);
for (const { id, file } of mistypedIds) console.log(`${file}: there is no criterion ${id}`);
process.exitCode = missing.length + mistypedIds.length > 0 ? 1 : 0;

function findIdsInTitles(): FoundId[] {
  const isProductTest = makeProductTestCheck(repositoryRoot);
  const isForeign = (path: string) => path.includes("node_modules");
  return globSync(TEST_FILES, { cwd: repositoryRoot, exclude: isForeign }).flatMap((file) => {
    const titles = findTestTitles(file, readFileSync(join(repositoryRoot, file), "utf8"));
    const found = titles.flatMap((title) =>
      parseTitleIds(title).map((one) => ({ ...one, title, file })),
    );
    if (found.length === 0) return [];
    const isInProduct = isProductTest(file);
    return found.map((one) => ({ ...one, isShown: one.isShown && isInProduct }));
  });
}

function countTested(ids: readonly string[]): number {
  return ids.filter((id) => testedIds.has(id)).length;
}

function printList(): void {
  const tests = Map.groupBy(
    idsInTitles.filter(({ isShown }) => isShown),
    ({ id }) => id,
  );
  const testsByCriterion = new Map(
    [...tests].map(([id, found]) => [id, found.map(({ title, file }) => `${title} (${file})`)]),
  );
  const { notBuilt } = readings;
  const pointers = parseReadingsByCriterion(document);
  for (const ids of [specifiedIds, addedIds])
    console.log(
      listCriteria({ ids, tests: testsByCriterion, pointers, notBuilt }).join("\n"),
      "\n",
    );
  console.log(
    "Readings that are not built yet, and the criteria that are kept as written until then:",
  );
  console.log(listNotBuilt({ ids: specifiedIds, pointers, notBuilt }).join("\n"), "\n");
}

// Other numbers of this form are free; a known group with an unknown number is a typo.
function isMistyped(id: string): boolean {
  const group = id.slice(0, -3);
  return requirements.get(group)?.includes(id) === false;
}
