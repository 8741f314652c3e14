import { uploadTexts } from "@boab/contracts/uploads/texts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { UploadsDeps } from "../deps.ts";
import { findPrivateFile } from "./files.repository.ts";
import { plainName } from "./key.rules.ts";

const linkSeconds = 300;

interface PrivateLink {
  uploadId: string;
  actor: Member;
  origin: RequestOrigin;
  /** Where the area asks for a reason, kept with the line. */
  why?: string | undefined;
}

/**
 * A download link to a private document or picture, valid for five minutes. The calling area has checked that
 * this member may have it; each link is audited.
 */
export async function signPrivateLink(
  { storage }: Pick<UploadsDeps, "storage">,
  tx: Tx,
  { uploadId, actor, origin, why }: PrivateLink,
): Promise<string> {
  const upload = await findPrivateFile(tx, uploadId);
  if (!upload) throw new AppError("not_found");
  // Of a picture the one that every browser and every other program opens.
  const file =
    upload.files.find(({ contentType }) => contentType === "image/jpeg") ?? upload.files[0];
  if (!file?.key.startsWith("private/"))
    throw new AppError("bad_request", { sentence: uploadTexts.invalidAddress });
  await writeAudit(tx, {
    actorId: actor.userId,
    act: "open private document",
    objectType: "upload",
    objectId: uploadId,
    changes: { purpose: upload.purpose, targetId: upload.targetId, ...(why && { why }) },
    ip: origin.ip,
    requestId: origin.requestId,
  });
  const extension = file.key.split(".").at(-1);
  return storage.signDownload({
    key: file.key,
    contentType: file.contentType,
    fileName: `${plainName(upload.fileName)}.${extension}`,
    seconds: linkSeconds,
  });
}
