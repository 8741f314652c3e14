import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faults } from "./support/faults/all-faults.ts";
import { report } from "./support/verdict.ts";

// Promise: somebody who makes one of these mistakes is told so by a test. Each fault is put into the source that one test
// file loads, or into its database; the file must turn red, and be green without it. The files of the project stay as they
// are. `--sabotage` leaves the faults out, and must fail. Words after it choose faults by their names.
const isSabotaged = process.argv.includes("--sabotage");
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));

interface Results {
  numTotalTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message?: string }[];
}

/** Without a fault all files that notice one. */
function runTests(fault: number | undefined, tests: string[]): Results | undefined {
  const folder = mkdtempSync(join(tmpdir(), "boab-fault-"));
  const file = join(folder, "results.json");
  const config = "drills/support/faults/faults.vitest.ts";
  const { FAULT: _, ...env } = process.env;
  spawnSync(
    process.execPath,
    [
      ...["node_modules/vitest/vitest.mjs", "run", "--config", config],
      ...["--reporter", "json", "--outputFile", file, ...tests],
    ],
    { env: { ...env, ...(fault !== undefined && !isSabotaged && { FAULT: String(fault) }) } },
  );
  const results = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Results)
    : undefined;
  rmSync(folder, { recursive: true });
  return results;
}

const chosen = faults
  .map((fault, index) => ({ ...fault, index }))
  .filter(({ what }) => words.every((word) => what.includes(word)));
const honest = runTests(undefined, [...new Set(chosen.map(({ test }) => test))]);
const red = honest?.testResults.filter(({ status }) => status === "failed") ?? [];
for (const { name, message } of red)
  console.log(`     red without a fault: ${name} ${message ?? ""}`);

const missed: string[] = [];
for (const { what, test, index } of chosen) {
  const results = runTests(index, [test]);
  const isCaught = (results?.numFailedTests ?? 0) > 0;
  console.log(`     ${isCaught ? "caught" : "MISSED"} ${what}`);
  if (!isCaught) missed.push(what);
}

report([
  {
    name: "tests without a fault, those that are red",
    holds: red.length === 0 && honest?.numFailedTests === 0 && honest.numTotalTests > 0,
    figure: `${honest?.numFailedTests} of ${honest?.numTotalTests}`,
  },
  {
    name: "faults that a test notices",
    holds: missed.length === 0 && chosen.length > 0 && (words.length > 0 || chosen.length >= 30),
    figure: `${chosen.length - missed.length} of ${chosen.length}`,
  },
]);
