import type { DocumentData } from "@boab/contracts/magazine/my-documents";
import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { MagazineDeps } from "../deps.ts";
import { removePictures } from "./delete-document.ts";
import { deleteDocuments } from "./documents.repository.ts";
import { exportDocuments, forgetSaver, lockDocumentsOf } from "./my-documents.repository.ts";

/**
 * Documents go with the account of their writer. An article that was published stays, as the magazine promises its
 * readers, and so do its pictures.
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
      const documents = await lockDocumentsOf(tx, userId);
      for (const { id, publishedVersion } of documents)
        if (!publishedVersion) await removePictures(deps, tx, id);
      await deleteDocuments(
        tx,
        documents.map(({ id }) => id),
      );
      await forgetSaver(tx, userId);
    }),
});
