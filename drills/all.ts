import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { text } from "node:stream/consumers";

// Every drill of this folder; `--short` leaves out the proof that each drill can fail and those that take too long, and
// runs two at a time: the short forms wait more than they compute, and judge no times but those that hold on a busy
// machine too.
const isShort = process.argv.includes("--short");
const atOnce = isShort ? 2 : 1;
/** They restore databases, wait for time limits or open every page: too long for every check. */
const onlyInFull = ["pg-crash", "pitr", "redis-loss", "rpo-zero", "xss-browser"];
const drills = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && name !== basename(import.meta.filename))
  .map((name) => name.replace(".ts", ""))
  .filter((name) => !isShort || !onlyInFull.includes(name));

let passed = 0;
let failed = 0;

interface Outcome {
  isGood: boolean;
  seconds: number;
}

/** Shows what a drill prints once it has ended, so that two do not mix. */
async function run(drill: string, ...options: string[]): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [`drills/${drill}.ts`, ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, complaints] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode === null ? once(child, "exit") : undefined,
  ]);
  process.stdout.write(printed + complaints);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { isGood: child.exitCode === 0, seconds };
}

function count(name: string, { isGood, seconds }: Outcome): void {
  console.log(`${isGood ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
  if (isGood) passed++;
  else failed++;
}

async function work(): Promise<void> {
  for (let drill = drills.shift(); drill; drill = drills.shift()) {
    count(drill, await run(drill));
    if (isShort) continue;
    const { isGood, seconds } = await run(drill, "--sabotage");
    count(`${drill} notices sabotage`, { isGood: !isGood, seconds });
  }
}

await Promise.all(Array.from({ length: atOnce }, work));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
