import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findStringPaths, type JsonSchema } from "../../apps/api/test/string-fields.ts";
import { startNginx } from "../../scripts/image/nginx.ts";
import { makeSiteFetch } from "../../scripts/image/visit.ts";
import { repositoryRoot } from "../../scripts/lib/paths.ts";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { getSlotDatabase, getSlotPort } from "../../scripts/stack/slot.ts";
import { startStack, stopProcess } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { makeSender, runInParallel } from "./support/keep-alive-sender.ts";
import { watchPostgresLog } from "./support/postgres-log.ts";
import {
  listPublishedCalls,
  type PublishedCall,
  sessionEndingPattern,
} from "./support/published-calls.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: a token, a code or an email that somebody sends us, in whatever call, link, header or referrer, is in no log of
// nginx, web, API, worker or PostgreSQL. `--full` also puts them into each field alone. `--sabotage` starts web and API
// with a log that repeats the whole address, and must fail.
const isFull = process.argv.includes("--full");
const isSabotaged = process.argv.includes("--sabotage");
const database = getSlotDatabase("boab_drill_logs");

/** What may be in no log: as long as the tokens of our links, and with letters of both cases like them. */
const token = `Aa${randomBytes(23).toString("base64url").slice(0, 30)}`;
const code = randomBytes(30).toString("base64url");
const mailbox = `canary.${randomBytes(6).toString("hex")}`;
const email = `${mailbox}@people.example`;
const secrets = { token, code, email: mailbox };

const stack = await startStack({
  database: "boab_drill_logs",
  apiPort: 4440,
  webPort: 3440,
  withWeb: true,
  env: isSabotaged ? makeBreakingEnv("log-whole-urls.ts") : {},
});
await resetLimits();
const postgres = await watchPostgresLog(stack.databaseUrl, "");
const ports = {
  http: getSlotPort(8440),
  https: getSlotPort(8450),
  internal: getSlotPort(8460),
  web: [getSlotPort(3440), getSlotPort(3440)],
  api: [getSlotPort(4440), getSlotPort(4440)],
};
const nginx = await startNginx(ports, "drill-logs");
const visit = makeSiteFetch(nginx.certificate, ports.https);
const isUp = () =>
  visit("/health/live").then(
    ({ status }) => status === 200,
    () => false,
  );
if (!(await waitUntil(isUp, { seconds: 10, everyMs: 50 }))) throw new Error("nginx does not start");

const cookie = await openDemoSession(stack, "admin");
const api = makeSender(stack.apiOrigin, 6);
const web = makeSender(stack.webOrigin, 6);
let sent = 0;

const makeHeaders = (as: Record<string, string>) => ({
  origin: stack.webOrigin,
  "x-forwarded-for": makeRandomIp(),
  referer: `${stack.webOrigin}/booking?token=${token}`,
  "idempotency-key": code,
  "user-agent": "Drill",
  ...as,
});

/** Fills every text of a body: an email where one belongs, else the token. */
function fillWithSecrets(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either) return fillWithSecrets(either);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [
        name,
        /email/i.test(name)
          ? email
          : /code/i.test(name) && one.type === "string"
            ? code
            : fillWithSecrets(one),
      ]),
    );
  if (schema.items) return [fillWithSecrets(schema.items)];
  if (schema.type === "integer" || schema.type === "number") return 1;
  if (schema.type === "boolean") return true;
  return token;
}

/** The address of a call with a secret in each parameter. */
function buildPath({ path, parameters }: PublishedCall, text: string): string {
  const query = new URLSearchParams(
    parameters.filter((one) => one.in === "query").map(({ name }) => [name, text]),
  );
  // A parameter that nobody declared is in the address all the same.
  query.set("token", token);
  query.set("email", email);
  return `${path.replace(/\{\w+\}/g, encodeURIComponent(text))}?${query}`;
}

