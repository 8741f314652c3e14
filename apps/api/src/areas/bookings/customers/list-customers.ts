import type { CustomerRow } from "@boab/contracts/bookings/customers";
import { z } from "zod";
import { findManagedBusiness } from "#areas/directory/index.ts";
import { auditRead } from "#platform/audit/audit.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { parseCustomerSearch } from "./customer-search.rules.ts";
import { countCustomers, listCustomersOfBusiness } from "./customers.repository.ts";
import { viewCustomerRow } from "./view-customer.ts";

interface Query {
  q?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

const DEFAULT_LIMIT = 30;

/** Those with the right to customers list who booked; nobody else learns that somebody did. */
export async function listCustomers(
  { db }: Pick<BookingsDeps, "db">,
  member: Member,
  key: string,
  { q = "", cursor, limit = DEFAULT_LIMIT }: Query,
  origin: RequestOrigin,
): Promise<{ data: CustomerRow[]; nextCursor: string | null; total: number }> {
  const { listing, role } = await findManagedBusiness(db, key, member, "customers");
  if (role === "admin")
    await auditRead(db, {
      actorId: member.userId,
      act: "list customers",
      objectType: "business",
      objectId: listing.id,
      ...origin,
    });
  const [rows, total] = await Promise.all([
    listCustomersOfBusiness(db, listing.id, {
      search: parseCustomerSearch(q),
      limit: limit + 1,
      after: readPosition(cursor, z.uuid()),
    }),
    countCustomers(db, listing.id),
  ]);
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(viewCustomerRow), nextCursor, total };
}
