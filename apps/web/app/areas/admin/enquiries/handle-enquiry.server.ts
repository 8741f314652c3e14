import { markEnquiryDone, reopenEnquiry } from "@boab/contracts/outreach/enquiries";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

const calls = { done: markEnquiryDone, reopen: reopenEnquiry } as const;

export async function handleEnquiry(request: Request) {
  const values = await readFormValues(request);
  return runFormCall(() => {
    const call =
      values.intent === "done" || values.intent === "reopen" ? calls[values.intent] : null;
    if (!call) throw new ApiError({ code: "bad_request", status: 400 });
    return api(request).call(call, { params: { id: values.id ?? "" } });
  }, values);
}
