import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, inTransaction } from "../apps/api/src/platform/db/db.ts";
import { makeLogger } from "../apps/api/src/platform/log/log.ts";
import type { TaskKind } from "../apps/api/src/platform/tasks/task.ts";
import { TaskQueue } from "../apps/api/src/platform/tasks/task-queue.ts";
import { jpeg } from "../apps/api/test/files/make-files.ts";
import { type PostForm, postForm } from "../apps/api/test/files/post-form.ts";
import { waitUntil } from "../scripts/lib/wait.ts";
import { startStack } from "../scripts/stack/stack.ts";
import { someAddress } from "./support/attack.ts";
import { brokenBy } from "./support/break-source.ts";
import { openSignedSessions } from "./support/signed-sessions.ts";
import { startSlowSmtp } from "./support/slow-smtp.ts";
import { openSubscriptionDrill, platformSecret, sign } from "./support/subscribers.ts";
import { report } from "./support/verdict.ts";

// Promise: a worker that is killed again and again, in the middle of every kind of task that a message, a newsletter, a
// photo or a plan causes and of every task of the clock, half of them before they have done anything and half when all is
// done and the queue does not know it, leaves each effect exactly once. Each task is begun again within 60 s of its kill,
// and all is done within two minutes of the last. A task that never works, and one that kills its worker each time, are
// parked after their tries, can be seen with the reason, and what others want meanwhile is done. Eight kills, with
// `--full` 50. `--sabotage` sends an email again whenever its task runs again, and must fail.
const isFull = process.argv.includes("--full");
const kills = isFull ? 50 : 8;
const againSeconds = 60;
/** Those that were hit several times pause longer each time. */
const doneSeconds = 120;
/** Eight retries take minutes; the poison gets fewer unless there is time. */
const fewRetries = 2;
const usualRetries = 8;
const inbox = "inbox-of-the-drill@people.example";

const folder = mkdtempSync(join(tmpdir(), "boab-queue-crash-"));
const smtp = await startSlowSmtp(() => 0);
const sessions = await openSignedSessions("demo-boab");
const stack = await startStack({
  ...{ database: "boab_drill_queue", apiPort: 4450, webPort: 3450, withWeb: false },
  env: {
    SMTP_URL: smtp.url,
    ENQUIRIES_TO: inbox,
    DRILL_STALLS: folder,
    ...sessions.trusting(sessions.port),
    ...brokenBy(
      ...["stall-tasks.ts", "trust-drill-keys.ts"],
      ...(process.argv.includes("--sabotage") ? ["forget-what-was-sent.ts"] : []),
    ),
  },
});
const drill = await openSubscriptionDrill(stack);
const { db } = drill;
/** One for each kill, and one for the poison. */
const rounds = kills + 1;
const people = await drill.makeSubscribers(rounds);
const price = await drill.priceOf("growing_monthly");
const { rows: clock } = await db.query<{ name: string }>("select name from pgboss.schedule");
const scheduled = clock.map(({ name }) => name);

const sender = connect({ url: stack.databaseUrl, poolSize: 2, canPrepare: false }, () => {});
const queue = new TaskQueue(stack.databaseUrl, "sender", makeLogger("silent", "script"));
await queue.start();
async function enqueue(name: string, payload: object, id = randomUUID()): Promise<string> {
  await inTransaction(sender, (tx) => queue.enqueue(tx, { name } as TaskKind, payload, { id }));
  return id;
}

