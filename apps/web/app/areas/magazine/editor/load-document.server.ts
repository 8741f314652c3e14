import { readDocument } from "@boab/contracts/magazine/documents";
import { emptyBody, emptyHead } from "@boab/contracts/magazine/empty-document";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";

/**
 * Loads a document for editing. One that doesn't exist, belongs to someone else or can't be loaded opens as a new one
 * (EDIT-08). Saving it shows the error, and the typed text stays on the device until then.
 */
export async function loadDocument(request: Request, docId: string, userId: string) {
  const newDocument = {
    docId,
    userId,
    head: emptyHead,
    body: emptyBody,
    revision: 0,
    savedAt: null,
    status: "draft" as const,
    mayEdit: true,
    isOwn: true,
    note: null,
  };
  try {
    const { editing } = await api(request).call(readDocument, { params: { docId } });
    if (!editing) return { document: newDocument, isNew: true };
    const { title, standfirst, category, tags, mainPicture, body, ...rest } = editing;
    const head = { title, standfirst, category, tags, mainPicture };
    return { document: { docId, userId, head, body, ...rest }, isNew: false };
  } catch (error) {
    if (error instanceof ApiError) return { document: newDocument, isNew: true };
    throw error;
  }
}
