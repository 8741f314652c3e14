import pg from "pg";
import { describeRefusal } from "../../apps/api/src/areas/uploads/processing/refusal.rules.ts";
import { listUnexpectedContent } from "../../apps/api/test/files/bare-pictures.ts";
import { type HostileFile, hostileFiles } from "../../apps/api/test/files/hostile-files.ts";
import { postForm } from "../../apps/api/test/files/post-form.ts";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { runInParallel } from "./support/keep-alive-sender.ts";
import { watchPeakMegabytes } from "./support/memory.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { report } from "./support/verdict.ts";

// Promise: of 80 files that people send by mistake or on purpose, each gets the verdict it should, through the ticket, the
// object store and the worker, within ten seconds; no picture that we store tells where it was taken or holds anything but
// pixels; no process of the worker needs 400 MB. `--sabotage` starts a worker that stores pictures as they were sent, and
// must fail.
const maxVerdictMs = 10_000;
const maxMegabytes = 400;
const stack = await startStack({
  database: "boab_drill_uploads",
  apiPort: 4540,
  webPort: 3540,
  withWeb: false,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("store-originals.ts") : {},
});
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 2 });
const findFirstId = async (sql: string) => (await db.query<{ id: string }>(sql)).rows[0]?.id ?? "";
const itemId = await findFirstId(
  `select item.id from marketplace.item join marketplace.store on store.id = item.store_id
   where store.slug = 'kumasi-cloth-house' and item.deleted_at is null order by item.id limit 1`,
);
const seller = await openDemoSession(stack, "seller");

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${stack.apiOrigin}${path}`, {
    method,
    headers: {
      origin: stack.webOrigin,
      cookie: seller,
      "x-forwarded-for": makeRandomIp(),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

interface Ticket {
  url: string;
  fields: Record<string, string>;
  uploadId: string;
  uploadKey: string;
}
interface State {
  status: string;
  reason: string | null;
  renditions?: { webp: string; jpeg: string }[];
}

/** A seller sends pictures of an item, a visitor a resume. */
const makeUploadClients = (jobId: string) => ({
  picture: {
    issue: (file: object): Promise<Ticket> =>
      call("POST", "/uploads", { ...file, purpose: "item-photo", targetId: itemId }),
    complete: ({ uploadId }: Ticket) => call("POST", `/uploads/${uploadId}/complete`),
    read: ({ uploadId }: Ticket): Promise<State> => call("GET", `/uploads/${uploadId}`),
  },
  document: {
    issue: (file: object): Promise<Ticket> =>
      call("POST", `/jobs/${jobId}/uploads`, { ...file, purpose: "job-resume" }),
    complete: ({ uploadKey }: Ticket) => call("POST", "/jobs/uploads/complete", { uploadKey }),
    read: ({ uploadKey }: Ticket): Promise<State> =>
      call("POST", "/jobs/uploads/state", { uploadKey }),
  },
});
const uploadClients = makeUploadClients(
  await findFirstId(
    `select posting.id from jobs.posting join directory.business on business.id = business_id
     where is_public and apply_url is null and closes_at > now() + interval '1 day' order by posting.id limit 1`,
  ),
);

/** What the sender reads in the end. The store takes no file that is larger than its ticket allows, so none arrives. */
const getExpectedReason = ({ purpose, verdict }: HostileFile) =>
  verdict === "ready"
    ? null
    : describeRefusal(purpose, (verdict === "tooLarge" ? "missing" : verdict) as "missing");

const wrong: string[] = [];
const extras: string[] = [];
let pictureCount = 0;
let slowest = { ms: 0, what: "" };

async function sendFile(file: HostileFile): Promise<void> {
  const client = uploadClients[file.purpose === "item-photo" ? "picture" : "document"];
  const bytes = await file.make();
  // Whoever means harm says that it is small.
  const size = Math.min(Math.max(bytes.length, 1), 1_000_000);
  const ticket = await client.issue({ contentType: file.type, size });
  await postForm(ticket, bytes);
  const startedAt = performance.now();
  await client.complete(ticket);
  let state: State = { status: "processing", reason: null };
  const isProcessed = async () => {
    state = await client.read(ticket);
    return state.status !== "processing";
  };
  await waitUntil(isProcessed, { seconds: 40, everyMs: 50 });
  const ms = performance.now() - startedAt;
  if (ms > slowest.ms) slowest = { ms, what: file.what };
  const expected = {
    status: file.verdict === "ready" ? "ready" : "refused",
    reason: getExpectedReason(file),
  };
  if (state.status !== expected.status || state.reason !== expected.reason)
    wrong.push(`${file.what} (${file.type}): ${state.status}, ${state.reason}`);
  for (const { webp, jpeg } of state.renditions ?? [])
    for (const [type, url] of [
      ["image/webp", webp],
      ["image/jpeg", jpeg],
    ] as const) {
      const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
      pictureCount++;
      for (const extra of await listUnexpectedContent(stored, type))
        extras.push(`${file.what}: ${extra} in ${url.split("/").at(-1)}`);
    }
}

const isLarge = ({ what }: HostileFile) => what.includes("megapixels");
const peak = watchPeakMegabytes(stack.worker.pid);
// The worker opens two at a time; what is large is sent alone, as its time is judged.
await runInParallel(
  hostileFiles.filter((file) => !isLarge(file)),
  2,
  async (file) => {
    await resetLimits();
    await sendFile(file);
  },
);
for (const file of hostileFiles.filter(isLarge)) await sendFile(file);
const megabytes = peak.stop();
const { rows } = await db.query(
  "select count(*)::int as waiting from uploads.upload where status in ('issued', 'processing')",
);
await db.end();
await stack.stop();

for (const one of [...wrong, ...extras].slice(0, 20)) console.log(`     ${one}`);
report([
  {
    name: `of ${hostileFiles.length} files, those with another verdict`,
    holds: wrong.length === 0 && hostileFiles.length >= 60 && rows[0].waiting === 0,
    figure: `${wrong.length}`,
  },
  {
    name: `of ${pictureCount} pictures that were stored, those that hold more than pixels`,
    holds: extras.length === 0 && pictureCount > 50,
    figure: `${extras.length}`,
  },
  {
    name: `the slowest verdict, at most ${maxVerdictMs} ms`,
    holds: slowest.ms <= maxVerdictMs,
    figure: `${Math.round(slowest.ms)} ms, ${slowest.what}`,
  },
  {
    name: `the most that a process of the worker held, less than ${maxMegabytes} MB`,
    holds: megabytes < maxMegabytes && megabytes > 50,
    figure: `${Math.round(megabytes)} MB`,
  },
]);
