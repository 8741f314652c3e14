import type { Address, BasicInfo } from "@boab/contracts/directory/business-sections";
import type { GalleryPicture, PublicBusiness } from "@boab/contracts/directory/businesses";
import type { OpenSpan } from "@boab/contracts/directory/hours";
import type { PictureSet } from "@boab/contracts/directory/pictures";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

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
  }
>;

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

const multirange = (spans: OpenSpan[]) => `{${spans.map(([from, to]) => `[${from},${to})`)}}`;

const plainColumns = {
  businessName: "business_name",
  slug: "slug",
  category: "category",
  phone: "phone",
  email: "email",
  description: "description",
  hideAddress: "hide_address",
  videoCaption: "video_caption",
  isLive: "is_live",
  listingPriority: "listing_priority",
  offerWords: "offer_words",
} as const;

const jsonColumns = {
  socials: "socials",
  videoLink: "video",
  catalogData: "catalog",
  coverImagePos: "cover_position",
} as const;

function columnsOf(changes: SectionChanges): Record<string, unknown> {
  const { address, days, cover, logo } = changes;
  const given = <Columns extends object>(columns: Columns) =>
    Object.entries(columns).filter(([field]) => Object.hasOwn(changes, field));
  const requested = (field: string) => changes[field as keyof SectionChanges];
  return {
    ...Object.fromEntries(given(plainColumns).map(([field, name]) => [name, requested(field)])),
    ...Object.fromEntries(
      given(jsonColumns).map(([field, name]) => [name, json(requested(field))]),
    ),
    ...(days && { days: json(days.days), open_minutes: multirange(days.open) }),
    ...(cover !== undefined && {
      cover: json(cover?.pictures ?? null),
      cover_upload_id: cover?.uploadId ?? null,
    }),
    ...(logo !== undefined && {
      logo: json(logo?.pictures ?? null),
      logo_upload_id: logo?.uploadId ?? null,
    }),
    ...(address && {
      street: address.address,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      country: address.country,
      big_city: address.bigCity,
      suburb_id: address.suburbId,
      suburb_centre: sql`(select centre from directory.suburb where id = ${address.suburbId})`,
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
    const values = { position, title, amount_cents: amountCents };
    if (id === undefined)
      await tx
        .insertInto("directory.price")
        .values({ business_id: businessId, ...values })
        .execute();
    else
      await tx
        .updateTable("directory.price")
        .set(values)
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
    .returning("upload_id")
    .execute();
  return rows.map((row) => row.upload_id);
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
  const { large, ...smaller } = picture.picture;
  await tx
    .insertInto("directory.gallery_picture")
    .values({
      business_id: businessId,
      position: picture.position,
      upload_id: picture.uploadId,
      picture: JSON.stringify(large),
      smaller: JSON.stringify(smaller),
      name: picture.name,
      description: picture.description,
      orientation: picture.orientation,
    })
    .execute();
}
