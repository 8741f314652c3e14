import { randomBytes } from "node:crypto";
import type { TicketBody } from "@boab/contracts/uploads/uploads";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { planFiles } from "../files/plan.rules.ts";
import type { UploadsParts } from "../parts.ts";
import { purposeRules } from "./purpose.rules.ts";
import { flawsOf, ticketSeconds } from "./ticket.rules.ts";
import { insertUpload } from "./uploads.repository.ts";

const random128 = () => randomBytes(16).toString("hex");

/** A member may send one file for a target of theirs; key, type and size are fixed by us and the store. */
export async function issueTicket(parts: UploadsParts, member: Member, wish: TicketBody) {
  const check = parts.targetChecks[wish.purpose];
  if (!check) throw new AppError("forbidden");
  const flaws = flawsOf(wish);
  if (flaws || wish.targetId === undefined)
    throw new AppError("bad_request", { fields: flaws ?? {} });
  const place = await check(parts.db, member, wish.targetId);
  if (!place) throw new AppError("not_found");

  const now = parts.clock();
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000);
  const upload = {
    ownerId: member.userId,
    purpose: wish.purpose,
    targetId: wish.targetId,
    declaredType: wish.contentType,
    declaredSize: wish.size,
    fileName: wish.fileName ?? null,
    quarantineKey: `quarantine/${random128()}`,
    files: planFiles(
      {
        purpose: wish.purpose,
        place,
        randomPart: random128(),
        fileName: wish.fileName ?? null,
        createdAt: now,
      },
      wish.contentType,
    ),
    createdAt: now,
    expiresAt,
  };
  const form = await parts.storage.signPost({
    key: upload.quarantineKey,
    contentType: wish.contentType,
    maxBytes: purposeRules[wish.purpose].maxBytes,
    seconds: ticketSeconds,
  });
  const uploadId = await inTransaction(parts.db, (tx) => insertUpload(tx, upload));
  return { uploadId, url: form.url, fields: form.fields, expiresAt: expiresAt.toISOString() };
}
