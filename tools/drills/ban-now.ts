import pg from "pg";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { listCallPaths } from "./support/crawl.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { makeSender, runInParallel } from "./support/keep-alive-sender.ts";
import { knownIds } from "./support/known-ids.ts";
import { makeOwnPerson } from "./support/own-person.ts";
import { publishedCalls, sessionEndingPattern } from "./support/published-calls.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: whoever is suspended, banned, deleted or demoted while they use every call of the contract gets from the next
// request on, at both of two processes, what a visitor gets, or a member. Eight people, each role or act at least once; with
// `--full` every role with every act. `--sabotage` starts an API that remembers who somebody was, and must fail.
const isFull = process.argv.includes("--full");
const lanes = 8;
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
const { send, close } = makeSender(stack.apiOrigin, 2 * lanes);

interface ApiRequest {
  method: string;
  path: string;
}
/** An id that leads nowhere, and a field that nobody knows: a write that is let in does nothing. */
const nowhere = "00000000-0000-4000-8000-000000000000";
const writes = publishedCalls()
  .filter(({ method, path }) => method !== "GET" && !path.startsWith("/pay/webhooks/"))
  .map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, nowhere) }));
const reads = listCallPaths(await knownIds(db, 1)).map((path) => ({ method: "GET", path }));
/** One of each read: those of other ids are guarded by the same route. */
const asks: ApiRequest[] = [...new Map(reads.map((ask) => [ask.path.split("?")[0], ask])).values()]
  .concat(writes)
  .filter(({ method, path }) => method === "GET" || !sessionEndingPattern.test(path));

/** The status and the code; of the session itself, whether there is one. */
async function answerTo(ask: ApiRequest, cookie: string | undefined, tries = 4): Promise<string> {
  const { status, text } = await send({
    ...ask,
    headers: {
      origin: stack.webOrigin,
      "x-forwarded-for": makeRandomIp(),
      ...(cookie && { cookie }),
      ...(ask.method !== "GET" && { "content-type": "application/json" }),
    },
    ...(ask.method !== "GET" && { body: `{"nobodyKnowsThis":1}` }),
  });
  // The drill is not about rate limits.
  if (status === 429 && tries > 0) {
    await resetLimits();
    return answerTo(ask, cookie, tries - 1);
  }
  if (ask.path === "/session") return text.includes(`"profile":null`) ? "nobody" : "somebody";
  return status < 400 ? `${status}` : `${status} ${/"code":"(\w+)"/.exec(text)?.[1]}`;
}

type Answers = Map<ApiRequest, string>;
async function collectAnswers(cookie: string | undefined): Promise<Answers> {
  const answers: Answers = new Map();
  await runInParallel(asks, lanes, async (ask) => answers.set(ask, await answerTo(ask, cookie)));
  return answers;
}
const asVisitor = await collectAnswers(undefined);
const asMember = await collectAnswers((await makeOwnPerson(stack, db)).cookie);

const admin = await openDemoSession(stack, "admin");
async function administer(method: string, path: string, body?: object): Promise<void> {
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

const nothingGranted = {
  adminStatus: null,
  merchantStatus: null,
  directoryStatus: null,
  mediaStatus: null,
  magStatus: null,
};
const update = (id: string, changes: object) =>
  administer("PUT", `/admin/users/update/${id}`, changes);
const acts = {
  banned: (id: string) => administer("POST", `/admin/users/${id}/ban`, { reason: "Spam" }),
  suspended: (id: string) => update(id, { userStatus: "Suspended" }),
  deleted: (id: string) => administer("DELETE", `/admin/users/delete/${id}?confirm=${id}`),
  demoted: (id: string) => update(id, nothingGranted),
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
const every = Object.keys(roles).flatMap((role) => Object.keys(acts).map((act) => [role, act]));
const cases: RoleAction[] = isFull
  ? (every as RoleAction[]).filter(([role, act]) => role !== "member" || act !== "demoted")
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
const powerless: string[] = [];
let asked = 0;
let lastMs = 0;

async function play([role, act]: RoleAction): Promise<void> {
  const person = await makeOwnPerson(stack, db, roles[role]);
  const expected = act === "demoted" ? asMember : asVisitor;
  let doneAt = Number.POSITIVE_INFINITY;
  let isOver = false;
  let warmLaneCount = 0;
  const privilegedRequests = new Set<ApiRequest>();

  async function ask(one: ApiRequest): Promise<void> {
    const wasDone = performance.now() >= doneAt;
    const answer = await answerTo(one, person.cookie);
    if (!wasDone) {
      if (answer !== expected.get(one)) privilegedRequests.add(one);
      return;
    }
    asked++;
    if (answer === expected.get(one)) return;
    lastMs = Math.max(lastMs, performance.now() - doneAt);
    late.push(
      `${role}, ${act}: ${one.method} ${one.path} ${answer} instead of ${expected.get(one)}`,
    );
  }
  /** They go on asking, each lane from another place, whatever happens to them. */
  async function work(lane: number): Promise<void> {
    const first = Math.floor((asks.length * lane) / lanes);
    for (let turn = first; !isOver; turn++) {
      if (turn - first === Math.ceil(asks.length / lanes)) warmLaneCount++;
      const one = asks[turn % asks.length];
      if (one) await ask(one);
    }
  }
  const traffic = Array.from({ length: lanes }, (_, lane) => work(lane));
  while (warmLaneCount < lanes) await new Promise((resolve) => setTimeout(resolve, 20));
  await acts[act](person.userId);
  doneAt = performance.now();
  // Everything once more, from the moment of the answer.
  await runInParallel(asks, lanes, ask);
  isOver = true;
  await Promise.all(traffic);
  if (privilegedRequests.size === 0) powerless.push(`${role}, ${act}`);
}

for (const one of cases) await play(one);
close();
await db.end();
await stack.stop();

for (const one of late.slice(0, 10)) console.log(`     ${one}`);
report([
  {
    name: `people at work with ${asks.length} calls who could do something they then couldn't`,
    holds: powerless.length === 0,
    figure: `${cases.length - powerless.length} of ${cases.length}`,
  },
  {
    name: `answers to ${asked} later requests that a visitor, or a member, wouldn't get`,
    holds: late.length === 0 && asked > cases.length * asks.length,
    figure: late.length > 0 ? `${late.length}, the last after ${Math.round(lastMs)} ms` : "0",
  },
]);
