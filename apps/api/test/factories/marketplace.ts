import { type Db, inTransaction } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";
import { insertOwner } from "./directory.ts";

/** What a test specifies of a store; the rest is a small public one in Footscray. */
export interface StoreOverrides {
  userId?: string;
  name?: string;
  slug?: string;
  email?: string;
  location?: string;
  description?: string;
  phoneNumber?: string;
  isGstRegistered?: boolean;
  abn?: string;
  freeShippingFromCents?: number;
  isOnHoliday?: boolean;
  holidayMessage?: string;
  backOn?: string;
  isWithheld?: boolean;
  hiddenAt?: Date;
  hiddenReason?: string;
  closedAt?: Date;
  createdAt?: Date;
}

/** Inserts a store as creating one would; returns its id. */
export function insertStore(db: Db, overrides: StoreOverrides = {}): Promise<string> {
  return inTransaction(db, async (tx) => {
    const id = makeId("STO", 8);
    const createdAt = overrides.createdAt ?? new Date();
    await tx
      .insertInto("marketplace.store")
      .values({
        id,
        user_id: overrides.userId ?? (await insertOwner(tx)),
        slug: overrides.slug ?? id.toLowerCase(),
        store_name: overrides.name ?? `Corner Store ${id.slice(4)}`,
        email: overrides.email ?? "store@people.example",
        location: overrides.location ?? "Footscray VIC",
        description: overrides.description ?? "Cloth and coffee.",
        phone_number: overrides.phoneNumber ?? null,
        is_gst_registered: overrides.isGstRegistered ?? false,
        abn: overrides.abn ?? null,
        free_shipping_from_cents: overrides.freeShippingFromCents ?? null,
        is_on_holiday: overrides.isOnHoliday ?? false,
        holiday_message: overrides.holidayMessage ?? "",
        back_on: overrides.backOn ?? null,
        is_withheld: overrides.isWithheld ?? false,
        hidden_at: overrides.hiddenAt ?? null,
        hidden_reason: overrides.hiddenReason ?? null,
        closed_at: overrides.closedAt ?? null,
        created_at: createdAt,
        updated_at: createdAt,
      })
      .execute();
    return id;
  });
}
