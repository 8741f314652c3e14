import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./scripts/lib/chromium.ts";
import { journeysOrigin } from "./scripts/stack/slot.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/start-stack.ts",
  outputDir: ".cache/e2e",
  // Two cores: more at once only makes each slower.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  // The gate shows which journeys needed it, and accepts two (`scripts/ci/counts.ts`).
  retries: process.env.CI === "true" ? 1 : 0,
  // For slow machines; how quick the product is, the benches say.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: journeysOrigin,
    locale: "en-AU",
    timezoneId: "Australia/Melbourne",
    viewport: { width: 1440, height: 900 },
    // Without film strip and page copies, which slow every journey; a failure leaves its own picture, and
    // `--trace on` records all of it.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: chromiumOptions,
  },
});
