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
import { chosenArticles } from "./article-field.ts";
import { issuePath, newsletterPath } from "./issue-words.ts";

const contentOf = (values: Record<string, string>) => ({
  subject: values.subject ?? "",
  intro: values.intro ?? "",
  articleIds: chosenArticles(values),
});

/** A new issue leads to its own page. */
export async function addIssue(request: Request) {
  const values = await formValues(request);
  const result = await formResult(
    () => api(request).call(createIssue, { body: contentOf(values) }),
    values,
  );
  if (result.data.ok) throw redirect(issuePath(result.data.response.id));
  return result;
}

export async function changeIssue(request: Request, id: string) {
  const values = await formValues(request);
  const { call } = api(request);
  const params = { id };
  const version = Number(values.version);
  switch (values.intent) {
    case "save":
      return formResult(
        () => call(updateIssue, { params, body: { ...contentOf(values), version } }),
        values,
      );
    case "test":
      return formResult(() => call(testIssue, { params }), values);
    case "send":
      return formResult(() => call(sendIssue, { params, body: { version } }), values);
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
