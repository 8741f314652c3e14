import type { DocumentData } from "@boab/contracts/magazine/my-documents";
import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { MagazineDeps } from "../deps.ts";
import { removePictures } from "./delete-document.ts";
import { deleteDocuments } from "./documents.repository.ts";
import { eraseSavedBy, exportDocuments, lockDocumentsByOwner } from "./my-documents.repository.ts";

/**
 * Documents are deleted with their writer's account. A published article stays, as the magazine promises its readers,
 * and so do its pictures.
 */
export const documentsPersonalData = (
  deps: Pick<MagazineDeps, "db" | "clock" | "tasks">,
): PersonalData => ({
  area: "documents",
  export: async ({ userId }): Promise<DocumentData> => ({
    documents: await exportDocuments(deps.db, userId),
  }),
  erase: (userId) =>
    inTransaction(deps.db, async (tx) => {
      const documents = await lockDocumentsByOwner(tx, userId);
      for (const { id, publishedVersion } of documents)
        if (!publishedVersion) await removePictures(deps, tx, id);
      await deleteDocuments(
        tx,
        documents.map(({ id }) => id),
      );
      await eraseSavedBy(tx, userId);
    }),
});
