import type { WeekHours } from "@boab/contracts/directory/hours";
import type { SpecialDay } from "@boab/contracts/directory/special-days";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { toSqlList } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant } from "#platform/db/keyset.ts";
import type { DirectoryBusiness } from "#platform/db/types.generated.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";

/** The position of the last row: priority, whether its name contains the words (1 or 0), creation and id. */
export type NewestPosition = [prominence: string, named: string, instant: string, id: string];
/** The position of the last row: its distance in metres and its id. */
export type DistancePosition = [metres: string, id: string];

/** The same position with the ids of the listings that were shown first. */
export type NearPosition = [metres: string, id: string, ...shown: string[]];

export interface PageRequest<Position> {
  limit: number;
  after: Position | undefined;
}

/** The stored columns that a card needs. */
const cardFields = [
  "id",
  "businessName",
  "slug",
  "description",
  "category",
  "city",
  "state",
  "isLive",
  "listingPriority",
  "logo",
  "cover",
  "coverPosition",
  "timeZone",
  "hideAddress",
  "priceFromCents",
] as const;

type StoredCard = Pick<Selectable<DirectoryBusiness>, (typeof cardFields)[number]>;

export interface Card extends StoredCard {
  prominence: number;
  exactCreation: string;
  /** Null when the listing has no opening hours. */
  openMinutes: string | null;
  /** Null without a special day in the next days. */
  specialWeek: { days: WeekHours; specialDays: SpecialDay[] } | null;
  /** The counts start with one star; null before the first review. */
  starCounts: number[] | null;
  reviewCount: number | null;
  latitude: number | null;
  longitude: number | null;
  isExact: boolean;
  metres: number | null;
  /** Not in the public list, which says nothing about owners. */
  mayDelete?: boolean;
}

/** A card's data, and the key to continue from. */
export type FoundListing = Card & { position: string[] };
export type NewestRow = Card & { named: string };
export type NearestRow = Card & { exactMetres: string };

/** A subquery by key runs only for the rows of the page; a join would be planned for all matches. */
const selectFromRating = (column: RawBuilder<unknown>) =>
  sql`(select ${column} from directory.listing_rating as rating where rating.business_id = business.id)`;

/** The days around today are enough for whether it is open and when that changes, in any time zone. */
const specialWeekSql = sql`(
  select jsonb_build_object('days', coalesce(business.week, business.days), 'specialDays', jsonb_agg(jsonb_build_object(
    'date', special.date, 'kind', special.kind, 'windows', special.windows, 'note', special.note)))
  from directory.special_day as special
  where special.business_id = business.id and business.days is not null
    and special.date between current_date - 2 and current_date + 9
  having count(*) > 0)`;

// The columns are built once as raw SQL: this is the most frequent query, and building them per request took longer
// than validating the response.
const publicColumns = sql`${toSqlList(cardFields)}, prominence,
  ${formatExactInstant("createdAt")} as "exactCreation",
  case when days is not null then open_minutes end as "openMinutes",
  ${specialWeekSql} as "specialWeek",
  st_y(on_map) as latitude, st_x(on_map) as longitude,
  not hide_address and door is not null as "isExact",
  ${selectFromRating(sql`star_counts`)} as "starCounts", ${selectFromRating(sql`review_count`)} as "reviewCount"`;

/** Those whom the owner asked to help manage a listing; only its owner and staff can delete it. */
export function listCardColumns({ audience }: ListingSearch) {
  if (audience.kind === "public") return publicColumns;
  const mayDelete =
    audience.kind === "all" || audience.isStaff ? sql`true` : sql`owner_id = ${audience.userId}`;
  return sql`${publicColumns}, ${mayDelete} as "mayDelete"`;
}

export const joinWithAnd = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `);

export const withNewestPosition = (row: NewestRow): FoundListing => ({
  ...row,
  position: [String(row.prominence), row.named, row.exactCreation, row.id] satisfies NewestPosition,
});

export const withNearestPosition = (row: NearestRow): FoundListing => ({
  ...row,
  position: [row.exactMetres, row.id] satisfies DistancePosition,
});

/** Finds public listings by their ids, in the order given. Ids of other listings are skipped. */
export async function findPublicCards(db: Db, ids: string[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Card>`
    select ${publicColumns}, null::float8 as metres from directory.business
    where is_public and id = any(${ids}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
