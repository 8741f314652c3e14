import type { CallResponse } from "@boab/contracts/common/call";
import type { addPicture as addCall } from "@boab/contracts/magazine/documents";
import { attachUpload } from "#areas/uploads/index.ts";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MagazineDeps } from "../deps.ts";
import { canManage, findLockReason } from "./document.rules.ts";
import { findDocument } from "./documents.repository.ts";
import { lockManagedDocument, makeLockError } from "./load-document.ts";
import { insertPicture } from "./pictures.repository.ts";

/** Takes an uploaded picture into a document. From then on it belongs to the magazine. */
export function addPicture(
  deps: Pick<MagazineDeps, "db" | "clock" | "mediaUrl">,
  member: Member,
  docId: string,
  uploadId: string,
): Promise<CallResponse<typeof addCall>> {
  return runOnce(deps.db, async (tx) => {
    const document = await lockManagedDocument(tx, member, docId);
    const lockReason = findLockReason(document, member, deps.clock());
    if (lockReason) throw makeLockError(lockReason);
    const [rendition] = await attachUpload(deps, tx, {
      uploadId,
      actor: member,
      purpose: "editor-image",
      targetId: docId,
      newOwnerId: null,
    });
    if (!rendition) throw new AppError("upload_not_ready");
    await insertPicture(tx, { uploadId, documentId: docId, src: rendition.jpeg });
    return { src: rendition.jpeg, width: rendition.width, height: rendition.height };
  });
}

/** Those who manage a document upload pictures for it. The key of a picture contains no id of a person or document. */
export async function checkEditorImageTarget(db: Db, member: Member, docId: string) {
  const document = docId.startsWith("DOC-") ? await findDocument(db, docId) : undefined;
  return document && canManage(member, document) ? {} : undefined;
}
