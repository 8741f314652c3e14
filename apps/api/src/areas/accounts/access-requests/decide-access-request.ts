import { mayDecide } from "@boab/contracts/accounts/access-grants";
import type { AccessRequest } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { AccountsDeps } from "../deps.ts";
import { applyPatch } from "../profiles/update-profile.ts";
import { getGrantPatch } from "./access-request.rules.ts";
import { accessApprovedEmail, accessDeclinedEmail } from "./access-request-emails.ts";
import { decideRequest, findRequest } from "./access-requests.repository.ts";

type Deps = Pick<
  AccountsDeps,
  "db" | "clock" | "tasks" | "publish" | "enqueueMail" | "publicOrigin"
>;

/** Grants the status, closes the request and emails the person in one transaction, exactly once. */
export function approveRequest(
  deps: Deps,
  actor: Member,
  requestId: string,
  origin: RequestOrigin,
): Promise<AccessRequest> {
  return inTransaction(deps.db, async (tx) => {
    const request = await findUndecidedRequest(deps, tx, actor, requestId);
    const makeGrantPatch = (person: FullProfile) => getGrantPatch(request.accessType, person);
    await applyPatch(deps, tx, actor, request.userId, makeGrantPatch, origin);
    return recordDecision(deps, tx, { actor, request, declineReason: null, origin });
  });
}

export function declineRequest(
  deps: Deps,
  actor: Member,
  requestId: string,
  declineReason: string,
  origin: RequestOrigin,
): Promise<AccessRequest> {
  return inTransaction(deps.db, async (tx) => {
    const request = await findUndecidedRequest(deps, tx, actor, requestId);
    return recordDecision(deps, tx, { actor, request, declineReason, origin });
  });
}

async function findUndecidedRequest({ clock }: Deps, tx: Tx, actor: Member, requestId: string) {
  const request = await findRequest(tx, requestId);
  if (!request) throw new AppError("not_found");
  if (request.userId === actor.userId) throw new AppError("own_interest");
  if (!mayDecide(actor, request)) throw new AppError("forbidden");
  requireFreshSignIn(actor, clock());
  if (request.status !== "open") throw new AppError("conflict");
  return request;
}

interface Decision {
  actor: Member;
  request: AccessRequest;
  declineReason: string | null;
  origin: RequestOrigin;
}

async function recordDecision(
  { clock, enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  { actor, request, declineReason, origin }: Decision,
): Promise<AccessRequest> {
  const decision = { declineReason, by: actor.userId, at: clock() };
  if (!(await decideRequest(tx, request.id, decision))) throw new AppError("conflict");
  const emailData = { publicOrigin, accessType: request.accessType };
  const [kind, email] =
    declineReason === null
      ? [accessApprovedEmail.kind, accessApprovedEmail.write(emailData)]
      : [accessDeclinedEmail.kind, accessDeclinedEmail.write({ ...emailData, declineReason })];
  await enqueueMail(tx, { key: `${kind}:${request.id}`, to: request.email, ...email });
  await writeAudit(tx, {
    actorId: actor.userId,
    act: declineReason === null ? "approve access request" : "decline access request",
    objectType: "access request",
    objectId: request.id,
    changes: { userId: request.userId, accessType: request.accessType },
    ...origin,
  });
  const decided = await findRequest(tx, request.id);
  if (!decided) throw new AppError("not_found");
  return decided;
}
