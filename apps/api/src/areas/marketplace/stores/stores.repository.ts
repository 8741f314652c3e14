import type { CoverPosition, PictureSet } from "@boab/contracts/directory/pictures";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/db.ts";

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
  header: "header",
  headerUploadId: "header_upload_id",
  headerPosition: "header_position",
  logo: "logo",
  logoUploadId: "logo_upload_id",
  logoPosition: "logo_position",
  isOnHoliday: "is_on_holiday",
  holidayMessage: "holiday_message",
  isPublic: "is_public",
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
