import { setTimeout as sleep } from "node:timers/promises";
import { acceptSignInsSince, ensureUser } from "../apps/api/test/emulator.ts";
import { jpeg } from "../apps/api/test/files/make-files.ts";
import { type PostForm, postForm } from "../apps/api/test/files/post-form.ts";
import { waitUntil } from "../scripts/lib/wait.ts";
import { portInSlot, providerPort } from "../scripts/stack/slot.ts";
import { startStack } from "../scripts/stack/stack.ts";
import { someAddress } from "./support/attack.ts";
import { brokenBy } from "./support/break-source.ts";
import { type CallAs, fillCart } from "./support/carts.ts";
import { type Fault, type FaultyProxy, faults, startFaultyProxy } from "./support/faulty-proxy.ts";
import { openPaymentDrill } from "./support/paying.ts";
import { insertPerson } from "./support/people.ts";
import { openSignedSessions } from "./support/signed-sessions.ts";
import { startSlowSmtp } from "./support/slow-smtp.ts";
import { openStalls } from "./support/stalls.ts";
import { report } from "./support/verdict.ts";

// Promise: Stripe, the object store, the identity provider and the mail server are each out of reach in five ways:
// refused, silent, 5 s slow, reset, and cut off in the middle of an answer. Meanwhile visitors and members browse
// without one 5xx, writing to us works, and paying for a cart works or says within 5 s that it does not. Members stay
// signed in although the provider's keys are overdue the whole time; only a process that starts meanwhile asks them to
// come back later. Afterwards everybody can pay, emails and photos arrive once, and stock that was kept for carts whose
// time is over is for sale again. `--sabotage` forgets the provider's keys when they are due, and must fail.
const projectId = "demo-boab";
const apiPort = 4440;
const checkoutSeconds = 5;
const afterwardsSeconds = 150;
const inbox = "inbox-of-the-drill@people.example";

const smtp = await startSlowSmtp(() => 0);
const sessions = await openSignedSessions(projectId);
const stripe = await startFaultyProxy(providerPort(portInSlot(apiPort)));
const storage = await startFaultyProxy(7480);
const emulator = await startFaultyProxy(9099);
const keys = await startFaultyProxy(sessions.port);
const mail = await startFaultyProxy(Number(new URL(smtp.url).port));

const stack = await startStack({
  ...{ database: "boab_drill_outages", apiPort, webPort: 3440, withWeb: false },
  env: {
    STRIPE_API_BASE: `http://127.0.0.1:${stripe.port}`,
    S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulator.port}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    ENQUIRIES_TO: inbox,
    ...sessions.trusting(keys.port),
    ...brokenBy(
      "trust-drill-keys.ts",
      ...(process.argv.includes("--sabotage") ? ["forget-keys.ts"] : []),
    ),
  },
});
const { apiOrigin, webOrigin } = stack;
const { db, stripe: atStripe, number } = await openPaymentDrill(stack, 0);
const stalls = await openStalls(db, atStripe, 2);
const inStock = () =>
  number(
    `select sum(stock) from marketplace.variant
     where id in (${stalls.map(({ variantId }) => `'${variantId}'`).join()})`,
  );
const stockBefore = await inStock();

