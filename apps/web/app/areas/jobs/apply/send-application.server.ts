import { createApplication } from "@boab/contracts/jobs/applications";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { formBody } from "#lib/api/form-body.server.ts";

export async function sendApplication(request: Request, jobId: string) {
  const values = await formValues(request);
  const body = formBody(createApplication, values, { jobId });
  return formResult(() => api(request).call(createApplication, { body }), values);
}
