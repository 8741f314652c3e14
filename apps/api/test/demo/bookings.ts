import { random } from "@boab/art/random";
import { settings as adminSettings } from "@boab/contracts/admin/settings";
import { summariseStyles } from "@boab/contracts/bookings/style.rules";
import { makeDemoPhone } from "@boab/demo/businesses/compose";
import type { StateCode } from "@boab/demo/businesses/demo-business";
import { type CrowdMember, makeDemoCrowd } from "@boab/demo/crowd";
import { salonTerms } from "@boab/demo/salons/all";
import { customerSayings } from "@boab/demo/salons/customers";
import type { SalonKind, SalonTerms } from "@boab/demo/salons/salon";
import { demoServiceId } from "@boab/demo/services";
import { sql } from "kysely";
import { fillFreeTimes } from "#areas/bookings/free-times/refresh-free-times.ts";
import { toBookingSettings } from "#areas/bookings/settings/read-settings.ts";
import {
  type BookableBusiness,
  findBookable,
  replaceServices,
  saveSettings,
} from "#areas/bookings/settings/settings.repository.ts";
import { saveTeam } from "#areas/bookings/settings/team.repository.ts";
import { toLocalDateTime } from "#areas/bookings/slots/zone.rules.ts";
import { placeServices } from "#areas/directory/prices/price-list.rules.ts";
import { findPriceList, replacePrices } from "#areas/directory/prices/prices.repository.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";
import { makeDemoServices, type PricedRow } from "./demo-services.ts";
import { makeDemoTeam, nameDemoTeam } from "./demo-team.ts";
import { inventVisits, type Pace } from "./demo-visits.ts";
import { addMembersBooking } from "./member-bookings.ts";
import { addSalonCustomers } from "./salon-customers.ts";
import { insertVisitPayments, isBeforeChecks, makeVisitPaymentId } from "./visit-payments.ts";

const maxBusinesses = 120;

/** About 120 businesses take bookings. Hair businesses have a full calendar, at the others a few people have booked. */
export const loadDemoBookings: DemoPart = async ({ db }) => {
  await nameKnownService(db);
  const businesses = await findPricedBusinesses(db);
  const crowd = makeDemoCrowd();
  let added = 0;
  for (const business of businesses) added += await openCalendar(db, business, crowd);
  await addMembersBooking(db);
  await addSalonCustomers(db);
  await fillFreeTimes({ db, clock: () => new Date() });
  return `${businesses.length} demo businesses that take bookings (${added} new bookings)`;
};

/** One service always has the same id, so that its pages can be looked at. */
async function nameKnownService(db: Db): Promise<void> {
  await sql`update directory.price set id = ${demoServiceId}
    where position = 0 and id <> ${demoServiceId}
      and business_id = (select id from directory.business where slug = 'ubuntu-braid-studio')
      and not exists (select from bookings.service where service.id = price.id)`.execute(db);
}

type PricedBusiness = Awaited<ReturnType<typeof findPricedBusinesses>>[number];

/** Those with prices, which become their services: hair businesses first, then those that people book elsewhere too. */
const findPricedBusinesses = (db: Db) =>
  db
    .selectFrom("directory.business as business")
    .innerJoin("directory.price as price", "price.businessId", "business.id")
    .select(["business.id", "business.slug", "business.businessName", "business.ownerId"])
    .select(["business.state"])
    .select(
      sql<PricedRow[]>`jsonb_agg(jsonb_build_object(
        'id', price.id, 'title', price.title, 'amountCents', price.amount_cents) order by price.position)`.as(
        "prices",
      ),
    )
    .where("business.isPublic", "=", true)
    .groupBy("business.id")
    .orderBy(sql`business.slug <> all(${[...salonTerms.keys()]})`)
    .orderBy(sql`business.category not in ('Services', 'Health')`)
    .orderBy("business.slug")
    .limit(maxBusinesses)
    .execute();

async function openCalendar(
  db: Db,
  business: PricedBusiness,
  crowd: readonly CrowdMember[],
): Promise<number> {
  const before = await findBookable(db, business.id);
  if (!before || before.stored) return 0;
  return inTransaction(db, async (tx) => {
    const terms = salonTerms.get(business.slug);
    await saveDemoSettings(tx, before, terms);
    const services = makeDemoServices(business.prices);
    const list = placeServices(
      await findPriceList(tx, business.id),
      services.map(({ id, title, priceCents, durationMinutes, styles }) => ({
        id,
        title,
        amountCents: priceCents,
        durationMinutes,
        shortestMinutes: styles && summariseStyles(styles).shortestMinutes,
      })),
    );
    await replacePrices(tx, business.id, list);
    await replaceServices(tx, business.id, services);
    if (terms?.team) {
      const serviceIds = services.map(({ id }) => id);
      const today = toLocalDateTime(Date.now(), before.timeZone).date;
      const plan = { businessId: business.id, names: terms.team, serviceIds, today };
      const team = makeDemoTeam(plan);
      await saveTeam(tx, business.id, team, new Date());
      await nameDemoTeam(tx, business.id, team);
      await grantPlan(tx, business.ownerId, team.length);
    }
    const ready = await findBookable(tx, business.id);
    return ready ? bookVisits(tx, { business, ready, terms, crowd }) : 0;
  });
}

