import { uploadCopy } from "@boab/contracts/uploads/copy";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { UploadsDeps } from "../deps.ts";
import { findPrivateFile } from "./uploads.repository.ts";

const linkTtlSeconds = 300;

/** Downloads get these file names, because the uploader's own name would be part of the URL. */
const downloadNameByPurpose: Partial<Record<UploadPurpose, string>> = {
  "job-resume": "resume",
  "job-cover-letter": "cover-letter",
  "problem-photo": "photo",
};

interface PrivateLinkRequest {
  uploadId: string;
  actor: Member;
  origin: RequestOrigin;
  /** The reason, if the calling area asks for one. It is stored in the audit log. */
  why?: string | undefined;
}

/**
 * A download link to a private document or picture, valid for five minutes. The calling area has checked that
 * this member may have it; each link is audited.
 */
export async function signPrivateLink(
  { storage }: Pick<UploadsDeps, "storage">,
  tx: Tx,
  { uploadId, actor, origin, why }: PrivateLinkRequest,
): Promise<string> {
  const upload = await findPrivateFile(tx, uploadId);
  if (!upload) throw new AppError("not_found");
  // For a picture this picks the JPEG, which every program can open.
  const file =
    upload.files.find(({ contentType }) => contentType === "image/jpeg") ?? upload.files[0];
  if (!file?.key.startsWith("private/"))
    throw new AppError("bad_request", { sentence: uploadCopy.invalidAddress });
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
    fileName: `${downloadNameByPurpose[upload.purpose] ?? "file"}.${extension}`,
    seconds: linkTtlSeconds,
  });
}
