import type { AuditAct } from "@boab/contracts/admin/audit-acts";
import type { Enquiry } from "@boab/contracts/outreach/enquiries";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { OutreachDeps } from "../deps.ts";
import { findEnquiry, markEnquiryHandled, markOpen } from "./inbox.repository.ts";

type Deps = Pick<OutreachDeps, "db" | "clock">;

/** Staff mark an enquiry as handled. If two do so at once, one gets a conflict error. */
export const markEnquiryDone = (deps: Deps, actor: Member, id: string, origin: RequestOrigin) =>
  change(deps, actor, id, origin, "mark enquiry done", (tx) =>
    markEnquiryHandled(tx, id, actor.userId, deps.clock()),
  );

export const reopenEnquiry = (deps: Deps, actor: Member, id: string, origin: RequestOrigin) =>
  change(deps, actor, id, origin, "reopen enquiry", (tx) => markOpen(tx, id));

async function change(
  { db }: Deps,
  actor: Member,
  id: string,
  origin: RequestOrigin,
  act: AuditAct,
  mark: (tx: Tx) => Promise<boolean>,
): Promise<Enquiry> {
  return inTransaction(db, async (tx) => {
    const hasChanged = await mark(tx);
    const enquiry = await findEnquiry(tx, id);
    if (!enquiry) throw new AppError("not_found");
    if (!hasChanged) throw new AppError("conflict");
    await writeAudit(tx, {
      actorId: actor.userId,
      act,
      objectType: "enquiry",
      objectId: id,
      ...origin,
    });
    return enquiry;
  });
}
