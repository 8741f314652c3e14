import { createEnquiry } from "@boab/contracts/outreach/enquiries";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { formBody } from "#lib/api/form-body.server.ts";

export async function submitEnquiry(request: Request) {
  const values = await formValues(request);
  const body = formBody(createEnquiry, values);
  return formResult(() => api(request).call(createEnquiry, { body }), values);
}
