import {
  ApplicationStatus,
  deleteApplication,
  updateApplication,
} from "@boab/contracts/jobs/applications";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { applicationPath, applicationsPath, withReason } from "../paths.ts";
import { readAccessReason } from "./load-applications.server.ts";

/** Changes an application. Opening one notifies the applicant, except when an admin opens it. */
export async function changeApplication(request: Request, slug: string, id: string) {
  const { intent, status, internalNote = "" } = await readFormValues(request);
  const client = api(request);
  const params = { id };
  if (intent === "open") {
    await client.call(updateApplication, { params, body: { status: "viewed" } }).catch(() => null);
    throw redirect(
      withReason(applicationPath(slug, id), readAccessReason(new URL(request.url).searchParams)),
    );
  }
  if (intent === "delete") {
    const result = await runFormCall<unknown>(() => client.call(deleteApplication, { params }));
    if (result.data.ok) throw redirect(applicationsPath(slug));
    return result;
  }
  const newStatus = ApplicationStatus.exclude(["new"]).safeParse(status).data;
  const body = { ...(newStatus && { status: newStatus }), internalNote };
  return runFormCall<unknown>(() => client.call(updateApplication, { params, body }));
}
