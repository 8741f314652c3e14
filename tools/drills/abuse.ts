import { randomInt } from "node:crypto";
import pg from "pg";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { compareAnswers } from "./support/compare-answers.ts";
import { makeSender, runInParallel } from "./support/keep-alive-sender.ts";
import { type LimitedRoute, listLimitedRoutes } from "./support/limited-routes.ts";
import { makeOwnPerson } from "./support/own-person.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: each route answers exactly as often as it says, then with 429 and when to come back (visitors may go on with a
// proof of work for each request); neither invented
// forwarding headers, nor other spellings of the address, nor other fields, nor a second session start a new count; and an
// email that we know gets the same answer as one that we don't, in the same time (medians within ten per cent). Routes
// with a limit of their own; with `--full` all of them. `--sabotage` starts an API that believes the first forwarding
// header, and must fail.
const isFull = process.argv.includes("--full");
const concurrency = 8;
const stack = await startStack({
  database: "boab_drill_abuse",
  apiPort: 4530,
  webPort: 3530,
  withWeb: false,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("believe-forwarded.ts") : {},
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });
const { send, close } = makeSender(stack.apiOrigin, concurrency);
const wrong: string[] = [];
const evasions: string[] = [];

interface Variation {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: object;
}
const ask = (route: LimitedRoute, ip: string, changes: Variation = {}) => {
  const isWrite = route.method !== "GET";
  return send({
    method: changes.method ?? route.method,
    path: changes.path ?? route.path,
    headers: {
      origin: stack.webOrigin,
      "x-forwarded-for": ip,
      ...(isWrite && { "content-type": "application/json" }),
      ...changes.headers,
    },
    ...(isWrite && { body: JSON.stringify(changes.body ?? {}) }),
  });
};

/** Asks until it is refused, and a little longer. */
async function exhaustLimit(route: LimitedRoute, ip: () => string, changes: Variation = {}) {
  const name = `${route.method} ${route.path}`;
  const answers: number[] = [];
  const retryAfterSeconds: number[] = [];
  await runInParallel(Array(route.points + 3).keys(), concurrency, async () => {
    const { status, headers } = await ask(route, ip(), changes);
    answers.push(status);
    if (status === 429) retryAfterSeconds.push(Number(headers["retry-after"]));
  });
  const served = answers.filter((status) => status !== 429).length;
  if (served !== route.points)
    wrong.push(`${name} answers ${served} times instead of ${route.points}`);
  if (!retryAfterSeconds.every((wait) => wait >= 1 && wait <= route.seconds))
    wrong.push(`${name} says to come back after ${retryAfterSeconds} s`);
}

/** What somebody tries who was refused; each must be refused too, or be no address of ours. */
function listVariations(route: LimitedRoute, ip: string): Record<string, Variation> {
  const { path } = route;
  const head = (name: string, value: string) => ({ headers: { [name]: value } });
  const letter = path.charCodeAt(1).toString(16);
  return {
    "an invented first proxy": head("x-forwarded-for", `${makeRandomIp()}, ${ip}`),
    "many invented proxies": head(
      "x-forwarded-for",
      `${makeRandomIp()}, ::1, 127.0.0.1, unknown, ${makeRandomIp()}, ${ip}`,
    ),
    ...Object.fromEntries(
      ["x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip", "x-cluster-client-ip"].map(
        (name) => [name, head(name, makeRandomIp())],
      ),
    ),
    forwarded: head("forwarded", `for=${makeRandomIp()};proto=https`),
    "another browser": head("user-agent", `Drill/${randomInt(1e6)}`),
    "a made-up session": head("cookie", `__Host-boab_session=${randomInt(1e9)}`),
    "capital letters": { path: path.toUpperCase() },
    "a slash at the end": { path: `${path}/` },
    "two slashes": { path: `/${path}` },
    "an encoded letter": { path: `/%${letter}${path.slice(2)}` },
    "a query": { path: `${path}?again=${randomInt(1e6)}` },
    "another field": { body: { email: `a${randomInt(1e6)}@people.example`, name: "A" } },
    "capitals in a field": { body: { email: "AMARA.OKAFOR@demo.boab.example" } },
    ...(route.method === "GET" && { "only the head": { method: "HEAD" } }),
  };
}

