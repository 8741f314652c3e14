import { globSync, readFileSync } from "node:fs";

interface Call {
  method: string;
  path: string;
}

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

/** The names that a file uses of a module it imports, by name or as a whole. */
function findUsedNames(text: string, importClause: string): string[] {
  const whole = /^\* as (\w+)$/.exec(importClause.trim())?.[1];
  if (whole)
    return [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, "g"))].map(([, name = ""]) => name);
  return importClause
    .replace(/[{}]/g, "")
    .split(",")
    .map((part) => part.trim().split(" as ")[0] ?? "");
}

/** Every POST that a page of the site sends, as `POST /path`, read from its source. */
export async function listSitePosts(): Promise<string[]> {
  const found = new Set<string>();
  const files = globSync("apps/web/app/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const imports = text.matchAll(/import (\{[^}]*\}|\* as \w+) from "(@boab\/contracts\/[^"]+)"/g);
    for (const [, imported = "", from = ""] of imports) {
      const contracts: Record<string, unknown> = await import(from);
      for (const name of findUsedNames(text, imported)) {
        const call = contracts[name];
        if (isCall(call) && call.method === "POST") found.add(`POST ${call.path}`);
      }
    }
  }
  return [...found].toSorted();
}
