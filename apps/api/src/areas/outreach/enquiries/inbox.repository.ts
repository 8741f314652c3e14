import type { Enquiry, EnquiryFilters } from "@boab/contracts/outreach/enquiries";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

/** Each enquiry carries the name of the person who handled it, while they have an account. */
const selectEnquiries = (db: Db) =>
  db
    .selectFrom("outreach.enquiry as enquiry")
    .leftJoin("accounts.vPerson as person", (join) =>
      join.onRef("person.id", "=", "enquiry.handledBy").on("person.deletedAt", "is", null),
    )
    .selectAll("enquiry")
    .select(["person.fullName", formatExactInstant("enquiry.createdAt").as("exactCreation")]);

type EnquiryRow = Awaited<ReturnType<ReturnType<typeof selectEnquiries>["execute"]>>[number];

const toEnquiry = (row: EnquiryRow): Enquiry => ({
  id: row.id,
  name: row.name,
  email: row.email,
  business: row.business,
  message: row.message,
  source: row.source,
  createdAt: row.createdAt.toISOString(),
  handledAt: row.handledAt?.toISOString() ?? null,
  handledBy: row.handledBy,
  handledByName: row.fullName,
});

export async function listEnquiries(
  db: Db,
  { state, source }: EnquiryFilters,
  limit: number,
  after: Position | undefined,
) {
  let query = selectEnquiries(db)
    .orderBy("enquiry.createdAt", "desc")
    .orderBy("enquiry.id", "desc")
    .limit(limit);
  if (state) query = query.where("enquiry.handledAt", state === "open" ? "is" : "is not", null);
  if (source) query = query.where("enquiry.source", "=", source);
  if (after) query = query.where(isAfterPosition("enquiry.createdAt", "enquiry.id", after));
  return (await query.execute()).map((row) => ({
    enquiry: toEnquiry(row),
    position: [row.exactCreation, row.id] satisfies Position,
  }));
}

export async function findEnquiry(db: Db, id: string): Promise<Enquiry | undefined> {
  const row = await selectEnquiries(db).where("enquiry.id", "=", id).executeTakeFirst();
  return row && toEnquiry(row);
}

/** False when it does not exist, or was handled meanwhile. */
export async function markEnquiryHandled(
  tx: Tx,
  id: string,
  by: string,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable("outreach.enquiry")
    .set({ handledAt: at, handledBy: by })
    .where("id", "=", id)
    .where("handledAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it does not exist, or is already open. */
export async function markOpen(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("outreach.enquiry")
    .set({ handledAt: null, handledBy: null })
    .where("id", "=", id)
    .where("handledAt", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
