import {
  createIssue,
  deleteIssue,
  pauseIssue,
  resumeIssue,
  sendIssue,
  testIssue,
  updateIssue,
} from "@boab/contracts/outreach/issues";
import { data, redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { readChosenArticleIds } from "./article-field.ts";
import { issuePath, newsletterPath } from "./issue-view.ts";

/** Creates an issue and redirects to its page. */
export async function addIssue(request: Request) {
  const values = await readFormValues(request);
  const body = parseFormBody(createIssue, values, { articleIds: readChosenArticleIds(values) });
  const result = await runFormCall(() => api(request).call(createIssue, { body }), values);
  if (result.data.ok) throw redirect(issuePath(result.data.response.id));
  return result;
}

export async function changeIssue(request: Request, id: string) {
  const values = await readFormValues(request);
  const { call } = api(request);
  const params = { id };
  switch (values.intent) {
    case "save": {
      const body = parseFormBody(updateIssue, values, { articleIds: readChosenArticleIds(values) });
      return runFormCall(() => call(updateIssue, { params, body }), values);
    }
    case "test":
      return runFormCall(() => call(testIssue, { params }), values);
    case "send":
      return runFormCall(
        () => call(sendIssue, { params, body: parseFormBody(sendIssue, values) }),
        values,
      );
    case "pause":
      return runFormCall(() => call(pauseIssue, { params }), values);
    case "resume":
      return runFormCall(() => call(resumeIssue, { params }), values);
    case "delete": {
      const result = await runFormCall(() => call(deleteIssue, { params }), values);
      if (result.data.ok) throw redirect(newsletterPath);
      return result;
    }
    default:
      throw data(null, { status: 400 });
  }
}
