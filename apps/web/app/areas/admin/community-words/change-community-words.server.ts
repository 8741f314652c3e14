import { putCommunityWord, removeCommunityWord } from "@boab/contracts/directory/administration";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";

/** Links or unlinks two words. */
export async function changeWords(request: Request) {
  const values = await readFormValues(request);
  const { intent, word = "", other = "" } = values;
  const { call } = api(request);
  if (intent === "remove")
    return runFormCall(() => call(removeCommunityWord, { query: { word, other } }), values);
  if (intent !== "add") throw data(null, { status: 400 });
  const body = parseFormBody(putCommunityWord, values);
  return runFormCall(() => call(putCommunityWord, { body }), values);
}
