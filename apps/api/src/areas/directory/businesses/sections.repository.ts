import type { Address, BasicInfo } from "@boab/contracts/directory/business-sections";
import type { GalleryPicture, PublicBusiness } from "@boab/contracts/directory/businesses";
import { type OpenSpan, omitSecondWindows } from "@boab/contracts/directory/hours";
import type { GalleryFiles, PictureSet } from "@boab/contracts/directory/pictures";
import type { Video } from "@boab/contracts/directory/videos";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { formatMultirange } from "#platform/db/multirange.ts";

type Listing = PublicBusiness;

/** The columns a save may change; absent ones stay as they are. */
export type SectionChanges = Partial<
  BasicInfo & {
    address: Address & { suburbId: number | null; bigCity: string | null; isElsewhere: boolean };
    hideAddress: boolean;
    days: { days: Listing["days"]; open: OpenSpan[] };
    socials: Listing["socials"];
    videoLink: Video | null;
    videoCaption: string | null;
    catalogData: Listing["catalogData"];
    cover: { uploadId: string; pictures: PictureSet } | null;
    logo: { uploadId: string; pictures: PictureSet } | null;
    coverImagePos: Listing["coverImagePos"];
    isLive: boolean;
    listingPriority: number;
    offerWords: string;
    priceFromCents: number | null;
  }
>;

function toColumns(changes: SectionChanges) {
  const { address, days, cover, logo, socials, videoLink, catalogData, coverImagePos } = changes;
  const { businessName, slug, category, phone, email, description } = changes;
  const { hideAddress, videoCaption, isLive, listingPriority, offerWords, priceFromCents } =
    changes;
  return {
    businessName,
    slug,
    category,
    phone,
    email,
    description,
    hideAddress,
    videoCaption,
    isLive,
    listingPriority,
    offerWords,
    priceFromCents,
    // Null empties the column, undefined leaves it as it is.
    socials: socials && JSON.stringify(socials),
    video: videoLink && JSON.stringify(videoLink),
    catalog: catalogData && JSON.stringify(catalogData),
    coverPosition: coverImagePos && JSON.stringify(coverImagePos),
    ...(days && {
      days: days.days && JSON.stringify(omitSecondWindows(days.days)),
      week: days.days && JSON.stringify(days.days),
      openMinutes: formatMultirange(days.open),
    }),
    ...(cover !== undefined && {
      cover: cover && JSON.stringify(cover.pictures),
      coverUploadId: cover?.uploadId ?? null,
    }),
    ...(logo !== undefined && {
      logo: logo && JSON.stringify(logo.pictures),
      logoUploadId: logo?.uploadId ?? null,
    }),
    ...(address && {
      street: address.address,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      country: address.country,
      bigCity: address.bigCity,
      suburbId: address.suburbId,
    }),
    ...(address && {
      suburbCentre: sql<string>`(select centre from directory.suburb where id = ${address.suburbId})`,
      // An entrance measured for another address is wrong for this one.
      ...(address.isElsewhere && { door: null }),
    }),
  };
}

export async function saveSections(tx: Tx, id: string, changes: SectionChanges, at: Date) {
  await tx
    .updateTable("directory.business")
    .set({ ...toColumns(changes), updatedAt: at, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Removes pictures from a gallery and returns the uploads they came from. */
export async function deletePictures(tx: Tx, businessId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .deleteFrom("directory.galleryPicture")
    .where("businessId", "=", businessId)
    .where("id", "in", ids)
    .returning("uploadId")
    .execute();
  return rows.map(({ uploadId }) => uploadId);
}

type PictureDetails = Pick<GalleryPicture, "name" | "description">;

export async function updatePicture(
  tx: Tx,
  businessId: string,
  id: string,
  details: PictureDetails & { position: number },
) {
  const { position, name, description } = details;
  await tx
    .updateTable("directory.galleryPicture")
    .set({ position, name, description })
    .where("id", "=", id)
    .where("businessId", "=", businessId)
    .execute();
}

export async function insertPicture(
  tx: Tx,
  businessId: string,
  picture: Omit<GalleryPicture, "id" | "url"> & { position: number; uploadId: string },
) {
  const { picture: sizes, position, uploadId, name, description, orientation } = picture;
  const { large, ...smaller } = sizes;
  await tx
    .insertInto("directory.galleryPicture")
    .values({
      businessId,
      position,
      uploadId,
      name,
      description,
      orientation,
      picture: JSON.stringify(large),
      smaller: JSON.stringify(smaller),
    })
    .execute();
}

/** `version` and `updated_at` stay as they are, because nobody edited the listing. */
export async function savePictureUrls(
  tx: Tx,
  businessId: string,
  uploadId: string,
  pictures: PictureSet,
): Promise<void> {
  const picturesJson = JSON.stringify(pictures);
  const updateListing = () => tx.updateTable("directory.business").where("id", "=", businessId);
  await updateListing()
    .set({ cover: picturesJson })
    .where("coverUploadId", "=", uploadId)
    .execute();
  await updateListing().set({ logo: picturesJson }).where("logoUploadId", "=", uploadId).execute();
}

export async function saveGalleryPictureUrls(
  tx: Tx,
  uploadId: string,
  { large, ...smaller }: GalleryFiles,
): Promise<void> {
  await tx
    .updateTable("directory.galleryPicture")
    .set({
      picture: JSON.stringify(large),
      smaller: JSON.stringify(smaller),
    })
    .where("uploadId", "=", uploadId)
    .execute();
}
