import { createEnquiry } from "@boab/contracts/outreach/enquiries";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";

export async function submitEnquiry(request: Request) {
  const values = await readFormValues(request);
  const body = parseFormBody(createEnquiry, values);
  return runFormCall(() => api(request).call(createEnquiry, { body }), values);
}
