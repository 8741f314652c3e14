import { demoPeople, makeDemoUserId } from "@boab/demo/people";
import pg from "pg";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { type Reader, readAudiences } from "./support/audiences.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { unfoldLines, waitForMails } from "./support/caught-mails.ts";
import {
  type Answer,
  extractLinks,
  type KnownIds,
  listCallPaths,
  listPagePaths,
  readAll,
} from "./support/crawl.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { listKnownIds } from "./support/known-ids.ts";
import { mailDomain, plantWords } from "./support/plant.ts";
import { addRareRows } from "./support/rare-rows.ts";
import { report } from "./support/verdict.ts";

// Promise: nobody reads what is not for them. A word of its own is planted in every row of every column that holds something
// of a person and is not published (personal-columns.ts). Then four roles, with `--full` all, open every page and make every
// read of the API with the ids of what there is, and the owner of a studio answers customers. Every word that is found in a page, a
// response, an email or a calendar must be for whoever reads it. `--full` also takes ten ids of each kind instead of two, and
// follows the links of all pages. `--sabotage` starts an API that shows applications to whoever knows their ids, and must fail.
const isFull = process.argv.includes("--full");
const stack = await startStack({
  database: "boab_drill_canary",
  apiPort: 4290,
  webPort: 3290,
  withWeb: true,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("open-applications.ts") : {},
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });

interface ReaderWithSession extends Reader {
  cookie?: string;
}
const defaultRoles = ["member", "business owner", "moderator"];
const readers: ReaderWithSession[] = [{ role: "visitor" }];
for (const person of demoPeople) {
  const { role, userStatus } = person;
  if (isFull ? userStatus === "Active" : defaultRoles.includes(role))
    readers.push({
      role,
      userId: makeDemoUserId(person),
      cookie: await openDemoSession(stack, role),
    });
}
await addRareRows(db);
const planted = await plantWords(stack.databaseUrl);
const { mayRead, toReader } = await readAudiences(db);

const studioSlug = "ubuntu-braid-studio";
const known = await listKnownIds(db, isFull ? 10 : 2);

/** A page of a kind says as much as two. */
const sampleIds = Object.fromEntries(
  Object.entries(known).map(([kind, ids]) => [kind, ids.slice(0, 1)]),
) as KnownIds;

const leaks = new Set<string>();
const broken: Answer[] = [];
let readCount = 0;
let allowedReadCount = 0;

function recordLeaks(reader: Reader, answers: Answer[]) {
  readCount += answers.filter(({ status }) => status === 200).length;
  broken.push(...answers.filter(({ status }) => status >= 500 || status === 429));
  for (const { where, text } of answers)
    for (const word of planted.findWords(text))
      if (mayRead(word, reader)) allowedReadCount++;
      else leaks.add(`${reader.role} reads ${word.table}.${word.column} at ${where}`);
}

const site = { origin: stack.webOrigin, "sec-fetch-site": "same-origin" };
for (const reader of readers) {
  const headers = { ...site, ...(reader.cookie && { cookie: reader.cookie }) };
  recordLeaks(reader, await readAll(stack.apiOrigin, listCallPaths(known), headers));
  const pagePaths = listPagePaths(isFull ? known : sampleIds);
  const pages = await readAll(stack.webOrigin, pagePaths, headers);
  recordLeaks(reader, pages);
  if (isFull)
    recordLeaks(
      reader,
      await readAll(stack.webOrigin, extractLinks(stack.webOrigin, pages, pagePaths), headers),
    );
}

// What the owner of the studio sends to customers and applicants, and their calendar.
const owner = readers.find(({ role }) => role === "business owner");
const callAsOwner = async (method: string, path: string, body?: object) => {
  const response = await fetch(stack.apiOrigin + path, {
    method,
    headers: {
      ...site,
      "x-forwarded-for": makeRandomIp(),
      cookie: owner?.cookie ?? "",
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { url: string };
};
// Two that nothing stands in the way of: what the demo's customers ask for depends on the day.
const { rows: bookings } = await db.query<{ id: string }>(
  `update bookings.booking set status = 'requested' where id in (
     select booking.id from bookings.booking join directory.business on business.id = business_id
     where slug = $1 and status = 'confirmed' and payment_id is null and starts_at > now() + interval '1 day'
     order by starts_at desc limit 2)
   returning id`,
  [studioSlug],
);
const [confirmed, declined] = bookings.map(({ id }) => `/dir/bookings/${id}`);
await callAsOwner("PUT", confirmed ?? "", { action: "confirm" });
await callAsOwner("PUT", declined ?? "", { action: "decline", cancellationReason: "We are away." });
const calendar = await callAsOwner("POST", `/dir/business/${studioSlug}/calendar-feed`);
const [feed] = await readAll("", [calendar.url], {});
if (feed) recordLeaks(owner ?? { role: "nobody" }, [{ ...feed, text: unfoldLines(feed.text) }]);

const mails = await waitForMails(mailDomain, 2);
for (const { to, subject, text } of mails)
  recordLeaks(toReader(to), [{ where: `the email "${subject}" to ${to}`, status: 200, text }]);
await db.end();
await stack.stop();

for (const leak of [...leaks].slice(0, 30)) console.log(`     ${leak}`);
for (const { where, status } of broken.slice(0, 10)) console.log(`     ${status} at ${where}`);
for (const column of planted.unplantedColumns) console.log(`     nothing to plant in at ${column}`);
report([
  {
    name: `columns out of ${planted.columns} without a row to plant in`,
    holds: planted.unplantedColumns.length === 0,
    figure: `${planted.unplantedColumns.length}`,
  },
  { name: "pages and responses read", holds: readCount > 300, figure: `${readCount}` },
  {
    name: "refused as too many, or broken",
    holds: broken.length === 0,
    figure: `${broken.length}`,
  },
  { name: "emails read", holds: mails.length >= 2, figure: `${mails.length}` },
  {
    name: "words read by those they are for",
    holds: allowedReadCount > 500,
    figure: `${allowedReadCount}`,
  },
  { name: "words read by anybody else", holds: leaks.size === 0, figure: `${leaks.size}` },
]);
