import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { DirectoryDeps } from "../deps.ts";
import { editorInvitationEmail } from "./editor-emails.ts";
import { findInvitationById, saveInvitationToken } from "./editors.repository.ts";
import { invitationDays, mayStillInvite } from "./invitation.rules.ts";

type Deps = Pick<DirectoryDeps, "db" | "clock" | "sendSecretMail" | "publicOrigin">;

/**
 * Emails an invitation that is still open, if its sender may still invite. The token is made here, and only its hash is
 * stored.
 */
export async function sendInvitation(
  { db, clock, sendSecretMail, publicOrigin }: Deps,
  { invitationId, invitedAt }: { invitationId: string; invitedAt: string },
): Promise<void> {
  const invitation = await findInvitationById(db, invitationId, clock());
  // The invitation was sent again in the meantime, so the newer task emails it.
  if (invitation?.invitedAt.toISOString() !== invitedAt) return;
  const { email, businessName, ownerId, invitedBy, rights } = invitation;
  const inviter = await findProfile(db, invitedBy);
  if (!inviter || !mayStillInvite(inviter, ownerId)) return;
  await sendSecretMail({
    email: editorInvitationEmail,
    key: `${editorInvitationEmail.kind}:${invitationId}:${invitedAt}`,
    to: email,
    async makeData() {
      const token = makeToken();
      const isInvitationOpen = await inTransaction(db, (tx) =>
        saveInvitationToken(tx, invitationId, hashToken(token), clock()),
      );
      const acceptUrl = `${publicOrigin}/directory/invitation?token=${token}`;
      const data = {
        inviter: inviter.fullName,
        businessName,
        rights,
        acceptUrl,
        days: invitationDays,
      };
      return isInvitationOpen ? data : undefined;
    },
  });
}
