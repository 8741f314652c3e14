import { createApplication } from "@boab/contracts/jobs/applications";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** Missing fields become empty strings, so that the API's response can say what is missing. */
export async function sendApplication(request: Request, jobId: string) {
  const values = await formValues(request);
  const { name = "", email = "", phone, note, resume, coverLetter, website } = values;
  const body = {
    jobId,
    name,
    email: email.trim(),
    ...(phone !== undefined && { phone }),
    ...(note !== undefined && { note }),
    ...(resume !== undefined && { resume }),
    ...(coverLetter !== undefined && { coverLetter }),
    ...(website !== undefined && { website }),
  };
  return formResult(() => api(request).call(createApplication, { body }), values);
}
