import { deleteBusiness } from "@boab/contracts/directory/businesses";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** Deletes a listing. The API checks the permission, the typed name and the fresh sign-in. */
export async function deleteListing(request: Request) {
  const { id = "", confirm } = await readFormValues(request);
  return runFormCall(() =>
    api(request).call(deleteBusiness, { params: { id }, query: { confirm } }),
  );
}
