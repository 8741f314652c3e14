import type { DirectoryData } from "@boab/contracts/directory/my-data";
import type { Db } from "#platform/db/db.ts";

/** Collects what the directory stores about a person. Invitations are found by email, so it must be a verified one. */
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
    .where("ownerId", "=", ownerId)
    .orderBy("createdAt")
    .execute();
  const [prices, pictures] = await Promise.all([
    listPrices(db, ownerId),
    listPictures(db, ownerId),
  ]);
  const filterByListing = <Part extends { businessId: string }>(parts: Part[], id: string) =>
    parts.filter(({ businessId }) => businessId === id);
  return rows.map((row) => ({
    id: row.id,
    businessName: row.businessName,
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
    hideAddress: row.hideAddress,
    isLive: row.isLive,
    socials: row.socials,
    video: row.video,
    catalog: row.catalog,
    days: row.week ?? row.days,
    prices: filterByListing(prices, row.id).map(({ title, amountCents }) => ({
      title,
      amountCents: amountCents,
    })),
    pictures: filterByListing(pictures, row.id).map(({ name, description }) => ({
      name,
      description,
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deleteRequestedAt: row.deleteRequestedAt?.toISOString() ?? null,
  }));
}

const listPrices = (db: Db, ownerId: string) =>
  db
    .selectFrom("directory.price as price")
    .innerJoin("directory.business as business", "business.id", "price.businessId")
    .select(["price.businessId", "price.title", "price.amountCents"])
    .where("business.ownerId", "=", ownerId)
    .orderBy("price.position")
    .execute();

const listPictures = (db: Db, ownerId: string) =>
  db
    .selectFrom("directory.galleryPicture as picture")
    .innerJoin("directory.business as business", "business.id", "picture.businessId")
    .select(["picture.businessId", "picture.name", "picture.description"])
    .where("business.ownerId", "=", ownerId)
    .orderBy("picture.position")
    .execute();

async function listEditorships(db: Db, userId: string): Promise<DirectoryData["editorships"]> {
  const rows = await db
    .selectFrom("directory.member as member")
    .innerJoin("directory.business as business", "business.id", "member.businessId")
    .select(["business.businessName", "business.slug", "member.createdAt", "member.rights"])
    .where("member.profileId", "=", userId)
    .orderBy("member.createdAt")
    .execute();
  return rows.map((row) => ({
    businessName: row.businessName,
    slug: row.slug,
    rights: row.rights,
    since: row.createdAt.toISOString(),
  }));
}

export async function listInvitationsTo(
  db: Db,
  email: string,
): Promise<DirectoryData["invitations"]> {
  const rows = await db
    .selectFrom("directory.memberInvitation as invitation")
    .innerJoin("directory.business as business", "business.id", "invitation.businessId")
    .select([
      "business.businessName",
      "invitation.rights",
      "invitation.createdAt",
      "invitation.expiresAt",
    ])
    // The contract lowercases every email before it is stored.
    .where("invitation.email", "=", email.toLowerCase())
    .orderBy("invitation.createdAt")
    .execute();
  return rows.map((row) => ({
    businessName: row.businessName,
    rights: row.rights,
    invitedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

async function listSaved(db: Db, userId: string): Promise<DirectoryData["savedListings"]> {
  const rows = await db
    .selectFrom("directory.savedListing as saved")
    .innerJoin("directory.business as business", "business.id", "saved.businessId")
    .select(["business.businessName", "business.slug", "saved.savedAt"])
    .where("saved.profileId", "=", userId)
    .orderBy("saved.savedAt")
    .execute();
  return rows.map((row) => ({
    businessName: row.businessName,
    slug: row.slug,
    savedAt: row.savedAt.toISOString(),
  }));
}

async function listReportsBy(db: Db, userId: string): Promise<DirectoryData["reports"]> {
  const rows = await db
    .selectFrom("moderation.vReport as report")
    .innerJoin("moderation.vReportCase as file", (join) =>
      join.onRef("file.id", "=", "report.caseId").on("file.subjectKind", "=", "listing"),
    )
    .innerJoin("directory.business as business", "business.id", "file.subjectId")
    .select([
      "business.businessName",
      "report.reason",
      "report.details",
      "file.status",
      "report.createdAt",
    ])
    .where("report.reporterId", "=", userId)
    .orderBy("report.createdAt")
    .execute();
  return rows.map((row) => ({
    businessName: row.businessName,
    reason: row.reason,
    details: row.details,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
}
