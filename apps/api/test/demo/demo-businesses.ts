import { randomUUID } from "node:crypto";
import { listOpenSpans } from "@boab/contracts/directory/hours";
import type { DemoBusiness } from "@boab/demo/businesses/demo-business";
import { fullListing } from "@boab/demo/businesses/showcase/full-listing";
import { demoViews } from "@boab/demo/businesses/views";
import { type RawBuilder, sql } from "kysely";
import { findLowestPriceCents } from "#areas/directory/businesses/business.rules.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";

interface Suburb {
  id: number;
  latitude: number;
  longitude: number;
}

const toBusinessKey = (name: string, postcode: string, state: string) =>
  `${name} ${postcode} ${state}`;

/**
 * Adds the demo businesses. Existing ones stay as they are, even if somebody has edited them;
 * returns how many were added.
 */
export async function loadDemoBusinesses(db: Db, businesses: DemoBusiness[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const known = await findKnownIds(tx, businesses);
    const added = businesses.filter(({ id }) => !known.has(id));
    if (added.length === 0) return 0;
    const owners = await findOwners(tx, added);
    if (owners.size > 0)
      await tx
        .updateTable("accounts.profile")
        .set({ directoryStatus: "Approved" })
        .where("id", "in", [...owners.values()])
        .where("directoryStatus", "is", null)
        .execute();
    const suburbs = await findSuburbs(tx, added);
    await tx
      .insertInto("directory.slug")
      .values(added.map(({ slug, id, createdAt }) => ({ slug, businessId: id, createdAt })))
      .execute();
    await tx
      .insertInto("directory.business")
      .values(added.map((business) => toRow(business, owners, suburbs)))
      .execute();
    await tx.insertInto("directory.price").values(added.flatMap(toPriceRows)).execute();
    const fullBusiness = added.find(({ slug }) => slug === fullListing.slug);
    if (fullBusiness) await completeListing(tx, fullBusiness.id);
    await tx
      .insertInto("directory.viewDay")
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
      videoCaption,
      catalog: JSON.stringify(catalog),
    })
    .where("id", "=", businessId)
    .execute();
  await tx
    .insertInto("directory.galleryPicture")
    .values(
      gallery.map(({ picture, name, description }, position) => ({
        businessId,
        position,
        uploadId: randomUUID(),
        picture: JSON.stringify({ width: 900, height: 600, webp: picture, jpeg: picture }),
        name,
        description,
        orientation: "landscape",
      })),
    )
    .execute();
}

async function findKnownIds(tx: Tx, businesses: DemoBusiness[]): Promise<Set<string>> {
  const ids = businesses.map(({ id }) => id);
  const rows = await tx
    .selectFrom("directory.business")
    .select("id")
    .where("id", "in", ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function findOwners(tx: Tx, businesses: DemoBusiness[]): Promise<Map<string, string>> {
  const usernames = [...new Set(businesses.map(({ ownerUsername }) => ownerUsername))];
  const rows = await tx
    .selectFrom("accounts.profile")
    .select(["id", "username"])
    .where("username", "in", usernames)
    .execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}

async function findSuburbs(tx: Tx, businesses: DemoBusiness[]): Promise<Map<string, Suburb>> {
  const names = [...new Set(businesses.map(({ suburb }) => suburb))];
  const rows = await tx
    .selectFrom("directory.suburb")
    .select(["id", "name", "postcode", "state", "latitude", "longitude"])
    .where("name", "in", names)
    .execute();
  return new Map(rows.map((row) => [toBusinessKey(row.name, row.postcode, row.state), row]));
}

function toRow(business: DemoBusiness, owners: Map<string, string>, suburbs: Map<string, Suburb>) {
  const { suburb: city, postcode, state, ownerUsername, days, door, prices } = business;
  const owner = owners.get(ownerUsername);
  const suburb = suburbs.get(toBusinessKey(city, postcode, state));
  if (!owner) throw new Error(`There is no ${ownerUsername}: load the demo people first`);
  if (!suburb)
    throw new Error(`There is no ${city} ${state} ${postcode}: run npm run db suburbs first`);
  return {
    id: business.id,
    ownerId: owner,
    businessName: business.businessName,
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
    hideAddress: business.hideAddress,
    bigCity: business.bigCity,
    suburbId: suburb.id,
    suburbCentre: pointAt(suburb.latitude, suburb.longitude),
    door: door && locateEntrance(suburb, door),
    isLive: business.isLive,
    listingPriority: business.listingPriority,
    socials: JSON.stringify(business.socials),
    days: days && JSON.stringify(days),
    openMinutes: days ? openMinutes(days) : "{}",
    priceFromCents: findLowestPriceCents(prices),
    offerWords: prices.map(({ title }) => title).join(" "),
    createdAt: business.createdAt,
    updatedAt: business.createdAt,
  };
}

const pointAt = (latitude: number, longitude: number): RawBuilder<string> =>
  sql<string>`st_makepoint(${longitude}::float8, ${latitude}::float8)::geography`;

const metresPerDegree = 111_320;

function locateEntrance({ latitude, longitude }: Suburb, door: NonNullable<DemoBusiness["door"]>) {
  const metresPerLongitude = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return pointAt(
    latitude + door.northMetres / metresPerDegree,
    longitude + door.eastMetres / metresPerLongitude,
  );
}

const openMinutes = (days: NonNullable<DemoBusiness["days"]>): string =>
  `{${listOpenSpans(days)
    .map(([from, to]) => `[${from},${to})`)
    .join(",")}}`;

const toPriceRows = ({ id, prices }: DemoBusiness) =>
  prices.map(({ title, amountCents }, position) => ({
    businessId: id,
    position,
    title,
    amountCents,
  }));
