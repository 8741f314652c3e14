import { toDollars } from "@boab/contracts/common/dollars";
import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import { isSpotlight } from "@boab/contracts/directory/listing-fields";
import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { defaultCoverPosition } from "@boab/contracts/directory/pictures";
import { makeVideoEmbedUrl } from "@boab/contracts/directory/read-video";
import { noSocials } from "@boab/contracts/directory/socials";
import type { ShownVideo, Video } from "@boab/contracts/directory/videos";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** The columns are named one by one to leave out the search vectors and shapes, the larger part of a row. */
const businessColumns = [
  "id",
  "ownerId",
  "businessName",
  "slug",
  "description",
  "category",
  "email",
  "phone",
  "street",
  "city",
  "state",
  "postcode",
  "country",
  "hideAddress",
  "bigCity",
  "suburbId",
  "timeZone",
  "isLive",
  "isPublic",
  "removedAt",
  "listingPriority",
  "cover",
  "coverUploadId",
  "coverPosition",
  "logo",
  "logoUploadId",
  "socials",
  "video",
  "videoCaption",
  "catalog",
  "days",
  "week",
  "openMinutes",
  "offerWords",
  "priceFromCents",
  "version",
  "createdAt",
  "updatedAt",
  "deleteRequestedAt",
] as const;

/** Who is viewing. A visitor is a kind of its own, so that a missing id never matches anybody. */
export type Viewer = { kind: "visitor" } | { kind: "member"; userId: string; isStaff: boolean };

/** A listing as stored. `listing` holds the full address: the rules decide what is shown. */
export interface StoredBusiness {
  listing: PublicBusiness;
  ownerId: string;
  version: number;
  listingPriority: number;
  isPublic: boolean;
  isRemoved: boolean;
  isOwner: boolean;
  memberRights: MemberRight[] | null;
  coverUploadId: string | null;
  logoUploadId: string | null;
}

/** A listing is found by its id or by its slug. Capitals in a slug don't matter. */
export const hasIdOrSlug = (key: string): RawBuilder<boolean> =>
  /^BUS-[0-9A-Z]{8}$/.test(key)
    ? sql<boolean>`business.id = ${key}`
    : sql<boolean>`business.slug = ${key.toLowerCase()}`;

const isOwner = (viewer: Viewer) =>
  viewer.kind === "member"
    ? sql<boolean>`business.owner_id = ${viewer.userId}`
    : sql<boolean>`false`;

/** Null for somebody whom the owner never asked to help. */
const memberRights = (viewer: Viewer) =>
  viewer.kind === "member"
    ? sql<MemberRight[] | null>`(select rights from directory.member
        where member.business_id = business.id and member.profile_id = ${viewer.userId})`
    : sql<MemberRight[] | null>`null`;

/** The owner, whom they asked, and staff manage a listing; nobody does once its deletion was requested. */
const isManagedBy = (viewer: Viewer) =>
  sql<boolean>`business.delete_requested_at is null and (${isOwner(viewer)} or ${memberRights(viewer)} is not null
    or ${viewer.kind === "member" && viewer.isStaff})`;

interface PriceRow {
  id: string;
  title: string;
  amountCents: number;
  durationMinutes: number | null;
  shortestMinutes: number | null;
}

const pricesSql = sql<PriceRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'title', title, 'amountCents', amount_cents,
    'durationMinutes', duration_minutes, 'shortestMinutes', shortest_minutes) order by position), '[]')
  from directory.price where business_id = business.id)`;

const gallerySql = sql<PublicBusiness["gallery"]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'url', picture ->> 'jpeg',
    'picture', jsonb_build_object('small', picture, 'medium', picture, 'large', picture) || smaller,
    'name', name, 'description', description, 'orientation', orientation) order by position), '[]')
  from directory.gallery_picture where business_id = business.id)`;

