import { insertDocument, insertEditorImage } from "../../factories/documents.ts";
import { type ObjectFactories, unknownUuid } from "../object-factory.ts";

const unknownDocumentId = "DOC-000000";

export const documentObjects: ObjectFactories = {
  document: {
    of: async ({ db }, { userId }) => (await insertDocument(db, { ownerId: userId })).docId,
    missing: unknownDocumentId,
  },
  "submitted document": {
    of: async ({ db }, { userId }) =>
      (await insertDocument(db, { ownerId: userId, state: "submitted" })).docId,
    missing: unknownDocumentId,
  },
  // Both ids in one: the document and one of its versions, or a picture that waits to be taken in.
  "document version": {
    async of({ db }, { userId }) {
      const { docId, versionId } = await insertDocument(db, { ownerId: userId });
      return `${docId}/${versionId}`;
    },
    missing: `${unknownDocumentId}/${unknownUuid}`,
  },
  "picture for a document": {
    async of({ db }, { userId }) {
      const { docId } = await insertDocument(db, { ownerId: userId });
      const { uploadId } = await insertEditorImage(db, { ownerId: userId, docId });
      return `${docId}/${uploadId}`;
    },
    missing: `${unknownDocumentId}/${unknownUuid}`,
  },
};
