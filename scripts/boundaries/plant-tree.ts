import { copyFileSync, globSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { repositoryRoot } from "../lib/paths.ts";
import { cleanFiles, nestedNpmPackages, npmPackages } from "./clean-tree.ts";
import { violations } from "./violations.ts";

/** Writes the clean tree and the violations into a folder, with the project's own package files. */
export function writePlantedTree(folder: string): void {
  // Aliases and exports come from the real package files, so they are tested as they are.
  for (const file of globSync("{.,apps/*,packages/*,tools/*}/package.json", {
    cwd: repositoryRoot,
  })) {
    copy(file, folder);
  }
  for (const file of ["biome.json", ".gitignore"]) copy(file, folder);
  for (const [file, content] of Object.entries(cleanFiles)) write(folder, file, content);
  for (const { file, content, besides: otherFiles = {} } of violations) {
    write(folder, file, content);
    for (const [other, otherContent] of Object.entries(otherFiles))
      write(folder, other, otherContent);
  }

  mkdirSync(join(folder, "node_modules", "@boab"), { recursive: true });
  for (const workspace of [
    "packages/art",
    "packages/contracts",
    "packages/demo",
    "packages/format",
    "tools/stripe-sandbox",
  ]) {
    const link = join(folder, "node_modules", "@boab", basename(workspace));
    symlinkSync(join(folder, workspace), link);
  }
  for (const packageFolder of [...npmPackages, ...nestedNpmPackages]) {
    // Under dist/, like most packages: our own build folders are ignored, theirs must not be.
    const exports = { ".": "./dist/index.js", "./*": "./dist/index.js" };
    const manifest = JSON.stringify({ name: basename(packageFolder), version: "1.0.0", exports });
    write(folder, `${packageFolder}/package.json`, manifest);
    write(folder, `${packageFolder}/dist/index.js`, "");
  }
}

function copy(file: string, folder: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  copyFileSync(join(repositoryRoot, file), join(folder, file));
}

function write(folder: string, file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${content}\n`);
}
