import { randomUUID } from "node:crypto";
import { openSpans } from "@boab/contracts/directory/hours";
import type { DemoBusiness } from "@boab/demo/businesses/demo-business";
import { fullListing } from "@boab/demo/businesses/showcase/full-listing";
import { demoViews } from "@boab/demo/businesses/views";
import { type RawBuilder, sql } from "kysely";
import { leastPrice } from "#areas/directory/businesses/business.rules.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";

interface Suburb {
  id: number;
  latitude: number;
  longitude: number;
}

const keyOf = (name: string, postcode: string, state: string) => `${name} ${postcode} ${state}`;

/**
 * Adds the demo businesses. Existing ones stay as they are, even if somebody has edited them;
 * returns how many were added.
 */
export async function loadDemoBusinesses(db: Db, businesses: DemoBusiness[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const known = await knownIds(tx, businesses);
    const added = businesses.filter(({ id }) => !known.has(id));
    if (added.length === 0) return 0;
    const owners = await ownersOf(tx, added);
    const suburbs = await suburbsOf(tx, added);
    await tx
      .insertInto("directory.slug")
      .values(
        added.map(({ slug, id, createdAt }) => ({ slug, business_id: id, created_at: createdAt })),
      )
      .execute();
    await tx
      .insertInto("directory.business")
      .values(added.map((business) => toRow(business, owners, suburbs)))
      .execute();
    await tx.insertInto("directory.price").values(added.flatMap(toPriceRows)).execute();
    const full = added.find(({ slug }) => slug === fullListing.slug);
    if (full) await completeListing(tx, full.id);
    await tx
      .insertInto("directory.view_day")
      .values(demoViews)
      .onConflict((conflict) => conflict.column("day").doNothing())
      .execute();
    return added.length;
  });
}

/**
 * Gives one listing everything a listing can have. Its pictures are drawn, so there is no upload.
 */
async function completeListing(tx: Tx, businessId: string): Promise<void> {
  const { video, videoCaption, catalog, gallery } = fullListing;
  await tx
    .updateTable("directory.business")
    .set({
      video: JSON.stringify(video),
      video_caption: videoCaption,
      catalog: JSON.stringify(catalog),
    })
    .where("id", "=", businessId)
    .execute();
  await tx
    .insertInto("directory.gallery_picture")
    .values(
      gallery.map(({ picture, name, description }, position) => ({
        business_id: businessId,
        position,
        upload_id: randomUUID(),
        picture: JSON.stringify({ width: 900, height: 600, webp: picture, jpeg: picture }),
        name,
        description,
        orientation: "landscape",
      })),
    )
    .execute();
}

async function knownIds(tx: Tx, businesses: DemoBusiness[]): Promise<Set<string>> {
  const ids = businesses.map(({ id }) => id);
  const rows = await tx
    .selectFrom("directory.business")
    .select("id")
    .where("id", "in", ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function ownersOf(tx: Tx, businesses: DemoBusiness[]): Promise<Map<string, string>> {
  const usernames = [...new Set(businesses.map(({ ownerUsername }) => ownerUsername))];
  const rows = await tx
    .selectFrom("accounts.profile")
    .select(["id", "username"])
    .where("username", "in", usernames)
    .execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}

async function suburbsOf(tx: Tx, businesses: DemoBusiness[]): Promise<Map<string, Suburb>> {
  const names = [...new Set(businesses.map(({ suburb }) => suburb))];
  const rows = await tx
    .selectFrom("directory.suburb")
    .select(["id", "name", "postcode", "state", "latitude", "longitude"])
    .where("name", "in", names)
    .execute();
  return new Map(rows.map((row) => [keyOf(row.name, row.postcode, row.state), row]));
}

function toRow(business: DemoBusiness, owners: Map<string, string>, suburbs: Map<string, Suburb>) {
  const { suburb: city, postcode, state, ownerUsername, days, door, prices } = business;
  const owner = owners.get(ownerUsername);
  const suburb = suburbs.get(keyOf(city, postcode, state));
  if (!owner) throw new Error(`There is no ${ownerUsername}: load the demo people first`);
  if (!suburb)
    throw new Error(`There is no ${city} ${state} ${postcode}: run npm run suburbs first`);
  return {
    id: business.id,
    owner_id: owner,
    business_name: business.businessName,
    slug: business.slug,
    description: business.description,
    category: business.category,
    email: business.email,
    phone: business.phone,
    street: business.street,
    city,
    state,
    postcode,
    country: "Australia",
    hide_address: business.hideAddress,
    big_city: business.bigCity,
    suburb_id: suburb.id,
    suburb_centre: pointAt(suburb.latitude, suburb.longitude),
    door: door && entranceOf(suburb, door),
    is_live: business.isLive,
    listing_priority: business.listingPriority,
    socials: JSON.stringify(business.socials),
    days: days && JSON.stringify(days),
    open_minutes: days ? openMinutes(days) : "{}",
    price_from_cents: leastPrice(prices),
    offer_words: prices.map(({ title }) => title).join(" "),
    created_at: business.createdAt,
    updated_at: business.createdAt,
  };
}

const pointAt = (latitude: number, longitude: number): RawBuilder<string> =>
  sql<string>`st_makepoint(${longitude}::float8, ${latitude}::float8)::geography`;

const metresPerDegree = 111_320;

function entranceOf({ latitude, longitude }: Suburb, door: NonNullable<DemoBusiness["door"]>) {
  const metresPerLongitude = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return pointAt(
    latitude + door.northMetres / metresPerDegree,
    longitude + door.eastMetres / metresPerLongitude,
  );
}

const openMinutes = (days: NonNullable<DemoBusiness["days"]>): string =>
  `{${openSpans(days)
    .map(([from, to]) => `[${from},${to})`)
    .join(",")}}`;

const toPriceRows = ({ id, prices }: DemoBusiness) =>
  prices.map(({ title, amountCents }, position) => ({
    business_id: id,
    position,
    title,
    amount_cents: amountCents,
  }));
