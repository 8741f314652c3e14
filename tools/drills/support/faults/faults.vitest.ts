import { join } from "node:path";
import { defineConfig, mergeConfig, type Plugin } from "vitest/config";
import componentsConfig from "../../../../apps/web/vitest.browser.config.ts";
import { repositoryRoot } from "../../../../scripts/lib/paths.ts";
import { faults } from "./all-faults.ts";

// For the drill `saboteurs`: the tests that have to notice a fault, with the fault in the source they load; without
// `FAULT` all of those tests as they are.
const chosen = process.env.FAULT === undefined ? undefined : faults[Number(process.env.FAULT)];
const change = chosen?.change;

const plantFault: Plugin = {
  name: "fault",
  enforce: "pre",
  transform(code, id) {
    if (!change || !("file" in change) || id.split("?")[0] !== join(repositoryRoot, change.file))
      return undefined;
    // Otherwise the drill would prove nothing.
    if (!code.includes(change.original))
      throw new Error(`${change.file} no longer says: ${change.original}`);
    return code.replace(change.original, () => change.broken);
  },
};

const tests = [...new Set(faults.map(({ test }) => test))];
const isComponentTest = (test: string) => test.endsWith(".browser.test.tsx");
const webFolder = join(repositoryRoot, "apps", "web");

// One red test is enough.
const bail = chosen ? 1 : 0;

export default defineConfig({
  test: {
    bail,
    projects: [
      {
        plugins: [plantFault],
        test: {
          name: "modules",
          root: repositoryRoot,
          include: tests.filter((test) => !isComponentTest(test)),
          globalSetup: [join(repositoryRoot, "tools/drills/support/faults/broken-template.ts")],
          env: { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
          // What was kept of a file does not have the fault in it.
          fsModuleCache: false,
        },
      },
      mergeConfig(componentsConfig, {
        root: webFolder,
        plugins: [plantFault],
        test: {
          include: tests.filter(isComponentTest).map((test) => test.replace("apps/web/", "")),
        },
      }),
    ],
  },
});
