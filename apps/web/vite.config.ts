import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { makeModuleListPlugin } from "./vite/module-list.ts";
import { makeSlimIconsPlugin } from "./vite/slim-icons.ts";

// React changes seldom and stays in caches over releases. The shell, what every page has around it, and the parts of forms
// that most pages have, travel in one file and take no page's own modules along: cut into thirty, it weighs four
// kilobytes more.
const shellModules = [
  "root",
  "shell/site-layout",
  "lib/format/meta",
  "lib/api/(page-action|page-form)",
  "ui/actions/button",
  "ui/feedback/(action-failure|lazy-boundary|note)",
  "ui/forms/text-field",
];

const groups = [
  {
    name: "react",
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 2,
  },
  {
    name: "shell",
    test: new RegExp(
      `/(app/(${shellModules.join("|")})|packages/format/src/(money|numbers|dates))\\.tsx?$`,
    ),
    priority: 1,
  },
];

export default defineConfig(async ({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), makeSlimIconsPlugin(), makeModuleListPlugin()],
  // Pre-bundled up front; discovering them one by one would reload the page repeatedly.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.{test,server}.{ts,tsx}"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  // Only the development server proxies to the API; a build has no environment.
  ...(command === "serve" ? { server: { proxy: { "/api": await makeApiProxy() } } } : {}),
}));

async function makeApiProxy() {
  const { config } = await import("./app/lib/http/config.server.ts");
  return { target: config.apiOrigin, rewrite: (path: string) => path.replace(/^\/api/, "") };
}
