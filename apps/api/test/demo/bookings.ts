import { createHash } from "node:crypto";
import { demoCrowd } from "@boab/demo/crowd";
import { demoPeople } from "@boab/demo/people";
import { sql } from "kysely";
import { replaceServices, saveSettings } from "#areas/bookings/settings/settings.repository.ts";
import { usualSettings } from "#areas/bookings/settings/usual-settings.rules.ts";
import { instantOf, localOf, nextDay, weekdayOf } from "#areas/bookings/slots/zone.rules.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import type { DemoPart } from "./demo-part.ts";

const howMany = 120;
/** Some weeks of the past, and some to come. */
const daysBefore = 21;
const daysAfter = 18;

/** The same digits for the same words. */
const digest = (text: string) => createHash("sha256").update(text).digest();
const pick = <Value>(values: readonly Value[], seed: string): Value =>
  values[digest(seed).readUInt32BE(0) % values.length] as Value;

/** As the specification writes ids, and the same each time the demo is loaded. */
const idOf = (seed: string) =>
  `BOOK-${Array.from(digest(seed).subarray(0, 8), (byte) => "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"[byte % 32]).join("")}`;

const uuidOf = (seed: string) =>
  digest(seed)
    .toString("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");

interface Bookable {
  id: string;
  timeZone: string;
  prices: { title: string; amountCents: number }[];
}

const findBookable = (db: Db): Promise<Bookable[]> =>
  db
    .selectFrom("directory.business as business")
    .select(["business.id", "business.time_zone as timeZone"])
    .select(
      sql<Bookable["prices"]>`(select coalesce(jsonb_agg(jsonb_build_object(
        'title', title, 'amountCents', amount_cents) order by position), '[]')
        from directory.price where business_id = business.id)`.as("prices"),
    )
    .where("business.is_public", "=", true)
    .where(sql<boolean>`exists (select from directory.price where business_id = business.id)`)
    .where(sql<boolean>`not exists (select from bookings.settings where business_id = business.id)`)
    .orderBy("business.slug")
    .limit(howMany)
    .execute();

const lengths = [60, 90, 45];

const servicesOf = ({ id, prices }: Bookable) =>
  prices.slice(0, 4).map(({ title, amountCents }, index) => ({
    id: uuidOf(`${id} service ${index}`),
    title,
    priceCents: Math.round(amountCents / 50) * 50,
    durationMinutes: lengths[index % lengths.length] ?? 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 15,
    depositCents: null,
  }));

const notes = ["", "", "", "First time here!", "Please call when you're ready.", "Curly hair."];
const times = ["09:30", "11:30", "14:00"];

/** Whoever comes on one day; nobody on Sundays, and not at every time. */
function bookingsOn(business: Bookable, date: string, today: string, now: Date) {
  if (weekdayOf(date) === 6) return [];
  const customers = demoCrowd().slice(0, 200);
  const member = demoPeople.find(({ role }) => role === "member");
  return times.flatMap((time) => {
    const seed = `${business.id} ${date} ${time}`;
    const chance = digest(seed)[31] ?? 0;
    if (chance > 90) return [];
    const service = pick(servicesOf(business), seed);
    const startsAt = instantOf(date, time, business.timeZone, "earlier");
    const endsAt = startsAt + service.durationMinutes * 60_000;
    const isPast = endsAt < now.getTime();
    const isMembers = member && chance === 7 && date > today;
    const customer = pick(customers, `${seed} customer`);
    const past = chance > 84 ? "no_show" : "completed";
    const status = isPast ? past : chance > 60 && date > today ? "requested" : "confirmed";
    return [
      {
        ...{ id: idOf(seed), business_id: business.id, status, payment_status: "pay later" },
        user_id: isMembers ? `demo-${member.username.replace(".", "-")}` : customer.id,
        customer_name: isMembers ? member.fullName : customer.fullName,
        customer_email: isMembers ? member.email : customer.email,
        ...{ customer_phone: null, customer_notes: pick(notes, `${seed} note`) },
        ...{ service_id: service.id, service_title: service.title },
        ...{ price_cents: service.priceCents, buffer_after_minutes: 15 },
        ...{ starts_at: new Date(startsAt), ends_at: new Date(endsAt) },
        blocked: sql<string>`tstzrange(${new Date(startsAt)}, ${new Date(endsAt + 15 * 60_000)})`,
        time_zone: business.timeZone,
        created_at: new Date(Math.min(startsAt - 6 * 86_400_000, now.getTime() - 3_600_000)),
        completed_at: status === "completed" ? new Date(endsAt) : null,
      },
    ];
  });
}

async function fill(tx: Tx, business: Bookable, now: Date): Promise<number> {
  const { services, hasCalendarFeed, version, ...usual } = usualSettings(null);
  const settings = { ...usual, acceptsBookings: true, changeNoticeHours: 24 };
  await saveSettings(tx, business.id, settings, now);
  await replaceServices(tx, business.id, servicesOf(business));
  const today = localOf(now.getTime(), business.timeZone).date;
  const days = Array.from({ length: daysBefore + daysAfter }, (_, index) =>
    nextDay(today, index - daysBefore),
  );
  const rows = days.flatMap((date) => bookingsOn(business, date, today, now));
  if (rows.length > 0) await tx.insertInto("bookings.booking").values(rows).execute();
  return rows.length;
}

/** A business that has settings already stays as it is. */
export const loadDemoBookings: DemoPart = async ({ db }) => {
  const now = new Date();
  const { known } = await db
    .selectFrom("bookings.settings")
    .select(({ fn }) => fn.countAll<number>().as("known"))
    .executeTakeFirstOrThrow();
  const added = (await findBookable(db)).slice(0, Math.max(0, howMany - known));
  let bookings = 0;
  await inTransaction(db, async (tx) => {
    for (const business of added) bookings += await fill(tx, business, now);
  });
  return `${known + added.length} demo businesses that take bookings (${bookings} new bookings)`;
};
