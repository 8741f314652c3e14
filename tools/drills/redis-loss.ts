import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeRandomIp } from "./support/attack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { openEnquirers } from "./support/enquirers.ts";
import { startLoad, type Visit } from "./support/keep-alive-load.ts";
import { startOwnRedis } from "./support/own-redis.ts";
import { report } from "./support/verdict.ts";

// Promise: Redis is killed under load, stays away for five seconds, comes back empty, is emptied while it runs, and
// falls silent without closing its connections. Visitors, members and people who write to us notice nothing: no request
// fails, nobody is signed out, nobody reads more than before, and all the while the sixth of five allowed calls is
// refused. `--sabotage` starts an API that counts nowhere but in Redis, and must fail.
const redis = await startOwnRedis(getSlotPort(63810));
const stack = await startStack({
  database: "boab_drill_redis_loss",
  apiPort: 4430,
  webPort: 3430,
  withWeb: false,
  env: {
    REDIS_URL: redis.url,
    ...(process.argv.includes("--sabotage") ? makeBreakingEnv("drop-limit-fallback.ts") : {}),
  },
});
const { apiOrigin, webOrigin } = stack;
const member = await openDemoSession(stack, "member");
const moderator = await openDemoSession(stack, "moderator");

const visits = (paths: string[], rest: Omit<Visit, "url"> = {}): Visit[] =>
  paths.map((path) => ({ url: apiOrigin + path, ...rest }));
const publicReads = ["/dir/business", "/dir/stats", "/shop-item/get-items", "/jobs", "/search?q=a"];
const ownReads = ["/pay/payments", "/marketplace/my-orders", "/user/bookings", "/dir/saved"];
const load = startLoad(
  [
    ...visits(publicReads),
    ...visits(ownReads, { cookie: member }),
    ...visits(["/admin/users"], { cookie: moderator }),
    ...visits(ownReads.slice(0, 2), { status: 401 }),
    ...visits(["/admin/users", "/admin/audit"], { cookie: member, status: 403 }),
    ...visits(["/admin/payments"], { cookie: moderator, status: 403 }),
  ],
  12,
  // A member may read 600 times a minute, and there is only one.
  100,
);
const enquirers = openEnquirers(stack, 2);

const allowedCallCount = 5;
/** How many of seven calls from one address are let through; five an hour are allowed. */
async function countLetThrough(ip = makeRandomIp()): Promise<number> {
  let letThroughCount = 0;
  for (let turn = 0; turn < allowedCallCount + 2; turn++) {
    const response = await fetch(`${apiOrigin}/session/password-reset`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: webOrigin,
        "x-forwarded-for": ip,
      },
      // Counted like any other, and nobody gets an email.
      body: JSON.stringify({ email: "nobody" }),
    });
    await response.arrayBuffer();
    if (response.status !== 429) letThroughCount++;
  }
  return letThroughCount;
}
const isRedisUp = async () => {
  const response = await fetch(`${apiOrigin}/health/ready`);
  return ((await response.json()) as { redis?: string }).redis === "up";
};
const waitUntilRedisUp = () => waitUntil(isRedisUp, { seconds: 15 });

const letThroughCountByMoment = new Map<string, number>();
await waitUntilRedisUp();
await sleep(1_500);
letThroughCountByMoment.set("before", await countLetThrough());

await redis.kill();
letThroughCountByMoment.set("while it is away", await countLetThrough());
await sleep(5_000);
await redis.start();
const startedAt = performance.now();
const isBack = await waitUntilRedisUp();
const secondsUntilBack = (performance.now() - startedAt) / 1000;
letThroughCountByMoment.set("after it came back empty", await countLetThrough());
await sleep(1_500);

const another = makeRandomIp();
await countLetThrough(another);
await redis.flush();
letThroughCountByMoment.set("after it was emptied", await countLetThrough(another));
await sleep(1_500);

redis.silence();
letThroughCountByMoment.set("while it is silent", await countLetThrough());
await sleep(3_000);
redis.wake();
await waitUntilRedisUp();
letThroughCountByMoment.set("at the end", await countLetThrough());
await sleep(1_000);

const { answered, failures } = await load.stop();
await enquirers.close();
await stack.stop();
await redis.kill();

const count = (pattern: RegExp) => failures.filter((one) => pattern.test(one)).length;
const signedOutCount = count(/401 instead of (200|403)/);
const widenedAccessCount = count(/200 instead of 40[13]/);
const written = enquirers.acknowledged.length;
report([
  { name: "reads answered as they should be", holds: answered > 400, figure: String(answered) },
  {
    name: "reads that failed",
    holds: failures.length === signedOutCount + widenedAccessCount,
    figure: `${failures.length - signedOutCount - widenedAccessCount} ${failures.slice(0, 2).join("; ")}`,
  },
  {
    name: "members taken for visitors",
    holds: signedOutCount === 0,
    figure: String(signedOutCount),
  },
  {
    name: "reads open to whoever they are closed to",
    holds: widenedAccessCount === 0,
    figure: `${widenedAccessCount}`,
  },
  {
    name: `writes that failed, beside ${written}`,
    holds: enquirers.failures.length === 0 && written > 50,
    figure: `${enquirers.failures.length} ${enquirers.failures.slice(0, 3).join(" ")}`,
  },
  {
    name: "in use again after its return",
    holds: isBack,
    figure: `${secondsUntilBack.toFixed(1)} s`,
  },
  ...[...letThroughCountByMoment].map(([when, calls]) => ({
    name: `calls let through ${when}, of ${allowedCallCount} allowed`,
    holds: calls === allowedCallCount,
    figure: String(calls),
  })),
]);
