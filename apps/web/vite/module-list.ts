import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

/** File of the client build → its modules → their bytes before minifying. */
export type ModuleList = Record<string, Record<string, number>>;

/**
 * Lists the modules in each file of the client build, for `node scripts/budget.ts`: a file's name says little about what
 * is inside. The list lies beside the client folder, so it is never served.
 */
export const makeModuleListPlugin = (): Plugin => ({
  name: "module-list",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle({ dir }, bundle) {
    if (!dir) return;
    const root = join(this.environment.config.root, "../..");
    const list: ModuleList = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const modules = Object.entries(file.modules).filter(([, { code }]) => code);
      list[`/${file.fileName}`] = Object.fromEntries(
        modules.map(([id, { code }]) => [relative(root, id), code?.length ?? 0]),
      );
    }
    const target = join(dirname(dir), "client-modules.json");
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(list, null, 1));
  },
});
