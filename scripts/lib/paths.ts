import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isRoot } from "./system.ts";

export const repositoryRoot = join(import.meta.dirname, "..", "..");

/** What is worth keeping between clones: downloaded runtimes and tools. */
export const cacheFolder = process.env.BOAB_CACHE_DIR ?? join(homedir(), ".cache", "boab");

/** Output of the last check run, one log per step. */
export const checkLogFolder = join(repositoryRoot, ".cache", "ci");

// Ceph puts Unix sockets here, and their full path may have at most 107 characters.
const MAX_SERVICES_FOLDER_LENGTH = 70;

/**
 * Data of the locally started services: `.services/` in the clone. A clone in a private home
 * (`/root`) or very deep in the tree uses a temporary folder instead, because PostgreSQL runs as
 * another user there and sockets need short paths.
 */
export const servicesFolder = process.env.BOAB_SERVICES_DIR ?? chooseServicesFolder();

function chooseServicesFolder(): string {
  const beside = join(repositoryRoot, ".services");
  const isReachable = !isRoot || canEveryoneEnter(repositoryRoot);
  if (isReachable && beside.length <= MAX_SERVICES_FOLDER_LENGTH) return beside;
  const cloneHash = createHash("sha256").update(repositoryRoot).digest("hex").slice(0, 10);
  return join(tmpdir(), `boab-services-${cloneHash}`);
}

function canEveryoneEnter(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  const parent = dirname(folder);
  return isOpen && (parent === folder || canEveryoneEnter(parent));
}
