import type { Address, BasicInfo } from "@boab/contracts/directory/business-sections";
import type { GalleryPicture, PublicBusiness } from "@boab/contracts/directory/businesses";
import type { OpenSpan } from "@boab/contracts/directory/hours";
import type { PictureSet } from "@boab/contracts/directory/pictures";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { businessColumns, pictureColumns, priceColumns } from "./business-columns.repository.ts";

type Shown = PublicBusiness;

/** The columns a save may change; absent ones stay as they are. */
export type SectionChanges = Partial<
  BasicInfo & {
    address: Address & { suburbId: number | null; bigCity: string | null; isElsewhere: boolean };
    hideAddress: boolean;
    days: { days: Shown["days"]; open: OpenSpan[] };
    socials: Shown["socials"];
    videoLink: Shown["videoLink"];
    videoCaption: string | null;
    catalogData: Shown["catalogData"];
    cover: { uploadId: string; pictures: PictureSet } | null;
    logo: { uploadId: string; pictures: PictureSet } | null;
    coverImagePos: Shown["coverImagePos"];
    isLive: boolean;
    listingPriority: number;
    offerWords: string;
    priceFromCents: number | null;
  }
>;

/** Null empties the column, undefined leaves it as it is. */
const jsonOf = <Value>(value: Value) =>
  (value === null || value === undefined ? value : JSON.stringify(value)) as
    | string
    | Extract<Value, null | undefined>;

const multirange = (spans: OpenSpan[]) => `{${spans.map(([from, to]) => `[${from},${to})`)}}`;

function columnsOf(changes: SectionChanges) {
  const { address, days, cover, logo, socials, videoLink, catalogData, coverImagePos } = changes;
  const { businessName, slug, category, phone, email, description } = changes;
  const { hideAddress, videoCaption, isLive, listingPriority, offerWords, priceFromCents } =
    changes;
  return {
    ...businessColumns.valuesOf({
      ...{ businessName, slug, category, phone, email, description },
      ...{ hideAddress, videoCaption, isLive, listingPriority, offerWords, priceFromCents },
      socials: jsonOf(socials),
      video: jsonOf(videoLink),
      catalog: jsonOf(catalogData),
      coverPosition: jsonOf(coverImagePos),
      ...(days && { days: jsonOf(days.days), openMinutes: multirange(days.open) }),
      ...(cover !== undefined && {
        cover: jsonOf(cover?.pictures ?? null),
        coverUploadId: cover?.uploadId ?? null,
      }),
      ...(logo !== undefined && {
        logo: jsonOf(logo?.pictures ?? null),
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
    }),
    ...(address && {
      suburb_centre: sql<string>`(select centre from directory.suburb where id = ${address.suburbId})`,
      // An entrance measured for another address is wrong for this one.
      ...(address.isElsewhere && { door: null }),
    }),
  };
}

export async function saveSections(tx: Tx, id: string, changes: SectionChanges, at: Date) {
  await tx
    .updateTable("directory.business")
    .set({ ...columnsOf(changes), updated_at: at, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Makes the prices match the list: rows that stay keep their ids. */
export async function replacePrices(
  tx: Tx,
  businessId: string,
  rows: { id?: string | undefined; title: string; amountCents: number }[],
): Promise<void> {
  const kept = rows.flatMap(({ id }) => id ?? []);
  let gone = tx.deleteFrom("directory.price").where("business_id", "=", businessId);
  if (kept.length > 0) gone = gone.where("id", "not in", kept);
  await gone.execute();
  for (const [position, { id, title, amountCents }] of rows.entries()) {
    const price = { position, title, amountCents };
    if (id === undefined)
      await tx
        .insertInto("directory.price")
        .values(priceColumns.valuesOf({ businessId, ...price }))
        .execute();
    else
      await tx
        .updateTable("directory.price")
        .set(priceColumns.valuesOf(price))
        .where("id", "=", id)
        .where("business_id", "=", businessId)
        .execute();
  }
}

/** Removes pictures from a gallery and returns the uploads they came from. */
export async function deletePictures(tx: Tx, businessId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .deleteFrom("directory.gallery_picture")
    .where("business_id", "=", businessId)
    .where("id", "in", ids)
    .returning(pictureColumns.select("uploadId"))
    .execute();
  return rows.map(({ uploadId }) => uploadId);
}

type PictureWords = Pick<GalleryPicture, "name" | "description">;

export async function movePicture(
  tx: Tx,
  businessId: string,
  id: string,
  place: PictureWords & { position: number },
) {
  const { position, name, description } = place;
  await tx
    .updateTable("directory.gallery_picture")
    .set({ position, name, description })
    .where("id", "=", id)
    .where("business_id", "=", businessId)
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
    .insertInto("directory.gallery_picture")
    .values(
      pictureColumns.valuesOf({
        ...{ businessId, position, uploadId, name, description, orientation },
        picture: JSON.stringify(large),
        smaller: JSON.stringify(smaller),
      }),
    )
    .execute();
}
