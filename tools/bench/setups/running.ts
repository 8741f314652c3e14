import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import { waitUntil } from "../../../scripts/lib/wait.ts";
import { stopProcess } from "../../../scripts/stack/stack.ts";

/** What serves one set-up: where to ask, and whose processor time counts. */
export interface RunningSetup {
  origin: string;
  processes: ChildProcess[];
  stop(): Promise<void>;
}

export const setupsFolder = join(repositoryRoot, ".cache/bench");

export const makeResponseCheck = (url: string) => async (): Promise<boolean> =>
  (await fetch(url).catch(() => undefined))?.ok ?? false;

export const makeListeningCheck = (port: number) => async (): Promise<boolean> => {
  const socket = connect(port, "127.0.0.1");
  const isListening = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isListening;
};

/** A process that is ready when this returns; its log is in the folder of the bench. */
export async function startAndWait(
  name: string,
  [program, ...args]: [string, ...string[]],
  env: Record<string, string>,
  isReady: () => Promise<boolean>,
): Promise<ChildProcess> {
  mkdirSync(setupsFolder, { recursive: true });
  const output = openSync(join(setupsFolder, `${name}.log`), "w");
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
  const isUp = () => {
    if (child.exitCode !== null) throw new Error(`${name} ended; see .cache/bench/${name}.log`);
    return isReady();
  };
  if (!(await waitUntil(isUp, { seconds: 60 }))) throw new Error(`${name} is not ready`);
  return child;
}

export const makeRunningSetup = (origin: string, processes: ChildProcess[]): RunningSetup => ({
  origin,
  processes,
  async stop() {
    for (const child of processes.toReversed()) await stopProcess(child);
  },
});
