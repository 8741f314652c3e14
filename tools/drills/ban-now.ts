import pg from "pg";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { listCallPaths } from "./support/crawl.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { makeSender, runInParallel } from "./support/keep-alive-sender.ts";
import { listKnownIds } from "./support/known-ids.ts";
import { makeOwnPerson } from "./support/own-person.ts";
import { listPublishedCalls, sessionEndingPattern } from "./support/published-calls.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: whoever is suspended, banned, deleted or demoted while they use every call of the contract gets from the next
// request on, at both of two processes, what a visitor gets, or a member. Eight people, each role or act at least once; with
// `--full` every role with every act. `--sabotage` starts an API that remembers who somebody was, and must fail.
const isFull = process.argv.includes("--full");
const concurrency = 8;
const stack = await startStack({
  database: "boab_drill_ban",
  apiPort: 4510,
  webPort: 3510,
  withWeb: false,
  env: {
    HTTP_PROCESSES: "2",
    ...(process.argv.includes("--sabotage") ? makeBreakingEnv("remember-people.ts") : {}),
  },
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });
const { send, close } = makeSender(stack.apiOrigin, 2 * concurrency);

interface ApiRequest {
  method: string;
  path: string;
}
/** An id that leads nowhere, and a field that nobody knows: a write that is let in does nothing. */
const unknownId = "00000000-0000-4000-8000-000000000000";
const writes = listPublishedCalls()
  .filter(({ method, path }) => method !== "GET" && !path.startsWith("/pay/webhooks/"))
  .map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, unknownId) }));
const readRequests = listCallPaths(await listKnownIds(db, 1)).map((path) => ({
  method: "GET",
  path,
}));
/** One of each read: those of other ids are guarded by the same route. */
const apiRequests: ApiRequest[] = [
  ...new Map(readRequests.map((ask) => [ask.path.split("?")[0], ask])).values(),
]
  .concat(writes)
  .filter(({ method, path }) => method === "GET" || !sessionEndingPattern.test(path));

/** The status and the code; of the session itself, whether there is one. */
async function fetchAnswer(
  request: ApiRequest,
  cookie: string | undefined,
  maxTries = 4,
): Promise<string> {
  const { status, text } = await send({
    ...request,
    headers: {
      origin: stack.webOrigin,
      "x-forwarded-for": makeRandomIp(),
      ...(cookie && { cookie }),
      ...(request.method !== "GET" && { "content-type": "application/json" }),
    },
    ...(request.method !== "GET" && { body: `{"nobodyKnowsThis":1}` }),
  });
  // The drill is not about rate limits.
  if (status === 429 && maxTries > 0) {
    await resetLimits();
    return fetchAnswer(request, cookie, maxTries - 1);
  }
  if (request.path === "/session") return text.includes(`"profile":null`) ? "nobody" : "somebody";
  return status < 400 ? `${status}` : `${status} ${/"code":"(\w+)"/.exec(text)?.[1]}`;
}

type Answers = Map<ApiRequest, string>;
async function collectAnswers(cookie: string | undefined): Promise<Answers> {
  const answers: Answers = new Map();
  await runInParallel(apiRequests, concurrency, async (ask) =>
    answers.set(ask, await fetchAnswer(ask, cookie)),
  );
  return answers;
}
const visitorAnswers = await collectAnswers(undefined);
const memberAnswers = await collectAnswers((await makeOwnPerson(stack, db)).cookie);

