import { editorInvitationCopy } from "@boab/contracts/directory/copy";
import type { OpenInvitation } from "@boab/contracts/directory/editors";
import { findProfile } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findInvitation } from "./editors.repository.ts";
import { mayStillInvite } from "./invitation.rules.ts";

/** Shows who invites to which listing. Whoever holds the token already knows it from the email. */
export async function readInvitation(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  token: string,
): Promise<OpenInvitation> {
  const invitation = await findInvitation(db, hashToken(token), clock());
  if (!invitation)
    throw new AppError("not_found", { sentence: editorInvitationCopy.invitationExpired });
  const inviter = await findProfile(db, invitation.invitedBy);
  if (!inviter || !mayStillInvite(inviter, invitation.ownerId))
    throw new AppError("not_found", { sentence: editorInvitationCopy.inviterLeft });
  const { businessName, rights, expiresAt } = invitation;
  return {
    inviterName: inviter.fullName,
    businessName,
    rights,
    expiresAt: expiresAt.toISOString(),
  };
}
