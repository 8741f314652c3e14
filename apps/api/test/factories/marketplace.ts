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
        userId: overrides.userId ?? (await insertOwner(tx)),
        slug: overrides.slug ?? id.toLowerCase(),
        storeName: overrides.name ?? `Corner Store ${id.slice(4)}`,
        email: overrides.email ?? "store@people.example",
        location: overrides.location ?? "Footscray VIC",
        description: overrides.description ?? "Cloth and coffee.",
        phoneNumber: overrides.phoneNumber ?? null,
        isGstRegistered: overrides.isGstRegistered ?? false,
        abn: overrides.abn ?? null,
        freeShippingFromCents: overrides.freeShippingFromCents ?? null,
        isOnHoliday: overrides.isOnHoliday ?? false,
        holidayMessage: overrides.holidayMessage ?? "",
        backOn: overrides.backOn ?? null,
        isWithheld: overrides.isWithheld ?? false,
        hiddenAt: overrides.hiddenAt ?? null,
        hiddenReason: overrides.hiddenReason ?? null,
        closedAt: overrides.closedAt ?? null,
        createdAt,
        updatedAt: createdAt,
      })
      .execute();
    return id;
  });
}
