import { minLeadMinutes } from "@boab/contracts/bookings/limits";
import { type DayPart, freeTimesDays } from "@boab/contracts/directory/limits";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** What a search says about free times, in minutes since 1970. */
export interface FreeSearch {
  /** The date that was chosen, on the business's clock; undefined for any day. */
  day: string | undefined;
  part: DayPart | undefined;
  /** The chosen part of that day in each time zone, and the date there now. */
  zones: { zone: string; today: string; earliest: number; until: number }[];
  nowMinute: number;
  /** Only listings where a time is asked for. */
  isAsked?: boolean | undefined;
}

/**
 * A listing's offer with the service that a search names on its card: the best match for the words, or else the owner's
 * first. The listing itself is `business` in the query around it.
 */
const joinOffer = ({ zones }: FreeSearch, tsquery: RawBuilder<unknown> | undefined) => sql`
  directory.booking_offer as offer
  join lateral (
    select * from directory.bookable_service as service
    where service.business_id = offer.business_id
    order by ${tsquery ? sql`service.words @@ ${tsquery} desc,` : sql``} service.position
    limit 1) as service on true
  join unnest(${zones.map(({ zone }) => zone)}::text[], ${zones.map(({ today }) => today)}::date[],
    ${zones.map(({ earliest }) => earliest)}::int[], ${zones.map(({ until }) => until)}::int[])
    as local (zone, today, earliest, until) on local.zone = business.time_zone`;

/** The first start of the service on a day, `free`; null when there is none that can still be booked. */
const firstStart = ({ nowMinute }: FreeSearch) => sql`directory.first_start(
  free.stretches, offer.step_minutes, service.duration_minutes, service.buffer_before_minutes,
  service.buffer_after_minutes, greatest(local.earliest,
    ${nowMinute}::int + greatest(${minLeadMinutes}::int, offer.notice_hours * 60)), local.until)`;

/** The days, `free`, on which the listing can be booked now. */
const isBookableDay = ({ day }: FreeSearch) => sql<boolean>`
  free.business_id = business.id
  and free.team_set = service.team_set
  and free.date between local.today + offer.notice_days
    and local.today + least(offer.days_ahead, ${freeTimesDays}::int)
  ${day === undefined ? sql`` : sql`and free.date = ${day}::date`}`;

/** Matches listings whose named service has a free time, on the day if one was chosen. */
export const hasFreeTime = (
  search: FreeSearch,
  tsquery: RawBuilder<unknown> | undefined,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from ${joinOffer(search, tsquery)}
  join directory.free_day as free on ${isBookableDay(search)}
  where offer.business_id = business.id ${search.isAsked ? sql`and not offer.confirms_instantly` : sql``}
    and ${firstStart(search)} is not null)`;

/** The first free start of `business`, to be ordered by. */
export const firstFreeStart = (
  search: FreeSearch,
  tsquery: RawBuilder<unknown> | undefined,
) => sql`(
  select ${firstStart(search)} from ${joinOffer(search, tsquery)}
  join directory.free_day as free on ${isBookableDay(search)}
  where offer.business_id = business.id and ${firstStart(search)} is not null
  order by free.date limit 1)`;

export interface FoundFreeDay {
  businessId: string;
  timeZone: string;
  confirmsInstantly: boolean;
  stepMinutes: number;
  noticeHours: number;
  serviceId: string | null;
  title: string | null;
  priceCents: number | null;
  depositCents: number | null;
  /** How long the shortest visit blocks the calendar. */
  durationMinutes: number;
  /** As the list of prices has them. */
  listedMinutes: number | null;
  listedShortestMinutes: number | null;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  date: string;
  stretches: number[];
}

/** Without a chosen day, a card shows the first time of each of the next days with one. */
const daysOnCard = 3;

/** The next free days of the listings on a page, in the order of their dates. */
export async function findFreeDays(
  db: Db,
  businessIds: string[],
  search: FreeSearch,
  tsquery: RawBuilder<unknown> | undefined,
): Promise<FoundFreeDay[]> {
  if (businessIds.length === 0) return [];
  const { rows } = await sql<FoundFreeDay>`
    select business.id as "businessId", found.* from directory.business
    cross join lateral (
      select business.time_zone as "timeZone", offer.confirms_instantly as "confirmsInstantly",
        offer.step_minutes as "stepMinutes", offer.notice_hours as "noticeHours", price.id as "serviceId",
        price.title, price.amount_cents as "priceCents",
        -- Least would ignore a missing deposit and answer with the price.
        case when service.deposit_cents > price.amount_cents then price.amount_cents
          else service.deposit_cents end as "depositCents",
        price.duration_minutes as "listedMinutes", price.shortest_minutes as "listedShortestMinutes",
        service.duration_minutes as "durationMinutes",
        service.buffer_before_minutes as "bufferBeforeMinutes",
        service.buffer_after_minutes as "bufferAfterMinutes", day.date::text as date, day.stretches
      from ${joinOffer(search, tsquery)}
      join lateral (
        select free.date, free.stretches from directory.free_day as free
        where ${isBookableDay(search)} and ${firstStart(search)} is not null
        order by free.date limit ${search.day === undefined ? daysOnCard : 1}) as day on true
      left join directory.price on price.id = service.price_id
      where offer.business_id = business.id and (service.price_id is null or price.id is not null)
    ) as found
    where business.id = any(${businessIds}::text[])
    order by found.date`.execute(db);
  return rows;
}
