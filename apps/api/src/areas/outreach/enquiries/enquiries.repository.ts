import type { Tx } from "#platform/db/db.ts";

export interface NewEnquiry {
  name: string;
  email: string;
  business: string | null;
  message: string;
  source: "contact" | "marketplace";
}

export async function insertEnquiry(tx: Tx, enquiry: NewEnquiry): Promise<string> {
  const { id } = await tx
    .insertInto("outreach.enquiry")
    .values(enquiry)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
