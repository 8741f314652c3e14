import { redirect } from "react-router";
import { registerPath, toSafeNextPath } from "#lib/session/redirect.ts";
import { formResult, formValues } from "./form.server.ts";

/** Handles the form of a heart. Without JavaScript the browser is redirected to the page it came from. */
export async function handleSaveForm(
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
  throw redirect(isVisitor ? registerPath(from) : toSafeNextPath(from), 303);
}
