import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { waitUntil } from "../../../scripts/lib/wait.ts";
import type { Sample } from "../area.ts";
import { readCpuMs } from "../load/cpu.ts";
import { buildRequestOptions, requestAll } from "../load/request.ts";
import { connectionCount } from "../settings.ts";
import type { Contender, ContenderName } from "./contender.ts";

interface ServerSettings {
  name: ContenderName;
  arguments: string[];
  env: Record<string, string>;
  port: number;
  /** Responds with 200 once it serves. */
  readyPath: string;
  getSamples(query: string): Sample[];
}

/** A server in its own process, logging to a file as in production. */
export async function startServer(settings: ServerSettings): Promise<Contender> {
  const folder = join(repositoryRoot, ".cache/bench");
  mkdirSync(folder, { recursive: true });
  const origin = `http://127.0.0.1:${settings.port}`;
  // What an interrupted run left would be measured in its place.
  if (await fetch(origin).catch(() => undefined))
    throw new Error(`${origin} is taken: end what is left of an earlier run`);
  const output = openSync(join(folder, `${settings.name}.log`), "w");
  const child = spawn(process.execPath, settings.arguments, {
    cwd: repositoryRoot,
    env: { ...process.env, ...settings.env },
    stdio: ["ignore", output, output],
  });
  await waitForResponse(`${origin}${settings.readyPath}`, child);
  const { pid } = child;
  // Far from the visitors of the runs, which are counted from 0.
  let comparingVisitor = 1 << 22;
  if (pid === undefined) throw new Error("the server has no process");
  return {
    name: settings.name,
    async run(query, seconds) {
      const samples = settings.getSamples(query);
      const sent = samples.map(({ path, cookie, body }) => ({ url: origin + path, cookie, body }));
      const before = readCpuMs(pid);
      const latenciesMs = await requestAll(sent, connectionCount, seconds);
      return { latenciesMs, cpuMs: readCpuMs(pid) - before };
    },
    async response(sample) {
      const { method, headers } = buildRequestOptions(sample, comparingVisitor++);
      const body = sample.body === undefined ? null : JSON.stringify(sample.body);
      return (await fetch(origin + sample.path, { method, headers, body })).json();
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  const isUp = async () => {
    if (child.exitCode !== null) throw new Error("the server ended; see .cache/bench");
    const response = await fetch(url).catch(() => undefined);
    return response?.ok ?? false;
  };
  if (!(await waitUntil(isUp, { seconds: 60 }))) throw new Error(`${url} does not respond`);
}
