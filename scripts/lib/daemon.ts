import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { servicesFolder } from "./paths.ts";
import { run } from "./run.ts";
import { waitUntil } from "./wait.ts";

interface Daemon {
  name: string;
  program: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

export function ensureServiceFolder(name: string): string {
  const folder = join(servicesFolder, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Starts a process that outlives this one; its folder holds the log and the process id. */
export function startDaemon({ name, program, args, env }: Daemon): void {
  const folder = ensureServiceFolder(name);
  const log = openSync(join(folder, `${name}.log`), "w");
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", log, log],
    detached: true,
  });
  writeFileSync(getPidFile(name), String(child.pid));
  child.unref();
}

/** Stops what `startDaemon` started. Returns false when there was nothing of ours to stop. */
export async function stopDaemon(name: string, commandPart: string): Promise<boolean> {
  const isStopped = await stopProcess(readPid(getPidFile(name)), commandPart);
  rmSync(getPidFile(name), { force: true });
  return isStopped;
}

export function isDaemonAlive(name: string, commandPart: string): Promise<boolean> {
  return isRunning(readPid(getPidFile(name)), commandPart);
}

/** The process id on the first line of a file. */
export function readPid(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  return pid > 0 ? pid : undefined;
}

// After a reboot the same id may belong to another process, so its command must match too.
export async function isRunning(pid: number | undefined, commandPart: string): Promise<boolean> {
  if (pid === undefined) return false;
  try {
    return (await run("ps", ["-ww", "-o", "args=", "-p", String(pid)])).includes(commandPart);
  } catch {
    return false;
  }
}

async function stopProcess(pid: number | undefined, commandPart: string): Promise<boolean> {
  if (pid === undefined || !(await isRunning(pid, commandPart))) return false;
  process.kill(pid, "SIGINT");
  const hasEnded = async () => !(await isRunning(pid, commandPart));
  if (!(await waitUntil(hasEnded, { seconds: 10 }))) process.kill(pid, "SIGKILL");
  return true;
}

function getPidFile(name: string): string {
  return join(ensureServiceFolder(name), `${name}.pid`);
}
