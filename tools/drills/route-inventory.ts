import { subscribe } from "node:diagnostics_channel";
import { globSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../scripts/lib/paths.ts";
import { breakSource } from "./support/break-source.ts";
import { listPublishedCalls } from "./support/published-calls.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: what the router serves, what has a policy, what the contracts define, what the OpenAPI document publishes and what
// the access matrix tries are the same calls; a route without a policy stops the server from starting. Needs no database.
// `--sabotage` adds a route past the policies and lets the server start with it, and must fail.
if (process.argv.includes("--sabotage"))
  breakSource([
    [
      "http/build-server.ts",
      "serveMetrics(app,",
      `app.get("/left-open", async () => "open");\n  serveMetrics(app,`,
    ],
    ["http/require-access.ts", "if (open.length === 0) return;", "return;"],
  ]);

interface RegisteredRoute {
  method: string | string[];
  url: string;
  config?: { access?: unknown };
}
interface ServerWithHooks {
  addHook(name: "onRoute", hook: (route: RegisteredRoute) => void): void;
}

/** What each server was told when a route was added, before anything of ours has seen it. */
let routes: RegisteredRoute[] = [];
subscribe("fastify.initialization", (message) => {
  routes = [];
  const serverRoutes = routes;
  (message as { fastify: ServerWithHooks }).fastify.addHook("onRoute", (route) => {
    serverRoutes.push(route);
  });
});

// After the faults, which are in what these load.
const { makeLogger } = await import("../../apps/api/src/platform/log/log.ts");
const { buildServer } = await import("../../apps/api/src/platform/http/build-server.ts");
const { connectRedis } = await import("../../apps/api/src/platform/http/connect-redis.ts");
const { buildServices } = await import("../../apps/api/src/wiring.ts");
const { makeTestConfig } = await import("../../apps/api/test/config.ts");
const { accessMatrix } = await import("../../apps/api/test/access-matrix/index.ts");
const { listRegisteredRoutes: registeredRoutes } = await import(
  "../../apps/api/test/access-matrix/registered-routes.ts"
);

const config = makeTestConfig("no_database_is_asked");
const log = makeLogger("silent", "script");
const services = buildServices(config, "sender", log);
const redis = connectRedis(config.redis.url, log);
/** As production has it: without the pages for those who build it. */
const build = () =>
  buildServer({
    config: { ...config.http, servesDocs: false },
    log,
    redis,
    db: services.db,
    resolveActor: services.resolveActor,
    routes: services.routes,
    webhooks: services.webhooks,
    countLostConnections: services.countLostConnections,
    isStopping: () => false,
  });
const developmentRoutePattern = /^GET \/(docs|development)\b/;
/** Asked with a token, by whoever watches over the site; not part of what is published. */
const metricsRoute = "GET /metrics";
/** For machines: no page calls them. */
const machineRoutes = [
  "GET /health/live",
  "GET /health/ready",
  metricsRoute,
  ...services.webhooks.map(({ path }) => `POST ${path}`),
];

const server = await build();
await server.ready();
const servedRoutes = registeredRoutes(server);
const listNames = ({ method, url }: RegisteredRoute) =>
  [method].flat().map((one) => `${one} ${url}`);
const routesWithPolicy = routes
  .filter(({ config: own }) => own?.access)
  .flatMap(listNames)
  .filter((name) => !name.startsWith("HEAD "));
await server.close();

interface Call {
  method: string;
  path: string;
}
const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "path" in value && "response" in value;
const contracts: string[] = [];
for (const file of globSync("packages/contracts/src/*/*.ts", { cwd: repositoryRoot }))
  if (!/\.(test|generated)\.ts$/.test(file))
    for (const one of Object.values(await import(join(repositoryRoot, file))))
      if (isCall(one)) contracts.push(`${one.method} ${one.path}`);

const isInProduction = (name: string) => !developmentRoutePattern.test(name);
const lists: Record<string, Iterable<string>> = {
  "have a policy": routesWithPolicy,
  "are calls of the contracts": [...contracts, ...machineRoutes].filter(isInProduction),
  "are published as OpenAPI": [
    metricsRoute,
    ...listPublishedCalls().map(
      ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
    ),
  ],
  "are rows of the access matrix": [...accessMatrix.keys()].filter(isInProduction),
};
const findings = Object.entries(lists).map(([what, list]): Finding => {
  const listed = new Set(list);
  const differing = [
    ...servedRoutes.filter((name) => !listed.has(name)),
    ...[...listed].filter((name) => !servedRoutes.includes(name)),
  ];
  for (const name of differing.slice(0, 5))
    console.log(`     ${name} ${listed.has(name) ? "is" : "isn't"} among those that ${what}`);
  return {
    name: `of ${servedRoutes.length} routes that are served, differences from those that ${what}`,
    holds: differing.length === 0 && servedRoutes.length > 200,
    figure: `${differing.length}`,
  };
});

/** The planted route's name, if the server refuses to start because of it. */
async function startWithOpenRoute(): Promise<string> {
  const planted = await build();
  planted.get("/planted", async () => "open");
  const message = await planted.ready().then(
    () => "starts",
    (error: Error) => error.message,
  );
  await planted.close().catch(() => {});
  return message;
}
const refusal = await startWithOpenRoute();
redis.disconnect();

report([
  ...findings,
  {
    name: "a route without a policy stops the start, by its name",
    holds: refusal.includes("GET /planted"),
    figure: refusal,
  },
]);
