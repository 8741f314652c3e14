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
  // Decoded by the stream, which keeps a letter whole that lies across two chunks.
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
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
