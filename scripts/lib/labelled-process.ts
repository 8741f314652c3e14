import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { type Colour, colour } from "./colour.ts";
import { repositoryRoot } from "./paths.ts";
import { waitUntil } from "./wait.ts";

interface LabelledProcess {
  /** The program and what it is given. */
  command: readonly string[];
  label: string;
  colour: Colour;
}

/** Starts a program in its own process group and prints its lines after its label. */
export function startProcess({ command, label, colour: format }: LabelledProcess): ChildProcess {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const prefix = colour(format, label.padEnd(8));
  for (const stream of [child.stdout, child.stderr]) printLines(stream, prefix);
  return child;
}

/** Runs a program to its end; throws when it fails. */
export async function runProcess(labelledProcess: LabelledProcess): Promise<void> {
  const [exitCode] = await once(startProcess(labelledProcess), "exit");
  if (exitCode !== 0) throw new Error(`${labelledProcess.label} ended with ${exitCode}`);
}

/** Asks the whole group to exit, and kills what is left after ten seconds. */
export async function stopProcess(child: ChildProcess): Promise<void> {
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
