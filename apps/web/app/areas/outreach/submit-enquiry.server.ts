import { createEnquiry } from "@boab/contracts/outreach/enquiries";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { enquiryBody } from "./enquiry-body.ts";

export async function submitEnquiry(request: Request) {
  const values = await formValues(request);
  return formResult(() => api(request).call(createEnquiry, { body: enquiryBody(values) }), values);
}
