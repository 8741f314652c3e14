import { linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isRunning, readPid } from "./daemon.ts";
import { waitUntil } from "./wait.ts";

/** Lets one process at a time do the work; a lock left by a dead process is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const isTaken = await waitUntil(() => tryToLock(file), { seconds: 300 });
  if (!isTaken) throw new Error(`Another process has held ${file} for five minutes.`);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function tryToLock(file: string): Promise<boolean> {
  // Written to a temporary file and then linked: a lock always contains the id of its holder.
  const claimFile = `${file}.${process.pid}`;
  writeFileSync(claimFile, String(process.pid));
  try {
    linkSync(claimFile, file);
    return true;
  } catch {
    const holder = readPid(file);
    const isDead = holder !== undefined && !(await isRunning(holder, "node"));
    // Somebody else may have taken it over while we looked.
    if (isDead && readPid(file) === holder) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(claimFile, { force: true });
  }
}
