import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: a resume is read only by those who may read the application, by a link that works for 300 seconds at most and
// is recorded. Tries the object without a signature, with another one, with the signature of another file, at 200
// guessed keys, and as everybody else; `--full` also waits until a link is 301 seconds old. `--sabotage` starts an API
// that hands links to whoever knows an id, and must fail.
const isFull = process.argv.includes("--full");
const stack = await startStack({
  database: "boab_drill_private_files",
  apiPort: 4285,
  webPort: 3285,
  withWeb: false,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("open-applications.ts") : {},
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });

const { rows: files } = await db.query<{ id: string; key: string }>(
  `select application.id, upload.keys -> 0 ->> 'key' as key
   from jobs.application join uploads.upload on upload.id = resume_upload_id order by application.id`,
);
if (files.length < 2) throw new Error("the demo has no resumes");

let issuedLinkCount = 0;
/** The link somebody gets to a file, or the status of the refusal. */
async function fetchLink(id: string, cookie: string | undefined): Promise<string | number> {
  const response = await fetch(`${stack.apiOrigin}/resume/${id}/files/resume`, {
    headers: {
      origin: stack.webOrigin,
      "sec-fetch-site": "same-origin",
      ...(cookie && { cookie }),
    },
  });
  if (!response.ok) return response.status;
  issuedLinkCount++;
  return ((await response.json()) as { url: string }).url;
}
const readStatus = async (url: string) => (await fetch(url)).status;
const isRefused = (status: number) => status === 403 || status === 404;

const countAuditLines = async () => {
  const { rows } = await db.query<{ count: string }>(
    "select count(*) from platform.audit_entry where act = 'open private document'",
  );
  return Number(rows[0]?.count);
};

const before = await countAuditLines();
const owner = await openDemoSession(stack, "business owner");
const links: URL[] = [];
for (const { id } of files) {
  const link = await fetchLink(id, owner);
  if (typeof link === "string") links.push(new URL(link));
}
const opened = await Promise.all(links.map((link) => readStatus(link.href)));
const linkLifetimesSeconds = links.map((link) => Number(link.searchParams.get("X-Amz-Expires")));

// Everybody else, with the right id.
const roles = ["member", "seller", "creator", "writer", "moderator", "banned"];
const strangerAnswers: (string | number)[] = [await fetchLink(files[0]?.id ?? "", undefined)];
for (const role of roles) {
  const cookie = await openDemoSession(stack, role).catch(() => undefined);
  if (role !== "banned" && !cookie) throw new Error(`no session as ${role}`);
  for (const { id } of files) strangerAnswers.push(await fetchLink(id, cookie));
  await resetLimits();
}

// The object itself, without a link that is meant for it.
const attempts: string[] = [];
for (const link of links) {
  const unsignedUrl = new URL(link);
  unsignedUrl.search = "";
  const forgedUrl = new URL(link);
  forgedUrl.searchParams.set("X-Amz-Signature", "0".repeat(64));
  const longer = new URL(link);
  longer.searchParams.set("X-Amz-Expires", "86400");
  const other = new URL(links.find((one) => one.pathname !== link.pathname) ?? link);
  other.pathname = link.pathname;
  attempts.push(...[unsignedUrl, forgedUrl, longer, other].map(({ href }) => href));
}
const [first] = links;
for (let guess = 0; first && guess < 200; guess++) {
  const near = new URL(first);
  near.search = "";
  near.pathname = near.pathname.replace(/Resume-.*$/, `Resume-${guess}_demo${guess % 10}.pdf`);
  attempts.push(near.href);
}
const refused = await Promise.all(attempts.map(readStatus));
const expired = isFull && first ? await fetchStatusAfterExpiry(first) : undefined;

async function fetchStatusAfterExpiry(link: URL): Promise<number> {
  await sleep(301_000);
  return readStatus(link.href);
}

const recordedLinkCount = (await countAuditLines()) - before;
await db.end();
await stack.stop();

const servedStrangerCount = strangerAnswers.filter((answer) => typeof answer === "string").length;
const servedCount = refused.filter((status) => !isRefused(status)).length;
report([
  {
    name: "the owner reads every resume",
    holds: opened.length === files.length && opened.every((status) => status === 200),
    figure: `${opened.filter((status) => status === 200).length} of ${files.length}`,
  },
  {
    name: "nobody else gets a link",
    holds: servedStrangerCount === 0,
    figure: `${servedStrangerCount} of ${strangerAnswers.length} asked`,
  },
  {
    name: "the store refuses what is unsigned, forged, prolonged, swapped or guessed",
    holds: servedCount === 0,
    figure: `${servedCount} of ${attempts.length} reached`,
  },
  {
    name: "a link works for 300 seconds at most",
    holds: linkLifetimesSeconds.every((seconds) => seconds > 0 && seconds <= 300),
    figure: `${Math.max(...linkLifetimesSeconds)} s`,
  },
  ...(expired === undefined
    ? []
    : [
        {
          name: "after 301 seconds it is refused",
          holds: isRefused(expired),
          figure: `${expired}`,
        },
      ]),
  {
    name: "every link is recorded",
    holds: recordedLinkCount === issuedLinkCount && issuedLinkCount > 0,
    figure: `${recordedLinkCount} of ${issuedLinkCount}`,
  },
]);
