import pg from "pg";
import { type FieldPath, findStringPaths } from "../../apps/api/test/string-fields.ts";
import { getSlotDatabase } from "../../scripts/stack/slot.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { listCallPaths } from "./support/crawl.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { makeFuzzer } from "./support/fuzz-values.ts";
import { findInjectedHeader, injections } from "./support/injections.ts";
import {
  type Answer,
  makeSender,
  runInParallel,
  type SentRequest,
} from "./support/keep-alive-sender.ts";
import { listKnownIds } from "./support/known-ids.ts";
import { watchPostgresLog } from "./support/postgres-log.ts";
import {
  listPublishedCalls,
  type PublishedCall,
  sessionEndingPattern,
} from "./support/published-calls.ts";
import { makeRandom } from "./support/random.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: no text of a request becomes part of a query, a pattern or a header. About 2,000 texts that would are sent in
// every string of every body, query and path: no answer is a 5xx or takes five seconds, PostgreSQL logs no error, no header
// of an answer was in the request, and a wildcard finds no more than another sign in its place. The short form tries six of
// the texts at each place, at each others; `--full` tries 300. `--sabotage` starts an API that puts what was typed into a
// query as it is, and must fail.
const textsPerPlace = process.argv.includes("--full") ? 300 : 6;
const concurrency = 8;
const maxResponseMs = 5_000;
const database = "boab_drill_injection";
const applicationName = "injection-drill";

const stack = await startStack({
  database,
  apiPort: 4520,
  webPort: 3520,
  withWeb: false,
  env: {
    // By this name PostgreSQL's log tells our connections from those of others.
    DATABASE_URL: `postgres://boab_app@127.0.0.1:54320/${getSlotDatabase(database)}?application_name=${applicationName}`,
    ...(process.argv.includes("--sabotage") ? makeBreakingEnv("concatenate-sql.ts") : {}),
  },
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });
const known = await listKnownIds(db, 3);
await db.end();
const log = await watchPostgresLog(stack.databaseUrl, applicationName);
const fuzzer = makeFuzzer(makeRandom(1), Object.values(known).flat());
const cookies: string[] = [];
for (const role of ["admin", "seller", "business owner", "member"])
  cookies.push(await openDemoSession(stack, role));
const { send, close } = makeSender(stack.apiOrigin, concurrency);

interface Place {
  call: PublishedCall;
  where: "path" | "query" | "body";
  place: FieldPath;
}

const places: Place[] = listPublishedCalls()
  .filter(({ path }) => !sessionEndingPattern.test(path) && !path.startsWith("/pay/webhooks/"))
  .flatMap((call) => [
    ...call.parameters
      .filter(
        (one) =>
          one.in === "path" || (one.in === "query" && findStringPaths(one.schema).length > 0),
      )
      .map(({ name, in: where }) => ({ call, where: where as "path" | "query", place: [name] })),
    ...(call.body ? findStringPaths(call.body) : []).map(({ path }) => ({
      call,
      where: "body" as const,
      place: path,
    })),
  ]);

/** A request as right as can be guessed from the contract, but for this text. */
function makeRequest({ call, where, place }: Place, text: string, turn: number): SentRequest {
  const [name = ""] = place;
  const path = call.path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    if (where === "path" && parameter === name) return encodeURIComponent(text);
    const schema = call.parameters.find((one) => one.name === parameter)?.schema ?? {};
    return encodeURIComponent(fuzzer.text(schema).toWellFormed() || "x");
  });
  const query = call.parameters
    .filter((one) => one.in === "query" && (one.isRequired || one.name === name))
    .map((one) => {
      const value = where === "query" && one.name === name ? text : fuzzer.text(one.schema);
      return `${one.name}=${encodeURIComponent(value.toWellFormed())}`;
    });
  const value =
    call.body &&
    (where === "body" ? fuzzer.makeValueWithText(call.body, place, text) : fuzzer.value(call.body));
  return {
    method: call.method,
    path: query.length > 0 ? `${path}?${query.join("&")}` : path,
    headers: {
      origin: stack.webOrigin,
      "x-forwarded-for": makeRandomIp(),
      cookie: cookies[turn % cookies.length] ?? "",
      ...(call.body && { "content-type": "application/json" }),
    },
    ...(call.body && { body: JSON.stringify(value) ?? "{}" }),
  };
}

const statuses = new Map<number, number>();
const faults: string[] = [];
const slow: string[] = [];
const injectedHeaders: string[] = [];
function judge(sent: SentRequest, { status, ms, headers: given }: Answer): void {
  const requestText = `${sent.method} ${decodeURIComponent(sent.path).slice(0, 150)} ${sent.body ?? ""}`;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status >= 500 || status === 0) faults.push(`${status} ${requestText.slice(0, 400)}`);
  if (ms > maxResponseMs) slow.push(`${Math.round(ms)} ms ${requestText}`);
  const injected = findInjectedHeader(given);
  if (injected) injectedHeaders.push(`${injected} from ${requestText}`);
}

