import { purgeListing, restoreListing } from "@boab/contracts/directory/administration";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** The API decides who may do this. */
export async function changeDeletedListing(request: Request) {
  const { intent, id = "", confirm = "" } = await readFormValues(request);
  const { call } = api(request);
  const params = { id };
  if (intent === "restore") return runFormCall(() => call(restoreListing, { params }));
  if (intent === "purge")
    return runFormCall(() => call(purgeListing, { params, query: { confirm } }));
  throw data(null, { status: 400 });
}
