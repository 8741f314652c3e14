import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import { type Category, isSpotlight } from "@boab/contracts/directory/listing-fields";
import { usualCoverPosition } from "@boab/contracts/directory/pictures";
import { noSocials } from "@boab/contracts/directory/socials";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { businessColumns } from "./business-columns.repository.ts";

/** Who is viewing. A visitor is a kind of its own, so that a missing id never matches anybody. */
export type Viewer = { kind: "visitor" } | { kind: "member"; userId: string; isStaff: boolean };

/** A listing as stored. `listing` holds the full address: the rules decide what is shown. */
export interface StoredBusiness {
  listing: PublicBusiness;
  ownerId: string;
  version: number;
  listingPriority: number;
  isPublic: boolean;
  isOwner: boolean;
  isEditor: boolean;
  coverUploadId: string | null;
  logoUploadId: string | null;
}

/** A listing is found by its id or by its slug, in any case. */
export const hasKey = (key: string): RawBuilder<boolean> =>
  /^BUS-[0-9A-Z]{8}$/.test(key)
    ? sql<boolean>`business.id = ${key}`
    : sql<boolean>`business.slug = ${key.toLowerCase()}`;

const isOwner = (viewer: Viewer) =>
  viewer.kind === "member"
    ? sql<boolean>`business.owner_id = ${viewer.userId}`
    : sql<boolean>`false`;

const isEditor = (viewer: Viewer) =>
  viewer.kind === "member"
    ? sql<boolean>`exists (select from directory.editor
        where editor.business_id = business.id and editor.profile_id = ${viewer.userId})`
    : sql<boolean>`false`;

/** Owner, invited editors and staff; nobody once deletion was requested. */
const manages = (viewer: Viewer) =>
  sql<boolean>`business.delete_requested_at is null and (${isOwner(viewer)} or ${isEditor(viewer)}
    or ${viewer.kind === "member" && viewer.isStaff})`;

interface PriceRow {
  id: string;
  title: string;
  amountCents: number;
}

const prices = sql<PriceRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'title', title, 'amountCents', amount_cents) order by position), '[]')
  from directory.price where business_id = business.id)`;

const gallery = sql<PublicBusiness["gallery"]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'url', picture ->> 'jpeg',
    'picture', jsonb_build_object('small', picture, 'medium', picture, 'large', picture) || smaller,
    'name', name, 'description', description, 'orientation', orientation) order by position), '[]')
  from directory.gallery_picture where business_id = business.id)`;

/** By our copy of what the provider says about the owner's account. */
const takesPayments = sql<boolean>`exists (select from payments.payout_account as account
  where account.user_id = business.owner_id and account.is_ready)`;

const businesses = (db: Db, viewer: Viewer) =>
  db
    .selectFrom("directory.business as business")
    .select(businessColumns.select())
    .select([
      sql<number | null>`st_y(point::geometry)`.as("latitude"),
      sql<number | null>`st_x(point::geometry)`.as("longitude"),
      sql<boolean>`door is not null and not hide_address`.as("isExact"),
      prices.as("prices"),
      gallery.as("gallery"),
      takesPayments.as("takesPayments"),
      isOwner(viewer).as("isOwner"),
      isEditor(viewer).as("isEditor"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof businesses>["executeTakeFirstOrThrow"]>>;

const toPrice = ({ id, title, amountCents }: PriceRow): PublicBusiness["pricings"][number] => ({
  id,
  title,
  type: title,
  amountCents,
  amount: amountCents / 100,
  price: amountCents / 100,
});

const toStored = (row: Row): StoredBusiness => ({
  listing: {
    id: row.id,
    businessName: row.businessName,
    slug: row.slug,
    description: row.description,
    category: row.category as Category,
    email: row.email,
    phone: row.phone,
    address: row.street,
    city: row.city,
    state: row.state as PublicBusiness["state"],
    postcode: row.postcode,
    country: row.country,
    hideAddress: row.hideAddress,
    bigCity: row.bigCity,
    point:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude, isExact: row.isExact },
    lat: row.latitude,
    lon: row.longitude,
    timeZone: row.timeZone,
    isLive: row.isLive,
    isSpotlight: isSpotlight(row.listingPriority),
    logoUrl: row.logo as PublicBusiness["logoUrl"],
    coverImageUrl: row.cover as PublicBusiness["coverImageUrl"],
    coverImagePos: { ...usualCoverPosition, ...(row.coverPosition as object) },
    gallery: row.gallery,
    pricings: row.prices.map(toPrice),
    takesPayments: row.takesPayments,
    videoLink: row.video as PublicBusiness["videoLink"],
    videoCaption: row.videoCaption,
    socials: { ...noSocials, ...(row.socials as object) },
    catalogData: row.catalog as PublicBusiness["catalogData"],
    days: row.days as PublicBusiness["days"],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  },
  ownerId: row.ownerId,
  version: row.version,
  listingPriority: row.listingPriority,
  isPublic: row.isPublic,
  isOwner: row.isOwner,
  isEditor: row.isEditor,
  coverUploadId: row.coverUploadId,
  logoUploadId: row.logoUploadId,
});

/** What the viewer may see: public listings, and those they manage. */
const maySee = (viewer: Viewer) => sql<boolean>`(business.is_public or ${manages(viewer)})`;

export async function findVisible(db: Db, key: string, viewer: Viewer) {
  const row = await businesses(db, viewer)
    .where(hasKey(key))
    .where(maySee(viewer))
    .executeTakeFirst();
  return row && toStored(row);
}

export async function isVisible(db: Db, key: string, viewer: Viewer): Promise<boolean> {
  const row = await db
    .selectFrom("directory.business as business")
    .select("business.id")
    .where(hasKey(key))
    .where(maySee(viewer))
    .executeTakeFirst();
  return row !== undefined;
}

/** The owner of a listing, for those who manage it. */
export async function findOwnerToEdit(db: Db, key: string, viewer: Viewer) {
  const row = await db
    .selectFrom("directory.business as business")
    .select(businessColumns.select("ownerId"))
    .where(hasKey(key))
    .where(manages(viewer))
    .executeTakeFirst();
  return row?.ownerId;
}

/** How the viewer stands to a listing they manage. */
export const findStanding = (db: Db, key: string, viewer: Viewer) =>
  db
    .selectFrom("directory.business as business")
    .select([isOwner(viewer).as("isOwner"), isEditor(viewer).as("isEditor")])
    .where(hasKey(key))
    .where(manages(viewer))
    .executeTakeFirst();

export async function findOwnToEdit(db: Db, key: string, viewer: Viewer) {
  const row = await businesses(db, viewer)
    .where(hasKey(key))
    .where(manages(viewer))
    .executeTakeFirst();
  return row && toStored(row);
}

/**
 * Locked until the transaction ends, so that what was decided about it still holds when it is
 * written. Read by a second statement: the one that waits for the lock still sees rights, prices
 * and pictures from before the wait.
 */
export async function lockOwnToEdit(tx: Tx, key: string, viewer: Viewer) {
  const locked = await tx
    .selectFrom("directory.business as business")
    .select("business.id")
    .where(hasKey(key))
    .where(manages(viewer))
    .forUpdate("business")
    .executeTakeFirst();
  return locked && findOwnToEdit(tx, locked.id, viewer);
}

export async function isPublicListing(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("directory.business as business")
    .select("id")
    .where(hasKey(key))
    .where("is_public", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}
