import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import pg from "pg";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { findPostgresProgramFolder } from "../../../scripts/lib/postgres-programs.ts";
import { run } from "../../../scripts/lib/run.ts";
import { isRoot } from "../../../scripts/lib/system.ts";
import { waitUntil } from "../../../scripts/lib/wait.ts";

/** The scripts of deploy/backup for one database, run as its operator would. */
export async function openBackup(folder: string, port: number) {
  // Copied, because the user of PostgreSQL may not be able to read this checkout.
  const scripts = join(folder, "scripts");
  cpSync(join(repositoryRoot, "deploy/backup"), scripts, { recursive: true });
  const backupFolder = join(folder, "backups");
  mkdirSync(backupFolder);
  if (isRoot) await run("chown", ["postgres:", backupFolder]);
  const env = {
    ...process.env,
    PATH: [findPostgresProgramFolder(), process.env.PATH].join(delimiter),
    PGHOST: "127.0.0.1",
    PGPORT: String(port),
    PGUSER: "boab",
    BOAB_BACKUP_DIR: backupFolder,
  };
  const buildPostgresCommand = (script: string, args: string[]): [string, string[]] => {
    const command = ["bash", join(scripts, script), ...args];
    return isRoot
      ? ["runuser", ["-u", "postgres", "--", ...command]]
      : [command[0] ?? "", command.slice(1)];
  };
  const runScript = (script: string, ...args: string[]) =>
    run(...buildPostgresCommand(script, args), { cwd: folder, env });
  return {
    /** For the `include` of the settings. */
    settings: join(scripts, "primary.conf"),
    /** Until then every write waits. */
    async receiveWal(): Promise<ChildProcess> {
      const [program, args] = buildPostgresCommand("receive-wal.sh", []);
      const receiver = spawn(program, args, { cwd: folder, env, stdio: "ignore" });
      // It runs for ever, also when the drill has failed.
      process.once("exit", () => receiver.kill("SIGTERM"));
      const url = `postgres://boab@127.0.0.1:${port}/postgres`;
      if (!(await waitUntil(() => isStreaming(url), { seconds: 30 })))
        throw new Error("the archive does not receive");
      return receiver;
    },
    takeBase: () => runScript("base-backup.sh"),
    restore: (data: string, moment: string) => runScript("restore.sh", data, moment),
    makeStandby: (data: string) => runScript("make-standby.sh", data),
    /** Of a former primary, behind the address that leads to the new one. */
    rejoin: (data: string) => runScript("rejoin.sh", data),
    /** For sabotage: what was received is gone, the base backups are there. */
    loseWal: () => rmSync(join(backupFolder, "wal"), { recursive: true }),
    /** What the alarm says; undefined while all is well. */
    readAlarm: () =>
      runScript("check.sh").then(
        () => undefined,
        (error: Error) => error.message.split("\n").slice(1).join(" "),
      ),
  };
}

export async function stopReceiving(receiver: ChildProcess): Promise<void> {
  const exit = once(receiver, "exit");
  receiver.kill("SIGTERM");
  await exit;
}

async function isStreaming(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    "select from pg_stat_replication where application_name = 'boab_archive' and state = 'streaming'",
  );
  await client.end();
  return rowCount === 1;
}
