import { defineConfig } from "vitest/config";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";

// For the drill `clock-and-tz`: the tests that need no service, whose clock would be another one.
export default defineConfig({
  test: {
    root: repositoryRoot,
    include: ["apps/api/src/**/*.rules.test.ts", "packages/contracts/src/**/*.test.ts"],
    setupFiles: ["tools/drills/support/shifted-clock.ts"],
    isolate: false,
    maxWorkers: 2,
  },
});
