import { ReportReason, reportListing } from "@boab/contracts/directory/reports";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { runFormCall } from "#lib/api/form.server.ts";

export async function sendReport(request: Request, id: string, values: Record<string, string>) {
  return runFormCall(() => {
    const reason = ReportReason.safeParse(values.reason);
    if (!reason.success) {
      const fields = { reason: "Please choose a reason." };
      throw new ApiError({ code: "bad_request", status: 400, fields });
    }
    const { details, website } = values;
    return api(request).call(reportListing, {
      params: { id },
      body: { reason: reason.data, details, website },
    });
  }, values);
}
