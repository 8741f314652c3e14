import { saveListing, unsaveListing } from "@boab/contracts/directory/saved-listings";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { registerPath, safeNext } from "#lib/session/redirect.ts";

/** Posted by the heart. A browser without the script posts a whole page, which leads back to where it came from. */
export async function changeSaved(request: Request) {
  const { intent, id = "", from } = await formValues(request);
  const call = intent === "unsave" ? unsaveListing : saveListing;
  const result = await formResult(async () => {
    await api(request).call(call, { params: { id } });
    return null;
  });
  if (request.headers.get("sec-fetch-dest") !== "document") return result;
  const isVisitor = !result.data.ok && result.data.code === "not_signed_in";
  throw redirect(isVisitor ? registerPath(from) : safeNext(from), 303);
}
