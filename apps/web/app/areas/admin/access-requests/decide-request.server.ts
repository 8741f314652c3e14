import {
  approveAccessRequest,
  declineAccessRequest,
} from "@boab/contracts/accounts/access-requests";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** The API decides who may do this, and that it happens only once. */
export async function decideRequest(request: Request) {
  const { intent, id: requestId = "", reason = "" } = await formValues(request);
  const { call } = api(request);
  const params = { requestId };
  if (intent === "approve") return formResult(() => call(approveAccessRequest, { params }));
  if (intent === "decline")
    return formResult(() => call(declineAccessRequest, { params, body: { reason } }), { reason });
  throw data(null, { status: 400 });
}
