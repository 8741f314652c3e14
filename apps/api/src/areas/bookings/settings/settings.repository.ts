import type { BookingSettings, Service } from "@boab/contracts/bookings/settings";
import type { Days } from "@boab/contracts/directory/hours";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { prepared } from "#platform/db/prepared.ts";

const columns = defineColumns<"bookings.settings">()({
  acceptsBookings: "accepts_bookings",
  bookingLink: "booking_link",
  bookingPhone: "booking_phone",
  messageToCustomers: "message_to_customers",
  payLater: "pay_later",
  payNow: "pay_now",
  confirmsInstantly: "confirms_instantly",
  slotLength: "slot_length",
  mode: "mode",
  singleSlots: "single_slots",
  daily: "daily",
  weekly: "weekly",
  daysOff: "days_off",
  noticeHours: "notice_hours",
  noticeDays: "notice_days",
  daysAhead: "days_ahead",
  changeNoticeHours: "change_notice_hours",
  reminderHours: "reminder_hours",
  version: "version",
});

/** A listing is found by its id or by its slug. */
const hasKey = (key: string) =>
  /^BUS-[0-9A-Z]{8}$/.test(key)
    ? sql<boolean>`business.id = ${key}`
    : sql<boolean>`business.slug = ${key.toLowerCase()}`;

/** A business takes payments by our copy of what the provider says about its owner's account. */
const find = (key: string) =>
  prepared(
    "bookings.settings",
    sql<Row>`
      select business.id as "businessId", business.time_zone as "timeZone",
        business.is_public as "isPublic", business.days, settings.feed_token_hash is not null as "hasCalendarFeed",
        exists (select from payments.payout_account as account
          where account.user_id = business.owner_id and account.is_ready) as "takesPayments",
        (select coalesce(jsonb_agg(jsonb_build_object(
            'id', id, 'title', title, 'priceCents', price_cents, 'depositCents', deposit_cents,
            'durationMinutes', duration_minutes, 'bufferBeforeMinutes', buffer_before_minutes,
            'bufferAfterMinutes', buffer_after_minutes) order by position), '[]')
          from bookings.service where service.business_id = business.id) as services,
        ${columns.sqlListFrom("settings")}
      from directory.business
      left join bookings.settings on settings.business_id = business.id
      where ${hasKey(key)} and business.delete_requested_at is null`,
  );

interface Found {
  businessId: string;
  timeZone: string;
  isPublic: boolean;
  takesPayments: boolean;
}

interface Row extends Found {
  days: Days | null;
  services: Service[];
  hasCalendarFeed: boolean;
  /** Without settings there is none. */
  version: number | null;
}

/** A listing, and its settings once it has some. */
export interface BookableBusiness extends Found {
  days: Days | null;
  stored: BookingSettings | undefined;
}

function toBookable(row: Row): BookableBusiness {
  const { businessId, timeZone, isPublic, days, ...settings } = row;
  return {
    ...{ businessId, timeZone, isPublic, takesPayments: row.takesPayments, days },
    // What is stored was checked by the contract when it was saved.
    stored:
      settings.version === null
        ? undefined
        : ({ ...settings, timeZone } as unknown as BookingSettings),
  };
}

export async function findBookable(db: Db, key: string): Promise<BookableBusiness | undefined> {
  const { rows } = await find(key).execute(db);
  return rows[0] && toBookable(rows[0]);
}

/**
 * Whatever decides about a business's times waits here for whoever decides before; the exclusion constraint alone
 * deadlocks under a rush.
 */
export async function lockBusiness(tx: Tx, businessId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bookings ${businessId}`}, 0))`.execute(
    tx,
  );
}

type SavedSettings = Omit<
  BookingSettings,
  "services" | "timeZone" | "takesPayments" | "hasCalendarFeed" | "version"
>;

export async function saveSettings(
  tx: Tx,
  businessId: string,
  saved: SavedSettings,
  now: Date,
): Promise<void> {
  const { singleSlots, daily, weekly, daysOff, ...plain } = saved;
  const values = {
    ...columns.valuesOf({
      ...plain,
      singleSlots: JSON.stringify(singleSlots),
      daily: JSON.stringify(daily),
      weekly: JSON.stringify(weekly),
      daysOff: JSON.stringify(daysOff),
    }),
    updated_at: now,
  };
  await tx
    .insertInto("bookings.settings")
    .values({ ...values, business_id: businessId })
    .onConflict((conflict) =>
      conflict
        .column("business_id")
        .doUpdateSet({ ...values, version: sql`bookings.settings.version + 1` }),
    )
    .execute();
}

/** Those that stay keep their ids, and their bookings with them. */
export async function replaceServices(tx: Tx, businessId: string, kept: Service[]): Promise<void> {
  const gone = tx.deleteFrom("bookings.service").where("business_id", "=", businessId);
  const ids = kept.map(({ id }) => id);
  await (ids.length > 0 ? gone.where("id", "not in", ids) : gone).execute();
  if (kept.length === 0) return;
  await tx
    .insertInto("bookings.service")
    .values(
      kept.map((service, position) => ({
        ...{ id: service.id, business_id: businessId, position, title: service.title },
        ...{ price_cents: service.priceCents, deposit_cents: service.depositCents },
        duration_minutes: service.durationMinutes,
        buffer_before_minutes: service.bufferBeforeMinutes,
        buffer_after_minutes: service.bufferAfterMinutes,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        position: ref("excluded.position"),
        title: ref("excluded.title"),
        price_cents: ref("excluded.price_cents"),
        deposit_cents: ref("excluded.deposit_cents"),
        duration_minutes: ref("excluded.duration_minutes"),
        buffer_before_minutes: ref("excluded.buffer_before_minutes"),
        buffer_after_minutes: ref("excluded.buffer_after_minutes"),
      })),
    )
    .execute();
}