const admin = await openDemoSession(stack, "admin");
async function callAsAdmin(method: string, path: string, body?: object): Promise<void> {
  const { status, text } = await send({
    method,
    path,
    headers: {
      origin: stack.webOrigin,
      cookie: admin,
      "x-forwarded-for": makeRandomIp(),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
}

const noStatuses = {
  adminStatus: null,
  merchantStatus: null,
  directoryStatus: null,
  mediaStatus: null,
  magStatus: null,
};
const update = (id: string, changes: object) =>
  callAsAdmin("PUT", `/admin/users/update/${id}`, changes);
const acts = {
  banned: (id: string) => callAsAdmin("POST", `/admin/users/${id}/ban`, { reason: "Spam" }),
  suspended: (id: string) => update(id, { userStatus: "Suspended" }),
  deleted: (id: string) => callAsAdmin("DELETE", `/admin/users/delete/${id}?confirm=${id}`),
  demoted: (id: string) => update(id, noStatuses),
};
const roles = {
  member: {},
  seller: { merchant_status: "Approved" },
  "business owner": { directory_status: "Approved" },
  creator: { media_status: "Approved" },
  writer: { mag_status: "Approved" },
  moderator: { admin_status: "Moderator" },
  admin: { admin_status: "Admin" },
};
type RoleAction = [role: keyof typeof roles, act: keyof typeof acts];
const allRoleActions = Object.keys(roles).flatMap((role) =>
  Object.keys(acts).map((act) => [role, act]),
);
const cases: RoleAction[] = isFull
  ? (allRoleActions as RoleAction[]).filter(([role, act]) => role !== "member" || act !== "demoted")
  : [
      ["member", "banned"],
      ["seller", "deleted"],
      ["business owner", "suspended"],
      ["creator", "demoted"],
      ["writer", "demoted"],
      ["moderator", "demoted"],
      ["admin", "demoted"],
      ["admin", "banned"],
    ];

const late: string[] = [];
const powerlessCases: string[] = [];
let requestCount = 0;
let latestAnswerMs = 0;

async function runRoleAction([role, act]: RoleAction): Promise<void> {
  const person = await makeOwnPerson(stack, db, roles[role]);
  const expected = act === "demoted" ? memberAnswers : visitorAnswers;
  let doneAt = Number.POSITIVE_INFINITY;
  let isOver = false;
  let warmLaneCount = 0;
  const privilegedRequests = new Set<ApiRequest>();

  async function ask(one: ApiRequest): Promise<void> {
    const wasDone = performance.now() >= doneAt;
    const answer = await fetchAnswer(one, person.cookie);
    if (!wasDone) {
      if (answer !== expected.get(one)) privilegedRequests.add(one);
      return;
    }
    requestCount++;
    if (answer === expected.get(one)) return;
    latestAnswerMs = Math.max(latestAnswerMs, performance.now() - doneAt);
    late.push(
      `${role}, ${act}: ${one.method} ${one.path} ${answer} instead of ${expected.get(one)}`,
    );
  }
  /** They go on asking, each lane from another place, whatever happens to them. */
  async function work(lane: number): Promise<void> {
    const first = Math.floor((apiRequests.length * lane) / concurrency);
    for (let turn = first; !isOver; turn++) {
      if (turn - first === Math.ceil(apiRequests.length / concurrency)) warmLaneCount++;
      const one = apiRequests[turn % apiRequests.length];
      if (one) await ask(one);
    }
  }
  const traffic = Array.from({ length: concurrency }, (_, lane) => work(lane));
  while (warmLaneCount < concurrency) await new Promise((resolve) => setTimeout(resolve, 20));
  await acts[act](person.userId);
  doneAt = performance.now();
  // Everything once more, from the moment of the answer.
  await runInParallel(apiRequests, concurrency, ask);
  isOver = true;
  await Promise.all(traffic);
  if (privilegedRequests.size === 0) powerlessCases.push(`${role}, ${act}`);
}

for (const one of cases) await runRoleAction(one);
close();
await db.end();
await stack.stop();

for (const one of late.slice(0, 10)) console.log(`     ${one}`);
report([
  {
    name: `people at work with ${apiRequests.length} calls who could do something they then couldn't`,
    holds: powerlessCases.length === 0,
    figure: `${cases.length - powerlessCases.length} of ${cases.length}`,
  },
  {
    name: `answers to ${requestCount} later requests that a visitor, or a member, wouldn't get`,
    holds: late.length === 0 && requestCount > cases.length * apiRequests.length,
    figure:
      late.length > 0 ? `${late.length}, the last after ${Math.round(latestAnswerMs)} ms` : "0",
  },
]);
