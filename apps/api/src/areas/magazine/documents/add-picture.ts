import type { CallResponse } from "@boab/contracts/common/call";
import type { addPicture as addCall } from "@boab/contracts/magazine/documents";
import { attachUpload } from "#areas/uploads/index.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MagazineDeps } from "../deps.ts";
import { lockOn, manages } from "./document.rules.ts";
import { findDocument } from "./documents.repository.ts";
import { lockManaged, refuseLock } from "./load-document.ts";
import { insertPicture } from "./pictures.repository.ts";

/** Takes an uploaded picture into a document. From then on it belongs to the magazine. */
export function addPicture(
  deps: Pick<MagazineDeps, "db" | "clock" | "mediaAddress">,
  member: Member,
  docId: string,
  uploadId: string,
): Promise<CallResponse<typeof addCall>> {
  return inTransaction(deps.db, async (tx) => {
    const document = await lockManaged(tx, member, docId);
    const lock = lockOn(document, member, deps.clock());
    if (lock) throw refuseLock(lock);
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

/** Those who manage a document upload pictures for it; its key names nobody and nothing. */
export async function mayUploadEditorImages(db: Db, member: Member, docId: string) {
  const document = docId.startsWith("DOC-") ? await findDocument(db, docId) : undefined;
  return document && manages(member, document) ? {} : undefined;
}
