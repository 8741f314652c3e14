import { globSync, readFileSync } from "node:fs";
import { listPageRoutes } from "../../../scripts/lib/page-routes.ts";

const app = "apps/web/app";

/** The addresses that take a form. */
export const formActionPaths = listPageRoutes()
  .filter(({ file }) => /export (const|async function) action\b/.test(read(file)))
  .map(({ pattern }) => pattern.replace(/:\w+/g, "x").replace("*", "x"))
  // Ends the session the rest is sent with, and takes no text.
  .filter((path) => path !== "/sign-out");

const source = globSync(`${app}/**/*.{ts,tsx}`, { exclude: ["**/*.test.*"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const findNames = (pattern: RegExp) =>
  [...new Set([...source.matchAll(pattern)].map(([, name = ""]) => name))].toSorted();

/** Every field any of our forms has, and everything a form may ask for by its `intent`. */
export const formFields = findNames(/\bname="(\w+)"/g).filter((name) => name !== "intent");
export const formIntents = findNames(/\bintent(?:"\s*value=|: | === )"([a-z-]+)"/g).filter(
  (intent) => intent !== "sign-out-everywhere",
);

function read(file: string): string {
  return readFileSync(`${app}/${file}`, "utf8");
}
