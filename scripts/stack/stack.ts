import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startSandbox, warmUp } from "@boab/stripe-sandbox";
import { repositoryRoot } from "../lib/paths.ts";
import { run } from "../lib/run.ts";
import { waitUntil } from "../lib/wait.ts";
import { clonePreparedDatabase, copyPreparedDatabase } from "./prepared-database.ts";
import { getProviderPort, getSlotDatabase, getSlotPort, redisDatabase } from "./slot.ts";

export interface StackSettings {
  database: string;
  apiPort: number;
  webPort: number;
  /** Left out for drills that need only the API. */
  withWeb: boolean;
  /** A PostgreSQL of the drill's own, without this database; by default the shared one. */
  postgresPort?: number;
  env?: Record<string, string>;
}

/** The production build with its own database, as in production, using the shared services. */
export interface Stack {
  webOrigin: string;
  apiOrigin: string;
  databaseUrl: string;
  /** The payment provider of this stack, with its hosted pages and its control calls. */
  stripeOrigin: string;
  api: ChildProcess;
  worker: ChildProcess;
  startWorker(): ChildProcess;
  /** Another API, at another server that holds the same database. */
  startSecondApi(postgresPort: number): Promise<string>;
  /** Calls back with each line the API logs from now on. */
  onApiLine(listener: (line: string) => void): void;
  stop(): Promise<void>;
}

const sharedPostgresPort = 54320;
const objectStoreUrl = "http://127.0.0.1:7480";

export async function startStack(settings: StackSettings): Promise<Stack> {
  const webOrigin = getSlotOrigin(settings.webPort);
  const apiPort = getSlotPort(settings.apiPort);
  const database = getSlotDatabase(settings.database);
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const postgresHost = `127.0.0.1:${settings.postgresPort ?? sharedPostgresPort}`;
  const databaseUrl = `postgres://boab@${postgresHost}/${database}`;
  const buildWebhookUrl = (name: string) => `${apiOrigin}/pay/webhooks/${name}`;
  const stripe = await startSandbox({
    port: getProviderPort(apiPort),
    endpoints: [
      { url: buildWebhookUrl("platform"), secret: "whsec_stack", isConnect: false },
      { url: buildWebhookUrl("connect"), secret: "whsec_stackconnect", isConnect: true },
    ],
  });
  const apiEnv = {
    ...buildSharedEnv(webOrigin),
    NODE_ENV: "test",
    PORT: String(apiPort),
    // Made by the migration: the role production runs with.
    DATABASE_URL: `postgres://boab_app@${postgresHost}/${database}`,
    MIGRATION_DATABASE_URL: databaseUrl,
    // Its own Redis database, so that limits counted in development do not leak in.
    REDIS_URL: `redis://127.0.0.1:63790/${redisDatabase}`,
    SMTP_URL: "smtp://127.0.0.1:10250",
    S3_ENDPOINT: objectStoreUrl,
    S3_ACCESS_KEY: "devkey",
    S3_SECRET_KEY: "devsecret",
    S3_BUCKET: database.replaceAll("_", "-"),
    STRIPE_SECRET_KEY: "sk_test_stack",
    STRIPE_WEBHOOK_SECRETS: "whsec_stack",
    STRIPE_CONNECT_WEBHOOK_SECRETS: "whsec_stackconnect",
    STRIPE_API_BASE: stripe.origin,
    ...settings.env,
  };

  await requireFreePort(apiPort);
  const prepare = (url: string) =>
    runScripts(["migrate", "load-suburbs", "load-demo"], {
      ...apiEnv,
      DATABASE_URL: url,
      MIGRATION_DATABASE_URL: url,
    });
  await Promise.all([
    warmUp(stripe.origin),
    settings.postgresPort
      ? copyPreparedDatabase(database, `postgres://boab@${postgresHost}`, prepare)
      : clonePreparedDatabase(database, prepare),
  ]);
  // Whoever breaks the database buys nothing, so the provider's accounts and plans can be left out.
  const providerScripts = settings.postgresPort ? [] : ["load-demo", "prepare-plans"];
  await runScripts(["migrate", ...providerScripts], apiEnv);

  const start = (name: string, file: string, env: Record<string, string>) =>
    startProcess(`${database}-${name}`, file, env);
  const startWorker = () => start("worker", "apps/api/src/main.worker.ts", apiEnv);
  const api = start("api", "apps/api/src/main.http.ts", apiEnv);
  const worker = startWorker();
  const children = [api, worker];
  await waitForResponse(`${apiOrigin}/health/ready`, api);
  if (settings.withWeb) {
    const { webPort, env = {} } = settings;
    children.push(await startWeb({ name: `${database}-web`, webPort, apiOrigin, env }));
  }
  return {
    webOrigin,
    apiOrigin,
    databaseUrl,
    stripeOrigin: stripe.origin,
    api,
    worker,
    startWorker() {
      const extraWorker = startWorker();
      children.push(extraWorker);
      return extraWorker;
    },
    async startSecondApi(postgresPort) {
      const port = apiPort + 1;
      await requireFreePort(port);
      const secondApi = start("reader", "apps/api/src/main.http.ts", {
        ...apiEnv,
        PORT: String(port),
        DATABASE_URL: `postgres://boab_app@127.0.0.1:${postgresPort}/${database}`,
      });
      children.push(secondApi);
      const origin = `http://127.0.0.1:${port}`;
      await waitForResponse(`${origin}/health/ready`, secondApi);
      return origin;
    },
    onApiLine(listener) {
      if (api.stdout) createInterface({ input: api.stdout }).on("line", listener);
    },
    async stop() {
      await Promise.all(children.map(stopProcess));
      await stripe.stop();
    },
  };
}

