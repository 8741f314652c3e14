import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Subjects } from "../subjects.ts";
import { hasReported, type StoredCase } from "./cases.repository.ts";

/** Nobody decides about themselves, about a business of theirs, or about what they reported. */
export async function refuseOwnInterest(
  subjects: Subjects,
  tx: Tx,
  { id, kind, subjectId }: StoredCase,
  userId: string,
): Promise<void> {
  const hasOwnInterest =
    (await subjects[kind].concerns(tx, subjectId, userId)) || (await hasReported(tx, id, userId));
  if (hasOwnInterest) throw new AppError("own_interest");
}
