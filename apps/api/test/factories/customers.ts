import type { Db } from "#platform/db/db.ts";

interface CustomerOverrides {
  name?: string;
  email?: string;
  phone?: string;
  notes?: string;
  preferences?: string;
  latestStartsAt?: Date;
}

type Person = { userId: string } | { contactId: string };

/** A customer of a business, without a booking; returns the id. */
export async function insertCustomer(
  db: Db,
  businessId: string,
  customer: CustomerOverrides & Person,
): Promise<string> {
  const { id } = await db
    .insertInto("bookings.customer")
    .values({ businessId, name: "Grace Wanjiru", latestStartsAt: new Date(), ...customer })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
