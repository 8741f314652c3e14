import { once } from "node:events";
import { connect } from "node:net";
import pg from "pg";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { contentTypes, makeBrokenBodies, makeFuzzer } from "./support/fuzz-values.ts";
import { makeSender, type SentRequest } from "./support/keep-alive-sender.ts";
import {
  listPublishedCalls,
  type PublishedCall,
  sessionEndingPattern,
} from "./support/published-calls.ts";
import { makeRandom } from "./support/random.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: whatever is sent to any call of the published contract, by anybody, is answered within a second and never with
// a fault of ours. Requests are made from the contract, with odd and wrong values in them; one in eight is raw bytes, a
// broken body or another content type; others are no HTTP at all. 2,000 requests, with `--full` 100,000. `--seed 7`
// repeats a run. `--sabotage` starts an API that lets texts through which the database cannot store, and must fail.
const isFull = process.argv.includes("--full");
const seed = Number(process.argv[process.argv.indexOf("--seed") + 1]) || 1;
const targetCount = isFull ? 100_000 : 2_000;
const rawRequestCount = isFull ? 2_000 : 100;
const maxParallelRequests = 8;
// On a machine that does other things too, only what hangs is told apart.
const maxResponseMs = isFull ? 1_000 : 5_000;

const stack = await startStack({
  database: "boab_drill_fuzz",
  apiPort: 4380,
  webPort: 3380,
  withWeb: false,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("accept-nul.ts") : {},
});

const db = new pg.Client({ connectionString: stack.databaseUrl });
await db.connect();
const { rows } = await db.query<{ id: string }>(
  `(select id from directory.business limit 5) union all (select slug from directory.business limit 3)
   union all (select id from jobs.posting limit 3) union all (select id from marketplace.item limit 3)
   union all (select sku from marketplace.item limit 2) union all (select id from marketplace.store limit 2)
   union all (select id::text from bookings.booking limit 3) union all (select id::text from reviews.review limit 3)`,
);
await db.end();
const random = makeRandom(seed);
const fuzzer = makeFuzzer(random, ["aaaaaa", ...rows.map(({ id }) => id)]);
const cookies: (string | undefined)[] = [undefined];
for (const role of ["member", "seller", "business owner", "admin"])
  cookies.push(await openDemoSession(stack, role));

const calls = listPublishedCalls();

