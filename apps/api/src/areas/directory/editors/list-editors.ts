import type { EditorList } from "@boab/contracts/directory/editors";
import { findProfiles } from "#areas/accounts/index.ts";
import { auditRead } from "#platform/audit/audit.ts";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { findManagedBusiness } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listInvitations, listEditors as listRows } from "./editors.repository.ts";

/** Lists who helps with a listing, with what, and the open invitations, for its owner and staff. Reading by staff is audited. */
export async function listEditors(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<EditorList> {
  const { listing, role } = await findManagedBusiness(db, key, member, "owner or staff");
  if (role === "admin")
    await auditRead(db, {
      actorId: member.userId,
      act: "list editors",
      objectType: "business",
      objectId: listing.id,
      ...origin,
    });
  return toEditorList(db, listing.id, clock());
}

export async function toEditorList(db: Db, businessId: string, now: Date): Promise<EditorList> {
  const rows = await listRows(db, businessId);
  const profiles =
    rows.length > 0
      ? await findProfiles(
          db,
          rows.map(({ userId }) => userId),
        )
      : [];
  const profilesById = new Map(profiles.map((profile) => [profile.id, profile]));
  return {
    editors: rows.flatMap(({ userId, since, rights }) => {
      const profile = profilesById.get(userId);
      if (!profile) return [];
      const { fullName, username, photoUrl } = profile;
      return { userId, fullName, username, photoUrl, rights, since: since.toISOString() };
    }),
    invitations: (await listInvitations(db, businessId, now)).map(
      ({ id, email, expiresAt, rights }) => ({
        invitationId: id,
        email,
        rights,
        expiresAt: expiresAt.toISOString(),
      }),
    ),
  };
}
