import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { faults } from "./support/faulty-proxy.ts";
import { openBrowsing, ownPaths, publicPaths } from "./support/outages/browsing.ts";
import { makeCheckoutRecorder } from "./support/outages/checkouts.ts";
import { openOutside } from "./support/outages/outside.ts";
import { type Buyer, openVisitors } from "./support/outages/visitors.ts";
import { openPaymentDrill } from "./support/paying.ts";
import { sendPhoto } from "./support/send-photo.ts";
import { openStalls } from "./support/stalls.ts";
import { report } from "./support/verdict.ts";

// Promise: Stripe, the object store, the identity provider and the mail server are each out of reach in five ways:
// refused, silent, 5 s slow, reset, and cut off in the middle of an answer. Meanwhile visitors and members browse
// without one 5xx, writing to us works, and paying for a cart works or says within 5 s that it does not. Members stay
// signed in although the provider's keys are overdue the whole time; only a process that starts meanwhile asks them to
// come back later. Afterwards everybody can pay, emails and photos arrive once, and stock that was kept for carts whose
// time is over is for sale again. `--sabotage` forgets the provider's keys when they are due, and must fail.
const apiPort = 4440;
const maxCheckoutSeconds = 5;
const maxRecoverySeconds = 150;

const outside = await openOutside(apiPort);
const stack = await startStack({
  database: "boab_drill_outages",
  apiPort,
  webPort: 3440,
  withWeb: false,
  env: {
    ...outside.env,
    ...makeBreakingEnv(
      "trust-drill-keys.ts",
      ...(process.argv.includes("--sabotage") ? ["drop-provider-keys.ts"] : []),
    ),
  },
});
const { db, stripe, number } = await openPaymentDrill(stack, 0);
const stalls = await openStalls(db, stripe, 2);
const inStock = () =>
  number(
    `select sum(stock) from marketplace.variant
     where id in (${stalls.map(({ variantId }) => `'${variantId}'`).join()})`,
  );
const stockBefore = await inStock();
const { sessions } = outside;
const { callAs, addMember, addBuyer } = openVisitors({ stack, db, sessions, stalls });
const browsing = openBrowsing(callAs);
const { browse, failures } = browsing;
const checkouts = makeCheckoutRecorder();
const { checkOut, unclear } = checkouts;

const endHolds = () =>
  db.query("update marketplace.checkout set held_until = now() where state = 'holding'");
const refusedBuyers: Buyer[] = [];
const uploads: string[] = [];
let refusedWithoutReason = 0;
for (const service of outside.names) {
  for (const fault of faults) {
    const during = `${service} ${fault}`;
    const member = await addMember();
    const buyer = await addBuyer();
    // Keys are fetched once before they are out of reach.
    await browse(ownPaths, `before ${during}`, sessions.makeSessionCookie(buyer.userId));
    const uploadId = await sendPhoto(buyer.call, buyer.userId);
    if (service === "stripe") await checkOut(await addBuyer(), `before ${during}`);
    await outside.set(service, fault);
    // Published keys are good for a second: from here on they are overdue.
    await sleep(1_100);
    await Promise.all([
      browse(publicPaths, during),
      browse([...publicPaths, ...ownPaths], during, member),
      browsing.writeToUs(during),
      browsing.completePhoto(buyer.call, uploadId, during).then((isHeard) => {
        if (isHeard) uploads.push(uploadId);
      }),
      checkOut(buyer, during).then((canPay) => {
        if (canPay) return;
        refusedBuyers.push(buyer);
        if (service !== "stripe") refusedWithoutReason++;
      }),
    ]);
    if (service === "stripe" && fault === "cut") await endHolds();
    await outside.set(service, undefined);
    const canRead = async () => (await callAs(member)("GET", "/pay/payments")).status === 200;
    await waitUntil(canRead, { seconds: 15, everyMs: 200 });
  }
}
const checkoutsDuringOutages = await number(
  "select count(*) from marketplace.checkout where buyer_id like 'drill_buyer%'",
);

