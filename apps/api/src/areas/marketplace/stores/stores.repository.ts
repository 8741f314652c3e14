import type { CoverPosition } from "@boab/contracts/directory/pictures";
import { storeCopy } from "@boab/contracts/marketplace/copy";
import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { sql } from "kysely";
import { qualifyColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";

const columns = [
  "id",
  "userId",
  "slug",
  "storeName",
  "email",
  "location",
  "description",
  "phoneNumber",
  "merchantId",
  "isGstRegistered",
  "abn",
  "freeShippingFromCents",
  "header",
  "headerUploadId",
  "headerPosition",
  "logo",
  "logoUploadId",
  "logoPosition",
  "isOnHoliday",
  "holidayMessage",
  "isPublic",
  "hiddenAt",
  "hiddenReason",
  "version",
  "createdAt",
] as const;

/** A store with its owner's email status and payout account. */
const selectStores = (db: Db) =>
  db
    .selectFrom("marketplace.store as store")
    .innerJoin("accounts.vPerson as owner", "owner.id", "store.userId")
    .leftJoin("payments.vPayoutAccount as account", (join) =>
      join.onRef("account.userId", "=", "store.userId").on("account.state", "!=", "closed"),
    )
    .select(qualifyColumns("store", columns))
    .select([
      // A day is read as text, so that no time zone can shift it.
      sql<string | null>`to_char(store.back_on, 'YYYY-MM-DD')`.as("backOn"),
      "owner.emailVerified as isEmailConfirmed",
      "account.stripeId",
      "account.detailsSubmitted",
      "account.chargesEnabled",
      "account.payoutsEnabled",
      "account.currentlyDue",
      "account.isReady as canBePaid",
    ])
    .where("store.closedAt", "is", null);

/** A store that isn't closed; it may be hidden from the public. */
export type StoredStore = Awaited<
  ReturnType<ReturnType<typeof selectStores>["executeTakeFirstOrThrow"]>
>;

/** The pictures as the upload made them, with the size of the JPEG. */
export type StoredPictures = NonNullable<StoredStore["logo"]>;

type StoreKey = { id: string } | { userId: string } | { slug: string };

const selectByKey = (db: Db, key: StoreKey) => {
  if ("id" in key) return selectStores(db).where("store.id", "=", key.id);
  if ("slug" in key) return selectStores(db).where("store.slug", "=", key.slug);
  return selectStores(db).where("store.userId", "=", key.userId);
};

export async function findStore(db: Db, key: StoreKey): Promise<StoredStore | undefined> {
  return selectByKey(db, key).executeTakeFirst();
}

/** Locks the owner's own store until the transaction ends. Nobody else's store is found (GUARD-12). */
export async function lockOwnStore(
  tx: Tx,
  id: string,
  userId: string,
): Promise<StoredStore | undefined> {
  return selectStores(tx)
    .where("store.id", "=", id)
    .where("store.userId", "=", userId)
    .forUpdate("store")
    .executeTakeFirst();
}

/** Locks any store that isn't closed, for staff. */
export async function lockStore(tx: Tx, id: string): Promise<StoredStore | undefined> {
  return selectStores(tx).where("store.id", "=", id).forUpdate("store").executeTakeFirst();
}

export async function findStoreByName(db: Db, name: string): Promise<StoredStore | undefined> {
  return selectStores(db)
    .where(sql<string>`lower(store.store_name)`, "=", sql<string>`lower(${name})`)
    .executeTakeFirst();
}

/** The lock makes new stores choose their slugs one after the other, so that two opened at once get different ones. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('marketplace.store slug', 0))`.execute(
    tx,
  );
}

export async function findTakenSlugs(db: Db, slugs: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("marketplace.store")
    .select("slug")
    .where("slug", "in", slugs)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

const refusals = {
  store_of_user: () => new AppError("store_exists"),
  store_name_taken: () =>
    new AppError("store_name_taken", { fields: { storeName: storeCopy.nameTaken } }),
};

interface NewStore {
  id: string;
  userId: string;
  slug: string;
  email: string;
  storeName: string;
  location: string;
  description: string;
  phoneNumber: string | null;
  isGstRegistered: boolean;
  abn: string | null;
  freeShippingFromCents: number | null;
}

/** Throws if the person already has a store or the name is taken, even if both happen at the same moment. */
export async function insertStore(tx: Tx, store: NewStore, at: Date): Promise<void> {
  const values = { ...store, createdAt: at, updatedAt: at };
  await refuseViolation(refusals, tx.insertInto("marketplace.store").values(values).execute());
}

export interface StoreChanges {
  email?: string | undefined;
  storeName?: string | undefined;
  location?: string | undefined;
  description?: string | undefined;
  phoneNumber?: string | null | undefined;
  merchantId?: string | null | undefined;
  isGstRegistered?: boolean | undefined;
  abn?: string | null | undefined;
  freeShippingFromCents?: number | null | undefined;
  header?: { uploadId: string; pictures: StoredPictures } | null | undefined;
  headerPosition?: CoverPosition | undefined;
  logo?: { uploadId: string; pictures: StoredPictures } | null | undefined;
  logoPosition?: CoverPosition | undefined;
  holiday?: { isOn: boolean; message: string; backOn: string | null } | undefined;
}

export async function saveStore(
  tx: Tx,
  id: string,
  { header, logo, headerPosition, logoPosition, holiday, ...plain }: StoreChanges,
  at: Date,
): Promise<void> {
  const toJson = (value: unknown) => JSON.stringify(value);
  await refuseViolation(
    refusals,
    tx
      .updateTable("marketplace.store")
      .set({
        ...plain,
        ...(header !== undefined && {
          header: header && toJson(header.pictures),
          headerUploadId: header?.uploadId ?? null,
        }),
        ...(logo !== undefined && {
          logo: logo && toJson(logo.pictures),
          logoUploadId: logo?.uploadId ?? null,
        }),
        ...(headerPosition && { headerPosition: toJson(headerPosition) }),
        ...(logoPosition && { logoPosition: toJson(logoPosition) }),
        ...(holiday && {
          isOnHoliday: holiday.isOn,
          holidayMessage: holiday.message,
          backOn: holiday.backOn,
        }),
        version: sql`version + 1`,
        updatedAt: at,
      })
      .where("id", "=", id)
      .execute(),
  );
}

/** Closes a store. The row stays, because orders refer to it, but its pictures are removed. */
export async function markClosed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("marketplace.store")
    .set({
      closedAt: at,
      updatedAt: at,
      header: null,
      headerUploadId: null,
      logo: null,
      logoUploadId: null,
      isOnHoliday: false,
    })
    .where("id", "=", id)
    .execute();
}

export async function withholdStores(tx: Tx, userId: string, isWithheld: boolean): Promise<void> {
  await tx
    .updateTable("marketplace.store")
    .set({ isWithheld })
    .where("userId", "=", userId)
    .execute();
}

/** Erases the store of somebody who closed their account. Orders have their own copy of its name. */
export async function eraseStores(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("marketplace.store")
    .set({
      storeName: "Closed store",
      slug: sql`lower(id)`,
      email: "",
      phoneNumber: null,
      merchantId: null,
      abn: null,
      description: "",
      location: "",
      holidayMessage: "",
      hiddenReason: null,
    })
    .where("userId", "=", userId)
    .execute();
}

export async function listStoresByOwner(
  db: Db,
  userId: string,
): Promise<MarketplaceData["stores"]> {
  const rows = await db
    .selectFrom("marketplace.store")
    .select([
      "id",
      "storeName",
      "slug",
      "email",
      "location",
      "description",
      "phoneNumber",
      "merchantId",
      "isGstRegistered",
      "abn",
      "freeShippingFromCents",
      "holidayMessage",
      "hiddenReason",
      "createdAt",
      "closedAt",
    ])
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ createdAt, closedAt, ...store }) => ({
    ...store,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}
