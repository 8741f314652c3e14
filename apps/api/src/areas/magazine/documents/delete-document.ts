import { documentCopy } from "@boab/contracts/magazine/copy";
import { removeUploadFiles } from "#areas/uploads/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MagazineDeps } from "../deps.ts";
import { deleteDocuments } from "./documents.repository.ts";
import { lockOwnDocument } from "./load-document.ts";
import { listPictures } from "./pictures.repository.ts";

type Deps = Pick<MagazineDeps, "db" | "clock" | "tasks">;

/** Deletes a document of one's own with its versions and pictures, unless it was published. */
export function deleteDocument(deps: Deps, member: Member, docId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { publishedVersion } = await lockOwnDocument(tx, member, docId);
    if (publishedVersion) throw new AppError("conflict", { sentence: documentCopy.published });
    await removePictures(deps, tx, docId);
    await deleteDocuments(tx, [docId]);
  });
}

/** Deletes the files of a document that no article shows. */
export async function removePictures(
  deps: Pick<Deps, "clock" | "tasks">,
  tx: Tx,
  docId: string,
): Promise<void> {
  for (const { uploadId } of await listPictures(tx, docId))
    await removeUploadFiles(deps, tx, uploadId);
}
