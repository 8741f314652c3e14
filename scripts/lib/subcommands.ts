import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { repositoryRoot } from "./paths.ts";

/** One word after `npm run <script>`: what it does, and the programs it runs, one after the other. */
export interface Subcommand {
  does: string;
  commands: readonly (readonly string[])[];
}

export type Subcommands = Readonly<Record<string, Subcommand>>;

/** A program of ours with the settings of development, and what differs on this machine. */
export const buildNodeCommand = (...args: string[]): string[] => [
  process.execPath,
  "--env-file=.env.example",
  "--env-file-if-exists=.env",
  ...args,
];

/** Runs what the words name, in their order. Options such as `--check` go to each of them. */
export function runSubcommands(script: string, subcommands: Subcommands, words: string[]): number {
  const options = words.filter((word) => word.startsWith("-"));
  const names = words.filter((word) => !word.startsWith("-"));
  const unknown = names.filter((name) => !Object.hasOwn(subcommands, name));
  if (names.length === 0 || unknown.length > 0) {
    console.error(describeUsage(script, subcommands, unknown));
    return 1;
  }
  for (const name of names)
    for (const command of subcommands[name]?.commands ?? []) {
      const exitCode = runCommand([...command, ...options]);
      if (exitCode !== 0) return exitCode;
    }
  return 0;
}

export function describeUsage(
  script: string,
  subcommands: Subcommands,
  unknown: string[] = [],
): string {
  const width = Math.max(...Object.keys(subcommands).map((name) => name.length));
  return [
    ...unknown.map((name) => `There is no "${name}".`),
    `npm run ${script} <what>`,
    ...Object.entries(subcommands).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`),
  ].join("\n");
}

/** Runs a program at the root, with the programs of our packages in its path, and returns its exit code. */
export function runCommand(command: readonly string[]): number {
  const [program = "", ...args] = command;
  const bin = join(repositoryRoot, "node_modules", ".bin");
  const { status, error } = spawnSync(program, args, {
    cwd: repositoryRoot,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    stdio: "inherit",
  });
  if (error) throw error;
  return status ?? 1;
}
