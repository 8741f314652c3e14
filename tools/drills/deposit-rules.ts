import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { BookingsDeps } from "../../apps/api/src/areas/bookings/deps.ts";
import type { PaymentsDeps } from "../../apps/api/src/areas/payments/deps.ts";
import { visitor } from "../../apps/api/src/platform/http/actor.ts";
import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { insertListing } from "../../apps/api/test/factories/directory.ts";
import { defaultSettingsBody, getDayAhead } from "../../apps/api/test/factories/stored-bookings.ts";
import { makeConnectedAccount } from "../../apps/api/test/provider-account.ts";
import { formatMoney } from "../../packages/format/src/money.ts";
import { drillRequestOrigin, makeBookingsDeps } from "./support/bookings-deps.ts";
import { breakSource } from "./support/break-source.ts";
import { payAt } from "./support/paying.ts";
import { makeRandom } from "./support/random.ts";
import { readOwner } from "./support/read-owner.ts";
import { minutesToTime, pickRandom } from "./support/schedules.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: 16 random lives of visits that guests pay for in advance, with `--full` 2,000: booked at random terms, moved by
// the customer or the business, or asked to move, and then done, missed, cancelled in time or late, or called off by the business. What goes
// back is what the sentence beside the button said, and what X-104 says; the business bears the card fee only of what it
// called off, had moved or wanted to move against the customer's wish; no share goes out before the free time to cancel has passed, and afterwards nobody is owed a
// cent. `--sabotage` sends shares at once and forgets who moved a visit, and must fail.
const lifeCount = process.argv.includes("--full") ? 2_000 : 16;
const livesPerBusiness = 12;

if (process.argv.includes("--sabotage"))
  breakSource([
    ["sales/share.rules.ts", "dueAt === null || dueAt <= now", "true"],
    ["bookings/cancellation-terms.ts", 'cause === "business" || isMovedByBusiness', "false"],
  ]);
const areas = {
  ...(await import("../../apps/api/src/areas/bookings/bookings/request-booking.ts")),
  ...(await import("../../apps/api/src/areas/bookings/bookings/change-booking.ts")),
  ...(await import("../../apps/api/src/areas/bookings/links/change-by-link.ts")),
  ...(await import("../../apps/api/src/areas/bookings/links/links.repository.ts")),
  ...(await import("../../apps/api/src/areas/bookings/links/open-link.ts")),
  ...(await import("../../apps/api/src/areas/bookings/payments/on-payment-paid.ts")),
  ...(await import("../../apps/api/src/areas/bookings/payments/price-bookings.ts")),
  ...(await import("../../apps/api/src/areas/bookings/settings/read-settings.ts")),
  ...(await import("../../apps/api/src/areas/bookings/settings/save-settings.ts")),
  ...(await import("../../apps/api/src/areas/payments/dispatch/send-message.ts")),
  ...(await import("../../apps/api/src/areas/payments/payments/follow-up.ts")),
  ...(await import("../../apps/api/src/areas/payments/payments/start-payment.ts")),
  ...(await import("../../apps/api/src/areas/payments/payments/sync-payment.ts")),
  ...(await import("../../apps/api/src/areas/payments/refunds/refund-payment.ts")),
  ...(await import("../../apps/api/src/areas/payments/sales/set-share-due.ts")),
};
const { openMarket } = await import("./support/market.ts");
const { inTransaction } = await import("../../apps/api/src/platform/db/db.ts");
const { hashToken, makeToken } = await import("../../apps/api/src/platform/ids/ids.ts");
const { computeFreeUntil, computeMaxRetainedCents, describeCancellationTerms } = await import(
  "../../packages/contracts/src/bookings/cancellation-terms.ts"
);

const hourMs = 3_600_000;
const random = makeRandom(20_261_126);
const endings = ["done", "missed", "in time", "late", "business"] as const;

let now = Date.now();
const counts = { lives: 0, amounts: 0, sentences: 0, costs: 0, early: 0, unsettled: 0 };

interface Drill {
  bookings: BookingsDeps;
  payments: PaymentsDeps;
}

