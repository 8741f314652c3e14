import { dismissReport, resolveReport } from "@boab/contracts/directory/reports";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

const calls = new Map([
  ["resolve", resolveReport],
  ["dismiss", dismissReport],
] as const);

/** The API decides who may do this. */
export async function decideReport(request: Request) {
  const values = await formValues(request);
  return formResult(() => {
    const call = calls.get(values.intent as "resolve" | "dismiss");
    if (!call) throw new ApiError({ code: "bad_request", status: 400 });
    return api(request).call(call, { params: { id: values.id ?? "" } });
  }, values);
}
