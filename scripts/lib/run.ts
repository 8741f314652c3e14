import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end and returns its output; throws with that output when it fails. */
export async function run(
  program: string,
  args: string[],
  options: RunOptions = {},
): Promise<string> {
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [exitCode] = (await once(child, "exit")) as [number | null];
  // A daemon started by the program may keep the output open forever, so we do not wait long for
  // its end.
  if (!child.stdout.closed) await Promise.race([once(child, "close"), sleep(500)]);
  if (exitCode !== 0) {
    throw new Error(`${program} ${args.join(" ")} ended with ${exitCode}:\n${output.trim()}`);
  }
  return output;
}
