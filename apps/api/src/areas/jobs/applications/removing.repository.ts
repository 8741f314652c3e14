import type { Tx } from "#platform/db/db.ts";

export interface RemovedApplication {
  id: string;
  uploadIds: string[];
}

interface Row {
  id: string;
  resume_upload_id: string | null;
  cover_letter_upload_id: string | null;
}

const columns = ["id", "resume_upload_id", "cover_letter_upload_id"] as const;

const toRemoved = (row: Row): RemovedApplication => ({
  id: row.id,
  uploadIds: [row.resume_upload_id, row.cover_letter_upload_id].filter((id) => id !== null),
});

export async function deleteOne(tx: Tx, id: string): Promise<RemovedApplication[]> {
  const rows = await tx
    .deleteFrom("jobs.application")
    .where("id", "=", id)
    .returning(columns)
    .execute();
  return rows.map(toRemoved);
}

export async function deleteByToken(tx: Tx, tokenHash: Buffer): Promise<RemovedApplication[]> {
  const rows = await tx
    .deleteFrom("jobs.application")
    .where("withdraw_token_hash", "=", tokenHash)
    .returning(columns)
    .execute();
  return rows.map(toRemoved);
}

export async function deleteOfEmail(tx: Tx, email: string): Promise<RemovedApplication[]> {
  const rows = await tx
    .deleteFrom("jobs.application")
    .where("email", "=", email)
    .returning(columns)
    .execute();
  return rows.map(toRemoved);
}

/** Those whose time is over, and those of businesses that were erased; in batches. */
export async function deleteDue(tx: Tx, now: Date, limit: number): Promise<RemovedApplication[]> {
  const rows = await tx
    .deleteFrom("jobs.application")
    .where("id", "in", (due) =>
      due
        .selectFrom("jobs.application")
        .select("id")
        .where((where) =>
          where.or([where("delete_after", "<=", now), where("business_id", "is", null)]),
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute();
  return rows.map(toRemoved);
}
