import type { Category } from "@boab/contracts/directory/listing-fields";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant } from "#platform/db/keyset.ts";
import { businessColumns } from "../businesses/business-columns.repository.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";

/** Priority, whether the name contains the words (1 or 0), creation and id of the last row. */
export type NewestPosition = [prominence: string, named: string, instant: string, id: string];
/** Metres and id of the last row. */
export type DistancePosition = [metres: string, id: string];

/** The same, and the listings that were shown first. */
export type NearPosition = [metres: string, id: string, ...shown: string[]];

export interface PageRequest<Position> {
  limit: number;
  after: Position | undefined;
}

/** What a card needs of a listing, as it is stored. */
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

interface StoredCard {
  id: string;
  businessName: string;
  slug: string;
  description: string;
  category: Category;
  city: string | null;
  state: string | null;
  isLive: boolean;
  listingPriority: number;
  logo: unknown;
  cover: unknown;
  coverPosition: unknown;
  timeZone: string;
  hideAddress: boolean;
  priceFromCents: number | null;
}

interface Card extends StoredCard {
  prominence: number;
  exactCreation: string;
  /** Null when no hours were given. */
  openMinutes: string | null;
  /** One star first; null before its first review. */
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

/** By its key, for the rows of a page alone; a join would be planned for all that match. */
const ofReviews = (column: RawBuilder<unknown>) =>
  sql`(select ${column} from reviews.summary
    where summary.subject_kind = 'business' and summary.subject_id = business.id)`;

// Built once, as raw SQL: this is the hottest query, and building it for each visitor took longer than
// checking the response.
const publicColumns = sql`${businessColumns.sqlList(...cardFields)}, prominence,
  ${exactInstant("created_at")} as "exactCreation",
  case when days is not null then open_minutes end as "openMinutes",
  st_y(on_map) as latitude, st_x(on_map) as longitude,
  not hide_address and door is not null as "isExact",
  ${ofReviews(sql`star_counts`)} as "starCounts", ${ofReviews(sql`review_count`)} as "reviewCount"`;

/** Editors manage a listing; only its owner and staff can delete it. */
export function cardColumns({ audience }: ListingSearch) {
  if (audience.kind === "public") return publicColumns;
  const mayDelete =
    audience.kind === "all" || audience.isStaff ? sql`true` : sql`owner_id = ${audience.userId}`;
  return sql`${publicColumns}, ${mayDelete} as "mayDelete"`;
}

export const every = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `);

export const newestPosition = (row: NewestRow): FoundListing => ({
  ...row,
  position: [String(row.prominence), row.named, row.exactCreation, row.id] satisfies NewestPosition,
});

export const nearestPosition = (row: NearestRow): FoundListing => ({
  ...row,
  position: [row.exactMetres, row.id] satisfies DistancePosition,
});

/** Some public listings by their ids, in the order given; what is not public is left out. */
export async function findPublicCards(db: Db, ids: string[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Card>`
    select ${publicColumns}, null::float8 as metres from directory.business
    where is_public and id = any(${ids}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
