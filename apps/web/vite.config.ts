import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { moduleList } from "./vite/module-list.ts";
import { slimIcons } from "./vite/slim-icons.ts";

const shared = { name: "shared", minShareCount: 12 };

export default defineConfig(async ({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), slimIcons(), moduleList()],
  // Pre-bundled up front; discovering them one by one would reload the page repeatedly.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.{test,server}.{ts,tsx}"] },
  // One shared chunk: split into sixty, it would be 8 kB larger.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } },
  },
  // Only the development server proxies to the API; a build has no environment.
  ...(command === "serve" ? { server: { proxy: { "/api": await apiProxy() } } } : {}),
}));

async function apiProxy() {
  const { config } = await import("./app/lib/http/config.server.ts");
  return { target: config.apiOrigin, rewrite: (path: string) => path.replace(/^\/api/, "") };
}
