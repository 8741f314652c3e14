import { rmSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumOptions } from "../../scripts/lib/chromium.ts";
import { repositoryRoot } from "../../scripts/lib/paths.ts";
import { makeSlimIconsPlugin } from "./vite/slim-icons.ts";

// For this run alone: a second one in the same checkout would replace the bundles under the feet of the first, whose
// pages then fail to import their tests.
const cacheDir = join(repositoryRoot, ".cache/web-browser", String(process.pid));
process.on("exit", () => rmSync(cacheDir, { recursive: true, force: true }));

/** Components in a real browser with the real styles: focus, layout and visibility are what people get. */
export default defineConfig({
  plugins: [tailwindcss(), makeSlimIconsPlugin()],
  cacheDir,
  // Found before the first test; found one by one, they would reload the page in the middle of one.
  optimizeDeps: {
    entries: ["app/**/*.browser.test.tsx"],
    include: ["vitest-browser-react", "react/jsx-dev-runtime"],
  },
  test: {
    name: "web-browser",
    include: ["app/**/*.browser.test.tsx"],
    setupFiles: ["test/browser/setup.ts"],
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: chromiumOptions,
        contextOptions: { locale: "en-AU", timezoneId: "Australia/Melbourne" },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
