import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { connectionFaults } from "./support/faulty-proxy.ts";
import { openBrowsing, ownPaths, publicPaths } from "./support/outages/browsing.ts";
import { makeCheckoutRecorder } from "./support/outages/checkouts.ts";
import { openOutsideServices } from "./support/outages/outside.ts";
import { type Buyer, openVisitors } from "./support/outages/visitors.ts";
import { openPaymentDrill } from "./support/paying.ts";
import { sendPhoto } from "./support/send-photo.ts";
import { prepareSoldVariants } from "./support/stalls.ts";
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

const outsideServices = await openOutsideServices(apiPort);
const stack = await startStack({
  database: "boab_drill_outages",
  apiPort,
  webPort: 3440,
  withWeb: false,
  env: {
    ...outsideServices.env,
    ...makeBreakingEnv(
      "trust-drill-keys.ts",
      ...(process.argv.includes("--sabotage") ? ["drop-provider-keys.ts"] : []),
    ),
  },
});
const { db, stripe, number: queryNumber } = await openPaymentDrill(stack, 0);
const soldVariants = await prepareSoldVariants(db, stripe, 2);
const readStock = () =>
  queryNumber(
    `select sum(stock) from marketplace.variant
     where id in (${soldVariants.map(({ variantId }) => `'${variantId}'`).join()})`,
  );
const stockBefore = await readStock();
const { sessions } = outsideServices;
const { callAs, addMember, addBuyer } = openVisitors({ stack, db, sessions, stalls: soldVariants });
const browsing = openBrowsing(callAs);
const { browse, failures } = browsing;
const checkouts = makeCheckoutRecorder();
const { checkOut, unexplainedRefusals: unclear } = checkouts;

const endHolds = () =>
  db.query("update marketplace.checkout set held_until = now() where state = 'holding'");
const refusedBuyers: Buyer[] = [];
const uploads: string[] = [];
let unexplainedRefusalCount = 0;
for (const service of outsideServices.names) {
  for (const fault of connectionFaults) {
    const situation = `${service} ${fault}`;
    const member = await addMember();
    const buyer = await addBuyer();
    // Keys are fetched once before they are out of reach.
    await browse(ownPaths, `before ${situation}`, sessions.makeSessionCookie(buyer.userId));
    const uploadId = await sendPhoto(buyer.call, buyer.userId);
    if (service === "stripe") await checkOut(await addBuyer(), `before ${situation}`);
    await outsideServices.set(service, fault);
    // Published keys are good for a second: from here on they are overdue.
    await sleep(1_100);
    await Promise.all([
      browse(publicPaths, situation),
      browse([...publicPaths, ...ownPaths], situation, member),
      browsing.writeToUs(situation),
      browsing.completePhoto(buyer.call, uploadId, situation).then((isHeard) => {
        if (isHeard) uploads.push(uploadId);
      }),
      checkOut(buyer, situation).then((canPay) => {
        if (canPay) return;
        refusedBuyers.push(buyer);
        if (service !== "stripe") unexplainedRefusalCount++;
      }),
    ]);
    if (service === "stripe" && fault === "cut") await endHolds();
    await outsideServices.set(service, undefined);
    const canRead = async () => (await callAs(member)("GET", "/pay/payments")).status === 200;
    await waitUntil(canRead, { seconds: 15, everyMs: 200 });
  }
}
const checkoutsDuringOutages = await queryNumber(
  "select count(*) from marketplace.checkout where buyer_id like 'drill_buyer%'",
);

// A process that starts while the provider is away has no keys at all.
const lateMember = await addMember();
let hasRestarted = false;
stack.onApiLine((line) => {
  if (line.includes("child stopped")) hasRestarted = true;
});
await outsideServices.set("identity", "refuse");
stack.api.kill("SIGHUP");
await waitUntil(() => hasRestarted, { seconds: 60 });
await browse(publicPaths, "after a start without keys");
const responseWithoutProvider = await callAs(lateMember)("GET", "/session");
const sentence = ((await responseWithoutProvider.json()) as { error?: string }).error ?? "";
await outsideServices.set("identity", undefined);
const isBack = await waitUntil(
  async () => (await callAs(lateMember)("GET", "/pay/payments")).status === 200,
  { seconds: 15, everyMs: 500 },
);

for (const buyer of refusedBuyers) await checkOut(buyer, "afterwards");
const refusedAfterwards = checkouts.refused() - refusedBuyers.length;
await endHolds();
const startedAt = performance.now();
const countHeldCheckouts = () =>
  queryNumber("select count(*) from marketplace.checkout where state = 'holding'");
const countReadyPhotos = () =>
  queryNumber(
    `select count(*) from uploads.upload where status in ('ready', 'attached')
     and id in (${uploads.map((id) => `'${id}'`).join()})`,
  );
await waitUntil(
  async () =>
    outsideServices.emails() >= browsing.enquiries() &&
    (await countHeldCheckouts()) === 0 &&
    (await countReadyPhotos()) === uploads.length,
  { seconds: maxRecoverySeconds, everyMs: 1_000 },
);
const seconds = (performance.now() - startedAt) / 1000;
const [left, photos, stock] = [
  await countHeldCheckouts(),
  await countReadyPhotos(),
  await readStock(),
];
const parked = await queryNumber("select count(*) from pgboss.job where name = 'parked'");

await db.end();
await stack.stop();
outsideServices.stop();

const outages = outsideServices.names.length * connectionFaults.length;
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
    holds: unclear.length === 0 && checkouts.refused() >= connectionFaults.length,
    figure: String(unclear.length),
  },
  {
    name: "checkouts refused although Stripe was there",
    holds: unexplainedRefusalCount === 0,
    figure: String(unexplainedRefusalCount),
  },
  {
    name: "a session that no key was ever fetched for",
    holds: responseWithoutProvider.status === 503 && /try again/.test(sentence) && isBack,
    figure: `${responseWithoutProvider.status} "${sentence}"`,
  },
  {
    name: "checkouts refused afterwards",
    holds: refusedAfterwards === 0,
    figure: String(refusedAfterwards),
  },
  {
    name: `of ${checkoutsDuringOutages} carts whose time is over, still kept`,
    holds: left === 0 && checkoutsDuringOutages >= connectionFaults.length,
    figure: `${left} after ${seconds.toFixed(0)} s`,
  },
  {
    name: "units missing in stock",
    holds: stock === stockBefore,
    figure: `${stockBefore - stock}`,
  },
  {
    name: "emails that came, each once",
    holds: outsideServices.emails() === browsing.enquiries(),
    figure: `${outsideServices.emails()} of ${browsing.enquiries()}`,
  },
  {
    name: "photos that are ready",
    holds: photos === uploads.length && photos === outages,
    figure: `${photos} of ${uploads.length}`,
  },
  { name: "tasks given up", holds: parked === 0, figure: String(parked) },
]);
