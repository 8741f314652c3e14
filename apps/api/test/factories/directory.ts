import { randomBytes } from "node:crypto";
import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import { listOpenSpans, type WeekHours } from "@boab/contracts/directory/hours";
import type { Category } from "@boab/contracts/directory/listing-fields";
import type { Suburb } from "@boab/contracts/directory/suburbs";
import { type RawBuilder, sql } from "kysely";
import { reportSubject } from "#areas/moderation/index.ts";
import { findOrCreateOpenCase } from "#areas/moderation/reports/reports.repository.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";

interface Point {
  latitude: number;
  longitude: number;
}

/** What a test specifies of a listing; the rest is a small public shop in Footscray. */
export interface ListingOverrides {
  id?: string;
  slug?: string;
  ownerId?: string;
  /** Of an owner who is made with the listing. */
  ownerPlan?: DirectoryPlan;
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
  days?: WeekHours;
  createdAt?: Date | string;
}

const footscray: Point = { latitude: -37.8, longitude: 144.9 };

const toGeography = (point: Point | undefined): RawBuilder<string> | null =>
  point ? sql`st_makepoint(${point.longitude}, ${point.latitude})::geography` : null;

/** A person who owns things and never signs in. */
export async function insertOwner(tx: Tx, plan: DirectoryPlan = "Basic"): Promise<string> {
  const id = `owner${randomBytes(8).toString("hex")}`;
  const handle = id.slice(0, 20);
  await tx.insertInto("accounts.handle").values({ handle, profileId: id }).execute();
  const email = `${id}@people.example`;
  await tx
    .insertInto("accounts.profile")
    .values({
      id,
      fullName: "Olu Owner",
      username: handle,
      alias: handle,
      email,
      emailVerified: true,
      grantedPlan: plan,
    })
    .execute();
  return id;
}

/** Inserts listings one after another, so that their order is known. */
export async function insertListings(db: Db, listings: readonly ListingOverrides[]): Promise<void> {
  for (const overrides of listings) await insertListing(db, overrides);
}

export async function deleteListings(db: Db): Promise<void> {
  await db.deleteFrom("directory.business").execute();
  await db.deleteFrom("directory.slug").execute();
}

/** Inserts a listing as saving one would; returns its id. */
export function insertListing(db: Db, overrides: ListingOverrides = {}): Promise<string> {
  return inTransaction(db, async (tx) => {
    const id = overrides.id ?? makeId("BUS", 8);
    const slug = overrides.slug ?? id.toLowerCase();
    const spans = overrides.days ? listOpenSpans(overrides.days) : [];
    await tx.insertInto("directory.slug").values({ slug, businessId: id }).execute();
    await tx
      .insertInto("directory.business")
      .values({
        id,
        slug,
        ownerId: overrides.ownerId ?? (await insertOwner(tx, overrides.ownerPlan)),
        businessName: overrides.name ?? "Corner Shop",
        description: overrides.description ?? "A shop.",
        offerWords: overrides.offers ?? "",
        category: overrides.category ?? "Retail",
        email: "shop@people.example",
        phone: "0390000000",
        street: "1 Hidden Lane",
        city: overrides.city ?? "Footscray",
        state: overrides.state ?? "VIC",
        postcode: "3011",
        country: "Australia",
        hideAddress: overrides.hideAddress ?? false,
        suburbCentre: toGeography(overrides.suburbCentre ?? footscray),
        door: toGeography(overrides.door),
        isLive: overrides.isLive ?? true,
        isWithheld: overrides.isWithheld ?? false,
        deleteRequestedAt: overrides.deleteRequestedAt ?? null,
        listingPriority: overrides.priority ?? 100,
        priceFromCents: overrides.priceFromCents ?? null,
        days: overrides.days ? JSON.stringify(overrides.days) : null,
        openMinutes: `{${spans.map(([from, to]) => `[${from},${to})`).join(",")}}`,
        ...(overrides.createdAt && { createdAt: overrides.createdAt }),
      })
      .execute();
    return id;
  });
}

/** Reports a listing, by a visitor when nobody is named; returns the id of its case. */
export function insertListingCase(
  db: Db,
  listingId: string,
  reporterId: string | null,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const report = { reporterId, reason: "closed", details: "The shutters are down." };
    await reportSubject(tx, { kind: "listing", subjectId: listingId, ...report }, new Date());
    return findOrCreateOpenCase(tx, "listing", listingId, new Date());
  });
}
