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
import { formResult, formValues } from "#lib/api/form.server.ts";
import { formBody } from "#lib/api/form-body.server.ts";
import { readChosenArticleIds } from "./article-field.ts";
import { issuePath, newsletterPath } from "./issue-view.ts";

/** Creates an issue and redirects to its page. */
export async function addIssue(request: Request) {
  const values = await formValues(request);
  const body = formBody(createIssue, values, { articleIds: readChosenArticleIds(values) });
  const result = await formResult(() => api(request).call(createIssue, { body }), values);
  if (result.data.ok) throw redirect(issuePath(result.data.response.id));
  return result;
}

export async function changeIssue(request: Request, id: string) {
  const values = await formValues(request);
  const { call } = api(request);
  const params = { id };
  switch (values.intent) {
    case "save": {
      const body = formBody(updateIssue, values, { articleIds: readChosenArticleIds(values) });
      return formResult(() => call(updateIssue, { params, body }), values);
    }
    case "test":
      return formResult(() => call(testIssue, { params }), values);
    case "send":
      return formResult(
        () => call(sendIssue, { params, body: formBody(sendIssue, values) }),
        values,
      );
    case "pause":
      return formResult(() => call(pauseIssue, { params }), values);
    case "resume":
      return formResult(() => call(resumeIssue, { params }), values);
    case "delete": {
      const result = await formResult(() => call(deleteIssue, { params }), values);
      if (result.data.ok) throw redirect(newsletterPath);
      return result;
    }
    default:
      throw data(null, { status: 400 });
  }
}
