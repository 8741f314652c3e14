import type { EditorList } from "@boab/contracts/directory/editors";
import { listingTexts } from "@boab/contracts/directory/texts";
import { findProfile, findProfiles } from "#areas/accounts/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { loadOwnedBusiness, type ManagedBusiness } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { editorInvitationEmail } from "./editor-emails.ts";
import {
  findInvitedAt,
  listEditors,
  listInvitations,
  upsertInvitation,
} from "./editors.repository.ts";
import { toEditorList } from "./list-editors.ts";

const dayMs = 24 * 60 * 60 * 1000;
const invitationDays = 7;
/** Per email, whoever sends the invitations and for whichever listing, so nobody gets spammed. */
const emailsPerHour = 3;
/** Enough for a family business, and few enough to keep track of. */
const mostEditors = 10;

type Deps = Pick<DirectoryDeps, "db" | "clock" | "enqueueMail" | "publicOrigin">;

/**
 * The owner, or staff, invites somebody by email to edit a listing; the link works for seven days.
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
    if (business.role === "admin" && inviter?.email.toLowerCase() === email)
      throw refused(listingTexts.staffInThemselves);
    await refuseNeedless(tx, business, email, now);
    const token = makeToken();
    const businessId = business.listing.id;
    const id = await upsertInvitation(tx, {
      businessId,
      email,
      tokenHash: hashToken(token),
      invitedBy: member.userId,
      createdAt: now,
      expiresAt,
    });
    await deps.enqueueMail(tx, {
      key: `${editorInvitationEmail.kind}:${id}:${now.toISOString()}`,
      to: email,
      atMostPerHour: emailsPerHour,
      ...editorInvitationEmail.write({
        inviter: inviter?.fullName ?? "The owner",
        businessName: business.listing.businessName,
        acceptUrl: `${deps.publicOrigin}/directory/invitation?token=${token}`,
        days: invitationDays,
      }),
    });
    await writeAudit(tx, {
      actorId: member.userId,
      act: "invite editor",
      objectType: "business",
      objectId: businessId,
      ...origin,
    });
    return toEditorList(tx, businessId, now);
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
  if (people.some((person) => person.emailVerified && person.email.toLowerCase() === email))
    throw refused(listingTexts.alreadyEditor);
  const invitedAt = await findInvitedAt(tx, listing.id, email);
  if (invitedAt && now.getTime() - invitedAt.getTime() < dayMs)
    throw refused(listingTexts.invitedToday);
  const invited = await listInvitations(tx, listing.id, now);
  const others = invited.filter((invitation) => invitation.email !== email);
  if (editors.length + others.length >= mostEditors) throw refused(listingTexts.tooManyEditors);
}
