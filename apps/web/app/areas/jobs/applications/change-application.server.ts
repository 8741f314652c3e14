import {
  ApplicationStatus,
  deleteApplication,
  updateApplication,
} from "@boab/contracts/jobs/applications";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { applicationPath, applicationsPath, withReason } from "../paths.ts";
import { reasonIn } from "./load-applications.server.ts";

/** Opening one tells the applicant; an admin only looks, which changes nothing. */
export async function changeApplication(request: Request, slug: string, id: string) {
  const { intent, status, internalNote = "" } = await formValues(request);
  const client = api(request);
  const params = { id };
  if (intent === "open") {
    await client.call(updateApplication, { params, body: { status: "viewed" } }).catch(() => null);
    throw redirect(
      withReason(applicationPath(slug, id), reasonIn(new URL(request.url).searchParams)),
    );
  }
  if (intent === "delete") {
    const result = await formResult<unknown>(() => client.call(deleteApplication, { params }));
    if (result.data.ok) throw redirect(applicationsPath(slug));
    return result;
  }
  const wanted = ApplicationStatus.exclude(["new"]).safeParse(status).data;
  const body = { ...(wanted && { status: wanted }), internalNote };
  return formResult<unknown>(() => client.call(updateApplication, { params, body }));
}
