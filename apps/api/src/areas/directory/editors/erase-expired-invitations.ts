import { inTransaction } from "#platform/db/db.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deleteInvitationsBefore } from "./editors.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Erases invitations that nobody accepted in time, with the email of somebody who never joined. This happens a day
 * late, so that withdrawing an invitation does not make room for another email.
 */
export function eraseExpiredInvitations({
  db,
  clock,
}: Pick<DirectoryDeps, "db" | "clock">): Promise<void> {
  return inTransaction(db, (tx) =>
    deleteInvitationsBefore(tx, new Date(clock().getTime() - dayMs)),
  );
}
