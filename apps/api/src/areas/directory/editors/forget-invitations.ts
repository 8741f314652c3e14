import { inTransaction } from "#platform/db/db.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deleteInvitationsBefore } from "./editors.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * An invitation that nobody accepted in time goes, and with it the address of somebody who never joined. A day
 * late, so that withdrawing one does not make room for another letter.
 */
export function forgetInvitations({
  db,
  clock,
}: Pick<DirectoryDeps, "db" | "clock">): Promise<void> {
  return inTransaction(db, (tx) =>
    deleteInvitationsBefore(tx, new Date(clock().getTime() - dayMs)),
  );
}
