import { changeStoreVisibility, clearMerchantId } from "@boab/contracts/marketplace/administration";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** The API decides who may do this. */
export async function decideStore(request: Request) {
  const { intent, id = "", reason = "" } = await readFormValues(request);
  const { call } = api(request);
  const params = { storeId: id };
  if (intent === "hide" || intent === "show") {
    const body = { hidden: intent === "hide", reason };
    return runFormCall(() => call(changeStoreVisibility, { params, body }));
  }
  if (intent === "clear")
    return runFormCall(() => call(clearMerchantId, { params, body: { reason } }));
  throw data(null, { status: 400 });
}
