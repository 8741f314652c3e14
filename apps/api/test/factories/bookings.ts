import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { SignedIn, TestApp } from "../harness.ts";
import { makeListing, signInOwner } from "./listings.ts";

const dayMs = 86_400_000;

/** So many days from now, in Melbourne, where the listings of the tests are. */
export const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
    Date.now() + days * dayMs,
  );

export interface Studio {
  id: string;
  slug: string;
  owner: SignedIn;
  settings: BookingSettings;
}

/** Braids for $220.00 (two hours, half an hour free after), a trim for $35.00 (half an hour), advice for nothing. */
export const studioServices = [
  {
    ...{ title: "Knotless braids", priceCents: 22_000, durationMinutes: 120, depositCents: null },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 30 },
  },
  {
    ...{ title: "Trim", priceCents: 3_500, durationMinutes: 30, depositCents: 1_000 },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  },
  {
    ...{ title: "Advice", priceCents: 0, durationMinutes: 30, depositCents: null },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0 },
  },
];

/** Saves settings as the owner would; the rest stays as it is. */
export async function saveSettings(
  app: TestApp,
  owner: SignedIn,
  id: string,
  changes: object = {},
): Promise<BookingSettings> {
  const path = `/dir/business/${id}/booking-settings`;
  const read = await app.call("GET", `${path}/editing`, { as: owner });
  const { timeZone, takesPayments, hasCalendarFeed, ...known } = read.json();
  const saved = await app.call("PUT", path, { as: owner, body: { ...known, ...changes } });
  if (saved.statusCode !== 200) throw new Error(`settings failed: ${saved.body}`);
  return saved.json();
}

/** A live listing that takes bookings every day from nine to five, every half hour. */
export async function makeStudio(
  app: TestApp,
  changes: object = {},
  owner?: SignedIn,
): Promise<Studio> {
  const who = owner ?? (await signInOwner(app));
  const { id, slug } = await makeListing(app, who, { businessName: "Ubuntu Braid Studio" });
  const settings = await saveSettings(app, who, id, {
    ...{ acceptsBookings: true, mode: "daily", services: studioServices },
    ...changes,
  });
  return { id, slug, owner: who, settings };
}

/** What a visitor sends. */
export const bookingBody = ({ id, settings }: Studio, changes: Record<string, unknown> = {}) => ({
  businessId: id,
  serviceId: settings.services[1]?.id,
  date: dayAhead(7),
  start: "10:00",
  customerName: "Abuk Majok",
  customerEmail: `abuk.${Math.random().toString(36).slice(2)}@people.example`,
  ...changes,
});

/** Asks for a time; the booking as the customer sees it. */
export async function book(
  app: TestApp,
  studio: Studio,
  changes: Record<string, unknown> = {},
  as?: SignedIn,
) {
  const body = bookingBody(studio, changes);
  const response = await app.call("POST", "/dir/bookings", { body, ...(as && { as }) });
  if (response.statusCode !== 201) throw new Error(`booking failed: ${response.body}`);
  return response.json().booking as { id: string; startsAt: string; customerEmail: string };
}

const window = { startTime: "09:00", endTime: "17:00" };
const open = { enabled: true, ...window };
const everyDay = {
  ...{ monday: open, tuesday: open, wednesday: open, thursday: open },
  ...{ friday: open, saturday: open, sunday: open },
};

/** Settings as they are saved: every day from nine to five. */
export const usualSettingsBody = {
  ...{ acceptsBookings: true, bookingLink: null, bookingPhone: null, messageToCustomers: "" },
  ...{ payLater: true, payNow: false, confirmsInstantly: false, slotLength: 30, mode: "daily" },
  ...{
    singleSlots: [],
    daily: window,
    weekly: everyDay,
    daysOff: [],
    noticeHours: 0,
    noticeDays: 0,
  },
  ...{ daysAhead: 90, changeNoticeHours: 24, reminderHours: 24, services: [], version: 0 },
};

/** Stored without the API, for many at once. */
export async function insertSettings(db: Db, businessId: string): Promise<void> {
  await db
    .insertInto("bookings.settings")
    .values({
      ...{ business_id: businessId, accepts_bookings: true, mode: "daily", updated_at: new Date() },
      ...{ daily: JSON.stringify(window), weekly: JSON.stringify(everyDay) },
    })
    .execute();
}

interface BookingOverrides {
  businessId: string;
  userId?: string | null;
  status?: "confirmed" | "requested" | "completed";
  startsAt?: Date;
}

/** A booking two weeks ahead; returns its id. */
export async function insertBooking(
  db: Db,
  { businessId, userId = null, status = "confirmed", ...overrides }: BookingOverrides,
): Promise<string> {
  const id = makeId("BOOK", 8);
  const startsAt = overrides.startsAt ?? new Date(Date.now() + 14 * dayMs);
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
  await db
    .insertInto("bookings.booking")
    .values({
      ...{ id, business_id: businessId, user_id: userId, status, payment_status: "pay later" },
      ...{ customer_name: "Abuk Majok", customer_email: "abuk@people.example" },
      ...{ starts_at: startsAt, ends_at: endsAt, time_zone: "Australia/Melbourne" },
      blocked: sql`tstzrange(${startsAt}, ${endsAt})`,
      created_at: new Date(),
      ...(status === "completed" && { completed_at: endsAt }),
    })
    .execute();
  return id;
}
