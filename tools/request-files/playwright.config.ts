import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

// See README.md.
export default defineConfig({
  ...journeys,
  testDir: ".",
  globalSetup: "./start-inspected-stack.ts",
  outputDir: "../../.cache/request-files",
  workers: 1,
  retries: 0,
  timeout: 180_000,
});