// A process that starts while the provider is away has no keys at all.
const late = await addMember();
let hasRestarted = false;
stack.onApiLine((line) => {
  if (line.includes("child stopped")) hasRestarted = true;
});
await outside.set("identity", "refuse");
stack.api.kill("SIGHUP");
await waitUntil(() => hasRestarted, { seconds: 60 });
await browse(publicPaths, "after a start without keys");
const without = await callAs(late)("GET", "/session");
const sentence = ((await without.json()) as { error?: string }).error ?? "";
await outside.set("identity", undefined);
const isBack = await waitUntil(
  async () => (await callAs(late)("GET", "/pay/payments")).status === 200,
  { seconds: 15, everyMs: 500 },
);

for (const buyer of refusedBuyers) await checkOut(buyer, "afterwards");
const refusedAfterwards = checkouts.refused() - refusedBuyers.length;
await endHolds();
const startedAt = performance.now();
const held = () => number("select count(*) from marketplace.checkout where state = 'holding'");
const photosReady = () =>
  number(
    `select count(*) from uploads.upload where status in ('ready', 'attached')
     and id in (${uploads.map((id) => `'${id}'`).join()})`,
  );
await waitUntil(
  async () =>
    outside.emails() >= browsing.enquiries() &&
    (await held()) === 0 &&
    (await photosReady()) === uploads.length,
  { seconds: maxRecoverySeconds, everyMs: 1_000 },
);
const seconds = (performance.now() - startedAt) / 1000;
const [left, photos, stock] = [await held(), await photosReady(), await inStock()];
const parked = await number("select count(*) from pgboss.job where name = 'parked'");

await db.end();
await stack.stop();
outside.stop();

const outages = outside.names.length * faults.length;
for (const one of [...failures, ...unclear].slice(0, 8)) console.log(`     ${one}`);
report([
  {
    name: `of ${browsing.requests()} reads and writes in ${outages} outages, failed`,
    holds: failures.length === 0,
    figure: `${failures.length} (slowest ${browsing.slowestSeconds().toFixed(1)} s)`,
  },
  {
    name: `slowest answer to "Pay with card", at most ${maxCheckoutSeconds} s`,
    holds: checkouts.slowestSeconds() <= maxCheckoutSeconds,
    figure: `${checkouts.slowestSeconds().toFixed(1)} s`,
  },
  {
    name: `of ${checkouts.refused()} refused checkouts, without a clear sentence`,
    holds: unclear.length === 0 && checkouts.refused() >= faults.length,
    figure: String(unclear.length),
  },
  {
    name: "checkouts refused although Stripe was there",
    holds: refusedWithoutReason === 0,
    figure: String(refusedWithoutReason),
  },
  {
    name: "a session that no key was ever fetched for",
    holds: without.status === 503 && /try again/.test(sentence) && isBack,
    figure: `${without.status} "${sentence}"`,
  },
  {
    name: "checkouts refused afterwards",
    holds: refusedAfterwards === 0,
    figure: String(refusedAfterwards),
  },
  {
    name: `of ${checkoutsDuringOutages} carts whose time is over, still kept`,
    holds: left === 0 && checkoutsDuringOutages >= faults.length,
    figure: `${left} after ${seconds.toFixed(0)} s`,
  },
  {
    name: "units missing in stock",
    holds: stock === stockBefore,
    figure: `${stockBefore - stock}`,
  },
  {
    name: "emails that came, each once",
    holds: outside.emails() === browsing.enquiries(),
    figure: `${outside.emails()} of ${browsing.enquiries()}`,
  },
  {
    name: "photos that are ready",
    holds: photos === uploads.length && photos === outages,
    figure: `${photos} of ${uploads.length}`,
  },
  { name: "tasks given up", holds: parked === 0, figure: String(parked) },
]);
