import { deleteDocument as deleteCall } from "@boab/contracts/magazine/documents";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** The API decides whose it is, and whether it was published. */
export async function deleteDocument(request: Request) {
  const { docId = "" } = await formValues(request);
  return formResult(() => api(request).call(deleteCall, { params: { docId } }));
}
