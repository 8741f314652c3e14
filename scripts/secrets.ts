import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./lib/paths.ts";
import { findSecrets } from "./security/find-secrets.ts";

/** `node scripts/secrets.ts [folder]`: keys in the tracked files of this or another clone. */
const folder = process.argv[2] ?? repositoryRoot;

/** Checksums of packages and of Stripe's published contract look random, and are. */
const generated =
  /(^|\/)package-lock\.json$|^packages\/stripe-sandbox\/contract\/|\.generated\.ts$/;

const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: folder, encoding: "utf8" })
  .split("\0")
  .filter((file) => file !== "" && !generated.test(file));

let found = 0;
for (const file of tracked) {
  const bytes = readFileSync(join(folder, file));
  if (bytes.includes(0)) continue;
  for (const { line, kind, shown } of findSecrets(bytes.toString("utf8"))) {
    found += 1;
    console.error(`${file}:${line}: ${kind}: ${shown}`);
  }
}
if (found > 0)
  console.error("Take it out, and replace it where it was given out: it is in the history now.");
console.log(`${tracked.length} files, ${found} secrets`);
process.exitCode = found > 0 ? 1 : 0;
