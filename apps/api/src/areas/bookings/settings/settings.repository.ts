import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import type { BookingSettings, Service } from "@boab/contracts/bookings/settings";
import type { Teammate } from "@boab/contracts/bookings/team";
import { makeRecord } from "@boab/contracts/common/make-record";
import type { WeekHours } from "@boab/contracts/directory/hours";
import { weekdays } from "@boab/contracts/directory/limits";
import type { SpecialDay } from "@boab/contracts/directory/special-days";
import { freePlan } from "@boab/contracts/payments/plans";
import { sql } from "kysely";
import { qualifyColumns, toSqlList } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { markAsPrepared } from "#platform/db/prepared.ts";
import { namedTeammates } from "./named-teammates.repository.ts";

/**
 * The settings with the special days of the listing, by which times are offered and accepted, and who of the team can be
 * booked by name.
 */
export type BookableSettings = BookingSettings & {
  specialDays: Pick<SpecialDay, "date" | "kind" | "windows">[];
  namedTeammates: NamedId[];
};

/** Somebody who agreed to be named, with the key that stands for them in public. */
export interface NamedId {
  id: string;
  key: string;
}

const columns = toSqlList(
  qualifyColumns("settings", [
    "acceptsBookings",
    "bookingLink",
    "bookingPhone",
    "messageToCustomers",
    "payLater",
    "payNow",
    "confirmsInstantly",
    "slotLength",
    "mode",
    "singleSlots",
    "daily",
    "daysOff",
    "noticeHours",
    "noticeDays",
    "daysAhead",
    "changeNoticeHours",
    "reminderHours",
    "requestHoldHours",
    "maxVisitsAtOnce",
    "version",
  ]),
);

/** A listing is found by its id or by its slug. */
const hasIdOrSlug = (key: string) =>
  /^BUS-[0-9A-Z]{8}$/.test(key)
    ? sql<boolean>`business.id = ${key}`
    : sql<boolean>`business.slug = ${key.toLowerCase()}`;

/** Our copy of the provider's account data says whether the owner can take payments. */
const selectSettings = (key: string) =>
  markAsPrepared(
    "bookings.settings",
    sql<Row>`
      select business.id as "businessId", business.time_zone,
        business.is_public, coalesce(business.week, business.days) as days,
        exists (select from payments.v_payout_account as account
          where account.user_id = business.owner_id and account.is_ready) as "takesPayments",
        coalesce((select person.directory_plan from accounts.v_member as person
          where person.id = business.owner_id), ${freePlan}) as plan,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'id', price.id, 'title', price.title, 'priceCents', price.amount_cents, 'price', price.amount_cents / 100.0,
            -- Least would ignore a missing deposit and answer with the price.
            'depositCents', case when service.deposit_cents > price.amount_cents then price.amount_cents
              else service.deposit_cents end,
            'durationMinutes', price.duration_minutes,
            'bufferBeforeMinutes', coalesce(service.buffer_before_minutes, 0),
            'bufferAfterMinutes', coalesce(service.buffer_after_minutes, 0),
            -- A price that became one without a length and then one with a length again has lost its table.
            'styles', case when price.shortest_minutes is not null then service.styles end,
            'extras', coalesce(service.extras, '[]'),
            'preparation', coalesce(to_jsonb(service.preparation), '[]')) order by price.position), '[]')
          from directory.v_price as price left join bookings.service on service.id = price.id
          where price.business_id = business.id and price.duration_minutes is not null) as services,
        (select coalesce(jsonb_agg(jsonb_build_object('date', special.date, 'kind', special.kind,
            'windows', special.windows)), '[]')
          from directory.v_special_day as special
          where special.business_id = business.id and special.date >= current_date - 1) as "specialDays",
        (select coalesce(jsonb_agg(jsonb_build_object('id', teammate.id, 'name', teammate.name,
            'takesBookings', teammate.takes_bookings, 'weekly', teammate.weekly, 'daysOff', teammate.days_off,
            'serviceIds', teammate.service_ids) order by teammate.position), '[]')
          from bookings.teammate
          where teammate.business_id = business.id and teammate.removed_at is null) as team,
        (select coalesce(jsonb_agg(jsonb_build_object('id', teammate.id, 'key', request.public_key)), '[]')
          from ${namedTeammates}
          where request.business_id = business.id and request.ended_at is null) as "namedTeammates",
        coalesce(settings.week, settings.weekly) as weekly,
        ${columns}
      from directory.v_business as business
      left join bookings.settings on settings.business_id = business.id
      where ${hasIdOrSlug(key)} and business.delete_requested_at is null`,
  );

