import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { startSlowSmtp } from "./support/slow-smtp.ts";
import { report } from "./support/verdict.ts";

// Promise: an issue of the newsletter reaches every subscriber with exactly one email, although the worker is killed
// in the middle and people unsubscribe meanwhile; whoever has unsubscribed gets nothing. By default 600 subscribers
// and one kill; with `--full` 100,000 subscribers and five kills, counted once 8,000 are done. `--sabotage` never
// looks at whether somebody is still subscribed and writes each attempt anew, and must fail.
const isFull = process.argv.includes("--full");
const subscriberCount = isFull ? 100_000 : 600;
const kills = isFull ? 5 : 1;
/** Beyond this the counting stops: the sample is large enough. */
const sampleSize = isFull ? 8_000 : subscriberCount;
const leavingCount = isFull ? 600 : 60;
/** Less than a killed worker needs to come back, so that whoever is written to by the next one is late. */
const handOverMs = 2_000;

const smtp = await startSlowSmtp(() => 4);
const stack = await startStack({
  database: "boab_drill_newsletter",
  apiPort: 4370,
  webPort: 3370,
  withWeb: false,
  env: {
    SMTP_URL: smtp.url,
    ...(process.argv.includes("--sabotage") ? makeBreakingEnv("ignore-unsubscribes.ts") : {}),
  },
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 4 });
const queryNumber = async (sql: string) => Number((await db.query(sql)).rows[0].count);

await db.query("delete from outreach.subscriber");
await db.query(
  `insert into outreach.subscriber (email, status, unsubscribe_token, asked_at, confirmed_at)
   select 'reader' || n || '@people.example', 'confirmed', md5('a' || n) || md5('b' || n),
     now() - interval '1 day', now() - interval '1 day'
   from generate_series(1, $1::int) as n`,
  [subscriberCount],
);

const cookie = await openDemoSession(stack, "admin");
async function ask(method: string, path: string, body?: object) {
  const response = await fetch(`${stack.apiOrigin}/admin/newsletter/issues${path}`, {
    method,
    headers: {
      cookie,
      origin: stack.webOrigin,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { id: string; version: number; status: string };
}
const written = { subject: "Drill", intro: "Does everybody get this once?", articleIds: [] };
const issue = await ask("POST", "", written);
await ask("POST", `/${issue.id}/send`, { version: issue.version });

const countDone = () =>
  queryNumber(
    `select count(*) from outreach.issue_recipient where issue_id = '${issue.id}' and status <> 'waiting'`,
  );

/** When each had unsubscribed, by email. */
const leftAtByEmail = new Map<string, number>();
async function unsubscribeSome(count: number) {
  const { rows } = await db.query<{ email: string }>(
    `update outreach.subscriber set status = 'left', left_at = now() where id in (
       select id from outreach.subscriber as one where status = 'confirmed' and not exists (
         select from outreach.issue_recipient as other
         where other.subscriber_id = one.id and other.status <> 'waiting')
       order by id limit $1)
     returning email`,
    [count],
  );
  const now = Date.now();
  for (const { email } of rows) leftAtByEmail.set(email, now);
}

let worker = stack.worker;
let killed = 0;
const startedAt = performance.now();
for (let round = 1; round <= kills; round++) {
  await waitUntil(async () => (await countDone()) >= (sampleSize * round) / (kills + 2), {
    seconds: 240,
    everyMs: 50,
  });
  // Those whose turn is next, also within the batches that are on their way.
  await unsubscribeSome(Math.ceil(leavingCount / kills));
  const exit = once(worker, "exit");
  worker.kill("SIGKILL");
  await exit;
  killed++;
  worker = stack.startWorker();
}
// Whoever left before their turn is in no batch, so that only the end of all says that all is done.
const isDone = await waitUntil(
  async () =>
    isFull
      ? (await countDone()) >= sampleSize
      : (await ask("GET", `/${issue.id}`)).status === "sent",
  { seconds: 600, everyMs: 500 },
);
if (isFull) await ask("POST", `/${issue.id}/pause`);
const seconds = (performance.now() - startedAt) / 1000;
// What was on its way when it was paused.
await sleep(3_000);

const { rows: sent } = await db.query<{ email: string }>(
  `select email from outreach.issue_recipient as recipient
   join outreach.subscriber as subscriber on subscriber.id = recipient.subscriber_id
   where recipient.issue_id = $1 and recipient.status = 'sent'`,
  [issue.id],
);
// The worker also sends what falls due meanwhile: members of the demo may get several invitations to review.
const deliveries = smtp.deliveries.filter(({ to }) => to.includes("@people.example"));
const deliveriesByEmail = Map.groupBy(deliveries, ({ to }) => to.replace(/[<>]/g, ""));
const countEmailsTo = (email: string) =>
  new Set(deliveriesByEmail.get(email)?.map(({ id }) => id)).size;
const withoutEmailCount = sent.filter(({ email }) => countEmailsTo(email) === 0).length;
const withSeveralEmailsCount = [...deliveriesByEmail.keys()].filter(
  (email) => countEmailsTo(email) > 1,
).length;
const repeatCount = deliveries.length - new Set(deliveries.map(({ id }) => id)).size;
// An email that was being handed over at that moment can't be called back; a busy machine takes its time over that.
const lateCount = [...leftAtByEmail].filter(([email, at]) =>
  deliveriesByEmail.get(email)?.some(({ receivedAt }) => receivedAt > at + handOverMs),
).length;

await db.end();
await stack.stop();
smtp.stop();
report([
  { name: `worker killed, of ${kills}`, holds: killed === kills, figure: String(killed) },
  {
    name: `of ${subscriberCount} subscribers, written to`,
    holds: isDone && sent.length >= sampleSize - leftAtByEmail.size - 1,
    figure: `${sent.length} in ${seconds.toFixed(0)} s (${(sent.length / seconds).toFixed(0)} a second)`,
  },
  {
    name: "recorded as sent without an email",
    holds: withoutEmailCount === 0,
    figure: String(withoutEmailCount),
  },
  {
    name: "addresses with more than one email",
    holds: withSeveralEmailsCount === 0,
    figure: String(withSeveralEmailsCount),
  },
  {
    name: "the same email handed over again after a kill, told apart by its Message-ID",
    holds: repeatCount <= kills * 15,
    figure: String(repeatCount),
  },
  {
    name: `of ${leftAtByEmail.size} who unsubscribed, written to afterwards`,
    holds: lateCount === 0 && leftAtByEmail.size > 0,
    figure: String(lateCount),
  },
]);