const callAs =
  (cookie = ""): CallAs =>
  (method, path, body) =>
    fetch(apiOrigin + path, {
      method,
      headers: {
        ...{ origin: webOrigin, cookie, "x-forwarded-for": someAddress() },
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });

let people = 0;
/** Somebody who signed in ten minutes ago, so that the provider is asked about them. */
async function addMember(): Promise<string> {
  const localId = `drill_member${++people}`;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await ensureUser(projectId, {
    ...{ localId, email: `${localId}@people.example`, displayName: "Drill" },
    ...{ password: "Drill-pass-2026", emailVerified: true },
  });
  await acceptSignInsSince(projectId, localId, minutesAgo(60));
  await insertPerson(db, localId);
  return sessions.cookieOf(localId, minutesAgo(10));
}

/** Somebody who signed in just now and has a cart. */
async function addBuyer() {
  const userId = `drill_buyer${++people}`;
  await insertPerson(db, userId);
  const call = callAs(sessions.cookieOf(userId));
  return { userId, call, cart: await fillCart(call, userId, stalls) };
}
type Buyer = Awaited<ReturnType<typeof addBuyer>>;

const publicPaths = [
  ...["/dir/business", "/dir/stats", "/dir/sitemap", "/dir/categories"],
  ...["/shop-item/get-items", "/marketplace/catalog", "/jobs", "/search?q=a"],
  ...[
    "/magazine/articles",
    "/magazine/front",
    "/marketplace/catalog/filters",
    "/app/settings/public",
  ],
];
const ownPaths = ["/pay/payments", "/marketplace/my-orders", "/user/bookings", "/dir/saved"];

const failures: string[] = [];
let browsed = 0;
let slowestMs = 0;
/** Everything somebody reads at once; whatever is not 200 is noted. */
async function browse(paths: string[], during: string, cookie?: string): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const startedAt = performance.now();
      const response = await callAs(cookie)("GET", path).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      browsed++;
      if (response?.status !== 200)
        failures.push(
          `${during}: ${path}${cookie ? " signed in" : ""} ${response?.status ?? "no answer"}`,
        );
    }),
  );
}

const unclear: string[] = [];
let checkoutsRefused = 0;
let slowestCheckoutMs = 0;
/** Whether they could go on to pay. */
async function checkOut({ call, cart }: Buyer, during: string): Promise<boolean> {
  const startedAt = performance.now();
  const response = await call("POST", "/pay/checkout", cart).catch(() => undefined);
  const body = (await response?.json().catch(() => ({}))) as { code?: string; error?: string };
  slowestCheckoutMs = Math.max(slowestCheckoutMs, performance.now() - startedAt);
  if (response?.ok) return true;
  checkoutsRefused++;
  if (body?.code !== "checkout_failed" || !body.error)
    unclear.push(`${during}: ${response?.status} ${body?.code}`);
  return false;
}

let enquiries = 0;
async function writeToUs(during: string): Promise<void> {
  const message = `While ${during}`;
  const body = { name: "Drill", email: "drill@people.example", message };
  const response = await callAs()("POST", "/app/enquiries", body).catch(() => undefined);
  if (response?.status === 201) enquiries++;
  else failures.push(`${during}: enquiry ${response?.status ?? "no answer"}`);
}

const photo = await jpeg();
/** A photo that has arrived at the store; what is left is to say so. */
async function sendPhoto({ userId, call }: Buyer): Promise<string> {
  const ticket = await call("POST", "/uploads", {
    ...{ purpose: "profile-photo", targetId: userId },
    ...{ contentType: "image/jpeg", size: photo.length },
  });
  const { uploadId, ...form } = (await ticket.json()) as PostForm & { uploadId: string };
  await postForm(form, photo);
  return uploadId;
}

const outside: Record<string, FaultyProxy[]> = {
  stripe: [stripe],
  storage: [storage],
  identity: [emulator, keys],
  mail: [mail],
};
const set = (proxies: FaultyProxy[], fault: Fault | undefined) =>
  Promise.all(proxies.map((proxy) => proxy.set(fault)));

const turnedAway: Buyer[] = [];
const uploads: string[] = [];
let refusedWithoutReason = 0;
for (const [name, proxies] of Object.entries(outside)) {
  for (const fault of faults) {
    const during = `${name} ${fault}`;
    const member = await addMember();
    const buyer = await addBuyer();
    // Keys are fetched once before they are out of reach.
    await browse(ownPaths, `before ${during}`, sessions.cookieOf(buyer.userId));
    const uploadId = await sendPhoto(buyer);
    if (name === "stripe") await checkOut(await addBuyer(), `before ${during}`);
    await set(proxies, fault);
    await sleep(1_100);
    await Promise.all([
      browse(publicPaths, during),
      browse([...publicPaths, ...ownPaths], during, member),
      writeToUs(during),
      buyer.call("POST", `/uploads/${uploadId}/complete`).then(({ status }) => {
        if (status === 202) uploads.push(uploadId);
        else failures.push(`${during}: photo ${status}`);
      }),
      checkOut(buyer, during).then((canPay) => {
        if (canPay) return;
        turnedAway.push(buyer);
        if (name !== "stripe") refusedWithoutReason++;
      }),
    ]);
    if (name === "stripe" && fault === "cut")
      await db.query("update marketplace.checkout set held_until = now() where state = 'holding'");
    await set(proxies, undefined);
    const canRead = async () => (await callAs(member)("GET", "/pay/payments")).status === 200;
    await waitUntil(canRead, { seconds: 15, everyMs: 200 });
  }
}
const heldMeanwhile = await number(
  "select count(*) from marketplace.checkout where buyer_id like 'drill_buyer%'",
);

