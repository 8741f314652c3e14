import { randomBytes } from "node:crypto";
import type { TicketBody } from "@boab/contracts/uploads/uploads";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { UploadsDeps } from "../deps.ts";
import { planFiles } from "../files/plan.rules.ts";
import { purposeRules } from "./purpose.rules.ts";
import { flawsOf, ticketSeconds } from "./ticket.rules.ts";
import { insertUpload } from "./uploads.repository.ts";

const random128 = () => randomBytes(16).toString("hex");

/** A member may upload one file for a target of theirs; the store enforces key, type and size. */
export async function issueTicket(deps: UploadsDeps, member: Member, request: TicketBody) {
  const check = deps.targetChecks[request.purpose];
  if (!check) throw new AppError("forbidden");
  const flaws = flawsOf(request);
  if (flaws || request.targetId === undefined)
    throw new AppError("bad_request", { fields: flaws ?? {} });
  const place = await check(deps.db, member, request.targetId);
  if (!place) throw new AppError("not_found");

  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000);
  const upload = {
    ownerId: member.userId,
    purpose: request.purpose,
    targetId: request.targetId,
    declaredType: request.contentType,
    declaredSize: request.size,
    fileName: request.fileName ?? null,
    quarantineKey: `quarantine/${random128()}`,
    files: planFiles(
      {
        purpose: request.purpose,
        place,
        randomPart: random128(),
        fileName: request.fileName ?? null,
        createdAt: now,
      },
      request.contentType,
    ),
    createdAt: now,
    expiresAt,
  };
  const form = await deps.storage.signPost({
    key: upload.quarantineKey,
    contentType: request.contentType,
    maxBytes: purposeRules[request.purpose].maxBytes,
    seconds: ticketSeconds,
  });
  const uploadId = await inTransaction(deps.db, (tx) => insertUpload(tx, upload));
  return { uploadId, url: form.url, fields: form.fields, expiresAt: expiresAt.toISOString() };
}
