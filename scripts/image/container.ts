import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../lib/paths.ts";
import { findProgram } from "../lib/system.ts";
import type { Image } from "./images.ts";

export interface Container {
  process: ChildProcess;
  output(): string;
}

const defaultPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const logFolder = join(repositoryRoot, ".cache/image");

/**
 * As `read_only`, `tmpfs: /tmp`, `cap_drop` and `no-new-privileges` make it: the image's files cannot be changed, only /tmp
 * can be written to, and nothing of this checkout is in reach. The network is the machine's.
 */
const enterScript = `
  mount --bind "$0" "$0"
  mount -o remount,bind,ro "$0"
  mount -t tmpfs -o mode=1777,size=256m tmpfs "$0/tmp"
  mount -t proc proc "$0/proc"
  mount --rbind /dev "$0/dev"
  user=$1 folder=$2
  shift 2
  exec setpriv --no-new-privs chroot --userspec="$user" "$0" env -C "$folder" "$@"`;

/** Starts a command in an image, without one the image's own, with nothing but these settings. */
export function start(
  image: Image,
  name: string,
  env: Record<string, string>,
  command = image.command,
): Container {
  mkdirSync(logFolder, { recursive: true });
  const child = spawn(
    findProgram("unshare") ?? "unshare",
    ["--mount", "sh", "-euc", enterScript, image.root, image.user, image.folder, ...command],
    { env: { PATH: defaultPath, ...image.env, ...env }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  const log = createWriteStream(join(logFolder, `${name}.log`));
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      log.write(chunk);
    });
  return { process: child, output: () => output };
}

/** Runs a command in an image to its end. */
export async function runInContainer(
  image: Image,
  name: string,
  env: Record<string, string>,
  command: string[],
): Promise<{ code: number | null; output: string }> {
  const container = start(image, name, env, command);
  const [code] = (await once(container.process, "close")) as [number | null];
  return { code, output: container.output() };
}