/** A business with random prices, deposits and hours of notice, which can be paid. */
async function openSalon({ bookings, payments }: Drill) {
  const { db } = bookings;
  const id = await insertListing(db);
  const owner = await readOwner(db, id);
  await db
    .insertInto("payments.payoutAccount")
    .values({
      id: randomUUID(),
      userId: owner.userId,
      state: "open",
      stripeId: await makeConnectedAccount(payments.stripe),
      transfersEnabled: true,
      payoutsEnabled: true,
      createdAt: new Date(now),
      readAt: new Date(now),
    })
    .execute();
  const services = Array.from({ length: 4 }, (_, index) => {
    const priceCents = random.between(20, 800) * 50;
    const maxDepositCents = Math.floor((priceCents * 3) / 10 / 50) * 50;
    const hasDeposit = random.between(0, 2) > 0 && maxDepositCents > 50;
    return {
      title: `Service ${index}`,
      priceCents,
      durationMinutes: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      depositCents: hasDeposit ? random.between(1, maxDepositCents / 50) * 50 : null,
    };
  });
  await areas.saveBookingSettings(
    bookings,
    owner,
    id,
    {
      ...defaultSettingsBody,
      mode: "daily",
      slotLength: 30,
      bookingPhone: "",
      payNow: true,
      confirmsInstantly: true,
      changeNoticeHours: pickRandom(random, [0, 2, 24, 48]),
      services,
    },
    drillRequestOrigin,
  );
  return { id, owner };
}

type Salon = Awaited<ReturnType<typeof openSalon>>;

const pickSlot = () => ({
  date: getDayAhead(random.between(6, 70)),
  start: minutesToTime(540 + random.between(0, 14) * 30),
});

/** Somebody else may have the time already; another one is tried. */
async function tryTimes<Value>(work: (slot: ReturnType<typeof pickSlot>) => Promise<Value>) {
  for (let attempt = 0; attempt < 20; attempt++)
    try {
      return await work(pickSlot());
    } catch (error) {
      if (!String(error).includes("booking_slot")) throw error;
    }
  throw new Error("No time was free.");
}

/** What the page says beside the button, from what anybody may read. */
async function readShownTerms({ bookings }: Drill, { id }: Salon) {
  const settings = await areas.readSettingsUnchecked(bookings, id);
  const service = pickRandom(random, settings.services);
  const paidCents = service.depositCents ?? service.priceCents;
  const maxRetainedCents = computeMaxRetainedCents(
    { priceCents: service.priceCents, dueNowCents: paidCents },
    settings.maxRetainedRate,
  );
  const describe = (startsAt: Date) =>
    describeCancellationTerms(
      {
        freeUntil: computeFreeUntil({ ...settings, startsAt, isMovedByBusiness: false }),
        isMovedByBusiness: false,
        timeZone: settings.timeZone,
        businessName: "The salon",
        payment: { paidCents, maxRetainedCents },
        now: new Date(now),
      },
      { formatTime: String, formatMoney },
    ).join(" ");
  return { settings, service, paidCents, maxRetainedCents, describe };
}

/** The amount that the words name as lost; nothing where they say that everything goes back. */
function readLostCents(sentence: string): number {
  const [, dollars] = /keeps (?:the )?\$([\d,.]+\d)/.exec(sentence) ?? [];
  return dollars ? Math.round(Number(dollars.replaceAll(",", "")) * 100) : 0;
}

/** A guest with a mobile alone, or an email that nobody proved, books and pays. */
async function bookAndPay(drill: Drill, salon: Salon) {
  const { bookings, payments } = drill;
  const shown = await readShownTerms(drill, salon);
  const isByPhone = random.between(0, 1) === 1;
  const { booking, session } = await tryTimes((slot) =>
    areas.requestBooking(
      bookings,
      visitor,
      {
        businessId: salon.id,
        serviceId: shown.service.id,
        ...slot,
        customerName: "Abuk",
        ...(isByPhone
          ? { customerPhone: `04${random.between(10_000_000, 99_999_999)}` }
          : { customerEmail: `guest.${randomUUID()}@people.example` }),
        paymentStatus: "pay now",
        priceCents: shown.service.priceCents,
        maxRetainedCents: shown.maxRetainedCents,
        changeNoticeHours: shown.settings.changeNoticeHours,
      },
      drillRequestOrigin,
    ),
  );
  if (!session) throw new Error("A guest who is to pay gets no session.");
  const { priced, returnPath } = await areas.priceLinkedBooking(
    bookings,
    session.token,
    booking.id,
  );
  const line = { bookingId: booking.id, quantity: 1 };
  const { url, paymentId } = await areas.startPayment(
    payments,
    { userId: null, returnPath },
    [line],
    [priced],
  );
  await payAt(url, undefined, `payer.${randomUUID()}@people.example`);
  await areas.syncPayment(payments, paymentId);
  await areas.handlePaymentPaid(bookings, paymentId);
  const sentence = shown.describe(new Date(booking.startsAt));
  return { id: booking.id, paymentId, paidCents: shown.paidCents, sentence };
}

type Visit = Awaited<ReturnType<typeof bookAndPay>>;