async function saveDemoSettings(
  tx: Tx,
  before: BookableBusiness,
  terms: SalonTerms | undefined,
): Promise<void> {
  const {
    services: _none,
    team: _alone,
    timeZone: _zone,
    takesPayments,
    hasCalendarFeed: _feed,
    plan: _plan,
    version: _version,
    specialDays: _days,
    namedTeammates: _named,
    ...settings
  } = toBookingSettings(before);
  await saveSettings(
    tx,
    before.businessId,
    {
      ...settings,
      acceptsBookings: true,
      payNow: takesPayments && (!terms || terms.takesCards === true),
      confirmsInstantly: terms
        ? terms.confirmsInstantly === true
        : random(before.businessId).chance(0.3),
      maxVisitsAtOnce: terms?.chairs ?? null,
      messageToCustomers: terms?.message ?? "Please come five minutes early.",
    },
    new Date(),
  );
}

/** The owner of a team is on a plan that has room for one. Whoever has a plan keeps it. */
async function grantPlan(tx: Tx, ownerId: string, teamSize: number): Promise<void> {
  if (teamSize < 2) return;
  await tx
    .updateTable("accounts.profile")
    .set({ grantedPlan: teamSize > 3 ? "Pro" : "Growing" })
    .where("id", "=", ownerId)
    .where("grantedPlan", "=", "Basic")
    .execute();
}

/** How many visits each person of a hair business has on a busy day. */
const visitsPerPerson: Record<SalonKind, number> = {
  braids: 1.1,
  barber: 5,
  locs: 2,
  natural: 2.5,
  wigs: 1.6,
};

/** From Monday to Sunday. */
const weekdayShares = [0.5, 0.6, 0.65, 0.8, 0.9, 1, 0.75];

/** Some are booked out for days, and others have a chair free most of the time. */
function getPace(slug: string, terms: SalonTerms | undefined): Pace {
  if (!terms) return { daysBack: 2, daysAhead: 4, triesByWeekday: weekdayShares };
  const demand = random(`demand at ${slug}`).between(0.55, 1.15);
  const busiest = (terms.team?.length ?? 1) * visitsPerPerson[terms.kind] * demand;
  return {
    daysBack: 45,
    daysAhead: 45,
    triesByWeekday: weekdayShares.map((share) => share * busiest),
  };
}

const regularCount = 120;

interface OpenedBusiness {
  business: PricedBusiness;
  ready: BookableBusiness;
  terms: SalonTerms | undefined;
  crowd: readonly CrowdMember[];
}

async function bookVisits(
  tx: Tx,
  { business, ready, terms, crowd }: OpenedBusiness,
): Promise<number> {
  const dice = random(`bookings of ${business.slug}`);
  const firstRegular = dice.whole(0, crowd.length);
  const regulars = [...crowd, ...crowd]
    .slice(firstRegular, firstRegular + regularCount)
    .filter(({ id }) => id !== business.ownerId)
    .map((member, index) => ({
      ...member,
      phone: dice.chance(0.6) ? makeDemoPhone(business.state as StateCode, 5_000 + index) : null,
    }));
  const visits = inventVisits(
    {
      businessId: business.id,
      slug: business.slug,
      settings: toBookingSettings(ready),
      dice,
      regulars,
      openVisits: new Map(),
      notes: terms ? customerSayings[terms.kind].visitNotes : ["First visit."],
      walkInRate: terms?.kind === "barber" ? 0.2 : 0.02,
      cardRate: terms?.takesCards ? 0.7 : 0,
      maxRetainedRate: adminSettings.maxRetainedRate.initial,
      now: Date.now(),
    },
    getPace(business.slug, terms),
  );
  if (visits.length === 0) return 0;
  const accountId = await findPayoutAccount(tx, business.ownerId);
  const invented = accountId ? visits.flatMap(({ payment }) => payment ?? []) : [];
  const payments = invented.filter((payment) => isBeforeChecks(payment, Date.now()));
  await insertVisitPayments(tx, payments, { ...business, accountId: accountId ?? "" });
  const paidIds = new Set(payments.map(({ bookingId }) => bookingId));
  await tx
    .insertInto("bookings.booking")
    .values(
      visits.map(({ row }) => ({
        ...row,
        ...(paidIds.has(row.id) ? { paymentId: makeVisitPaymentId(row.id) } : paidAtVisit),
      })),
    )
    .execute();
  // As nobody is reminded of an invented visit, nobody is asked how it was.
  await tx
    .insertInto("reviews.visitInvitation")
    .values(visits.map(({ row }) => ({ bookingId: row.id, createdAt: row.createdAt })))
    .execute();
  return visits.length;
}

const paidAtVisit = {
  paymentId: null,
  paymentStatus: "pay later" as const,
  dueNowCents: 0,
  maxRetainedCents: 0,
};

async function findPayoutAccount(db: Db, ownerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payments.payoutAccount")
    .select("stripeId")
    .where("userId", "=", ownerId)
    .where("isReady", "=", true)
    .executeTakeFirst();
  return row?.stripeId ?? undefined;
}
