import { defaultExclude, defineConfig } from "vitest/config";

/**
 * A project of plain modules: nothing to set up, any number at once. The files of a worker share what they import: loading
 * it anew for each took three quarters of the time.
 */
const plain = (name: string, root: string) => ({
  test: {
    name,
    root,
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...defaultExclude, "**/*.browser.test.tsx"],
    isolate: false,
    // As many as the API's tests: projects that share workers must agree.
    maxWorkers: 3,
    // For slow machines: some start a program.
    testTimeout: 20_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      plain("contracts", "packages/contracts"),
      plain("format", "packages/format"),
      plain("art", "packages/art"),
      plain("demo", "packages/demo"),
      plain("scripts", "scripts"),
      plain("bench", "tools/bench"),
      plain("drills", "tools/drills"),
      plain("web", "apps/web"),
      "tools/stripe-sandbox/vitest.config.ts",
      "apps/web/vitest.browser.config.ts",
      "apps/api/vitest.config.ts",
    ],
    passWithNoTests: false,
  },
});
