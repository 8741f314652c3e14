import {
  approveAccessRequest,
  declineAccessRequest,
} from "@boab/contracts/accounts/access-requests";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** The API decides who may do this, and that it happens only once. */
export async function decideRequest(request: Request) {
  const { intent, id: requestId = "", reason = "" } = await readFormValues(request);
  const { call } = api(request);
  const params = { requestId };
  if (intent === "approve") return runFormCall(() => call(approveAccessRequest, { params }));
  if (intent === "decline")
    return runFormCall(() => call(declineAccessRequest, { params, body: { reason } }), { reason });
  throw data(null, { status: 400 });
}
