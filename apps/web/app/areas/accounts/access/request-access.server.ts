import { AccessType, requestAccess } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { runFormCall } from "#lib/api/form.server.ts";
import { accountPageCopy } from "../copy.ts";
import { withFallbackMessages } from "../with-fallbacks.server.ts";
import { requestAccessCopy } from "./copy.ts";

const fallbackMessages = {
  wordless: requestAccessCopy.requestFailed,
  unreachable: requestAccessCopy.requestNotSubmitted,
};

export async function sendAccessRequest(
  request: Request,
  { id, username }: Pick<FullProfile, "id" | "username">,
  values: Record<string, string>,
) {
  const { fullName = "", email = "", reason = "" } = values;
  return runFormCall(async () => {
    const accessType = AccessType.safeParse(values.accessType).data;
    if (!accessType) throw new ApiError({ code: "bad_request", status: 400 });
    if (email.trim() === "") {
      const fields = { email: accountPageCopy.emailMissing };
      const sentence = requestAccessCopy.requestNotSubmitted;
      throw new ApiError({ code: "bad_request", status: 400, sentence, fields });
    }
    const body = { userId: id, username, fullName, email: email.trim(), accessType, reason };
    return withFallbackMessages(fallbackMessages, () => api(request).call(requestAccess, { body }));
  }, values);
}
