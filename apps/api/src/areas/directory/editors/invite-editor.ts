import type { EditorList } from "@boab/contracts/directory/editors";
import { listingTexts } from "@boab/contracts/directory/listing-texts";
import { findProfile, findProfiles } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { loadOwnedBusiness, type ManagedBusiness } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { staffInvitationNotice } from "./editor-emails.ts";
import {
  findInvitedAt,
  listEditors,
  listInvitations,
  upsertInvitation,
} from "./editors.repository.ts";
import { mailInvitation } from "./editors.tasks.ts";
import { invitationDays } from "./invitation.rules.ts";
import { toEditorList } from "./list-editors.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Enough for a family business, and few enough to keep track of. */
const mostEditors = 10;

type Deps = Pick<DirectoryDeps, "db" | "clock" | "tasks" | "enqueueMail" | "publicOrigin">;

/**
 * The owner, or staff, invites somebody by email to edit a listing; the link works for seven days.
 * Whoever invites has proven their own email, and the owner learns of what staff do.
 */
export async function inviteEditor(
  deps: Deps,
  member: Member,
  key: string,
  email: string,
  origin: RequestOrigin,
): Promise<EditorList> {
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  return inTransaction(deps.db, async (tx) => {
    const business = await loadOwnedBusiness(tx, key, member);
    const inviter = await findProfile(tx, member.userId);
    if (!inviter?.emailVerified)
      throw new AppError("forbidden", { sentence: listingTexts.inviterUnproven });
    if (inviter.email.toLowerCase() === email)
      throw refused(
        business.role === "admin" ? listingTexts.staffInThemselves : listingTexts.ownEmail,
      );
    await refuseNeedless(tx, business, email, now);
    const businessId = business.listing.id;
    const invitationId = await upsertInvitation(tx, {
      businessId,
      email,
      // Nobody knows this one: the token that works is made when the email is sent.
      tokenHash: hashToken(makeToken()),
      invitedBy: member.userId,
      createdAt: now,
      expiresAt,
    });
    const invitedAt = now.toISOString();
    await deps.tasks.enqueue(tx, mailInvitation, { invitationId, invitedAt });
    if (business.role === "admin")
      await tellOwner(deps, tx, business, { key: `${invitationId}:${invitedAt}`, email });
    await writeAudit(tx, {
      actorId: member.userId,
      act: "invite editor",
      objectType: "business",
      objectId: businessId,
      personal: { of: email, changes: { email } },
      ...origin,
    });
    return toEditorList(tx, businessId, now);
  });
}

async function tellOwner(
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

const refused = (sentence: string) =>
  new AppError("bad_request", { fields: { inviteEmail: sentence } });

async function refuseNeedless(
  tx: Tx,
  { listing, ownerId }: ManagedBusiness,
  email: string,
  now: Date,
) {
  const editors = await listEditors(tx, listing.id);
  const ids = [ownerId, ...editors.map(({ userId }) => userId)];
  const people = await findProfiles(tx, ids);
  // An editor's unproven email may be somebody else's; the owner's is never worth inviting.
  const isKnown = people.some(
    (person) =>
      person.email.toLowerCase() === email && (person.emailVerified || person.id === ownerId),
  );
  if (isKnown) throw refused(listingTexts.alreadyEditor);
  const invitedAt = await findInvitedAt(tx, listing.id, email);
  if (invitedAt && now.getTime() - invitedAt.getTime() < dayMs)
    throw refused(listingTexts.invitedToday);
  const invited = await listInvitations(tx, listing.id, now);
  const others = invited.filter((invitation) => invitation.email !== email);
  if (editors.length + others.length >= mostEditors) throw refused(listingTexts.tooManyEditors);
}
