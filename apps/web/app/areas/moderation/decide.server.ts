import { appealDecision } from "@boab/contracts/moderation/appeals";
import { decideAppeal, decideCase, reopenCase, Verdict } from "@boab/contracts/moderation/cases";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

const refuse = (fields: Record<string, string>): never => {
  throw new ApiError({ code: "bad_request", status: 400, fields });
};

/** The API decides who may do this. */
export async function decide(request: Request) {
  const values = await formValues(request);
  const { intent, id = "", note } = values;
  const params = { id };
  return formResult(async () => {
    if (intent === "decide") {
      const verdict = Verdict.safeParse(values.verdict);
      if (!verdict.success) return refuse({ verdict: "Please choose a decision." });
      const { reason = "" } = values;
      const body = { verdict: verdict.data, reason, note };
      return api(request).call(decideCase, { params, body });
    }
    if (intent === "reopen")
      return api(request).call(reopenCase, {
        params,
        body: { decisionId: values.decisionId ?? "" },
      });
    if (intent === "appeal" && (values.outcome === "restored" || values.outcome === "upheld"))
      return api(request).call(decideAppeal, { params, body: { outcome: values.outcome, note } });
    return refuse({});
  }, values);
}

/** The writer asks for another look. */
export async function appeal(request: Request, id: string) {
  const values = await formValues(request);
  return formResult(
    () => api(request).call(appealDecision, { params: { id }, body: { body: values.body ?? "" } }),
    values,
  );
}
