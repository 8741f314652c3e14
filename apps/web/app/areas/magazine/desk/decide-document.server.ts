import {
  publishDocument,
  sendBackDocument,
  unpublishDocument,
} from "@boab/contracts/magazine/desk";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { toSydneyInstant } from "./sydney-time.ts";

/** Publishes a document or sends it back. The API checks who may, and that the editor has read the latest revision. */
export async function decideDocument(request: Request, docId: string) {
  const {
    intent,
    revision: readRevision,
    note = "",
    day = "",
    time = "",
  } = await readFormValues(request);
  const { call } = api(request);
  const params = { docId };
  const revision = Number(readRevision);
  const publish = (publishAt: string | null) =>
    runFormCall(() => call(publishDocument, { params, body: { revision, publishAt } }));

  if (intent === "publish") return publish(null);
  if (intent === "schedule") return publish(toSydneyInstant(day, time));
  if (intent === "send-back")
    return runFormCall(() => call(sendBackDocument, { params, body: { revision, note } }));
  if (intent === "unpublish") return runFormCall(() => call(unpublishDocument, { params }));
  throw data(null, { status: 400 });
}
