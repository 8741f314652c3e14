import type { EditorList } from "@boab/contracts/directory/editors";
import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { loadEditableBusiness } from "../businesses/load-business.ts";
import type { DirectoryDeps } from "../deps.ts";
import { saveRights } from "./editors.repository.ts";
import { toEditorList } from "./list-editors.ts";

/**
 * The owner changes what somebody may do, after a fresh sign-in; it holds from that person's next request. Our team
 * invites and removes people for an owner, but never widens what somebody may do.
 */
export async function changeRights(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  member: Member,
  key: string,
  { editorId, rights }: { editorId: string; rights: MemberRight[] },
  origin: RequestOrigin,
): Promise<EditorList> {
  const { businessId } = await runOnce(db, async (tx) => {
    const { listing } = await loadEditableBusiness(tx, key, member, "owner");
    requireFreshSignIn(member, clock());
    if (!(await saveRights(tx, listing.id, editorId, rights))) throw new AppError("not_found");
    await writeAudit(tx, {
      actorId: member.userId,
      act: "change rights",
      objectType: "business",
      objectId: listing.id,
      changes: { editorId, rights },
      ...origin,
    });
    return { businessId: listing.id };
  });
  return toEditorList(db, businessId, clock());
}
