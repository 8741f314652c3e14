import { createApplication } from "@boab/contracts/jobs/applications";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";

export async function sendApplication(request: Request, jobId: string) {
  const values = await readFormValues(request);
  const body = parseFormBody(createApplication, values, { jobId });
  return runFormCall(() => api(request).call(createApplication, { body }), values);
}
