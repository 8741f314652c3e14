import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { BrowserCall } from "../src/common/call.ts";

const source = fileURLToPath(new URL("../src", import.meta.url));

interface GeneratedFile {
  path: string;
  text: string;
}

/** The calls of each area without their schemas, so that the browser need not load zod. */
export async function renderBrowserCalls(): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = join(source, entry.name);
    const text = await renderArea(folder);
    if (text) files.push({ path: join(folder, "calls.generated.ts"), text });
  }
  return files;
}

async function renderArea(folder: string): Promise<string | undefined> {
  const imports: string[] = [];
  const calls: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!/^[a-z-]+\.ts$/.test(file)) continue;
    const exported = Object.entries(await import(pathToFileURL(join(folder, file)).href));
    const found = exported
      .filter((entry): entry is [string, BrowserCall] => isCall(entry[1]))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    if (found.length === 0) continue;
    const topic = file.slice(0, -".ts".length).replace(/-(\w)/g, (_, next) => next.toUpperCase());
    imports.push(`import type * as ${topic} from "./${file}";`);
    for (const [name, { method, path }] of found) {
      calls.push(
        `export const ${name}: BrowserCall<typeof ${topic}.${name}> = { method: "${method}", path: "${path}" };`,
      );
    }
  }
  if (calls.length === 0) return undefined;
  return [
    "// Written by `npm run gen calls` from the contracts beside it.",
    'import type { BrowserCall } from "../common/call.ts";',
    ...imports,
    "",
    ...calls,
    "",
  ].join("\n");
}

const isCall = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "method" in value &&
  "path" in value &&
  "response" in value;
