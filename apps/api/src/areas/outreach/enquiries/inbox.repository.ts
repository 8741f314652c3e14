import type { Enquiry, EnquiryFilters } from "@boab/contracts/outreach/enquiries";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

/** With the name of who handled it, while they have an account. */
const enquiries = (db: Db) =>
  db
    .selectFrom("outreach.enquiry as enquiry")
    .leftJoin("accounts.profile as person", (join) =>
      join.onRef("person.id", "=", "enquiry.handled_by").on("person.deleted_at", "is", null),
    )
    .selectAll("enquiry")
    .select(["person.full_name", exactInstant("enquiry.created_at").as("exact_creation")]);

type EnquiryRow = Awaited<ReturnType<ReturnType<typeof enquiries>["execute"]>>[number];

const toEnquiry = (row: EnquiryRow): Enquiry => ({
  id: row.id,
  name: row.name,
  email: row.email,
  business: row.business,
  message: row.message,
  source: row.source as Enquiry["source"],
  createdAt: row.created_at.toISOString(),
  handledAt: row.handled_at?.toISOString() ?? null,
  handledBy: row.handled_by,
  handledByName: row.full_name,
});

export async function listEnquiries(
  db: Db,
  { state, source }: EnquiryFilters,
  limit: number,
  after: Position | undefined,
) {
  let query = enquiries(db)
    .orderBy("enquiry.created_at", "desc")
    .orderBy("enquiry.id", "desc")
    .limit(limit);
  if (state) query = query.where("enquiry.handled_at", state === "open" ? "is" : "is not", null);
  if (source) query = query.where("enquiry.source", "=", source);
  if (after) query = query.where(standsAfter("enquiry.created_at", "enquiry.id", after));
  return (await query.execute()).map((row) => ({
    enquiry: toEnquiry(row),
    position: [row.exact_creation, row.id] satisfies Position,
  }));
}

export async function findEnquiry(db: Db, id: string): Promise<Enquiry | undefined> {
  const row = await enquiries(db).where("enquiry.id", "=", id).executeTakeFirst();
  return row && toEnquiry(row);
}

/** False when it does not exist, or was handled meanwhile. */
export async function markDone(tx: Tx, id: string, by: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("outreach.enquiry")
    .set({ handled_at: at, handled_by: by })
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it does not exist, or is already open. */
export async function markOpen(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("outreach.enquiry")
    .set({ handled_at: null, handled_by: null })
    .where("id", "=", id)
    .where("handled_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
