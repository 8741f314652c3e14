import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { loadEditableBusiness } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deleteEditor, endInvitation } from "./editors.repository.ts";

type Deps = Pick<DirectoryDeps, "db" | "clock">;

/**
 * The owner or staff remove somebody after a fresh sign-in, or people remove themselves. Their next request is
 * refused.
 */
export async function removeEditor(
  { db, clock }: Deps,
  member: Member,
  key: string,
  editorId: string,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isLeaving = member.userId === editorId;
    const need = isLeaving ? "any" : "owner or staff";
    const { listing } = await loadEditableBusiness(tx, key, member, need);
    if (!isLeaving) requireFreshSignIn(member, clock());
    if (!(await deleteEditor(tx, listing.id, editorId))) throw new AppError("not_found");
    await writeAudit(tx, {
      actorId: member.userId,
      act: isLeaving ? "leave listing" : "remove editor",
      objectType: "business",
      objectId: listing.id,
      changes: { editorId },
      ...origin,
    });
  });
}

export async function withdrawInvitation(
  { db, clock }: Deps,
  member: Member,
  key: string,
  invitationId: string,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { listing } = await loadEditableBusiness(tx, key, member, "owner or staff");
    requireFreshSignIn(member, clock());
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
