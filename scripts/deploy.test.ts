import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { mostImportCharacters } from "@boab/contracts/marketplace/item-limits";
import { describe, expect, it } from "vitest";
import { readConfig } from "../apps/api/src/platform/config/config.ts";
import { parseConfig } from "../apps/web/app/lib/http/config.server.ts";
import { repositoryRoot } from "./lib/paths.ts";

const read = (file: string) => readFileSync(join(repositoryRoot, file), "utf8");
const example = (name: string) => parseEnv(read(`deploy/env/${name}.env.example`));
const site = example("site");
const api = { ...site, ...example("api") };

describe("the settings of deploy/env", () => {
  it("are enough for API, worker and web in production", () => {
    expect(readConfig(api).isProduction).toBe(true);
    expect(parseConfig(site).environment).toBe("production");
  });

  it("give the owner of the tables to the migrations alone", () => {
    const { database } = readConfig({ ...api, ...example("migrate") });
    expect(new URL(database.migrationUrl).username).toBe("boab");
    expect(new URL(readConfig(api).database.migrationUrl).username).toBe("boab_app");
  });

  it("tell the web server no secret", () => {
    const secrets = Object.keys(site).filter((name) => /SECRET|PASSWORD|TOKEN|_URL$/.test(name));
    expect(secrets.toSorted()).toEqual(["MAP_EMBED_URL", "MAP_STYLE_URL"]);
  });
});

describe("deploy/Dockerfile", () => {
  const dockerfile = read("deploy/Dockerfile");
  const webServer = [
    "apps/web/server.ts",
    ...globSync("apps/web/server/*.ts", { cwd: repositoryRoot }),
  ].filter((file) => !file.endsWith(".test.ts"));

  it("knows every workspace, so that npm finds what it links", () => {
    const workspaces = globSync("{apps,packages}/*/package.json", { cwd: repositoryRoot });
    expect(workspaces.filter((file) => !dockerfile.includes(`COPY ${file} `))).toEqual([]);
  });

  it("brings our own packages that the processes import", () => {
    const { dependencies } = JSON.parse(read("apps/api/package.json")) as {
      dependencies: Record<string, string>;
    };
    const ofApi = Object.keys(dependencies).filter((name) => name.startsWith("@boab/"));
    const ofWeb = webServer.flatMap((file) => read(file).match(/(?<=from ")@boab\/\w+/g) ?? []);
    const copied = (target: string) => {
      const stage = new RegExp(` AS ${target}\\n((?!FROM ).*\\n)*`).exec(dockerfile)?.[0] ?? "";
      return [...stage.matchAll(/COPY packages\/(\w+)/g)].map(([, name]) => `@boab/${name}`);
    };
    expect(copied("api")).toEqual(expect.arrayContaining(ofApi));
    expect(copied("web")).toEqual(expect.arrayContaining(ofWeb));
  });

  it("brings what the web server imports from the pages", () => {
    const imported = webServer
      .flatMap((file) => [...read(file).matchAll(/from "\.{1,2}\/(app\/.*)\/[^/]+"/g)])
      .map(([, folder]) => folder);
    expect([...new Set(imported)]).toEqual(["app/lib/http"]);
    expect(dockerfile).toContain("COPY apps/web/app/lib/http apps/web/app/lib/http");
  });
});

describe("deploy/nginx", () => {
  it("lets through the largest body that a call accepts", () => {
    const [, megabytes] =
      /location \/api\/ \{[^}]*client_max_body_size (\d+)m/.exec(read("deploy/nginx/boab.conf")) ??
      [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(4 * mostImportCharacters);
  });
});
