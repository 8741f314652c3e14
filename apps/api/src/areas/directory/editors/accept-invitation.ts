import { editorInvitationCopy } from "@boab/contracts/directory/copy";
import { findProfile, lockProfile } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken } from "#platform/ids/ids.ts";
import { requireActive } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deleteInvitation, insertEditor, lockInvitation } from "./editors.repository.ts";
import { mayStillInvite } from "./invitation.rules.ts";

/**
 * The invited person accepts once. The link alone is not enough: the email must be theirs, and the inviter must still
 * have the right to invite.
 */
export async function acceptInvitation(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  token: string,
  origin: RequestOrigin,
): Promise<{ slug: string; businessName: string }> {
  requireActive(member);
  return runOnce(db, async (tx) => {
    const invitation = await lockInvitation(tx, hashToken(token), clock());
    if (!invitation)
      throw new AppError("not_found", { sentence: editorInvitationCopy.invitationExpired });
    const { businessId, slug, businessName, invitedBy, rights } = invitation;
    const profile = await findProfile(tx, member.userId);
    if (profile?.email.toLowerCase() !== invitation.email)
      throw new AppError("forbidden", { sentence: editorInvitationCopy.invitedOtherAddress });
    if (!profile.emailVerified)
      throw new AppError("forbidden", { sentence: editorInvitationCopy.addressUnproven });
    if (!mayStillInvite(await lockProfile(tx, invitedBy), invitation.ownerId))
      throw new AppError("forbidden", { sentence: editorInvitationCopy.inviterLeft });
    if (invitedBy === member.userId && invitation.ownerId !== member.userId)
      throw new AppError("forbidden", { sentence: editorInvitationCopy.staffInThemselves });
    await deleteInvitation(tx, invitation.id);
    if (invitation.ownerId !== member.userId)
      await insertEditor(tx, { businessId, userId: member.userId, invitedBy, rights });
    await writeAudit(tx, {
      actorId: member.userId,
      act: "accept editing",
      objectType: "business",
      objectId: businessId,
      changes: { invitedBy, rights },
      ...origin,
    });
    return { slug, businessName };
  });
}
