import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { extractFindings, recordInDocument } from "./support/document.ts";

// `npm run drills` runs every drill of this folder, shows that each can fail, and writes what they measured into
// tools/drills/results/drills.md; with names only those, with `--full` in their long form. `npm run drills -- --short` leaves out the proof, the
// document and those that take too long, and runs two at a time: the short forms wait more than they compute, and judge no
// times but those that hold on a busy machine too.
const { values: options, positionals: chosenDrills } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
  },
});
const maxParallelDrills = options.short ? 2 : 1;
/** They restore databases, wait for time limits or open every page: too long for every check. */
const fullOnlyDrills = [
  "abuse",
  "ban-now",
  "dos-soak",
  "failover",
  "field-matrix",
  "injection",
  "log-secrets",
  "migrate-live",
  "outages",
  "pg-crash",
  "pitr",
  "queue-crash",
  "redis-full",
  "redis-loss",
  "replica",
  "rpo-zero",
  "saboteurs",
  "uploads",
  "xss-browser",
];
const all = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && name !== basename(import.meta.filename))
  .map((name) => name.replace(".ts", ""));
const unknown = chosenDrills.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no drill ${unknown.join(", ")}.`);
const drills = all
  .filter((name) => chosenDrills.length === 0 || chosenDrills.includes(name))
  .filter((name) => !options.short || !fullOnlyDrills.includes(name));

let passed = 0;
let failed = 0;

interface Outcome {
  isGood: boolean;
  seconds: number;
  printed: string;
}

/** Shows what a drill prints once it has ended, so that two do not mix. */
async function run(drill: string, ...args: string[]): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [`tools/drills/${drill}.ts`, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, errorOutput] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  process.stdout.write(printed + errorOutput);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { isGood: child.exitCode === 0, seconds, printed };
}

function recordOutcome(name: string, { isGood, seconds }: Omit<Outcome, "printed">): void {
  console.log(`${isGood ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  if (isGood) passed++;
  else failed++;
}

async function runWithSabotage(drill: string): Promise<void> {
  const outcome = await run(drill, ...(options.full ? ["--full"] : []));
  recordOutcome(drill, outcome);
  if (options.short) return;
  const sabotagedRun = await run(drill, "--sabotage");
  // A drill that broke down has noticed nothing.
  const isNoticed = !sabotagedRun.isGood && /^FAIL /m.test(sabotagedRun.printed);
  recordOutcome(`${drill} notices sabotage`, { isGood: isNoticed, seconds: sabotagedRun.seconds });
  recordInDocument({
    command: `node tools/drills/${drill}.ts${options.full ? " --full" : ""}`,
    figures: extractFindings(outcome.printed),
    seconds: outcome.seconds,
    sabotage: isNoticed ? "noticed" : "NOT NOTICED",
    day: new Date().toISOString().slice(0, 10),
  });
}

async function work(): Promise<void> {
  for (let drill = drills.shift(); drill; drill = drills.shift()) await runWithSabotage(drill);
}

await Promise.all(Array.from({ length: maxParallelDrills }, work));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
