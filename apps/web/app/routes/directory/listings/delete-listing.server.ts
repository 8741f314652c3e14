import { deleteBusiness } from "@boab/contracts/directory/businesses";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** The API decides who may, whether the name is right and whether the sign-in is fresh enough. */
export async function deleteListing(request: Request) {
  const { id = "", confirm } = await formValues(request);
  return formResult(() =>
    api(request).call(deleteBusiness, { params: { id }, query: { confirm } }),
  );
}
