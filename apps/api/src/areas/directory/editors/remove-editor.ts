import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { reachToDispose, reachToEdit } from "../businesses/reach-business.ts";
import type { DirectoryParts } from "../parts.ts";
import { deleteEditor, endInvitation } from "./editors.repository.ts";

type Parts = Pick<DirectoryParts, "db" | "clock">;

/** The owner, staff or the editor themselves end the editing; the next save is refused. */
export async function removeEditor(
  { db }: Parts,
  member: Member,
  key: string,
  editorId: string,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const reach = member.userId === editorId ? reachToEdit : reachToDispose;
    const { listing } = await reach(tx, key, member);
    if (!(await deleteEditor(tx, listing.id, editorId))) throw new AppError("not_found");
    await writeAudit(tx, {
      actorId: member.userId,
      act: "remove editor",
      objectType: "business",
      objectId: listing.id,
      changes: { editorId },
      ...origin,
    });
  });
}

export async function withdrawInvitation(
  { db, clock }: Parts,
  member: Member,
  key: string,
  invitationId: string,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { listing } = await reachToDispose(tx, key, member);
    if (!(await endInvitation(tx, listing.id, invitationId, clock())))
      throw new AppError("not_found");
    await writeAudit(tx, {
      actorId: member.userId,
      act: "withdraw invitation",
      objectType: "business",
      objectId: listing.id,
      changes: { invitationId },
      ...origin,
    });
  });
}
