import { randomBytes } from "node:crypto";
import { type Days, openSpans } from "@boab/contracts/directory/hours";
import type { Category } from "@boab/contracts/directory/listing-fields";
import type { Suburb } from "@boab/contracts/directory/suburbs";
import { type RawBuilder, sql } from "kysely";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";

interface Point {
  latitude: number;
  longitude: number;
}

/** What a test specifies of a listing; the rest is a small public shop in Footscray. */
export interface ListingOverrides {
  id?: string;
  ownerId?: string;
  name?: string;
  description?: string;
  offers?: string;
  category?: Category;
  city?: string;
  state?: Suburb["state"];
  hideAddress?: boolean;
  suburbCentre?: Point;
  door?: Point;
  isLive?: boolean;
  isWithheld?: boolean;
  deleteRequestedAt?: Date;
  priority?: number;
  priceFromCents?: number;
  days?: Days;
  createdAt?: Date | string;
}

const footscray: Point = { latitude: -37.8, longitude: 144.9 };

const geography = (point: Point | undefined): RawBuilder<string> | null =>
  point ? sql`st_makepoint(${point.longitude}, ${point.latitude})::geography` : null;

/** A person who owns things and never signs in. */
export async function insertOwner(tx: Tx): Promise<string> {
  const id = `owner${randomBytes(8).toString("hex")}`;
  const handle = id.slice(0, 20);
  await tx.insertInto("accounts.handle").values({ handle, profile_id: id }).execute();
  const email = `${id}@people.example`;
  await tx
    .insertInto("accounts.profile")
    .values({ id, full_name: "Olu Owner", username: handle, alias: handle, email })
    .execute();
  return id;
}

/** Inserts a listing as saving one would; returns its id. */
export function insertListing(db: Db, overrides: ListingOverrides = {}): Promise<string> {
  return inTransaction(db, async (tx) => {
    const id = overrides.id ?? makeId("BUS", 8);
    const slug = id.toLowerCase();
    const spans = overrides.days ? openSpans(overrides.days) : [];
    await tx.insertInto("directory.slug").values({ slug, business_id: id }).execute();
    await tx
      .insertInto("directory.business")
      .values({
        id,
        slug,
        owner_id: overrides.ownerId ?? (await insertOwner(tx)),
        business_name: overrides.name ?? "Corner Shop",
        description: overrides.description ?? "A shop.",
        offer_words: overrides.offers ?? "",
        category: overrides.category ?? "Retail",
        email: "shop@people.example",
        phone: "0390000000",
        street: "1 Hidden Lane",
        city: overrides.city ?? "Footscray",
        state: overrides.state ?? "VIC",
        postcode: "3011",
        country: "Australia",
        hide_address: overrides.hideAddress ?? false,
        suburb_centre: geography(overrides.suburbCentre ?? footscray),
        door: geography(overrides.door),
        is_live: overrides.isLive ?? true,
        is_withheld: overrides.isWithheld ?? false,
        delete_requested_at: overrides.deleteRequestedAt ?? null,
        listing_priority: overrides.priority ?? 100,
        price_from_cents: overrides.priceFromCents ?? null,
        days: overrides.days ? JSON.stringify(overrides.days) : null,
        open_minutes: `{${spans.map(([from, to]) => `[${from},${to})`).join(",")}}`,
        ...(overrides.createdAt && { created_at: overrides.createdAt }),
      })
      .execute();
    return id;
  });
}
