import { redirect } from "react-router";
import { getRegisterPath, toSafeNextPath } from "#lib/session/redirect.ts";
import { readFormValues, runFormCall } from "./form.server.ts";

/** Handles the form of a heart. Without JavaScript the browser is redirected to the page it came from. */
export async function handleSaveForm(
  request: Request,
  change: (id: string, isSaved: boolean) => Promise<unknown>,
) {
  const { intent, id = "", from } = await readFormValues(request);
  const result = await runFormCall(async () => {
    await change(id, intent !== "unsave");
    return null;
  });
  if (request.headers.get("sec-fetch-dest") !== "document") return result;
  const isVisitor = !result.data.ok && result.data.code === "not_signed_in";
  throw redirect(isVisitor ? getRegisterPath(from) : toSafeNextPath(from), 303);
}
