import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { maxImportCharacters } from "@boab/contracts/marketplace/item-limits";
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
    const workspaces = globSync("{apps,packages,tools}/*/package.json", { cwd: repositoryRoot });
    expect(workspaces.filter((file) => !dockerfile.includes(`COPY ${file} `))).toEqual([]);
  });

  it("brings our own packages that the processes import", () => {
    const { dependencies } = JSON.parse(read("apps/api/package.json")) as {
      dependencies: Record<string, string>;
    };
    const apiPackages = Object.keys(dependencies).filter((name) => name.startsWith("@boab/"));
    const webPackages = webServer.flatMap(
      (file) => read(file).match(/(?<=from ")@boab\/\w+/g) ?? [],
    );
    const copied = (target: string) => {
      const stage = new RegExp(` AS ${target}\\n((?!FROM ).*\\n)*`).exec(dockerfile)?.[0] ?? "";
      return [...stage.matchAll(/COPY packages\/(\w+)/g)].map(([, name]) => `@boab/${name}`);
    };
    expect(copied("api")).toEqual(expect.arrayContaining(apiPackages));
    expect(copied("web")).toEqual(expect.arrayContaining(webPackages));
  });

  it("brings the published contract along with the API", () => {
    const [, api = ""] = dockerfile.split(/ AS api\n/);
    expect(api).toMatch(/^COPY --from=contract \S+\/openapi\.json apps\/api\/build\/$/m);
    expect(dockerfile).toMatch(/^RUN node .*apps\/api\/scripts\/openapi\.ts$/m);
  });

  it("brings what the web server imports from the pages", () => {
    const importedFolders = webServer
      .flatMap((file) => [...read(file).matchAll(/from "\.{1,2}\/(app\/.*)\/[^/]+"/g)])
      .map(([, folder]) => folder);
    expect([...new Set(importedFolders)]).toEqual(["app/lib/http"]);
    expect(dockerfile).toContain("COPY apps/web/app/lib/http apps/web/app/lib/http");
  });
});

/** As Compose fills in what its files leave open, from the innermost on. */
function interpolate(text: string, values: Record<string, string>): string {
  const filled = text.replace(
    /(?<!\$)\$\{(\w+)(?:(:[-?+])([^${}]*))?\}/g,
    (_, name: string, operator: string | undefined, other = "") => {
      const value = values[name] ?? "";
      if (operator === ":?" && !value) throw new Error(`${name} ${other}`);
      if (operator === ":+") return value && other;
      return value || (operator === ":-" ? other : "");
    },
  );
  return filled === text ? text : interpolate(filled, values);
}

describe("deploy/compose.production.yaml", () => {
  const compose = read("deploy/compose.production.yaml");

  const makeDigest = (digit: number) => `sha256:${String(digit).repeat(64)}`;
  const digests = {
    BOAB_NGINX_DIGEST: makeDigest(1),
    BOAB_NODE_DIGEST: makeDigest(2),
    BOAB_POSTGRES_DIGEST: makeDigest(3),
    BOAB_REDIS_DIGEST: makeDigest(4),
  };
  const listImages = (values: Record<string, string>) =>
    [...interpolate(compose, values).matchAll(/(?:image|BASE): (.+)/g)].map(([, image]) => image);

  it("names every image of others by its digest, and builds ours on one", () => {
    expect(listImages(digests)).toEqual([
      "boab-api:latest",
      `node:24-bookworm-slim@sha256:${"2".repeat(64)}`,
      "boab-web:latest",
      `nginx:1.28-alpine@sha256:${"1".repeat(64)}`,
      `postgis/postgis:15-3.5@sha256:${"3".repeat(64)}`,
      `redis:7.4-alpine@sha256:${"4".repeat(64)}`,
    ]);
    expect(read("deploy/Dockerfile")).toMatch(/^ARG BASE$/m);
  });

  it.each(Object.keys(digests))("refuses to start or build without %s", (name) => {
    expect(() => listImages({ ...digests, [name]: "" })).toThrow(`${name} is missing`);
    // In place of a digest a tag makes `nginx:1.28-alpine@latest`, which is no name of an image.
    expect(listImages({ ...digests, [name]: "latest" }).join()).toMatch(/[\w-]:[\w.-]+@latest/);
  });

  it("takes ours from a registry by their digests only", () => {
    const boabDigests = { BOAB_API_DIGEST: makeDigest(5), BOAB_WEB_DIGEST: makeDigest(6) };
    const images = listImages({ ...digests, ...boabDigests, BOAB_REGISTRY: "registry.example" });
    expect(images.filter((image) => image?.includes("boab-"))).toEqual([
      `registry.example/boab-api@sha256:${"5".repeat(64)}`,
      `registry.example/boab-web@sha256:${"6".repeat(64)}`,
    ]);
    const unpinnedImages = listImages({ ...digests, BOAB_REGISTRY: "registry.example" });
    expect(unpinnedImages.join()).not.toContain("registry.example");
  });

  it("lists the digests in the example, none of them filled in", () => {
    const shown = parseEnv(read("deploy/env/images.env.example"));
    expect(shown).toEqual({
      BOAB_NGINX_DIGEST: "",
      BOAB_NODE_DIGEST: "",
      BOAB_POSTGRES_DIGEST: "",
      BOAB_REDIS_DIGEST: "",
    });
  });

  it("gives Redis a password, and lets what expires first give way", () => {
    expect(compose).toContain("requirepass %s");
    expect(compose).toContain("maxmemory-policy volatile-ttl");
    expect(new URL(String(api.REDIS_URL)).password).not.toBe("");
  });

  it("has room for nginx's cache beside nginx", () => {
    const megabytes = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1]);
    const cache = megabytes(/max_size=(\d+)m/, read("deploy/nginx/boab.conf"));
    const folder = megabytes(/\/var\/cache\/nginx:size=(\d+)m/, compose);
    const [, nginx = ""] = compose.split("  nginx:\n");
    expect(cache).toBeLessThan(folder);
    expect(2 * folder).toBeLessThan(megabytes(/mem_limit: (\d+)m/, nginx));
  });
});

describe("deploy/nginx", () => {
  it("logs neither queries nor referrers", () => {
    const conf = read("deploy/nginx/boab.conf");
    const [, format = ""] = /log_format boab ([^;]+);/.exec(conf) ?? [];
    expect(format).toContain("$boab_path");
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
    expect(conf.match(/access_log \/var\/log\/nginx\/access.log boab;/g)).toHaveLength(2);
  });

  it("lets through the largest body that a call accepts", () => {
    const [, megabytes] =
      /location \/api\/ \{[^}]*client_max_body_size (\d+)m/.exec(read("deploy/nginx/boab.conf")) ??
      [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(4 * maxImportCharacters);
  });
});
