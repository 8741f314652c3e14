import { editorInvitationCopy } from "@boab/contracts/directory/copy";
import type { EditorList } from "@boab/contracts/directory/editors";
import { type MemberRight, memberRights } from "@boab/contracts/directory/member-rights";
import { findProfile, findProfiles } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { loadEditableBusiness, type ManagedBusiness } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { staffInvitationNotice } from "./editor-emails.ts";
import {
  findInvitedAt,
  listEditors,
  listInvitations,
  upsertInvitation,
} from "./editors.repository.ts";
import { mailInvitationTask } from "./editors.tasks.ts";
import { invitationDays } from "./invitation.rules.ts";
import { toEditorList } from "./list-editors.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Ten people are enough for a family business, and few enough to keep track of. */
const maxEditors = 10;

type Deps = Pick<DirectoryDeps, "db" | "clock" | "tasks" | "enqueueMail" | "publicOrigin">;

/**
 * The owner or staff invite somebody by email to help with a listing; the link works for seven days. The inviter needs
 * a fresh sign-in and a verified email, and the owner is notified when staff invite.
 */
export async function inviteEditor(
  deps: Deps,
  member: Member,
  key: string,
  { email, rights = [...memberRights] }: { email: string; rights?: MemberRight[] | undefined },
  origin: RequestOrigin,
): Promise<EditorList> {
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  const { businessId } = await runOnce(deps.db, async (tx) => {
    const business = await loadEditableBusiness(tx, key, member, "owner or staff");
    requireFreshSignIn(member, now);
    const inviter = await findProfile(tx, member.userId);
    if (!inviter?.emailVerified)
      throw new AppError("forbidden", { sentence: editorInvitationCopy.inviterUnproven });
    if (inviter.email.toLowerCase() === email)
      throw makeInvitationRefusal(
        business.role === "admin"
          ? editorInvitationCopy.staffInThemselves
          : editorInvitationCopy.ownEmail,
      );
    await refuseIfNotInvitable(tx, business, email, now);
    const businessId = business.listing.id;
    const invitationId = await upsertInvitation(tx, {
      businessId,
      email,
      // This hash is a placeholder: the working token is made when the email is sent.
      tokenHash: hashToken(makeToken()),
      invitedBy: member.userId,
      rights,
      createdAt: now,
      expiresAt,
    });
    const invitedAt = now.toISOString();
    await deps.tasks.enqueue(tx, mailInvitationTask, { invitationId, invitedAt });
    if (business.role === "admin")
      await notifyOwner(deps, tx, business, { key: `${invitationId}:${invitedAt}`, email });
    await writeAudit(tx, {
      actorId: member.userId,
      act: "invite editor",
      objectType: "business",
      objectId: businessId,
      personal: { of: email, changes: { email, rights } },
      ...origin,
    });
    return { businessId };
  });
  return toEditorList(deps.db, businessId, now);
}

async function notifyOwner(
  { enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  { listing: { businessName, slug }, ownerId }: ManagedBusiness,
  invitation: { key: string; email: string },
): Promise<void> {
  const owner = await findProfile(tx, ownerId);
  if (!owner) return;
  const listingUrl = `${publicOrigin}/directory/listings/${slug}`;
  await enqueueMail(tx, {
    key: `${staffInvitationNotice.kind}:${invitation.key}`,
    to: owner.email,
    ...staffInvitationNotice.write({ email: invitation.email, businessName, listingUrl }),
  });
}

const makeInvitationRefusal = (sentence: string) =>
  new AppError("bad_request", { fields: { inviteEmail: sentence } });

async function refuseIfNotInvitable(
  tx: Tx,
  { listing, ownerId }: ManagedBusiness,
  email: string,
  now: Date,
) {
  const editors = await listEditors(tx, listing.id);
  const ids = [ownerId, ...editors.map(({ userId }) => userId)];
  const people = await findProfiles(tx, ids);
  // An editor's unverified email may belong to somebody else; the owner never needs an invitation.
  const isAlreadyEditor = people.some(
    (person) =>
      person.email.toLowerCase() === email && (person.emailVerified || person.id === ownerId),
  );
  if (isAlreadyEditor) throw makeInvitationRefusal(editorInvitationCopy.alreadyEditor);
  const invitedAt = await findInvitedAt(tx, listing.id, email);
  if (invitedAt && now.getTime() - invitedAt.getTime() < dayMs)
    throw makeInvitationRefusal(editorInvitationCopy.invitedToday);
  const openInvitations = await listInvitations(tx, listing.id, now);
  const otherInvitations = openInvitations.filter((invitation) => invitation.email !== email);
  if (editors.length + otherInvitations.length >= maxEditors)
    throw makeInvitationRefusal(editorInvitationCopy.tooManyEditors);
}
