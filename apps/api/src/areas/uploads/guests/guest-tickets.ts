import type { TicketBody, UploadState } from "@boab/contracts/uploads/uploads";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { UploadsDeps } from "../deps.ts";
import type { Place } from "../files/key.rules.ts";
import { purposeRules } from "../files/purpose.rules.ts";
import { insertUpload, type Upload } from "../files/uploads.repository.ts";
import { planUpload } from "../tickets/plan-upload.ts";
import { findTicketErrors, ticketTtlSeconds } from "../tickets/ticket.rules.ts";
import { processUploadTask } from "../uploads.tasks.ts";
import {
  findGuestUpload,
  markGuestAttached,
  markGuestProcessing,
} from "./guest-uploads.repository.ts";

type GuestRequest = Omit<TicketBody, "targetId"> & { targetId: string; place: Place };

/**
 * A ticket for somebody without an account; the calling area has checked the target. Whoever holds the key
 * sent the file: it is handed out once, and only its hash is stored.
 */
export async function issueGuestTicket(deps: UploadsDeps, request: GuestRequest) {
  const { purpose, targetId, contentType, size, fileName = null, place } = request;
  const errors = findTicketErrors({ purpose, targetId, contentType, size });
  if (errors) throw new AppError("bad_request", { fields: errors });
  const uploadKey = makeToken();
  const file = { ownerId: null, purpose, targetId, contentType, size, fileName, place };
  const upload = { ...planUpload(file, deps.clock()), guestKeyHash: hashToken(uploadKey) };
  const form = await deps.storage.signPost({
    key: upload.quarantineKey,
    contentType,
    maxBytes: purposeRules[purpose].maxBytes,
    seconds: ticketTtlSeconds,
  });
  await inTransaction(deps.db, (tx) => insertUpload(tx, upload));
  return {
    uploadKey,
    url: form.url,
    fields: form.fields,
    expiresAt: upload.expiresAt.toISOString(),
  };
}

/** The sender reports that the file arrived. Repeating it is fine: it is processed once. */
export function completeGuestUpload(deps: UploadsDeps, uploadKey: string) {
  const keyHash = hashToken(uploadKey);
  return inTransaction(deps.db, async (tx) => {
    const isFirst = await markGuestProcessing(tx, keyHash);
    const upload = await findGuestUpload(tx, keyHash);
    if (isFirst && upload) await deps.tasks.enqueue(tx, processUploadTask, { uploadId: upload.id });
    return toState(upload);
  });
}

export const readGuestUpload = async ({ db }: Pick<UploadsDeps, "db">, uploadKey: string) =>
  toState(await findGuestUpload(db, hashToken(uploadKey)));

function toState(upload: Upload | undefined): Pick<UploadState, "status" | "reason"> {
  if (!upload) throw new AppError("not_found");
  return { status: upload.status, reason: upload.reason };
}

/** Attaches a ready file to the target of its ticket, once, in the caller's transaction. */
export const attachGuestUpload = (
  { clock }: Pick<UploadsDeps, "clock">,
  tx: Tx,
  request: { uploadKey: string; purpose: TicketBody["purpose"]; targetId: string },
): Promise<string | undefined> =>
  markGuestAttached(
    tx,
    { keyHash: hashToken(request.uploadKey), purpose: request.purpose, targetId: request.targetId },
    clock(),
  );
