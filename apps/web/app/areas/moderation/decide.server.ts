import { appealDecision } from "@boab/contracts/moderation/appeals";
import { decideAppeal, decideCase, reopenCase } from "@boab/contracts/moderation/cases";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";

const refuse = (fields: Record<string, string>): never => {
  throw new ApiError({ code: "bad_request", status: 400, fields });
};

/** The API decides who may do this. */
export async function decide(request: Request) {
  const values = await readFormValues(request);
  const { intent, id = "" } = values;
  const params = { id };
  return runFormCall(async () => {
    if (intent === "decide") {
      if (!values.verdict) return refuse({ verdict: "Please choose a decision." });
      return api(request).call(decideCase, { params, body: parseFormBody(decideCase, values) });
    }
    if (intent === "reopen")
      return api(request).call(reopenCase, {
        params,
        body: parseFormBody(reopenCase, values),
      });
    if (intent === "appeal")
      return api(request).call(decideAppeal, { params, body: parseFormBody(decideAppeal, values) });
    return refuse({});
  }, values);
}

/** The author of the content appeals a decision. */
export async function appeal(request: Request, id: string) {
  const values = await readFormValues(request);
  return runFormCall(
    () =>
      api(request).call(appealDecision, {
        params: { id },
        body: parseFormBody(appealDecision, values),
      }),
    values,
  );
}
