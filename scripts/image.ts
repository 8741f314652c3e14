import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { makeBaseImage } from "./image/base.ts";
import { check, finish } from "./image/check.ts";
import { runInContainer, start } from "./image/container.ts";
import { buildImage, type Image } from "./image/images.ts";
import { siteHost } from "./image/nginx.ts";
import * as settings from "./image/settings.ts";
import { type Site, startSite, waitForReady, worker } from "./image/site.ts";
import { startTraffic } from "./image/traffic.ts";
import { uploadPhoto } from "./image/upload.ts";
import { installMissing } from "./lib/debian.ts";
import { run } from "./lib/run.ts";
import { findProgram } from "./lib/system.ts";
import { waitUntil } from "./lib/wait.ts";
import { startServices } from "./services/control.ts";
import { stopProcess } from "./stack/stack.ts";

// Builds the images of deploy/Dockerfile and runs the site from them alone, as deploy/ describes it: migrations, two APIs,
// two web servers and a worker with read-only files and without rights, behind nginx with deploy/nginx. Needs root.
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;
const logDuration = async <T>(what: string, work: Promise<T>): Promise<T> => {
  const since = Date.now();
  const result = await work;
  console.log(`     ${what}: ${seconds(since)}`);
  return result;
};
const buildScriptCommand = (name: string) => ["node", `apps/api/scripts/${name}.ts`];
const sql = (statement: string, database = settings.database) =>
  run("psql", [
    "-qAt",
    "-v",
    "ON_ERROR_STOP=1",
    "-c",
    statement,
    `${settings.ownerServerUrl}/${database}`,
  ]);

await installMissing(
  ["buildah", "mmdebstrap", "nginx", "openssl"].map((program) => ({
    debianPackage: program === "nginx" ? "nginx-light" : program,
    isThere: () => findProgram(program) !== undefined,
  })),
);
await startServices();
const base = await logDuration("base", makeBaseImage());
const api = await logDuration("image api", buildImage("api", base));
const web = await logDuration("image web", buildImage("web", base));
await sql(`drop database if exists "${settings.database}" with (force)`, "postgres");
await sql(`create database "${settings.database}"`, "postgres");

for (const image of [api, web]) await checkContents(image);
await checkMigrations();
await check("suburbs are loaded from the image", async () => {
  const { output } = await runInContainer(
    api,
    "suburbs",
    settings.apiEnv,
    buildScriptCommand("load-suburbs"),
  );
  const count = Number(/(\d+) suburbs/.exec(output)?.[1] ?? 0);
  assert(count > 10_000, output);
  return `${count}`;
});
await check("without its settings the API stops and names them", async () => {
  const { code, output } = await runInContainer(api, "no-settings", {}, api.command);
  assert.notEqual(code, 0);
  for (const name of ["DATABASE_URL", "STRIPE_SECRET_KEY"]) assert(output.includes(name), output);
  return `exit code ${code}`;
});

const site = await startSite(api, web).catch((error: unknown) => error as Error);
if (site instanceof Error) {
  await check("the site starts with the settings of deploy/env", () => Promise.reject(site));
} else {
  await checkSite(site);
  await site.stop();
}
await checkUpload();
for (const image of [api, web]) await image.release();
await sql(`drop database "${settings.database}" with (force)`, "postgres");
finish();

async function checkContents({ name, root, user, folder }: Image) {
  await check(`image ${name} is not root and has nothing it does not need`, async () => {
    assert.match(user, /^[1-9]\d*:[1-9]\d*$/);
    const unwantedPatterns = [
      "{apps,packages}/**/{.env*,*.test.ts,*.test.tsx}",
      "node_modules/{vite,vitest,@playwright,typescript,knip}",
    ];
    const found = globSync(unwantedPatterns, { cwd: join(root, folder) });
    assert.deepEqual(found, []);
    const [size] = (await run("du", ["-sm", join(root, folder)])).split("\t");
    return `user ${user}, ${size} MB on top of the base`;
  });
}

async function checkMigrations() {
  const migrate = () =>
    runInContainer(api, "migrate", settings.migrateEnv, buildScriptCommand("migrate"));
  await check("migrations run from the image", async () => {
    const { code, output } = await migrate();
    assert(code === 0 && output.includes("Applied"), output);
    return `${output.split(",").length} applied`;
  });
  await check("and find nothing to do the second time", async () => {
    const { output } = await migrate();
    assert(output.includes("Nothing to migrate"), output);
    return "nothing to migrate";
  });
  await check("the processes' role changes no table", async () => {
    const url = settings.apiEnv.DATABASE_URL;
    const refused = run("psql", ["-c", "alter table accounts.profile add column x int", url]);
    await assert.rejects(refused, /must be owner/);
    return "refused";
  });
}

