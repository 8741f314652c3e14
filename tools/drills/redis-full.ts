import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { makeRandomIp, makeTestApp } from "../../apps/api/test/harness.ts";
import { ensureTemplateDatabase } from "../../apps/api/test/template-database.ts";
import { run } from "../../scripts/lib/run.ts";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { startOwnRedis } from "./support/own-redis.ts";
import { report } from "./support/verdict.ts";

// Promise: whoever fills Redis, with requests from ever new addresses, does not get rid of a limit. 20 visitors use up what an
// hour allows them; then five times as many counters of a minute come in as Redis has room for, under the policy of
// deploy/compose.production.yaml. All 20 are still refused. `--sabotage` lets Redis evict what was used least recently, and must fail.
process.env.FIREBASE_AUTH_EMULATOR_HOST = "127.0.0.1:9099";
const visitorCount = 20;
const allowedCallCount = 5;
const deployedPolicy = /maxmemory-policy (\S+?)\\n/.exec(
  readFileSync("deploy/compose.production.yaml", "utf8"),
)?.[1];
if (!deployedPolicy) throw new Error("deploy/compose.production.yaml names no policy");
const policy = process.argv.includes("--sabotage") ? "allkeys-lru" : deployedPolicy;

const port = getSlotPort(63830);
const redis = await startOwnRedis(port, { maxmemory: "3mb", "maxmemory-policy": policy });
const app = makeTestApp({ REDIS_URL: redis.url });
await app.open(await ensureTemplateDatabase());
const isRedisUp = async () => (await app.call("GET", "/health/ready")).json().redis === "up";
if (!(await waitUntil(isRedisUp, { seconds: 10 }))) throw new Error("Redis isn't in use");

const ask = async (ip: string) =>
  (await app.call("POST", "/session/password-reset", { ip, body: { email: "nobody" } })).statusCode;
const ips = Array.from({ length: visitorCount }, makeRandomIp);
let letThroughCount = 0;
for (const ip of ips)
  for (let turn = 0; turn < allowedCallCount; turn++)
    if ((await ask(ip)) !== 429) letThroughCount++;

const readStat = async (name: string): Promise<number> => {
  const info = await run("redis-cli", ["-p", String(port), "info"]);
  return Number(new RegExp(`^${name}:(\\d+)`, "m").exec(info)?.[1]);
};

/** Counters as the limits of a minute leave them, each of another address. */
async function flood(): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let answers = 0;
  socket.on("data", (data) => {
    answers += data.toString().split("\n").length - 1;
  });
  let sent = 0;
  // Until there is no room for four fifths of what came.
  while ((await readStat("evicted_keys")) < 0.8 * sent || sent === 0) {
    const lines = Array.from(
      { length: 5_000 },
      () => `SET limit:GET/jobs:10.${sent++} 1 EX 60\r\n`,
    );
    socket.write(lines.join(""));
    if (!(await waitUntil(async () => answers >= sent, { seconds: 20, everyMs: 10 })))
      throw new Error(`Redis answered ${answers} of ${sent}`);
  }
  socket.destroy();
  return sent;
}
const sent = await flood();
const evictedCount = await readStat("evicted_keys");

let refused = 0;
for (const ip of ips) if ((await ask(ip)) === 429) refused++;
const isInUse = await isRedisUp();

await app.close();
await redis.kill();
report([
  {
    name: `calls let through before, of ${visitorCount * allowedCallCount} allowed`,
    holds: letThroughCount === visitorCount * allowedCallCount,
    figure: String(letThroughCount),
  },
  {
    name: `of ${sent} counters of other addresses, those that had to give way under ${policy}`,
    holds: evictedCount > sent / 2 && isInUse,
    figure: String(evictedCount),
  },
  {
    name: `of ${visitorCount} visitors who had used up their hour, those still refused`,
    holds: refused === visitorCount,
    figure: String(refused),
  },
]);
