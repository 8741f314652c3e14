import type { TicketBody } from "@boab/contracts/uploads/uploads";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { UploadsDeps } from "../deps.ts";
import { purposeRules } from "../files/purpose.rules.ts";
import { insertUpload } from "../files/uploads.repository.ts";
import { planUpload } from "./plan-upload.ts";
import { findTicketErrors, ticketTtlSeconds } from "./ticket.rules.ts";

/** A member may upload one file for a target of theirs; the store enforces key, type and size. */
export async function issueTicket(deps: UploadsDeps, member: Member, request: TicketBody) {
  const findPlace = deps.findPlaceByPurpose[request.purpose];
  if (!findPlace) throw new AppError("forbidden");
  const errors = findTicketErrors(request);
  if (errors || request.targetId === undefined)
    throw new AppError("bad_request", { fields: errors ?? {} });
  const place = await findPlace(deps.db, member, request.targetId);
  if (!place) throw new AppError("not_found");

  const { purpose, targetId, contentType, size, fileName = null } = request;
  const file = { ownerId: member.userId, purpose, targetId, contentType, size, fileName, place };
  const upload = planUpload(file, deps.clock());
  const form = await deps.storage.signPost({
    key: upload.quarantineKey,
    contentType,
    maxBytes: purposeRules[purpose].maxBytes,
    seconds: ticketTtlSeconds,
  });
  const uploadId = await inTransaction(deps.db, (tx) => insertUpload(tx, upload));
  return {
    uploadId,
    url: form.url,
    fields: form.fields,
    expiresAt: upload.expiresAt.toISOString(),
  };
}
