import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { run } from "../../../scripts/lib/run.ts";
import { findProgram } from "../../../scripts/lib/system.ts";
import { queryPort } from "../../../scripts/lib/tcp.ts";
import { waitUntil } from "../../../scripts/lib/wait.ts";

/** A Redis that a drill may kill; like the shared one it stores nothing on disk. */
export async function startOwnRedis(port: number, settings: Record<string, string> = {}) {
  const args = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
    ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
  ];
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(findProgram("redis-server") ?? "redis-server", args, { stdio: "ignore" });
    const isUp = async () => (await queryPort(port, "PING\r\n")).toString().startsWith("+PONG");
    if (!(await waitUntil(isUp, { seconds: 10, everyMs: 20 })))
      throw new Error("Redis does not start");
  }

  async function kill(): Promise<void> {
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  await start();
  process.once("exit", () => child.kill("SIGKILL"));
  return {
    url: `redis://127.0.0.1:${port}/0`,
    /** Empty, as nothing was stored. */
    start,
    kill,
    /** It keeps its connections and says nothing, until `wake`. */
    silence: () => child.kill("SIGSTOP"),
    wake: () => child.kill("SIGCONT"),
    flush: () => run("redis-cli", ["-p", String(port), "flushall"]),
  };
}