async function post<Answer>(path: string, body?: object, cookie = ""): Promise<Answer> {
  const response = await fetch(stack.apiOrigin + path, {
    method: "POST",
    headers: {
      ...{ origin: stack.webOrigin, cookie, "x-forwarded-for": someAddress() },
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

const photo = await jpeg();
const uploads: string[] = [];
const readerOf = (round: number) => `reader${round}@people.example`;
/** One of everything that causes tasks. */
async function causeTasks(round: number): Promise<void> {
  const { userId, customer } = people[round] ?? { userId: "", customer: "" };
  const message = { name: "Drill", email: "drill@people.example", message: `Kill ${round}` };
  await post("/app/enquiries", message);
  await post("/newsletter/subscribers", { email: readerOf(round) });
  const cookie = sessions.cookieOf(userId);
  const { uploadId, ...form } = await post<PostForm & { uploadId: string }>(
    "/uploads",
    {
      ...{ purpose: "profile-photo", targetId: userId },
      ...{ contentType: "image/jpeg", size: photo.length },
    },
    cookie,
  );
  await postForm(form, photo);
  await post(`/uploads/${uploadId}/complete`, undefined, cookie);
  uploads.push(uploadId);
  const subscription = await drill.callProvider("subscriptions", {
    ...{ customer, "items[0][price]": price },
    trial_end: String(Math.floor(Date.now() / 1000) + 30 * 24 * 3600),
  });
  const events = await drill.eventsSince(new Set());
  const event = events.find(
    ({ type, data }) =>
      type === "customer.subscription.created" && data.object.id === subscription.id,
  );
  const body = JSON.stringify(event);
  await drill.deliver(body, sign(body, platformSecret));
  for (const name of scheduled.filter((_, index) => index % kills === round % kills))
    await enqueue(name, {});
}

interface Hit {
  kind: string;
  taskId: string;
  killedAt: number;
}
const hits: Hit[] = [];
const known = new Set<string>();
/** Those that wait to be killed now. */
const stalled = () =>
  readdirSync(folder)
    .filter((name) => name.startsWith("stalled-") && !known.has(name))
    .map((name) => ({ name, kind: name.slice(8, -37), taskId: name.slice(-36) }));

writeFileSync(join(folder, "armed"), "");
let worker = stack.worker;
for (let round = 0; round < kills; round++) {
  await causeTasks(round);
  // The four that this round has begun, at least; what they cause comes later.
  await waitUntil(() => stalled().length >= 4, { seconds: 10 });
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_000));
  if (round === kills - 1) rmSync(join(folder, "armed"));
  const exit = once(worker, "exit");
  worker.kill("SIGKILL");
  await exit;
  const killedAt = Date.now();
  for (const { name, ...task } of stalled()) {
    known.add(name);
    hits.push({ ...task, killedAt });
  }
  worker = stack.startWorker();
}
const lastKill = Date.now();

const [misfit, deadly] = [randomUUID(), randomUUID()];
const poisons = [misfit, deadly];

const number = async (sql: string, values: unknown[] = []) =>
  Number((await db.query(sql, values)).rows[0]?.count ?? 0);
const unfinished = () =>
  number(
    `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name <> 'parked'
     and id <> all($1) and start_after <= now() + interval '1 minute'`,
    [poisons],
  );
const isAllDone = () =>
  waitUntil(async () => (await unfinished()) === 0, { seconds: doneSeconds, everyMs: 500 });
const isDone = await isAllDone();
const secondsAfterwards = (Date.now() - lastKill) / 1000;

let isOver = false;
let deaths = 0;
void (async () => {
  while (!isOver) {
    await once(worker, "exit");
    if (isOver) return;
    deaths++;
    worker = stack.startWorker();
  }
})();

writeFileSync(join(folder, `deadly-${deadly}`), "");
await enqueue("platform.forget-old-answers", {}, deadly);
await enqueue("mail.send", { nonsense: true }, misfit);
await db.query("update pgboss.job set retry_limit = $2 where id = any($1)", [
  isFull ? [deadly] : [misfit, deadly],
  fewRetries,
]);
const isParked = async () =>
  (await number("select count(*) from pgboss.job where name = 'parked'")) >= poisons.length;
await causeTasks(kills);
await waitUntil(isParked, { seconds: isFull ? 420 : 120, everyMs: 1_000 });
const isDoneBeside = await isAllDone();
isOver = true;
const { rows: parked } = await db.query<{ kind: string; reason: string | null }>(
  `select source_name as kind,
     coalesce(source_output ->> 'message', source_output #>> '{value,message}') as reason
   from pgboss.job where name = 'parked' order by source_name`,
);
const { rows: tries } = await db.query<{ id: string; tries: number }>(
  "select id, retry_count + 1 as tries from pgboss.job where id = any($1) and name <> 'parked'",
  [poisons],
);
const triesOf = (id: string) => tries.find((one) => one.id === id)?.tries;
const deadlyRuns = readFileSync(join(folder, `deadly-${deadly}`)).length;

const waits = hits.map(({ kind, taskId, killedAt }) => {
  const begun = readFileSync(join(folder, `begun-${kind}-${taskId}`), "utf8")
    .trim()
    .split("\n");
  const again = begun.map(Number).find((at) => at > killedAt);
  return again === undefined ? Number.POSITIVE_INFINITY : (again - killedAt) / 1000;
});
const slowest = Math.max(...waits);

const count = (list: { id: string }[]) => new Set(list.map(({ id }) => id)).size;
const emails = smtp.deliveries.filter(({ to }) => to.includes(inbox));
const confirmations = Array.from(
  { length: rounds },
  (_, round) => smtp.deliveries.filter(({ to }) => to.includes(readerOf(round))).length,
);
const again =
  emails.length - count(emails) + confirmations.reduce((sum, one) => sum + Math.max(0, one - 1), 0);
const ready = await number(
  "select count(*) from uploads.upload where status = 'ready' and id = any($1)",
  [uploads],
);
const { rows: files } = await db.query<{ files: number }>(
  "select distinct jsonb_array_length(keys) as files from uploads.upload where id = any($1)",
  [uploads],
);
const plans = await number("select count(*) from payments.subscription where state = 'trialing'");
const members = await number(
  "select count(*) from accounts.profile where subscribed_plan = 'Growing' and id like 'drill%'",
);
const facts = await number(
  "select count(*) from pgboss.job where name = 'fact.accounts.plan-changed'",
);
const planEmails = await number(
  "select count(*) from platform.mail where key like 'plan-started:%' and sent_at is not null",
);

await queue.stop();
await sender.destroy();
await db.end();
await stack.stop();
smtp.stop();
sessions.stop();
rmSync(folder, { recursive: true });

const kinds = Map.groupBy(hits, ({ kind }) => kind);
console.log(`     ${[...kinds].map(([kind, ones]) => `${kind} ${ones.length}`).join(", ")}`);
const exactly = (name: string, figure: number, expected: number) => ({
  name,
  holds: figure === expected,
  figure: `${figure} of ${expected}`,
});
report([
  {
    name: `kinds of task killed in ${kills} kills`,
    holds: kinds.size >= scheduled.length / 2,
    figure: `${kinds.size}, ${hits.length} tasks`,
  },
  {
    name: `longest from a kill until its task was begun again, at most ${againSeconds} s`,
    holds: slowest <= againSeconds,
    figure: `${slowest.toFixed(1)} s`,
  },
  {
    name: `everything done after the last kill, within ${doneSeconds} s`,
    holds: isDone,
    figure: `${secondsAfterwards.toFixed(1)} s`,
  },
  exactly("messages emailed", count(emails), rounds),
  exactly("newsletter confirmations", confirmations.filter((one) => one > 0).length, rounds),
  // Only a kill between sending and recording may repeat an email; those above are never there.
  { name: "emails sent again", holds: again <= kills / 4, figure: String(again) },
  exactly("photos ready", ready, rounds),
  {
    name: "photos with the same files",
    holds: files.length === 1,
    figure: `${files.length} kinds`,
  },
  exactly("subscriptions", plans, rounds),
  exactly("members with their plan", members, rounds),
  exactly("facts published", facts, rounds),
  exactly("emails about plans", planEmails, rounds),
  {
    name: "tries of the task that never works",
    holds: triesOf(misfit) === (isFull ? usualRetries : fewRetries) + 1,
    figure: String(triesOf(misfit)),
  },
  {
    name: "tries of the one that kills its worker",
    holds: triesOf(deadly) === fewRetries + 1 && deadlyRuns === fewRetries + 1 && deaths > 0,
    figure: `${deadlyRuns}, ${deaths} workers`,
  },
  {
    name: "what others wanted meanwhile",
    holds: isDoneBeside,
    figure: isDoneBeside ? "done" : "not done",
  },
  {
    name: "parked, with a reason",
    holds: parked.length === poisons.length && parked.every(({ reason }) => reason),
    figure: parked
      .map(({ kind, reason }) => `${kind}: ${reason?.replace(/\s+/g, " ").slice(0, 60)}`)
      .join("; "),
  },
]);
