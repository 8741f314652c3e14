import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { startStack, startWeb, stopProcess } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { openBackup } from "./support/backup.ts";
import { listCallPaths, listPagePaths, readAll } from "./support/crawl.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { listKnownIds } from "./support/known-ids.ts";
import { controlPostgres, createPostgres, makeDrillFolder } from "./support/own-postgres.ts";
import { report } from "./support/verdict.ts";

// Promise: API processes at a standby, which nothing can be written to, answer every read of a visitor as those at the
// primary do, and what visitors' pages have for everybody is read from them. The standby is two seconds behind here: whoever is signed in
// reads what they have just written, also on public pages, and visitors do once the standby has it. `--sabotage` reads
// everything from the standby, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const standbyDelaySeconds = 2;
const editCount = 12;

const folder = await makeDrillFolder("replica");
const primary = await createPostgres(folder, getSlotPort(54470), [
  "wal_level = replica",
  "hot_standby_feedback = on",
  `recovery_min_apply_delay = '${standbyDelaySeconds}s'`,
]);
await primary.start();
const stack = await startStack({
  database: "boab_drill_replica",
  apiPort: 4560,
  webPort: 3560,
  withWeb: false,
  postgresPort: primary.port,
});
const backup = await openBackup(folder, primary.port);
const standby = controlPostgres(join(folder, "standby"), getSlotPort(54480));
await backup.makeStandby(standby.data);
await standby.start();
const standbyApiOrigin = await stack.startSecondApi(standby.port);

const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });
const known = await listKnownIds(db, 2);
const calls = [...new Set(listCallPaths(known))];
await sleep(standbyDelaySeconds * 1000);

/** Without what is different in each answer. */
const stripIds = (text: string) =>
  text.replaceAll(/"(requestId|now|serverTime)":"[^"]*"/g, "").replaceAll(/X-Amz-[^&"]*/g, "");
const [primaryAnswers, standbyAnswers] = await Promise.all(
  [stack.apiOrigin, standbyApiOrigin].map(async (origin) => {
    const answers = await readAll(origin, calls, {});
    return new Map(answers.map((one) => [one.where, one]));
  }),
);
const differentPaths = calls.filter((path) => {
  const [one, other] = [primaryAnswers?.get(path), standbyAnswers?.get(path)];
  return one?.status !== other?.status || stripIds(one?.text ?? "") !== stripIds(other?.text ?? "");
});
const answered = calls.filter((path) => primaryAnswers?.get(path)?.status === 200).length;

const web = await startWeb({
  name: "boab_drill_replica-web",
  webPort: 3560,
  apiOrigin: isSabotaged ? standbyApiOrigin : stack.apiOrigin,
  env: { API_READ_ORIGIN: standbyApiOrigin },
});
const countServed = async (origin: string) => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const counts = text.matchAll(/^http_request_duration_seconds_count\{.*?\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};
const before = [await countServed(stack.apiOrigin), await countServed(standbyApiOrigin)];
const pages = await readAll(stack.webOrigin, [...new Set(listPagePaths(known))], {});
const after = [await countServed(stack.apiOrigin), await countServed(standbyApiOrigin)];
const [atPrimary, atStandby] = after.map((count, index) => count - (before[index] ?? 0));
const broken = pages.filter(({ status }) => status >= 500);

// An owner describes her business anew, and looks.
const cookie = await openDemoSession(stack, "business owner");
const slug = "ubuntu-braid-studio";
const { rows } = await db.query<{ id: string; version: number }>(
  "select id, version from directory.business where slug = $1",
  [slug],
);
let [listing] = rows as [{ id: string; version: number }];
const listingUrl = `${stack.webOrigin}/directory/listings/${slug}`;
const shows = async (text: string, headers: Record<string, string>) => {
  const response = await fetch(listingUrl, {
    headers: { ...headers, "x-forwarded-for": makeRandomIp() },
  });
  return (await response.text()).includes(text);
};
let missedByOwnerCount = 0;
let missedByVisitorsCount = 0;
let slowestMs = 0;
for (let edit = 1; edit <= editCount; edit++) {
  const description = `Braids, twists and locs, as the owner describes them now (${edit} of ${editCount}).`;
  const saved = await fetch(`${stack.apiOrigin}/dir/business/${listing.id}`, {
    method: "PUT",
    headers: { cookie, origin: stack.webOrigin, "content-type": "application/json" },
    body: JSON.stringify({ version: listing.version, description }),
  });
  if (!saved.ok)
    throw new Error(`the listing can't be changed: ${saved.status} ${await saved.text()}`);
  listing = (await saved.json()) as typeof listing;
  const savedAt = performance.now();
  if (!(await shows(description, { cookie }))) missedByOwnerCount++;
  if (!(await waitUntil(() => shows(description, {}), { seconds: 20, everyMs: 100 })))
    missedByVisitorsCount++;
  slowestMs = Math.max(slowestMs, performance.now() - savedAt);
}
await stopProcess(web);
await db.end();
await stack.stop();
await standby.stop();
await primary.stop();

for (const path of differentPaths.slice(0, 15))
  console.log(
    `     ${path}: ${primaryAnswers?.get(path)?.status} and ${standbyAnswers?.get(path)?.status}`,
  );
for (const { where, status } of broken.slice(0, 15)) console.log(`     ${status} at ${where}`);
report([
  {
    name: `of ${calls.length} reads, those that the standby answers differently`,
    holds: differentPaths.length === 0 && answered > 60,
    figure: `${differentPaths.length}; ${answered} are a visitor's to read`,
  },
  {
    name: `of ${pages.length} pages, those that break`,
    holds: broken.length === 0 && pages.length > 100,
    figure: `${broken.length}`,
  },
  {
    name: "calls of those pages that the primary had to answer",
    holds:
      atPrimary !== undefined && atStandby !== undefined && atStandby > 40 && atStandby > atPrimary,
    figure: `${atPrimary} of ${(atPrimary ?? 0) + (atStandby ?? 0)}`,
  },
  {
    name: `of ${editCount} changes, those that their owner did not see at once`,
    holds: missedByOwnerCount === 0,
    figure: `${missedByOwnerCount}`,
  },
  {
    name: "and those that visitors never saw",
    holds: missedByVisitorsCount === 0,
    figure: `${missedByVisitorsCount}; the slowest after ${(slowestMs / 1000).toFixed(1)} s, ${standbyDelaySeconds} s of them the standby's`,
  },
]);
