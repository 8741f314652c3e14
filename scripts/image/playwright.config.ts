import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "../lib/chromium.ts";
import { siteHost } from "./nginx.ts";
import { ports } from "./settings.ts";

// The journeys of people who are not signed in and need no demo data, at the site that `npm run image` has started.
export default defineConfig({
  testDir: "../../e2e/outreach",
  grep: /SHELL-31|HOME-05/,
  outputDir: "../../.cache/image/journeys",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: `https://${siteHost}`,
    ignoreHTTPSErrors: true,
    locale: "en-AU",
    launchOptions: {
      ...chromiumOptions,
      args: [
        ...chromiumOptions.args,
        `--host-resolver-rules=MAP ${siteHost}:443 127.0.0.1:${ports.https}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      ],
    },
  },
});
