import { spawn } from "node:child_process";
import { once } from "node:events";
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
async function runTests(fault: number | undefined, tests: string[]): Promise<Results | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "boab-fault-"));
  const file = join(folder, "results.json");
  const config = "tools/drills/support/faults/faults.vitest.ts";
  const { FAULT: _, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--config",
      config,
      "--reporter",
      "json",
      "--outputFile",
      file,
      ...tests,
    ],
    {
      env: {
        ...env,
        ...(fault !== undefined && !isSabotaged && { FAULT: String(fault) }),
      },
      stdio: "ignore",
      // One that hangs, because its settings change while it runs, notices nothing; all files together take minutes.
      timeout: fault === undefined ? 1_200_000 : 300_000,
    },
  );
  await once(child, "exit");
  const results = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Results)
    : undefined;
  rmSync(folder, { recursive: true });
  return results;
}

const chosen = faults
  .map((fault, index) => ({ ...fault, index }))
  .filter(({ what }) => words.every((word) => what.includes(word)));
const cleanRun = await runTests(undefined, [...new Set(chosen.map(({ test }) => test))]);
const hasFailed = ({ status }: Results["testResults"][number]) => status === "failed";
const suspectFiles = cleanRun?.testResults.filter(hasFailed).map(({ name }) => name) ?? [];
// Some measure times, and so many at once are slow: what is red has to be red by itself, too.
const again = suspectFiles.length > 0 ? await runTests(undefined, suspectFiles) : undefined;
for (const { name, message } of again?.testResults.filter(hasFailed) ?? [])
  console.log(`     red without a fault: ${name} ${message ?? ""}`);
const redTestCount = suspectFiles.length > 0 ? again?.numFailedTests : cleanRun?.numFailedTests;

const missed: string[] = [];
const waiting = [...chosen];
/** Two at a time: starting a test waits more than it computes. */
async function work(): Promise<void> {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const { what, test, index } = fault;
    const results = await runTests(index, [test]);
    const isCaught = (results?.numFailedTests ?? 0) > 0;
    console.log(`     ${isCaught ? "caught" : "MISSED"} ${what}`);
    if (!isCaught) missed.push(what);
  }
}
await Promise.all([work(), work()]);

report([
  {
    name: "tests without a fault, those that are red",
    holds: redTestCount === 0 && (cleanRun?.numTotalTests ?? 0) > 0,
    figure: `${redTestCount} of ${cleanRun?.numTotalTests}`,
  },
  {
    name: "faults that a test notices",
    holds: missed.length === 0 && chosen.length > 0 && (words.length > 0 || chosen.length >= 30),
    figure: `${chosen.length - missed.length} of ${chosen.length}`,
  },
]);
