import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { moduleList } from "./vite/module-list.ts";
import { slimIcons } from "./vite/slim-icons.ts";

const shared = { name: "shared", minShareCount: 12 };

export default defineConfig(async ({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), slimIcons(), moduleList()],
  // Found before the first page is asked for; found one by one, they would reload it again and again.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.{test,server}.{ts,tsx}"] },
  // What most pages need travels in one file: cut into sixty, it weighs eight kilobytes more.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } },
  },
  // A build knows no environment; only the development server has an API to pass calls on to.
  ...(command === "serve" ? { server: { proxy: { "/api": await apiProxy() } } } : {}),
}));

async function apiProxy() {
  const { config } = await import("./app/lib/http/config.server.ts");
  return { target: config.apiOrigin, rewrite: (path: string) => path.replace(/^\/api/, "") };
}