async function checkSite({ visit, replicas, worker: workerContainer }: Site) {
  await check("the site starts with the settings of deploy/env, in production mode", async () => {
    const isWorkerReady = () => workerContainer.output().includes('"working"');
    assert(await waitUntil(isWorkerReady, { seconds: 30 }), workerContainer.output());
    return [...replicas.map(({ name }) => name), "worker"].join(", ");
  });
  await check("a public page is complete, and comes from the cache the second time", async () => {
    const pages = [await visit("/"), await visit("/")];
    for (const { status, body } of pages)
      assert(status === 200 && body.includes("</html>") && body.includes("<h1"));
    assert(
      pages[0]?.headers["content-security-policy"] && pages[0].headers["strict-transport-security"],
    );
    return pages.map(({ headers }) => headers["x-cache"]).join(", then ");
  });
  await check("a request with a cookie is neither answered from the cache nor kept", async () => {
    const signedIn = { headers: { cookie: "boab_hint=Amara" } };
    const path = "/about-us?with-a-cookie";
    const responses = [await visit("/", signedIn), await visit(path, signedIn), await visit(path)];
    const caches = responses.map(({ headers }) => headers["x-cache"]);
    assert.deepEqual(caches, ["BYPASS", "BYPASS", "MISS"]);
    return caches.join(", ");
  });
  await check(
    "nginx hides the metrics, refuses large bodies and leads to its own name",
    async () => {
      const large = {
        method: "POST",
        body: "x".repeat(400_000),
        headers: { "content-length": 400_000 },
      };
      const statuses = [
        (await visit("/api/metrics")).status,
        (await visit("/contact-us", large)).status,
        (await visit("/", { headers: { host: "www.other.example" } })).status,
      ];
      assert.deepEqual(statuses, [404, 413, 308]);
      return statuses.join(", ");
    },
  );
  await check("nothing is said without encryption, and nothing with a weak one", async () => {
    const plain = (path: string) =>
      fetch(`http://127.0.0.1:${settings.ports.http}${path}`, { redirect: "manual" });
    const page = await plain("/terms");
    assert.equal(page.headers.get("location"), `https://${siteHost}/terms`);
    assert.equal((await plain("/api/session")).status, 403);
    const weak = ["-tls1_2", "-cipher", "AES256-GCM-SHA384"];
    const connectArgs = ["s_client", "-connect", `127.0.0.1:${settings.ports.https}`];
    await assert.rejects(run("openssl", [...connectArgs, ...weak]), /handshake failure/);
    return "308 for pages, 403 for calls, no suite without forward secrecy";
  });
  await check("a message from the contact page is stored and arrives by email", async () => {
    const mark = randomBytes(6).toString("hex");
    const form = {
      name: "Image Check",
      email: "check@people.example",
      message: `Hello ${mark}`,
      source: "contact",
    };
    const { status, body } = await visit("/contact-us", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: `https://${siteHost}`,
        "sec-fetch-site": "same-origin",
      },
      body: new URLSearchParams(form).toString(),
    });
    assert(status === 200 && body.includes("has been sent"), `${status}`);
    const hasArrived = async () => {
      const mails = await (await fetch("http://127.0.0.1:10800/email")).text();
      return mails.includes(mark);
    };
    assert(await waitUntil(hasArrived, { seconds: 30, everyMs: 500 }), workerContainer.output());
    return "web, API, database, worker and SMTP took part";
  });
  await check(
    "a visitor writes to us, subscribes, confirms and unsubscribes in Chromium",
    async () => {
      const config = "scripts/image/playwright.config.ts";
      const output = await run("npx", ["playwright", "test", "--config", config]);
      const [, passed] = /(\d+) passed/.exec(output) ?? [];
      assert(Number(passed) >= 3, output);
      return `${passed} journeys`;
    },
  );
  await check("every process is replaced under traffic without a failed request", async () => {
    const since = Date.now();
    const stopTraffic = startTraffic(visit);
    for (const replica of replicas) await replica.replace();
    const { count, failures } = await stopTraffic();
    assert.deepEqual(failures, []);
    return `0 of ${count} failed while ${replicas.length} were replaced in ${seconds(since)}`;
  });
}

/** Signing in needs the emulator, which production refuses; so this API and worker run in test mode. */
async function checkUpload() {
  await check(
    "a photo is uploaded, checked in its own process and stored in every size",
    async () => {
      const env = { ...settings.apiEnv, ...settings.emulatedEnv };
      const port = settings.ports.emulated;
      const server = start(api, "api-emulated", { ...env, PORT: String(port), HOST: "127.0.0.1" });
      const workerContainer = start(api, "worker-emulated", env, worker);
      try {
        await waitForReady(server, port);
        const sizes = await uploadPhoto(
          `http://127.0.0.1:${port}`,
          settings.siteEnv.PUBLIC_ORIGIN ?? "",
        );
        assert(sizes > 0);
        return `${sizes} sizes`;
      } finally {
        await Promise.all([stopProcess(server.process), stopProcess(workerContainer.process)]);
      }
    },
  );
}
