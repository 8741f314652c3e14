import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startWeb } from "../../../scripts/stack/stack.ts";
import { databaseUrl } from "../data/database.ts";
import { buildApiEnvironment, databasePoolSize } from "../settings.ts";
import { writeNginxSettings } from "./nginx.ts";
import {
  makeListeningCheck,
  makeResponseCheck,
  makeRunningSetup,
  type RunningSetup,
  setupsFolder,
  startAndWait,
} from "./running.ts";

export const database = "boab_bench_search_10k";
const ports = { api: 4600, web: 3600, pooler: 6600, nginx: 8600, bare: 3610 };
const origin = (port: number) => `http://127.0.0.1:${port}`;
/** A page of the catalog: server-rendered, public, with its data from one call. */
export const pagePath = "/marketplace/browse";

/** The API as production runs it, with these settings changed. */
export async function startApi(changes: Record<string, string> = {}): Promise<RunningSetup> {
  const env = { ...buildApiEnvironment(database, ports.api), ...changes };
  const program: [string, string] = [process.execPath, "apps/api/src/main.http.ts"];
  const isReady = makeResponseCheck(`${origin(ports.api)}/health/ready`);
  const api = await startAndWait("setup-api", program, env, isReady);
  return makeRunningSetup(origin(ports.api), [api]);
}

/** PgBouncer between the API and PostgreSQL, which hands a connection on after each transaction. */
export async function startPooledApi(): Promise<RunningSetup> {
  const settings = join(setupsFolder, "pgbouncer.ini");
  const { host, username } = new URL(databaseUrl(database));
  const [address, port] = host.split(":");
  writeFileSync(
    settings,
    `[databases]
* = host=${address} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
auth_type = any
pool_mode = transaction
default_pool_size = ${databasePoolSize}
ignore_startup_parameters = extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout
unix_socket_dir =
`,
  );
  const program: [string, ...string[]] = ["runuser", "-u", "postgres", "--", "pgbouncer", settings];
  const pooler = await startAndWait(
    "setup-pgbouncer",
    program,
    {},
    makeListeningCheck(ports.pooler),
  );
  const api = await startApi({
    DATABASE_URL: `postgres://${username}@127.0.0.1:${ports.pooler}/${database}`,
    DATABASE_PREPARE: "off",
  });
  return makeRunningSetup(api.origin, [pooler, ...api.processes]);
}

/** The web server in front of the API. */
export async function startPages(): Promise<RunningSetup> {
  const api = await startApi();
  const web = await startWeb({
    name: "setup-web",
    webPort: ports.web,
    apiOrigin: api.origin,
    env: {},
  });
  return makeRunningSetup(origin(ports.web), [...api.processes, web]);
}

/** The same behind nginx with the cache of `deploy/nginx`. */
export async function startCachedPages(): Promise<RunningSetup> {
  const pages = await startPages();
  const settings = writeNginxSettings({
    port: ports.nginx,
    web: new URL(pages.origin).host,
    api: origin(ports.api).replace("http://", ""),
  });
  const nginx = await startAndWait(
    "setup-nginx",
    ["nginx", "-p", setupsFolder, "-c", settings, "-e", join(setupsFolder, "nginx-error.log")],
    {},
    makeResponseCheck(`${origin(ports.nginx)}${pagePath}`),
  );
  return makeRunningSetup(origin(ports.nginx), [...pages.processes, nginx]);
}

/** React alone, streaming the markup that the page had a moment ago. */
export async function startBareReact(): Promise<RunningSetup> {
  const pages = await startPages();
  const markupFile = join(setupsFolder, "page.html");
  writeFileSync(markupFile, await (await fetch(pages.origin + pagePath)).text());
  await pages.stop();
  const args = ["tools/bench/setups/bare-react.ts", markupFile, String(ports.bare)];
  const env = { NODE_ENV: "production" };
  const bare = await startAndWait(
    "setup-react",
    [process.execPath, ...args],
    env,
    makeResponseCheck(origin(ports.bare)),
  );
  return makeRunningSetup(origin(ports.bare), [bare]);
}
