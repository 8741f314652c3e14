import { deleteDocument as deleteCall } from "@boab/contracts/magazine/documents";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** Deletes a document. The API checks who owns it, and that it was never published. */
export async function deleteDocument(request: Request) {
  const { docId = "" } = await readFormValues(request);
  return runFormCall(() => api(request).call(deleteCall, { params: { docId } }));
}
