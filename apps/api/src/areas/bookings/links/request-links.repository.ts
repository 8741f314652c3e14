import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export interface RequestLink {
  bookingId: string;
  /** The person the email was sent to. */
  userId: string;
  revision: number;
  usedAt: Date | null;
  /** Whether that person sees how to reach customers, and their notes. */
  seesCustomers: boolean;
}

/** The owner has every right, a member the rights the owner gave. */
const holdsRight = (right: MemberRight) =>
  sql<boolean>`(business.owner_id = link.user_id or exists (select from directory.v_member as member
    where member.business_id = business.id and member.profile_id = link.user_id
      and ${right} = any (member.rights)))`;

/** Finds a link while its reader may answer for the business, and until the visit would have begun. */
export async function findRequestLink(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<RequestLink | undefined> {
  return (
    db
      .selectFrom("bookings.requestLink as link")
      .innerJoin("bookings.booking as booking", "booking.id", "link.bookingId")
      .innerJoin("directory.vBusiness as business", "business.id", "booking.businessId")
      .innerJoin("accounts.vPerson as reader", "reader.id", "link.userId")
      .select(["link.bookingId", "link.userId", "link.revision", "link.usedAt"])
      .select(holdsRight("customers").as("seesCustomers"))
      .where("link.tokenHash", "=", tokenHash)
      // The page still says what became of the request for a day after the visit.
      .where(sql<boolean>`booking.ends_at > ${now}::timestamptz - interval '1 day'`)
      .where("business.deleteRequestedAt", "is", null)
      .where("reader.userStatus", "=", "Active")
      .where(holdsRight("all_calendars"))
      .executeTakeFirst()
  );
}

/** A newer email's link ends the older ones of the same request and person. */
export async function insertRequestLink(
  tx: Tx,
  link: { tokenHash: Buffer; bookingId: string; userId: string; revision: number; now: Date },
): Promise<void> {
  const { now, ...values } = link;
  await tx
    .deleteFrom("bookings.requestLink")
    .where("bookingId", "=", link.bookingId)
    .where("userId", "=", link.userId)
    .execute();
  await tx
    .insertInto("bookings.requestLink")
    .values({ ...values, createdAt: now })
    .execute();
}

/** Returns false when the link was used before. */
export async function markRequestLinkUsed(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("bookings.requestLink")
    .set({ usedAt: now })
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
