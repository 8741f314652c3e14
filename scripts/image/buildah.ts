import { join } from "node:path";
import { cacheFolder } from "../lib/paths.ts";
import { run } from "../lib/run.ts";

/** Apart from what else the machine keeps, so that deleting the folder is enough to be rid of it. */
const storageOptions = [
  "--root",
  join(cacheFolder, "images"),
  "--runroot",
  join(cacheFolder, "images-running"),
];

export const buildah = (...args: string[]): Promise<string> =>
  run("buildah", [...storageOptions, ...args]);

/** Without a daemon and inside other containers there is nothing stronger than chroot to build in. */
export const build = (folder: string, tag: string, ...options: string[]): Promise<string> =>
  buildah("bud", "--isolation", "chroot", "--layers", "--tag", tag, ...options, folder);
