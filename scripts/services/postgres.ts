import { copyFileSync, existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { ensureServiceFolder, isRunning, readPid } from "../lib/daemon.ts";
import { repositoryRoot } from "../lib/paths.ts";
import { findPostgresProgramFolder, runPostgresProgram } from "../lib/postgres-programs.ts";
import { run } from "../lib/run.ts";
import { isRoot } from "../lib/system.ts";
import { queryPort } from "../lib/tcp.ts";
import type { Service } from "./service.ts";

const PORT = 54320;
const OWNER = "boab";
const DATABASE = "boab";

/**
 * A commit still outlives the server when that is killed, which drills do, but not a power cut. Tests commit so often that
 * waiting for the disk took a good part of their time.
 */
const noDiskSyncOptions = ["fsync=off", "full_page_writes=off"];

export const postgres: Service = {
  name: "postgres",
  address: `postgres://${OWNER}@127.0.0.1:${PORT}/${DATABASE}`,
  requirements: [
    { debianPackage: "postgresql-15", isThere: () => findPostgresProgramFolder() !== undefined },
    { debianPackage: "postgresql-15-postgis-3", isThere: hasPostgis },
  ],

  async isUp() {
    const response = await queryPort(PORT, buildStartupMessage());
    return response.toString("latin1", 0, 1) === "R";
  },

  isOurs: () => isRunning(readPid(join(getDataFolder(), "postmaster.pid")), "postgres"),

  async start() {
    const data = getDataFolder();
    if (!existsSync(join(data, "PG_VERSION"))) await createCluster(data);
    copyFileSync(
      join(repositoryRoot, "services", "postgres", "postgresql.conf"),
      join(data, "postgresql.conf"),
    );
    // TCP only, so that two clusters on one machine never share a socket file.
    const settings = [`port=${PORT}`, "listen_addresses=127.0.0.1", "unix_socket_directories=''"];
    if (process.env.CI === "true") settings.push(...noDiskSyncOptions);
    const options = settings.map((setting) => `-c ${setting}`).join(" ");
    await pg("pg_ctl", "-D", data, "-w", "-l", join(data, "postgres.log"), "-o", options, "start");
    await createDatabase();
  },

  async stop() {
    await pg("pg_ctl", "-D", getDataFolder(), "-w", "-m", "fast", "stop");
  },
};

function getDataFolder(): string {
  return ensureServiceFolder("postgres");
}

async function createCluster(data: string): Promise<void> {
  if (isRoot) await run("chown", ["postgres:", data]);
  await pg("initdb", "-D", data, "-A", "trust", "-U", OWNER, "--no-locale", "-E", "UTF8");
}

async function createDatabase(): Promise<void> {
  const server = ["-h", "127.0.0.1", "-p", String(PORT), "-U", OWNER];
  const question = `select 1 from pg_database where datname = '${DATABASE}'`;
  const response = await pg("psql", ...server, "-d", "postgres", "-tAc", question);
  if (response.trim() === "") await pg("createdb", ...server, DATABASE);
}

const pg = (program: string, ...args: string[]) =>
  runPostgresProgram(program, args, getDataFolder());

function hasPostgis(): boolean {
  const folders = [
    "/usr/share/postgresql/*/extension",
    "{/usr/local,/opt/homebrew}/share/postgresql*/extension",
  ];
  return folders.some((folder) => globSync(`${folder}/postgis.control`).length > 0);
}

/**
 * The first message of the protocol (version 3.0); the server replies "R" when the database exists.
 */
function buildStartupMessage(): Buffer {
  const parameters = Buffer.from(`user\0${OWNER}\0database\0${DATABASE}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, parameters]);
}
