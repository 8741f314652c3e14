import { appendFileSync, copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isRunning, readPid } from "../../../scripts/lib/daemon.ts";
import { repositoryRoot, servicesFolder } from "../../../scripts/lib/paths.ts";
import { runPostgresProgram } from "../../../scripts/lib/postgres-programs.ts";
import { run } from "../../../scripts/lib/run.ts";
import { isRoot } from "../../../scripts/lib/system.ts";
import { waitUntil } from "../../../scripts/lib/wait.ts";

const owner = "boab";

/** A PostgreSQL that a drill may kill: its own data folder and port, the settings of the shared one. */
export interface OwnPostgres {
  port: number;
  /** To which the name of a database is added. */
  server: string;
  data: string;
  start(): Promise<void>;
  /** As when the machine loses power: every process of it at once, with no time for anything. */
  crash(): Promise<void>;
  /** Of a standby: it takes writes from now on. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of one drill, which the user of PostgreSQL may write into; what an earlier run left is removed. */
export async function makeDrillFolder(drill: string): Promise<string> {
  const folder = join(servicesFolder, `drill-${drill}`);
  for (const data of ["data", "standby", "restored"])
    await controlPostgres(join(folder, data), 0).stop();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (isRoot) await run("chown", ["postgres:", folder]);
  return folder;
}

/** A new cluster in the folder, not started yet; later settings win. */
export async function createPostgres(
  folder: string,
  port: number,
  settings: string[],
): Promise<OwnPostgres> {
  const data = join(folder, "data");
  const options = ["-A", "trust", "-U", owner, "--no-locale", "-E", "UTF8", "--no-sync"];
  await runPostgresProgram("initdb", ["-D", data, ...options], folder);
  const settingsFile = join(data, "postgresql.conf");
  copyFileSync(join(repositoryRoot, "services/postgres/postgresql.conf"), settingsFile);
  appendFileSync(settingsFile, ["", ...settings, ""].join("\n"));
  if (isRoot) await run("chown", ["postgres:", settingsFile]);
  return controlPostgres(data, port);
}

/** A cluster that is there already, such as a restored one. */
export function controlPostgres(data: string, port: number): OwnPostgres {
  const pidFile = join(data, "postmaster.pid");
  const control = (...args: string[]) =>
    runPostgresProgram("pg_ctl", ["-D", data, "-w", "-t", "120", ...args], join(data, ".."));
  const isUp = () => isRunning(readPid(pidFile), data);
  return {
    port,
    server: `postgres://${owner}@127.0.0.1:${port}`,
    data,
    async start() {
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
      await control("-l", `${data}.log`, "-o", options, "start");
    },
    async crash() {
      const pid = readPid(pidFile);
      if (!pid) throw new Error(`${data} does not run`);
      // Held first, so that nobody is born while the others die.
      process.kill(pid, "SIGSTOP");
      const children = (await run("pgrep", ["-P", String(pid)])).trim().split("\n").map(Number);
      for (const one of [...children, pid]) process.kill(one, "SIGKILL");
      const areAllGone = () => [pid, ...children].every((one) => !isAlive(one));
      if (!(await waitUntil(areAllGone, { seconds: 10, everyMs: 20 })))
        throw new Error(`${data} survived kill -9`);
    },
    async promote() {
      await control("promote");
    },
    async stop() {
      if (existsSync(pidFile) && (await isUp())) await control("-m", "fast", "stop");
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
