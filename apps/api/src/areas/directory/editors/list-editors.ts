import type { EditorList } from "@boab/contracts/directory/editors";
import { findProfiles } from "#areas/accounts/index.ts";
import { auditRead } from "#platform/audit/audit.ts";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { hasOwnerRights } from "../businesses/business.rules.ts";
import { findManagedBusiness } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listInvitations, listEditors as listRows } from "./editors.repository.ts";

/** Lists the editors and open invitations of a listing for its owner and staff. Reading by staff is audited. */
export async function listEditors(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<EditorList> {
  const { listing, role } = await findManagedBusiness(db, key, member);
  if (!hasOwnerRights(role)) throw new AppError("forbidden");
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
    editors: rows.flatMap(({ userId, since }) => {
      const profile = profilesById.get(userId);
      if (!profile) return [];
      const { fullName, username, photoUrl } = profile;
      return { userId, fullName, username, photoUrl, since: since.toISOString() };
    }),
    invitations: (await listInvitations(db, businessId, now)).map(({ id, email, expiresAt }) => ({
      invitationId: id,
      email,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
