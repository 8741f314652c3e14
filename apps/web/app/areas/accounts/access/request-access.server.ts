import { AccessType, requestAccess } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { accountPanelTexts, accountTexts } from "@boab/contracts/accounts/texts";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { formResult } from "#lib/api/form.server.ts";
import { withFallbacks } from "../fallback-texts.server.ts";

const failed = {
  wordless: accountTexts.requestFailed,
  unreachable: accountTexts.requestNotSubmitted,
};

export async function sendAccessRequest(
  request: Request,
  { id, username }: Pick<FullProfile, "id" | "username">,
  values: Record<string, string>,
) {
  const { fullName = "", email = "", reason = "" } = values;
  return formResult(async () => {
    const accessType = AccessType.safeParse(values.accessType).data;
    if (!accessType) throw new ApiError({ code: "bad_request", status: 400 });
    if (email.trim() === "") {
      const fields = { email: accountPanelTexts.emailMissing };
      const sentence = accountTexts.requestNotSubmitted;
      throw new ApiError({ code: "bad_request", status: 400, sentence, fields });
    }
    const body = { userId: id, username, fullName, email: email.trim(), accessType, reason };
    return withFallbacks(failed, () => api(request).call(requestAccess, { body }));
  }, values);
}
