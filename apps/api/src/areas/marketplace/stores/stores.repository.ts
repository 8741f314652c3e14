import type { CoverPosition, PictureSet } from "@boab/contracts/directory/pictures";
import { storePageTexts } from "@boab/contracts/marketplace/texts";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";

const columns = defineColumns<"marketplace.store">()({
  id: "id",
  userId: "user_id",
  slug: "slug",
  storeName: "store_name",
  email: "email",
  location: "location",
  description: "description",
  phoneNumber: "phone_number",
  merchantId: "merchant_id",
  isGstRegistered: "is_gst_registered",
  abn: "abn",
  freeShippingFromCents: "free_shipping_from_cents",
  header: "header",
  headerUploadId: "header_upload_id",
  headerPosition: "header_position",
  logo: "logo",
  logoUploadId: "logo_upload_id",
  logoPosition: "logo_position",
  isOnHoliday: "is_on_holiday",
  holidayMessage: "holiday_message",
  isPublic: "is_public",
  hiddenAt: "hidden_at",
  hiddenReason: "hidden_reason",
  version: "version",
  createdAt: "created_at",
});

/** A store with what other areas know of its owner. */
const stores = (db: Db) =>
  db
    .selectFrom("marketplace.store as store")
    .innerJoin("accounts.profile as owner", "owner.id", "store.user_id")
    .leftJoin("payments.payout_account as account", (join) =>
      join.onRef("account.user_id", "=", "store.user_id").on("account.state", "!=", "closed"),
    )
    .select(columns.selectFrom("store"))
    .select([
      // A day is a day wherever it is read.
      sql<string | null>`to_char(store.back_on, 'YYYY-MM-DD')`.as("backOn"),
      "owner.email_verified as isEmailConfirmed",
      "account.stripe_id as stripeId",
      "account.details_submitted as detailsSubmitted",
      "account.charges_enabled as chargesEnabled",
      "account.payouts_enabled as payoutsEnabled",
      "account.currently_due as currentlyDue",
      "account.is_ready as canBePaid",
    ])
    .where("store.closed_at", "is", null);

type Row = Awaited<ReturnType<ReturnType<typeof stores>["executeTakeFirstOrThrow"]>>;

/** A store that isn't closed; it may be hidden from the public. */
export interface StoredStore
  extends Omit<Row, "header" | "headerPosition" | "logo" | "logoPosition"> {
  header: StoredPictures | null;
  headerPosition: Partial<CoverPosition>;
  logo: StoredPictures | null;
  logoPosition: Partial<CoverPosition>;
}

/** As the upload made them, with the size of the JPEG. */
export type StoredPictures = {
  [Breakpoint in "mobile" | "tablet" | "desktop"]: PictureSet[Breakpoint] & { bytes: number };
};

const toStore = (row: Row): StoredStore => row as unknown as StoredStore;

type Key = { id: string } | { userId: string } | { slug: string };

const withKey = (db: Db, key: Key) => {
  if ("id" in key) return stores(db).where("store.id", "=", key.id);
  if ("slug" in key) return stores(db).where("store.slug", "=", key.slug);
  return stores(db).where("store.user_id", "=", key.userId);
};

export async function findStore(db: Db, key: Key): Promise<StoredStore | undefined> {
  const row = await withKey(db, key).executeTakeFirst();
  return row && toStore(row);
}

/** The owner's own store, locked until the transaction ends; nobody else's is found (GUARD-12). */
export async function lockOwnStore(
  tx: Tx,
  id: string,
  userId: string,
): Promise<StoredStore | undefined> {
  const row = await stores(tx)
    .where("store.id", "=", id)
    .where("store.user_id", "=", userId)
    .forUpdate("store")
    .executeTakeFirst();
  return row && toStore(row);
}

/** Any store that isn't closed, for staff. */
export async function lockStore(tx: Tx, id: string): Promise<StoredStore | undefined> {
  const row = await stores(tx).where("store.id", "=", id).forUpdate("store").executeTakeFirst();
  return row && toStore(row);
}

export async function findStoreByName(db: Db, name: string): Promise<StoredStore | undefined> {
  const row = await stores(db)
    .where(sql<string>`lower(store.store_name)`, "=", sql<string>`lower(${name})`)
    .executeTakeFirst();
  return row && toStore(row);
}

/** One new address after another: of two stores opened at once, the second sees the address of the first. */
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
    new AppError("store_name_taken", { fields: { storeName: storePageTexts.nameTaken } }),
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

/** Refused for somebody who has one, and for a name that is taken, also at the same moment. */
export async function insertStore(tx: Tx, store: NewStore, at: Date): Promise<void> {
  const values = { ...columns.valuesOf(store), created_at: at, updated_at: at };
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
  const json = (value: unknown) => JSON.stringify(value);
  await refuseViolation(
    refusals,
    tx
      .updateTable("marketplace.store")
      .set({
        ...columns.valuesOf(plain),
        ...(header !== undefined && {
          header: header && json(header.pictures),
          header_upload_id: header?.uploadId ?? null,
        }),
        ...(logo !== undefined && {
          logo: logo && json(logo.pictures),
          logo_upload_id: logo?.uploadId ?? null,
        }),
        ...(headerPosition && { header_position: json(headerPosition) }),
        ...(logoPosition && { logo_position: json(logoPosition) }),
        ...(holiday && {
          is_on_holiday: holiday.isOn,
          holiday_message: holiday.message,
          back_on: holiday.backOn,
        }),
        version: sql`version + 1`,
        updated_at: at,
      })
      .where("id", "=", id)
      .execute(),
  );
}

/** Orders keep referring to it; nothing of its pictures is left. */
export async function markClosed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable("marketplace.store")
    .set({
      closed_at: at,
      updated_at: at,
      header: null,
      header_upload_id: null,
      logo: null,
      logo_upload_id: null,
      is_on_holiday: false,
    })
    .where("id", "=", id)
    .execute();
}

export async function withholdStores(tx: Tx, userId: string, isWithheld: boolean): Promise<void> {
  await tx
    .updateTable("marketplace.store")
    .set({ is_withheld: isWithheld })
    .where("user_id", "=", userId)
    .execute();
}

/** Of somebody whose account is closed; what buyers need of the name is on their orders. */
export async function forgetStores(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("marketplace.store")
    .set({
      store_name: "Closed store",
      slug: sql`lower(id)`,
      email: "",
      phone_number: null,
      merchant_id: null,
      abn: null,
      description: "",
      location: "",
      holiday_message: "",
      hidden_reason: null,
    })
    .where("user_id", "=", userId)
    .execute();
}
