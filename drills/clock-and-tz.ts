import { spawnSync } from "node:child_process";
import { report } from "./support/verdict.ts";

// Promise: free times and the words for them are the same whatever zone the server is in, at six instants (both changes
// of the clocks, the turn of the year, a leap day, ordinary days) and in three zones. `--sabotage` believes the server's
// own clock, and must fail.
const instants = [
  "2026-10-03T15:59:00Z",
  "2027-04-03T15:30:00Z",
  "2026-12-31T13:00:00Z",
  "2028-02-28T23:30:00Z",
  "2026-11-16T02:00:00Z",
  "2027-06-30T14:00:00Z",
];
const serverZones = ["UTC", "Australia/Perth", "America/New_York"];
const sabotage: Record<string, string> = process.argv.includes("--sabotage")
  ? { SABOTAGED: "yes" }
  : {};

/** One digest for each instant. */
function digestsIn(TZ: string): string[] {
  const { stdout } = spawnSync(process.execPath, ["drills/support/booking-digest.ts"], {
    env: { ...process.env, ...sabotage, INSTANTS: instants.join(), TZ },
    encoding: "utf8",
  });
  return stdout.trim().split("\n");
}

const inZones = serverZones.map(digestsIn);
report(
  instants.map((instant, index) => {
    const results = new Set(inZones.map((digests) => digests[index]));
    const holds = results.size === 1 && /^[0-9a-f]{64}$/.test([...results][0] ?? "");
    return { name: `at ${instant}`, holds, figure: `${results.size} result(s) in 3 zones` };
  }),
);
