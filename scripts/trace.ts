import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repositoryRoot } from "./lib/paths.ts";
import { expandSelection, parseRequirements } from "./trace/requirements.ts";
import { findTestTitles } from "./trace/test-titles.ts";
import { makeIsSubjectInProduct } from "./trace/tested-subject.ts";
import { idsIn } from "./trace/title-ids.ts";

interface FoundId {
  id: string;
  file: string;
  isShown: boolean;
}

const TEST_FILES = ["{apps,packages,scripts,drills}/**/*.test.{ts,tsx}", "e2e/**/*.spec.ts"];

const { values } = parseArgs({ options: { require: { type: "string", default: "" } } });
const requirements = parseRequirements(
  readFileSync(join(repositoryRoot, "docs", "requirements.md"), "utf8"),
);
const idsInTitles = findIdsInTitles();
const tested = new Set(idsInTitles.filter(({ isShown }) => isShown).map(({ id }) => id));

for (const [group, ids] of requirements) {
  console.log(`${group} ${ids.filter((id) => tested.has(id)).length}/${ids.length}`);
}

const required = values.require === "" ? [] : expandSelection(values.require, requirements);
const missing = required.filter((id) => !tested.has(id));
const mistyped = idsInTitles.filter(({ id }) => isMistyped(id));
if (missing.length > 0) console.log(`\nRequired and not shown by a test:\n${missing.join(" ")}`);
for (const { id, file } of mistyped) console.log(`${file}: there is no criterion ${id}`);
process.exitCode = missing.length + mistyped.length > 0 ? 1 : 0;

function findIdsInTitles(): FoundId[] {
  const isSubjectInProduct = makeIsSubjectInProduct(repositoryRoot);
  const isForeign = (path: string) => path.includes("node_modules");
  return globSync(TEST_FILES, { cwd: repositoryRoot, exclude: isForeign }).flatMap((file) => {
    const titles = findTestTitles(file, readFileSync(join(repositoryRoot, file), "utf8"));
    const ids = titles.flatMap(idsIn);
    if (ids.length === 0) return [];
    const isInProduct = isSubjectInProduct(file);
    return ids.map(({ id, isShown }) => ({ id, file, isShown: isShown && isInProduct }));
  });
}

// Other numbers of this form are free; a known group with an unknown number is a typo.
function isMistyped(id: string): boolean {
  const group = id.slice(0, -3);
  return requirements.get(group)?.includes(id) === false;
}