const calls = listPublishedCalls();
const headerVariants: Record<string, string>[] = [
  {},
  { cookie },
  { authorization: `Bearer ${code}` },
];
function* makePlantedCalls() {
  let turn = 0;
  for (const call of calls)
    for (const as of headerVariants) {
      if (as.cookie && sessionEndingPattern.test(call.path)) continue;
      if (!isFull && turn++ % 2 !== 0) continue;
      const texts = call.parameters.some((one) => one.in === "path") ? [token, email] : [token];
      for (const text of texts) {
        const bodies = call.body
          ? [
              fillWithSecrets(call.body),
              ...(isFull ? findStringPaths(call.body).map(() => ({ [text]: text })) : []),
            ]
          : [undefined];
        for (const body of bodies) yield { call, as, text, body };
      }
    }
}
await runInParallel(makePlantedCalls(), 6, async ({ call, as, text, body }) => {
  sent++;
  await api.send({
    method: call.method,
    path: buildPath(call, text),
    headers: makeHeaders({
      ...as,
      ...(body !== undefined && { "content-type": "application/json" }),
    }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
});

// Every link that we send, as somebody opens it and as a form of its page sends it, past nginx and through it.
const links = [
  `/booking?token=${token}`,
  `/booking/calendar.ics?token=${token}`,
  `/booking/answer/confirm?token=${token}`,
  `/booking/new-time/accept?token=${token}`,
  `/account/reset-password?oobCode=${code}`,
  `/account/verify-email?oobCode=${code}&continueUrl=${encodeURIComponent(email)}`,
  `/calendar/${token}.ics`,
  `/calendar/${token}`,
  `/directory/jobs/withdraw?token=${token}`,
  `/directory/invitation?token=${token}`,
  `/directory/review-emails?token=${token}`,
  `/marketplace/back-notice?token=${token}`,
  `/emails/unsubscribe?token=${token}`,
  `/emails/one-click?token=${token}`,
  `/newsletter/confirm?token=${token}`,
  `/newsletter/unsubscribe?token=${token}`,
  `/newsletter/one-click?token=${token}`,
  `/register?email=${encodeURIComponent(email)}`,
  `/${token}`,
  `/directory/${token}/${encodeURIComponent(email)}`,
  `/%zz?token=${token}`,
  `/api/%zz/${token}`,
  `/assets/${token}.js?token=${token}`,
];
for (const path of links)
  for (const method of ["GET", "POST"]) {
    const body =
      method === "POST" ? new URLSearchParams({ token, email, code }).toString() : undefined;
    const headers = makeHeaders({
      ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
    });
    sent += 2;
    await web.send({ method, path, headers, ...(body !== undefined && { body }) });
    await visit(path, { method, headers, ...(body !== undefined && { body }) });
  }
// What the worker does with an email that nobody has, and with one that a person typed.
for (const path of ["/session/password-reset", "/newsletter/subscribers"]) {
  sent++;
  const body = JSON.stringify({ email });
  const headers = makeHeaders({ "content-type": "application/json" });
  await visit(`/api${path}`, { method: "POST", headers, body });
}
// nginx writes about an upstream that is away, too.
const workerLog = join(repositoryRoot, ".cache/stack", `${database}-worker.log`);
const isTaskDone = () => /mail-password-reset.*task done/.test(readLog(workerLog));
await waitUntil(isTaskDone, { seconds: 10 });
await wait(700);
api.close();
web.close();
await stack.stop();
await visit(`/booking?token=${token}`, { headers: makeHeaders({}) });
await stopProcess(nginx.process);

const logs: Record<string, string> = {
  nginx: ["access.log", "error.log"].map((name) => readLog(join(nginx.folder, name))).join("\n"),
  web: readLog(join(repositoryRoot, ".cache/stack", `${database}-web.log`)),
  api: readLog(join(repositoryRoot, ".cache/stack", `${database}-api.log`)),
  worker: readLog(workerLog),
  postgres: (await postgres.lines()).join("\n"),
};
const leaks = Object.entries(logs).flatMap(([name, text]) =>
  text
    .split("\n")
    .filter((line) => Object.values(secrets).some((secret) => line.includes(secret)))
    .map((line) => `${name}: ${line.slice(0, 300)}`),
);
for (const leak of leaks.slice(0, 10)) console.log(`     ${leak}`);
const written = Object.entries(logs).map(
  ([name, text]) => `${name} ${text.split("\n").filter(Boolean).length}`,
);
report([
  {
    name: `lines with a planted token, code or email after ${sent} requests`,
    holds: leaks.length === 0 && sent > 400,
    figure: `${leaks.length}`,
  },
  {
    name: "each process wrote a log",
    holds: ["nginx", "web", "api", "worker"].every((name) => (logs[name]?.length ?? 0) > 500),
    figure: `lines: ${written.join(", ")}`,
  },
]);

function readLog(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
