import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename } from "node:path";

// Every drill of this folder, one after the other; `--short` leaves out the proof that each drill can fail.
const drills = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && name !== basename(import.meta.filename))
  .map((name) => name.replace(".ts", ""));
const isShort = process.argv.includes("--short");

let passed = 0;
let failed = 0;
const count = (name: string, isGood: boolean) => {
  console.log(`${isGood ? "ok  " : "FAIL"} ${name}`);
  if (isGood) passed++;
  else failed++;
};

for (const drill of drills) {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [`drills/${drill}.ts`, ...options], { stdio: "inherit" }).status;
  count(drill, run() === 0);
  if (!isShort) count(`${drill} notices sabotage`, run("--sabotage") !== 0);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