// A process that starts while the provider is away has no keys at all.
const late = await addMember();
let hasRestarted = false;
stack.onApiLine((line) => {
  if (line.includes("child stopped")) hasRestarted = true;
});
await set(outside.identity ?? [], "refuse");
stack.api.kill("SIGHUP");
await waitUntil(() => hasRestarted, { seconds: 60 });
await browse(publicPaths, "after a start without keys");
const without = await callAs(late)("GET", "/session");
const sentence = ((await without.json()) as { error?: string }).error ?? "";
await set(outside.identity ?? [], undefined);
const isBack = await waitUntil(
  async () => (await callAs(late)("GET", "/pay/payments")).status === 200,
  { seconds: 15, everyMs: 500 },
);

for (const buyer of turnedAway) await checkOut(buyer, "afterwards");
const refusedAfterwards = checkoutsRefused - turnedAway.length;
await db.query("update marketplace.checkout set held_until = now() where state = 'holding'");
const startedAt = performance.now();
const emailIds = () =>
  new Set(smtp.deliveries.filter(({ to }) => to.includes(inbox)).map(({ id }) => id)).size;
const held = () => number("select count(*) from marketplace.checkout where state = 'holding'");
const photosReady = () =>
  number(
    `select count(*) from uploads.upload where status in ('ready', 'attached')
     and id in (${uploads.map((id) => `'${id}'`).join()})`,
  );
await waitUntil(
  async () =>
    emailIds() >= enquiries && (await held()) === 0 && (await photosReady()) === uploads.length,
  { seconds: afterwardsSeconds, everyMs: 1_000 },
);
const seconds = (performance.now() - startedAt) / 1000;
const [left, photos, stock] = [await held(), await photosReady(), await inStock()];
const parked = await number("select count(*) from pgboss.job where name = 'parked'");

await db.end();
await stack.stop();
smtp.stop();
sessions.stop();
for (const proxy of [stripe, storage, emulator, keys, mail]) proxy.stop();

for (const one of [...failures, ...unclear].slice(0, 8)) console.log(`     ${one}`);
report([
  {
    name: `of ${browsed} reads and writes in ${4 * faults.length} outages, failed`,
    holds: failures.length === 0,
    figure: `${failures.length} (slowest ${(slowestMs / 1000).toFixed(1)} s)`,
  },
  {
    name: `slowest answer to "Pay with card", at most ${checkoutSeconds} s`,
    holds: slowestCheckoutMs <= checkoutSeconds * 1000,
    figure: `${(slowestCheckoutMs / 1000).toFixed(1)} s`,
  },
  {
    name: `of ${checkoutsRefused} refused checkouts, without a clear sentence`,
    holds: unclear.length === 0 && checkoutsRefused >= faults.length,
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
    name: `of ${heldMeanwhile} carts whose time is over, still kept`,
    holds: left === 0 && heldMeanwhile >= faults.length,
    figure: `${left} after ${seconds.toFixed(0)} s`,
  },
  {
    name: "units missing in stock",
    holds: stock === stockBefore,
    figure: `${stockBefore - stock}`,
  },
  {
    name: "emails that came, each once",
    holds: emailIds() === enquiries,
    figure: `${emailIds()} of ${enquiries}`,
  },
  {
    name: "photos that are ready",
    holds: photos === uploads.length && photos === 4 * faults.length,
    figure: `${photos} of ${uploads.length}`,
  },
  { name: "tasks given up", holds: parked === 0, figure: String(parked) },
]);
