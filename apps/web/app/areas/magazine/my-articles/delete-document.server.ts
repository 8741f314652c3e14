import { deleteDocument as deleteCall } from "@boab/contracts/magazine/documents";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** Deletes a document. The API checks who owns it, and that it was never published. */
export async function deleteDocument(request: Request) {
  const { docId = "" } = await formValues(request);
  return formResult(() => api(request).call(deleteCall, { params: { docId } }));
}
