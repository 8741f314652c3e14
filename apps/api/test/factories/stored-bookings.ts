import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";

const dayMs = 86_400_000;

/** So many days from now, in Melbourne, where the listings of the tests are. */
export const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
    Date.now() + days * dayMs,
  );

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
