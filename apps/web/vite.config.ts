import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { slimIcons } from "./vite/slim-icons.ts";

export default defineConfig(async ({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), slimIcons()],
  // Found before the first page is asked for; found one by one, they would reload it again and again.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.{test,server}.{ts,tsx}"] },
  // A build knows no environment; only the development server has an API to pass calls on to.
  ...(command === "serve" ? { server: { proxy: { "/api": await apiProxy() } } } : {}),
}));

async function apiProxy() {
  const { config } = await import("./app/lib/config.server.ts");
  return { target: config.apiOrigin, rewrite: (path: string) => path.replace(/^\/api/, "") };
}