interface WebSettings {
  name: string;
  webPort: number;
  apiOrigin: string;
  env: Record<string, string>;
}

/** A separate web server in front of an existing API, for pages that depend on other settings. */
export async function startWeb({ name, webPort, apiOrigin, env }: WebSettings) {
  const webOrigin = getSlotOrigin(webPort);
  await requireFreePort(getSlotPort(webPort));
  const web = startProcess(name, "apps/web/server.ts", {
    ...buildSharedEnv(webOrigin),
    NODE_ENV: "production",
    APP_ENV: "test",
    PORT: String(getSlotPort(webPort)),
    API_ORIGIN: apiOrigin,
    UPLOAD_ORIGIN: objectStoreUrl,
    // Nobody is there: it is only loaded by a press, and the journey that presses answers it.
    MAP_EMBED_URL: "https://street-maps.example/embed?q={address}",
    ...env,
  });
  await waitForResponse(`${webOrigin}/health/ready`, web);
  return web;
}

const getSlotOrigin = (webPort: number) => `http://localhost:${getSlotPort(webPort)}`;

const buildSharedEnv = (webOrigin: string) => ({
  // What the engine makes of a thousand files is kept: a process starts in half the time.
  NODE_COMPILE_CACHE: join(repositoryRoot, ".cache/compiled"),
  LOG_LEVEL: "info",
  PUBLIC_ORIGIN: webOrigin,
  IDENTITY_PROJECT_ID: "demo-boab",
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099",
  MEDIA_ORIGIN: objectStoreUrl,
});

/** In one process: starting one for each would take longer than what they do. */
const runScripts = (names: string[], env: Record<string, string>) => {
  const imports = names.map((name) => `await import("./apps/api/scripts/${name}.ts");`);
  return run(process.execPath, ["--input-type=module", "--eval", imports.join("")], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
  });
};

/** Whoever started them and then broke down leaves none behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** A worker that takes over from a killed one goes on in the same log. */
const startedNames = new Set<string>();

function startProcess(name: string, file: string, env: Record<string, string>): ChildProcess {
  const logs = join(repositoryRoot, ".cache/stack");
  mkdirSync(logs, { recursive: true });
  const child = spawn(process.execPath, [file], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const log = createWriteStream(join(logs, `${name}.log`), {
    flags: startedNames.has(name) ? "a" : "w",
  });
  startedNames.add(name);
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  return child;
}

/** What is left of an earlier run would answer in place of this one. */
async function requireFreePort(port: number): Promise<void> {
  const isTaken = await fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`Port ${port} is taken: end what is left of an earlier run.`);
}

async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  const isUp = async () => {
    if (hasEnded(child)) throw new Error(`${url}: the process ended; see .cache/stack`);
    const response = await fetch(url).catch(() => undefined);
    return response?.ok ?? false;
  };
  if (!(await waitUntil(isUp, { seconds: 120 }))) throw new Error(`${url} does not respond`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
