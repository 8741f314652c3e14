import { sendWelcome } from "@boab/contracts/accounts/welcome";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import type { FormFailure } from "#lib/api/form.ts";

const notYourEmailError = "This only goes to your own email. Please enter your account's email.";

/** Sends the welcome email to the admin. The typed email is only compared; the API uses the account's own. */
export async function sendTestEmail(request: Request, ownEmail: string | null) {
  const { email = "" } = await readFormValues(request);
  if (email.trim().toLowerCase() === ownEmail?.toLowerCase())
    return runFormCall(() => api(request).call(sendWelcome));
  const failure: FormFailure = {
    ok: false,
    code: "bad_request",
    error: notYourEmailError,
    fields: { email: notYourEmailError },
    values: { email },
  };
  return data(failure, { status: 400 });
}