const all = listLimitedRoutes();
const triedRoutes = isFull
  ? all
  : [...all.filter(({ isOwn, points }) => isOwn && points <= 120), ...findDefaultLimitRoutes()];
function findDefaultLimitRoutes(): LimitedRoute[] {
  return ["GET", "POST"].flatMap(
    (method) => all.find((route) => !route.isOwn && route.method === method) ?? [],
  );
}

const startedAt = performance.now();
await resetLimits();
let attemptCount = 0;
for (const route of triedRoutes) {
  const ip = makeRandomIp();
  await exhaustLimit(route, () => ip);
  for (const [name, changes] of Object.entries(listVariations(route, ip))) {
    attemptCount++;
    const { status } = await ask(route, ip, changes);
    if (status !== 429 && status !== 404)
      evasions.push(`${route.method} ${route.path} with ${name}: ${status}`);
  }
  // Of one network of IPv6 each address is the same visitor, and somebody else is not refused.
  const { status } = await ask(route, makeRandomIp());
  if (status === 429) wrong.push(`${route.method} ${route.path} refuses everybody`);
}
const network = `2001:${randomInt(1, 65_536).toString(16)}:${randomInt(1, 65_536).toString(16)}:1`;
const passwordResetRoute = triedRoutes.find(({ path }) => path === "/session/password-reset");
if (passwordResetRoute)
  await exhaustLimit(passwordResetRoute, () => `${network}:${randomInt(65_536).toString(16)}::1`);

// Members are counted as people: from everywhere, and with every session of theirs.
const person = await makeOwnPerson(stack, db);
const cookies = [person.cookie, await person.signInAgain()];
const memberRoutes = triedRoutes.filter(({ isOwn, points }) => isOwn && points <= 30);
for (const route of isFull ? memberRoutes : memberRoutes.slice(0, 12)) {
  if (/session\/(everywhere|password$)/.test(route.path)) continue;
  let turn = 0;
  const cookie = () => cookies[turn++ % cookies.length] ?? "";
  await exhaustLimit(route, makeRandomIp, {
    get headers() {
      return { cookie: cookie() };
    },
  });
}
const seconds = Math.round((performance.now() - startedAt) / 1000);

// The same answer for whoever is known and whoever isn't.
const subscriber = `${person.userId}@readers.example`;
await db.query(
  `insert into outreach.subscriber (email, status, unsubscribe_token, asked_at, confirmed_at)
   values ($1, 'confirmed', md5($1) || md5('drill' || $1), now(), now())`,
  [subscriber],
);
const stranger = () => `nobody${randomInt(1e9)}@people.example`;
const headers = { origin: stack.webOrigin, "content-type": "application/json" };
const post = (path: string, body: object, cookie?: string) =>
  send({
    method: "POST",
    path,
    body: JSON.stringify(body),
    headers: { ...headers, "x-forwarded-for": makeRandomIp(), ...(cookie && { cookie }) },
  });
const comparisons = [
  await compareAnswers("a new password", isFull ? 300 : 120, {
    known: () => post("/session/password-reset", { email: person.email }),
    unknown: () => post("/session/password-reset", { email: stranger() }),
  }),
  await compareAnswers("the newsletter", isFull ? 300 : 120, {
    known: () => post("/newsletter/subscribers", { email: subscriber }),
    unknown: () => post("/newsletter/subscribers", { email: stranger() }),
  }),
];
close();
await db.end();
await stack.stop();

for (const one of [...wrong, ...evasions].slice(0, 20)) console.log(`     ${one}`);
report([
  {
    name: `routes that answer as often as they say, then 429 and when to come back, in ${seconds} s`,
    holds: wrong.length === 0 && triedRoutes.length > 40,
    figure: `${triedRoutes.length} tried, ${wrong.length} differ`,
  },
  {
    name: `of ${attemptCount} ways around a limit, those that work`,
    holds: evasions.length === 0 && attemptCount > 500,
    figure: `${evasions.length}`,
  },
  ...comparisons,
]);
