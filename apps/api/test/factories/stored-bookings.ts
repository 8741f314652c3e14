import { toIsoDay } from "@boab/format/zones";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";

const dayMs = 86_400_000;

/** So many days from now, in Melbourne, where the listings of the tests are. */
export const getDayAhead = (days: number): string =>
  toIsoDay(Date.now() + days * dayMs, "Australia/Melbourne");

const window = { startTime: "09:00", endTime: "17:00" };
const open = { enabled: true, ...window };
const openEveryDay = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: open,
  sunday: open,
};

/** Settings as they are saved: every day from nine to five. */
export const defaultSettingsBody = {
  acceptsBookings: true,
  bookingLink: null,
  bookingPhone: null,
  messageToCustomers: "",
  payLater: true,
  payNow: false,
  confirmsInstantly: false,
  slotLength: 30,
  mode: "daily",
  singleSlots: [],
  daily: window,
  weekly: openEveryDay,
  daysOff: [],
  noticeHours: 0,
  noticeDays: 0,
  daysAhead: 90,
  changeNoticeHours: 24,
  reminderHours: 24,
  services: [],
  version: 0,
};

/** Stored without the API, for many at once. */
export async function insertSettings(db: Db, businessId: string): Promise<void> {
  await db
    .insertInto("bookings.settings")
    .values({
      businessId,
      acceptsBookings: true,
      mode: "daily",
      updatedAt: new Date(),
      daily: JSON.stringify(window),
      weekly: JSON.stringify(openEveryDay),
    })
    .execute();
}

interface BookingOverrides {
  businessId: string;
  userId?: string | null;
  status?: "confirmed" | "requested" | "completed";
  startsAt?: Date;
  endsAt?: Date;
  teammateId?: string;
  customerEmail?: string;
  customerPhone?: string;
  isVerified?: boolean;
}

/** A booking two weeks ahead; returns its id. */
export async function insertBooking(
  db: Db,
  { businessId, userId = null, status = "confirmed", ...overrides }: BookingOverrides,
): Promise<string> {
  const id = makeId("BOOK", 8);
  const startsAt = overrides.startsAt ?? new Date(Date.now() + 14 * dayMs);
  const endsAt = overrides.endsAt ?? new Date(startsAt.getTime() + 30 * 60_000);
  await db
    .insertInto("bookings.booking")
    .values({
      id,
      businessId,
      userId,
      teammateId: overrides.teammateId ?? null,
      status,
      paymentStatus: "pay later",
      customerName: "Abuk Majok",
      customerEmail: overrides.customerEmail ?? "abuk@people.example",
      customerPhone: overrides.customerPhone ?? null,
      verifiedAt: overrides.isVerified === false ? null : new Date(),
      startsAt,
      endsAt,
      timeZone: "Australia/Melbourne",
      blocked: sql`tstzrange(${startsAt}, ${endsAt})`,
      createdAt: new Date(),
      ...(status === "completed" && { completedAt: endsAt }),
    })
    .execute();
  return id;
}
