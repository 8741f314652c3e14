import { defaultExclude, defineConfig } from "vitest/config";

/** A project of plain modules: nothing to set up, any number at once. */
const plain = (name: string, root: string) => ({
  test: {
    name,
    root,
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...defaultExclude, "**/*.browser.test.tsx"],
  },
});

export default defineConfig({
  test: {
    projects: [
      plain("contracts", "packages/contracts"),
      plain("art", "packages/art"),
      plain("demo", "packages/demo"),
      plain("scripts", "scripts"),
      plain("bench", "bench"),
      plain("web", "apps/web"),
      "packages/stripe-sandbox/vitest.config.ts",
      "apps/web/vitest.browser.config.ts",
      "apps/api/vitest.config.ts",
    ],
    passWithNoTests: false,
  },
});
