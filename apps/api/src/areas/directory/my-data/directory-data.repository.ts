import type { DirectoryData } from "@boab/contracts/directory/my-data";
import type { Db } from "#platform/db/db.ts";

/**
 * What the directory holds about a person; invitations are found by email, so only a verified one.
 */
export async function findDirectoryData(
  db: Db,
  userId: string,
  provenEmail: string | undefined,
): Promise<DirectoryData> {
  const [listings, editorships, invitations, savedListings, reports] = await Promise.all([
    listOwned(db, userId),
    listEditorships(db, userId),
    provenEmail === undefined ? [] : listInvitationsTo(db, provenEmail),
    listSaved(db, userId),
    listReportsBy(db, userId),
  ]);
  return { listings, editorships, invitations, savedListings, reports };
}

async function listOwned(db: Db, ownerId: string): Promise<DirectoryData["listings"]> {
  const rows = await db
    .selectFrom("directory.business")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .execute();
  const [prices, pictures] = await Promise.all([
    listPrices(db, ownerId),
    listPictures(db, ownerId),
  ]);
  const ofListing = <Part extends { business_id: string }>(parts: Part[], id: string) =>
    parts.filter(({ business_id }) => business_id === id);
  return rows.map((row) => ({
    id: row.id,
    businessName: row.business_name,
    slug: row.slug,
    category: row.category,
    description: row.description,
    email: row.email,
    phone: row.phone,
    street: row.street,
    city: row.city,
    state: row.state,
    postcode: row.postcode,
    country: row.country,
    hideAddress: row.hide_address,
    isLive: row.is_live,
    socials: row.socials,
    video: row.video,
    catalog: row.catalog,
    days: row.days,
    prices: ofListing(prices, row.id).map(({ title, amount_cents }) => ({
      title,
      amountCents: amount_cents,
    })),
    pictures: ofListing(pictures, row.id).map(({ name, description }) => ({ name, description })),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deleteRequestedAt: row.delete_requested_at?.toISOString() ?? null,
  }));
}

const listPrices = (db: Db, ownerId: string) =>
  db
    .selectFrom("directory.price as price")
    .innerJoin("directory.business as business", "business.id", "price.business_id")
    .select(["price.business_id", "price.title", "price.amount_cents"])
    .where("business.owner_id", "=", ownerId)
    .orderBy("price.position")
    .execute();

const listPictures = (db: Db, ownerId: string) =>
  db
    .selectFrom("directory.gallery_picture as picture")
    .innerJoin("directory.business as business", "business.id", "picture.business_id")
    .select(["picture.business_id", "picture.name", "picture.description"])
    .where("business.owner_id", "=", ownerId)
    .orderBy("picture.position")
    .execute();

async function listEditorships(db: Db, userId: string): Promise<DirectoryData["editorships"]> {
  const rows = await db
    .selectFrom("directory.editor as editor")
    .innerJoin("directory.business as business", "business.id", "editor.business_id")
    .select(["business.business_name", "business.slug", "editor.created_at"])
    .where("editor.profile_id", "=", userId)
    .orderBy("editor.created_at")
    .execute();
  return rows.map((row) => ({
    businessName: row.business_name,
    slug: row.slug,
    since: row.created_at.toISOString(),
  }));
}

async function listInvitationsTo(db: Db, address: string): Promise<DirectoryData["invitations"]> {
  const rows = await db
    .selectFrom("directory.editor_invitation as invitation")
    .innerJoin("directory.business as business", "business.id", "invitation.business_id")
    .select(["business.business_name", "invitation.created_at", "invitation.expires_at"])
    // The contract lowercases every email before it is stored.
    .where("invitation.email", "=", address.toLowerCase())
    .orderBy("invitation.created_at")
    .execute();
  return rows.map((row) => ({
    businessName: row.business_name,
    invitedAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

async function listSaved(db: Db, userId: string): Promise<DirectoryData["savedListings"]> {
  const rows = await db
    .selectFrom("directory.saved_listing as saved")
    .innerJoin("directory.business as business", "business.id", "saved.business_id")
    .select(["business.business_name", "business.slug", "saved.saved_at"])
    .where("saved.profile_id", "=", userId)
    .orderBy("saved.saved_at")
    .execute();
  return rows.map((row) => ({
    businessName: row.business_name,
    slug: row.slug,
    savedAt: row.saved_at.toISOString(),
  }));
}

async function listReportsBy(db: Db, userId: string): Promise<DirectoryData["reports"]> {
  const rows = await db
    .selectFrom("directory.listing_report as report")
    .innerJoin("directory.business as business", "business.id", "report.business_id")
    .select([
      "business.business_name",
      "report.reason",
      "report.details",
      "report.status",
      "report.created_at",
    ])
    .where("report.reporter_id", "=", userId)
    .orderBy("report.created_at")
    .execute();
  return rows.map((row) => ({
    businessName: row.business_name,
    reason: row.reason,
    details: row.details,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  }));
}