async function makeEmailedLink({ bookings: { db } }: Drill, bookingId: string): Promise<string> {
  const token = makeToken();
  await inTransaction(db, (tx) =>
    areas.insertLink(tx, { tokenHash: hashToken(token), bookingId, now: new Date(now) }),
  );
  return token;
}

const signInNow = ({ owner }: Salon) => ({
  ...owner,
  identity: { ...owner.identity, signedInAt: new Date(now) },
});

const changeAsBusiness = (
  { bookings }: Drill,
  salon: Salon,
  { id }: Visit,
  change: Parameters<typeof areas.changeBooking>[3],
) => areas.changeBooking(bookings, signInNow(salon), id, change, drillRequestOrigin);

/**
 * Moves it up to twice, or asks the customer to; they agree or don't. Once a business asked and nobody agreed, the visit can be
 * cancelled for free, until somebody moves it.
 */
async function moveAtRandom(drill: Drill, salon: Salon, visit: Visit): Promise<boolean> {
  let isMovedByBusiness = false;
  for (let move = random.between(0, 2); move > 0; move--) {
    const asks = random.between(0, 1) === 1;
    await tryTimes(async (slot) =>
      asks
        ? changeAsBusiness(drill, salon, visit, { action: "move", ...slot })
        : areas.changeByLink(drill.bookings, await makeEmailedLink(drill, visit.id), {
            action: "move",
            ...slot,
          }),
    );
    isMovedByBusiness = asks && !(await answerAtRandom(drill, visit));
    await checkNothingIsOut(drill, visit);
  }
  return isMovedByBusiness;
}

/** Whoever can be asked by email agrees or declines; returns true when they agreed. */
async function answerAtRandom(drill: Drill, { id }: Visit): Promise<boolean> {
  const answer = pickRandom(random, ["accept-time", "decline-time"] as const);
  const token = await makeEmailedLink(drill, id);
  const { can } = await areas.openLink(drill.bookings, token);
  if (!can.answerTime) return false;
  await areas.changeByLink(drill.bookings, token, { action: answer });
  return answer === "accept-time";
}

/** Runs what runs every twenty minutes, and counts what went out too early. */
async function checkNothingIsOut({ payments }: Drill, { paymentId }: Visit): Promise<void> {
  await areas.followUpPayments(payments);
  counts.early += (await listMessages(payments, paymentId)).filter(
    ({ kind }) => kind === "transfer",
  ).length;
}

const listMessages = ({ db }: Pick<PaymentsDeps, "db">, paymentId: string) =>
  db
    .selectFrom("payments.outbox as message")
    .innerJoin("payments.sale as sale", "sale.id", "message.saleId")
    .select(["message.id", "message.kind", "message.state", "message.amountCents"])
    .where("sale.paymentId", "=", paymentId)
    .execute();

interface Ending {
  how: (typeof endings)[number];
  isMovedByBusiness: boolean;
}

/** Ends the visit as it was drawn; returns what the page said a moment before would go back. */
async function endVisit(drill: Drill, salon: Salon, visit: Visit, { how }: Ending) {
  const { bookings } = drill;
  const token = await makeEmailedLink(drill, visit.id);
  const { startsAt, changeableUntil } = await areas.openLink(bookings, token);
  const freeUntil = Date.parse(changeableUntil);
  const start = Date.parse(startsAt);
  // Whatever is free until it starts can't be cancelled late.
  const isLatePossible = freeUntil < start - 2_000;
  const actual = how === "late" && !isLatePossible ? "in time" : how;
  const at = {
    done: start + hourMs,
    missed: start + hourMs,
    "in time": random.between(now, freeUntil - 1_000),
    late: random.between(freeUntil + 1_000, start - 1_000),
    business: random.between(now, start - 1_000),
  }[actual];
  if (freeUntil > now) {
    now = Math.min(at, freeUntil - 1_000);
    await checkNothingIsOut(drill, visit);
  }
  now = at;
  // What is due by now goes out first, as it would have.
  await areas.followUpPayments(drill.payments);
  if (actual === "done") await changeAsBusiness(drill, salon, visit, { action: "complete" });
  if (actual === "missed") await changeAsBusiness(drill, salon, visit, { action: "no-show" });
  if (actual === "business") await changeAsBusiness(drill, salon, visit, { action: "cancel" });
  if (actual !== "in time" && actual !== "late") return { how: actual, saidCents: undefined };
  const page = await areas.openLink(bookings, await makeEmailedLink(drill, visit.id));
  const saidCents = page.cancelReturnsCents ?? undefined;
  await areas.changeByLink(bookings, await makeEmailedLink(drill, visit.id), {
    action: "cancel",
    cancelReturnsCents: saidCents,
  });
  return { how: actual, saidCents };
}