/** The drill is not about rate limits. */
async function sendPastLimits(request: SentRequest, maxTries = 5): Promise<Answer> {
  const answer = await send(request);
  if (answer.status !== 429 || maxTries === 0) return answer;
  await resetLimits();
  return sendPastLimits(request, maxTries - 1);
}

function* generateAttempts(): Generator<SentRequest> {
  let turn = 0;
  for (const place of places)
    for (let index = 0; index < textsPerPlace; index++) {
      // A step that no place shares with the next, so that every text is tried somewhere.
      const text = injections[(turn * 7) % injections.length] ?? "";
      yield makeRequest(place, text, turn++);
    }
}
const startedAt = performance.now();
let sent = 0;
await runInParallel(generateAttempts(), concurrency, async (request) => {
  sent++;
  judge(request, await sendPastLimits(request));
});
const seconds = (performance.now() - startedAt) / 1000;

// What a wildcard finds, against what another sign finds in its place.
const neutralSigns = ["~", "!"];
const probes = ["a*a", "*an", "*"];
const wildcards = ["%", "_", "％", "＿"];
const searches = listPublishedCalls().flatMap(({ method, path, parameters }) =>
  parameters
    .filter(
      (one) => method === "GET" && one.in === "query" && findStringPaths(one.schema).length > 0,
    )
    .map(({ name }) => ({ path, name })),
);
const callPaths = listCallPaths(await pickFirstIds());
const widerSearches: string[] = [];
let comparedCount = 0;

async function pickFirstIds() {
  return Object.fromEntries(
    Object.entries(known).map(([kind, ids]) => [kind, ids.slice(0, 1)]),
  ) as typeof known;
}
/** How many things an answer lists. */
const countListed = (text: string) => (text.match(/"(?:id|slug|name|storeName)":/g) ?? []).length;

async function countFound(callPath: string, name: string, words: string): Promise<number> {
  const separator = callPath.includes("?") ? "&" : "?";
  let maxFound = 0;
  for (const cookie of cookies.slice(0, 2)) {
    const { status, text } = await sendPastLimits({
      method: "GET",
      path: `${callPath}${separator}${name}=${encodeURIComponent(words)}`,
      headers: { origin: stack.webOrigin, cookie, "x-forwarded-for": makeRandomIp() },
    });
    if (status === 200) maxFound = Math.max(maxFound, countListed(text));
  }
  return maxFound;
}
await runInParallel(searches, concurrency, async ({ path, name }) => {
  const route = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/?]+")}(\\?|$)`);
  const callPath = callPaths.find((one) => route.test(one))?.replace(/[?&]$/, "");
  if (!callPath || new RegExp(`[?&]${name}=`).test(callPath)) return;
  for (const probe of probes) {
    const counts = neutralSigns.map((sign) =>
      countFound(callPath, name, probe.replaceAll("*", sign)),
    );
    const baseline = Math.max(...(await Promise.all(counts)));
    for (const sign of wildcards) {
      comparedCount++;
      const count = await countFound(callPath, name, probe.replaceAll("*", sign));
      if (count > baseline)
        widerSearches.push(
          `${path} ${name}=${probe.replaceAll("*", sign)} finds ${count}, not ${baseline}`,
        );
    }
  }
});

const loggedErrors = await log.complaints();
close();
await stack.stop();

const shown = [
  ...new Set(faults),
  ...slow,
  ...injectedHeaders,
  ...widerSearches,
  ...new Set(loggedErrors),
];
for (const one of shown.slice(0, 25)) console.log(`     ${one}`);
const acceptedCount = [...statuses]
  .filter(([status]) => ![400, 401, 403].includes(status))
  .reduce((sum, [, times]) => sum + times, 0);
report([
  {
    name: `requests with ${injections.length} texts at ${places.length} places, in ${seconds.toFixed(0)} s`,
    holds:
      sent >= places.length * textsPerPlace &&
      injections.length >= 2_000 &&
      !statuses.has(429) &&
      acceptedCount > 200,
    figure: `${[...statuses]
      .toSorted()
      .map(([status, times]) => `${times} × ${status || "hung up"}`)
      .join(", ")}; ${acceptedCount} past form and rights`,
  },
  { name: "faults of ours", holds: faults.length === 0, figure: `${faults.length}` },
  { name: `slower than ${maxResponseMs} ms`, holds: slow.length === 0, figure: `${slow.length}` },
  {
    name: "errors in the log of PostgreSQL",
    holds: loggedErrors.length === 0,
    figure: `${loggedErrors.length}`,
  },
  {
    name: "headers made of a text",
    holds: injectedHeaders.length === 0,
    figure: `${injectedHeaders.length}`,
  },
  {
    name: `of ${comparedCount} wildcards, those that find more than another sign`,
    holds: widerSearches.length === 0 && comparedCount > 100,
    figure: `${widerSearches.length}`,
  },
]);
