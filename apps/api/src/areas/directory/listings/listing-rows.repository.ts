import type { Category } from "@boab/contracts/directory/listing-fields";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { exactInstant } from "#platform/db/keyset.ts";
import type { DB } from "#platform/db/types.generated.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";

/** Priority, whether the name contains the words (1 or 0), creation and id of the last row. */
export type NewestPosition = [prominence: string, named: string, instant: string, id: string];
/** Metres and id of the last row. */
export type DistancePosition = [metres: string, id: string];

export interface PageRequest<Position> {
  limit: number;
  after: Position | undefined;
}

type Columns = Selectable<DB["directory.business"]>;

/** What a card needs of a listing. */
interface CardRow
  extends Pick<
    Columns,
    | "id"
    | "business_name"
    | "slug"
    | "description"
    | "city"
    | "state"
    | "is_live"
    | "listing_priority"
    | "logo"
    | "cover"
    | "cover_position"
    | "time_zone"
  > {
  category: Category;
  prominence: number;
  exact_creation: string;
  /** Null when no hours were given. */
  open_minutes: string | null;
  latitude: number | null;
  longitude: number | null;
  is_exact: boolean;
  metres: number | null;
  /** Not in the public list, which says nothing about owners. */
  may_delete?: boolean;
}

/** A card's row, and the key to continue from. */
export type ListingRow = CardRow & { position: string[] };
export type NewestRow = CardRow & { named: string };
export type NearestRow = CardRow & { exact_metres: string };

// Raw SQL: this is the hottest query, and building it for each visitor took longer than checking
// the response.
const publicColumns = sql`id, business_name, slug, description, category, city, state, is_live,
  listing_priority, logo, cover, cover_position, time_zone, prominence,
  ${exactInstant("created_at")} as exact_creation,
  case when days is not null then open_minutes end as open_minutes,
  st_y(on_map) as latitude, st_x(on_map) as longitude,
  not hide_address and door is not null as is_exact`;

/** Editors manage a listing; only its owner and staff can delete it. */
export function cardColumns({ audience }: ListingSearch) {
  if (audience.kind === "public") return publicColumns;
  const mayDelete =
    audience.kind === "all" || audience.isStaff ? sql`true` : sql`owner_id = ${audience.userId}`;
  return sql`${publicColumns}, ${mayDelete} as may_delete`;
}

export const every = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `);

export const newestPosition = (row: NewestRow): ListingRow => ({
  ...row,
  position: [
    String(row.prominence),
    row.named,
    row.exact_creation,
    row.id,
  ] satisfies NewestPosition,
});

export const nearestPosition = (row: NearestRow): ListingRow => ({
  ...row,
  position: [row.exact_metres, row.id] satisfies DistancePosition,
});
