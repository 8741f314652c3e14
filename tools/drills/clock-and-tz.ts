import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Finding, report } from "./support/verdict.ts";

// Promise: what the server's own clock and zone say doesn't matter. The suites of the rules and contracts have the same
// results at six instants (both changes of the clocks, the turn of the year, a leap day, ordinary days) in three zones, and free
// times with the words for them are the same in all of them. Without `--full` the suites run twice, at both changes of the
// clocks. `--sabotage` believes the server's own zone, and must fail.
const isFull = process.argv.includes("--full");
const instants = [
  "2026-10-03T15:59:00Z",
  "2027-04-03T15:30:00Z",
  "2026-12-31T13:00:00Z",
  "2028-02-28T23:30:00Z",
  "2026-11-16T02:00:00Z",
  "2027-06-30T14:00:00Z",
];
const serverZones = ["UTC", "Australia/Perth", "America/New_York"];
const sabotageEnv: Record<string, string> = process.argv.includes("--sabotage")
  ? { SABOTAGED: "yes" }
  : {};

/** One digest of free times for each instant. */
function readDigests(TZ: string): string[] {
  const { stdout } = spawnSync(process.execPath, ["tools/drills/support/booking-digest.ts"], {
    env: { ...process.env, ...sabotageEnv, INSTANTS: instants.join(), TZ },
    encoding: "utf8",
  });
  return stdout.trim().split("\n");
}

interface Results {
  numTotalTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string }[] }[];
}

/** Every test of the suites with its result, by its place: some titles show an instant as the server's clock does. */
function runSuites(instant: string, TZ: string) {
  const folder = mkdtempSync(join(tmpdir(), "boab-clock-"));
  const file = join(folder, "results.json");
  const options = `--config tools/drills/support/clock.vitest.ts --reporter json --outputFile ${file}`;
  spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...options.split(" ")], {
    env: { ...process.env, ...sabotageEnv, CLOCK_AT: instant, TZ },
  });
  const results = JSON.parse(readFileSync(file, "utf8")) as Results;
  rmSync(folder, { recursive: true });
  const lines = results.testResults.map(({ name, assertionResults }) =>
    [name, ...assertionResults.map(({ status }) => status)].join(" "),
  );
  const digest = createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
  return { digest, tests: results.numTotalTests, failed: results.numFailedTests };
}

const digestsByZone = serverZones.map(readDigests);
const freeTimes = instants.map((instant, index): Finding => {
  const results = new Set(digestsByZone.map((digests) => digests[index]));
  const holds = results.size === 1 && /^[0-9a-f]{64}$/.test([...results][0] ?? "");
  return {
    name: `free times at ${instant}`,
    holds,
    figure: `${results.size} result(s) in 3 zones`,
  };
});

const runs = isFull
  ? instants.flatMap((instant) => serverZones.map((zone) => ({ instant, zone })))
  : instants.slice(0, 2).map((instant, index) => ({ instant, zone: serverZones[index + 1] ?? "" }));
const suites = runs.map(({ instant, zone }) => runSuites(instant, zone));
const results = new Set(suites.map(({ digest }) => digest));
const failed = suites.reduce((sum, one) => sum + one.failed, 0);
report([
  ...freeTimes,
  {
    name: `the suites of ${suites[0]?.tests} tests, ${runs.length} times`,
    holds: results.size === 1 && failed === 0 && (suites[0]?.tests ?? 0) > 500,
    figure: `${results.size} result(s), ${failed} failed`,
  },
]);
