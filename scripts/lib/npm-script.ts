import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { type Colour, colour } from "./colour.ts";
import { repositoryRoot } from "./paths.ts";
import { waitUntil } from "./wait.ts";

interface NpmScript {
  script: string;
  label: string;
  colour: Colour;
}

/** Starts an npm script in its own process group and prints its lines after its name. */
export function startNpmScript({ script, label, colour: format }: NpmScript): ChildProcess {
  const child = spawn("npm", ["run", "--silent", script], {
    cwd: repositoryRoot,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const prefix = colour(format, label.padEnd(8));
  for (const stream of [child.stdout, child.stderr]) printLines(stream, prefix);
  return child;
}

/** Runs an npm script to its end; throws when it fails. */
export async function finishNpmScript(script: NpmScript): Promise<void> {
  const [exitCode] = await once(startNpmScript(script), "exit");
  if (exitCode !== 0) throw new Error(`npm run ${script.script} ended with ${exitCode}`);
}

/** Asks the whole group to exit, and kills what is left after ten seconds. */
export async function stopNpmScript(child: ChildProcess): Promise<void> {
  signalGroup(child, "SIGTERM");
  const isGone = await waitUntil(() => !signalGroup(child, 0), { seconds: 10 });
  if (!isGone) signalGroup(child, "SIGKILL");
}

/** False when no process of the group is left. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-(child.pid ?? 0), signal);
  } catch {
    return false;
  }
}

function printLines(stream: Readable, prefix: string): void {
  createInterface({ input: stream }).on("line", (line) => console.log(`${prefix} ${line}`));
}
