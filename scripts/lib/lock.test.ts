import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { withLock } from "./lock.ts";

const folder = mkdtempSync(join(tmpdir(), "boab-lock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const makeDeadPid = () => String(spawnSync("true").pid);

test("a lock holds its owner's process id while the work runs, and is gone afterwards", async () => {
  const file = join(folder, "plain");
  const pidInLock = await withLock(file, async () => readFileSync(file, "utf8"));
  expect(pidInLock).toBe(String(process.pid));
  expect(existsSync(file)).toBe(false);
});

test("a lock that a dead process left behind is taken over", async () => {
  const file = join(folder, "abandoned");
  writeFileSync(file, makeDeadPid());
  expect(await withLock(file, async () => "done")).toBe("done");
});

test("a lock that somebody else has taken over meanwhile is left to them", async () => {
  const file = join(folder, "contested");
  writeFileSync(file, makeDeadPid());
  let hasRun = false;
  const work = withLock(file, async () => {
    hasRun = true;
  });
  // While it looks at the dead process, another one, alive, takes the lock.
  writeFileSync(file, String(process.pid));
  await sleep(1_000);
  expect(hasRun).toBe(false);
  rmSync(file);
  await work;
  expect(hasRun).toBe(true);
});