/** X-104 once more, in the words of the page rather than of the program. */
function expectReturnedCents({ paidCents, sentence }: Visit, { how, isMovedByBusiness }: Ending) {
  if (how === "done") return 0;
  if (how === "business" || how === "in time" || isMovedByBusiness) return paidCents;
  return paidCents - readLostCents(sentence);
}

async function checkMoney({ payments }: Drill, visit: Visit, ending: Ending, saidCents?: number) {
  const { db } = payments;
  const sale = await db
    .selectFrom("payments.sale")
    .select(["id", "refundedCents", "amountCents"])
    .where("paymentId", "=", visit.paymentId)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom("payments.refund")
    .select("retainsCardFee")
    .where("saleId", "=", sale.id)
    .execute();
  const expectedCents = expectReturnedCents(visit, ending);
  if (sale.amountCents !== visit.paidCents || sale.refundedCents !== expectedCents)
    counts.amounts++;
  if (saidCents !== undefined && saidCents !== sale.refundedCents) counts.sentences++;
  const isAtCostOfBusiness = ending.how === "business" || ending.isMovedByBusiness;
  if (refunds.some(({ retainsCardFee }) => retainsCardFee !== isAtCostOfBusiness)) counts.costs++;
}

/** Everything that is due goes out, and the provider does what it is asked. */
async function settle({ payments }: Drill, { paymentId }: Visit): Promise<void> {
  now += 90 * 24 * hourMs;
  await areas.followUpPayments(payments);
  for (const { id, state } of await listMessages(payments, paymentId))
    if (state === "waiting") await areas.sendMessage(payments, id);
  const messages = await listMessages(payments, paymentId);
  if (messages.some(({ state }) => state !== "sent")) counts.unsettled++;
}

async function live(drill: Drill, salon: Salon): Promise<void> {
  now = Date.now();
  const visit = await bookAndPay(drill, salon);
  await checkNothingIsOut(drill, visit);
  const isMovedByBusiness = await moveAtRandom(drill, salon, visit);
  const drawn = { how: pickRandom(random, endings), isMovedByBusiness };
  const { how, saidCents } = await endVisit(drill, salon, visit, drawn);
  await checkMoney(drill, visit, { how, isMovedByBusiness }, saidCents);
  await settle(drill, visit);
  counts.lives++;
}

/** What the books owe anybody once everything is settled. */
async function sumOwedCents({ db }: Pick<PaymentsDeps, "db">) {
  const { rows } = await sql<{ total: number; owed: number }>`
    select coalesce(sum(amount_cents), 0)::int as total,
      (select coalesce(sum(abs(cents)), 0)::int from (
        select sum(amount_cents) as cents from payments.ledger_entry
        where account = 'payee share' group by payee_id) as payee) as owed
    from payments.ledger_entry`.execute(db);
  return rows[0] ?? { total: 1, owed: 1 };
}

async function run(url: string): Promise<Finding[]> {
  const market = await openMarket(url, 4);
  const clock = () => new Date(now);
  const payments = { ...market.payments, clock };
  const bookings: BookingsDeps = {
    ...makeBookingsDeps(market.db),
    clock,
    refundPayment: areas.makeRefundPayment(payments),
    setShareDue: areas.setShareDue,
    settings: payments.settings,
  };
  const drill = { bookings, payments };
  for (let life = 0; life < lifeCount; ) {
    now = Date.now();
    const salon = await openSalon(drill);
    for (let visit = 0; visit < livesPerBusiness && life < lifeCount; visit++, life++)
      await live(drill, salon);
  }
  const books = await sumOwedCents(market);
  await market.close();
  const none = (count: number) => ({ holds: count === 0, figure: String(count) });
  return [
    {
      name: "lives of paid visits",
      holds: counts.lives === lifeCount,
      figure: `${counts.lives} of ${lifeCount}`,
    },
    { name: "refunds other than X-104 and the sentence say", ...none(counts.amounts) },
    { name: "refunds other than the dialog said", ...none(counts.sentences) },
    { name: "card fees borne by the wrong side", ...none(counts.costs) },
    { name: "shares out before the free time had passed", ...none(counts.early) },
    { name: "visits whose money isn't settled", ...none(counts.unsettled) },
    {
      name: "the books",
      holds: books.total === 0 && books.owed === 0,
      figure: `${books.total} cents in all, ${books.owed} owed to payees`,
    },
  ];
}

report(await withScratchDatabase(run));