/** From yesterday on: its evening may extend past midnight. The database's clock does, as the rules look at the date. */
const specialDaysSql = sql<PublicBusiness["specialDays"]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'date', date, 'kind', kind, 'windows', windows, 'note', note) order by date), '[]')
  from directory.special_day
  where business_id = business.id and date >= (now() at time zone business.time_zone)::date - 1)`;

/** Whether the owner can be paid, by our copy of the provider's account status. */
const takesPaymentsSql = sql<boolean>`exists (select from payments.v_payout_account as account
  where account.user_id = business.owner_id and account.is_ready)`;

/** Null while staff own the listing: the team lists businesses too, until their owner asks for the page. */
const managedSinceSql = sql<Date | null>`(
  select business.created_at from accounts.v_person as owner
  where owner.id = business.owner_id and owner.admin_status is null)`;

const selectBusinesses = (db: Db, viewer: Viewer) =>
  db
    .selectFrom("directory.business as business")
    .select(businessColumns)
    .select([
      sql<number | null>`st_y(point::geometry)`.as("latitude"),
      sql<number | null>`st_x(point::geometry)`.as("longitude"),
      sql<boolean>`door is not null and not hide_address`.as("isExact"),
      pricesSql.as("prices"),
      gallerySql.as("gallery"),
      specialDaysSql.as("specialDays"),
      takesPaymentsSql.as("takesPayments"),
      managedSinceSql.as("managedSince"),
      isOwner(viewer).as("isOwner"),
      memberRights(viewer).as("memberRights"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectBusinesses>["executeTakeFirstOrThrow"]>>;

const toPrice = ({
  id,
  title,
  amountCents,
  durationMinutes,
  shortestMinutes,
}: PriceRow): PublicBusiness["pricings"][number] => ({
  id,
  title,
  type: title,
  amountCents,
  amount: toDollars(amountCents),
  price: toDollars(amountCents),
  durationMinutes,
  shortestMinutes,
});

const toStoredBusiness = (row: Row): StoredBusiness => ({
  listing: {
    id: row.id,
    businessName: row.businessName,
    slug: row.slug,
    description: row.description,
    category: row.category,
    email: row.email,
    phone: row.phone,
    address: row.street,
    city: row.city,
    state: row.state,
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
    logoUrl: row.logo,
    coverImageUrl: row.cover,
    coverImagePos: { ...defaultCoverPosition, ...row.coverPosition },
    gallery: row.gallery,
    pricings: row.prices.map(toPrice),
    takesPayments: row.takesPayments,
    videoLink: toShownVideo(row.video),
    videoCaption: row.videoCaption,
    socials: { ...noSocials, ...row.socials },
    catalogData: row.catalog,
    days: row.week ?? row.days,
    specialDays: row.specialDays,
    managedSince: row.managedSince?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  },
  ownerId: row.ownerId,
  version: row.version,
  listingPriority: row.listingPriority,
  isPublic: row.isPublic,
  isRemoved: row.removedAt !== null,
  isOwner: row.isOwner,
  memberRights: row.memberRights,
  coverUploadId: row.coverUploadId,
  logoUploadId: row.logoUploadId,
});

const toShownVideo = (video: Video | null): ShownVideo | null =>
  video && { ...video, embedUrl: makeVideoEmbedUrl(video) };

/** A viewer sees public listings and those they manage. */
const isVisibleTo = (viewer: Viewer) =>
  sql<boolean>`(business.is_public or ${isManagedBy(viewer)})`;

export async function findVisibleBusiness(db: Db, key: string, viewer: Viewer) {
  const row = await selectBusinesses(db, viewer)
    .where(hasIdOrSlug(key))
    .where(isVisibleTo(viewer))
    .executeTakeFirst();
  return row && toStoredBusiness(row);
}

export async function isVisibleListing(db: Db, key: string, viewer: Viewer): Promise<boolean> {
  const row = await db
    .selectFrom("directory.business as business")
    .select("business.id")
    .where(hasIdOrSlug(key))
    .where(isVisibleTo(viewer))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the viewer is the owner, and what the owner lets them do; undefined when they don't manage the listing. */
export const findListingTies = (db: Db, key: string, viewer: Viewer) =>
  db
    .selectFrom("directory.business as business")
    .select([isOwner(viewer).as("isOwner"), memberRights(viewer).as("memberRights")])
    .where(hasIdOrSlug(key))
    .where(isManagedBy(viewer))
    .executeTakeFirst();

export async function findBusinessToEdit(db: Db, key: string, viewer: Viewer) {
  const row = await selectBusinesses(db, viewer)
    .where(hasIdOrSlug(key))
    .where(isManagedBy(viewer))
    .executeTakeFirst();
  return row && toStoredBusiness(row);
}

/**
 * The listing is locked until the transaction ends, so that checks still hold when it is saved. A second statement
 * reads it, because the one that waits for the lock still sees rights, prices and pictures from before the wait.
 * Rows that refer to the listing may be inserted meanwhile: somebody applying for a job holds the job, which a save of
 * jobs waits for.
 */
export async function lockBusinessToEdit(tx: Tx, key: string, viewer: Viewer) {
  const locked = await tx
    .selectFrom("directory.business as business")
    .select("business.id")
    .where(hasIdOrSlug(key))
    .where(isManagedBy(viewer))
    .forNoKeyUpdate("business")
    .executeTakeFirst();
  return locked && findBusinessToEdit(tx, locked.id, viewer);
}

/** Locks a listing that everybody sees; returns its id. */
export async function lockPublicListing(tx: Tx, key: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("directory.business as business")
    .select("business.id")
    .where(hasIdOrSlug(key))
    .where("business.isPublic", "=", true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

export async function isPublicListing(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("directory.business as business")
    .select("id")
    .where(hasIdOrSlug(key))
    .where("isPublic", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}
