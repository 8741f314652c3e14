import { inTransaction } from "#platform/db/db.ts";
import type { DirectoryParts } from "../parts.ts";
import { deleteInvitationsBefore } from "./editors.repository.ts";

/** An invitation that nobody accepted in time goes, and with it the address of somebody who never joined. */
export function forgetInvitations({
  db,
  clock,
}: Pick<DirectoryParts, "db" | "clock">): Promise<void> {
  return inTransaction(db, (tx) => deleteInvitationsBefore(tx, clock()));
}