/** A lone surrogate can't be part of an address; it is sent as what a careless client makes of it. */
const encodePart = (text: string) =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`;

function makeRequest(call: PublishedCall): SentRequest {
  const { method, parameters, body } = call;
  const findPathParameter = (name: string) =>
    parameters.find((one) => one.in === "path" && one.name === name);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodePart(fuzzer.text(findPathParameter(name)?.schema ?? {}) || "x"),
  );
  const query = parameters
    .filter((one) => one.in === "query" && (one.isRequired || random.between(0, 2) === 0))
    .map(({ name, schema }) => `${name}=${encodePart(fuzzer.text(schema))}`);
  if (random.between(1, 40) === 1) query.push("a[b][c]=1&a=2&__proto__=3", "%zz=%");
  const cookie = sessionEndingPattern.test(path)
    ? undefined
    : cookies[random.between(0, cookies.length - 1)];
  const headers: Record<string, string> = {
    origin: stack.webOrigin,
    "x-forwarded-for": makeRandomIp(),
    ...(cookie && { cookie }),
  };
  const url = query.length > 0 ? `${path}?${query.join("&")}` : path;
  const isRaw = random.between(1, 8) === 1;
  if (isRaw) {
    const bodies = makeBrokenBodies(random);
    headers["content-type"] = contentTypes[random.between(0, contentTypes.length - 1)] ?? "";
    return {
      method,
      path: url,
      headers,
      body: bodies[random.between(0, bodies.length - 1)] ?? Buffer.alloc(0),
    };
  }
  if (!body) return { method, path: url, headers };
  headers["content-type"] = "application/json";
  return {
    method,
    path: url,
    headers,
    body: Buffer.from(
      JSON.stringify(
        random.between(0, 1) ? fuzzer.makeValueWithOddText(body) : fuzzer.value(body),
      ) ?? "",
    ),
  };
}

const { hostname, port } = new URL(stack.apiOrigin);
const { send, close } = makeSender(stack.apiOrigin, maxParallelRequests);

const statuses = new Map<number, number>();
const faults: string[] = [];
const slow: string[] = [];
const describeRequest = ({ method, path, headers, body }: SentRequest) =>
  `${method} ${path.slice(0, 160)} ${headers["content-type"] ?? ""} ${body?.toString().slice(0, 300) ?? ""}`;

async function judge(sent: SentRequest) {
  const { status, ms } = await send(sent);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status >= 500) faults.push(`${status} ${describeRequest(sent)}`);
  if (ms <= maxResponseMs) return;
  // A machine that is busy with something else is slow once; what a request costs, it costs every time.
  const repeatedMs: number[] = [];
  for (let time = 0; time < 3; time++) repeatedMs.push((await send(sent)).ms);
  const fastestMs = Math.min(...repeatedMs);
  if (fastestMs > maxResponseMs) slow.push(`${Math.round(fastestMs)} ms ${describeRequest(sent)}`);
}

let requestCount = 0;
async function work() {
  while (requestCount < targetCount) {
    const call = calls[requestCount++ % calls.length];
    if (requestCount % 2_000 === 0) await resetLimits();
    if (call) await judge(makeRequest(call));
  }
}
const startedAt = performance.now();
await Promise.all(Array.from({ length: maxParallelRequests }, work));
const seconds = (performance.now() - startedAt) / 1000;

/** Bytes that are no request: an answer of 4xx, or a connection that is closed. */
async function sendRawBytes(bytes: Buffer): Promise<string> {
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString("latin1");
  });
  socket.on("error", () => {});
  socket.setTimeout(3_000, () => socket.destroy());
  socket.end(bytes);
  await once(socket, "close").catch(() => {});
  return answer.slice(0, 12);
}
const malformedRequests = [
  "GET / HTTP/9.9\r\n\r\n",
  "GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /session HTTP/1.1\r\n\r\n",
  "POST /session HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
  "POST /session HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST /session HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
  `GET /session HTTP/1.1\r\nHost: a\r\nCookie: ${"a=b; ".repeat(4_000)}\r\n\r\n`,
  "GET /session HTTP/1.1\r\nHost: a\r\nCookie: __Host-boab_session=\xff\xfe\0\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n",
];
for (let index = 0; index < rawRequestCount; index++) {
  const bytes =
    index % 2 === 0
      ? Buffer.from(malformedRequests[(index / 2) % malformedRequests.length] ?? "", "latin1")
      : Buffer.from(Array.from({ length: random.between(1, 600) }, () => random.between(0, 255)));
  const answer = await sendRawBytes(bytes);
  if (/^HTTP\/1\.1 5/.test(answer))
    faults.push(`${answer} to ${bytes.toString("latin1").slice(0, 80)}`);
}

const isAlive = await fetch(`${stack.apiOrigin}/health/ready`).then(
  ({ ok }) => ok,
  () => false,
);
close();
await stack.stop();

for (const fault of [...new Set(faults)].slice(0, 20)) console.log(`     ${fault}`);
for (const one of slow.slice(0, 10)) console.log(`     ${one}`);
const total = [...statuses.values()].reduce((sum, times) => sum + times, 0);
report([
  {
    name: `requests to ${calls.length} calls, in ${seconds.toFixed(0)} s`,
    holds: total >= targetCount && [...statuses.keys()].filter((status) => status < 500).length > 5,
    figure: [...statuses]
      .toSorted()
      .map(([status, times]) => `${times} × ${status || "hung up"}`)
      .join(", "),
  },
  { name: "faults of ours", holds: faults.length === 0, figure: `${faults.length}` },
  {
    name: `slower than ${maxResponseMs} ms every time`,
    holds: slow.length === 0,
    figure: `${slow.length}`,
  },
  { name: "the API is ready afterwards", holds: isAlive, figure: isAlive ? "yes" : "no" },
]);