interface FoundBusiness {
  businessId: string;
  timeZone: string;
  isPublic: boolean;
  takesPayments: boolean;
  /** The owner's plan, which decides about everybody's times (decision 069). */
  plan: DirectoryPlan;
  specialDays: BookableSettings["specialDays"];
  namedTeammates: NamedId[];
}

/** The version is null when the business has no settings yet. */
type Row = FoundBusiness & { days: WeekHours | null; services: Service[]; team: Teammate[] } & (
    | (SavedSettings & { version: number })
    | { version: null }
  );

/** A listing has `stored` settings only once somebody has saved them. */
export interface BookableBusiness extends FoundBusiness {
  days: WeekHours | null;
  stored: Omit<BookingSettings, "hasCalendarFeed"> | undefined;
}

function toBookable(row: Row): BookableBusiness {
  const { businessId, timeZone, isPublic, takesPayments, plan, specialDays, namedTeammates, days } =
    row;
  const found = {
    businessId,
    timeZone,
    isPublic,
    takesPayments,
    plan,
    specialDays,
    namedTeammates,
    days,
  };
  if (row.version === null) return { ...found, stored: undefined };
  // What is stored was checked by the contract when it was saved.
  const {
    businessId: _id,
    isPublic: _isPublic,
    days: _days,
    specialDays: _specialDays,
    namedTeammates: _namedTeammates,
    ...savedSettings
  } = row;
  return { ...found, stored: savedSettings };
}

export async function findBookable(db: Db, key: string): Promise<BookableBusiness | undefined> {
  const { rows } = await selectSettings(key).execute(db);
  return rows[0] && toBookable(rows[0]);
}

/**
 * Everything that decides about a business's times takes this lock, because the exclusion constraint alone deadlocks
 * under load.
 */
export async function lockBusiness(tx: Tx, businessId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bookings ${businessId}`}, 0))`.execute(
    tx,
  );
}

type SavedSettings = Omit<
  BookingSettings,
  "services" | "team" | "timeZone" | "takesPayments" | "plan" | "hasCalendarFeed" | "version"
>;

export async function saveSettings(
  tx: Tx,
  businessId: string,
  settings: SavedSettings,
  now: Date,
): Promise<void> {
  const { singleSlots, daily, weekly, daysOff, ...plainFields } = settings;
  const values = {
    ...plainFields,
    singleSlots: JSON.stringify(singleSlots),
    daily: JSON.stringify(daily),
    weekly: JSON.stringify(omitSecondWindows(weekly)),
    week: JSON.stringify(weekly),
    daysOff: JSON.stringify(daysOff),
    updatedAt: now,
  };
  await tx
    .insertInto("bookings.settings")
    .values({ ...values, businessId })
    .onConflict((conflict) =>
      conflict
        .column("businessId")
        .doUpdateSet({ ...values, version: sql`bookings.settings.version + 1` }),
    )
    .execute();
}

/** The release before this one reads `weekly` and knows no second windows. */
const omitSecondWindows = (weekly: BookingSettings["weekly"]) =>
  makeRecord(weekdays, (weekday) => {
    const { second: _second, ...day } = weekly[weekday];
    return day;
  });

/** What only bookings know of the services in a business's list. */
export async function replaceServices(
  tx: Tx,
  businessId: string,
  services: Omit<Service, "price">[],
): Promise<void> {
  const deletion = tx.deleteFrom("bookings.service").where("businessId", "=", businessId);
  const ids = services.map(({ id }) => id);
  await (ids.length > 0 ? deletion.where("id", "not in", ids) : deletion).execute();
  if (services.length === 0) return;
  await tx
    .insertInto("bookings.service")
    .values(
      services.map((service, position) => ({
        id: service.id,
        businessId,
        position,
        depositCents: service.depositCents,
        bufferBeforeMinutes: service.bufferBeforeMinutes,
        bufferAfterMinutes: service.bufferAfterMinutes,
        styles: service.styles && JSON.stringify(service.styles),
        extras: JSON.stringify(service.extras),
        preparation: service.preparation,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        position: ref("excluded.position"),
        depositCents: ref("excluded.depositCents"),
        bufferBeforeMinutes: ref("excluded.bufferBeforeMinutes"),
        bufferAfterMinutes: ref("excluded.bufferAfterMinutes"),
        styles: ref("excluded.styles"),
        extras: ref("excluded.extras"),
        preparation: ref("excluded.preparation"),
      })),
    )
    .execute();
}
