import { redirect } from "react-router";
import { registerPath, safeNext } from "#lib/session/redirect.ts";
import { formResult, formValues } from "./form.server.ts";

/** Posted by a heart. A browser without the script posts a whole page, which leads back to where it came from. */
export async function changeSaved(
  request: Request,
  change: (id: string, isSaved: boolean) => Promise<unknown>,
) {
  const { intent, id = "", from } = await formValues(request);
  const result = await formResult(async () => {
    await change(id, intent !== "unsave");
    return null;
  });
  if (request.headers.get("sec-fetch-dest") !== "document") return result;
  const isVisitor = !result.data.ok && result.data.code === "not_signed_in";
  throw redirect(isVisitor ? registerPath(from) : safeNext(from), 303);
}
