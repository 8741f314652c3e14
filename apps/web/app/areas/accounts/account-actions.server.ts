import { deleteUser, type FullProfile } from "@boab/contracts/accounts/profiles";
import { requestEmailChange, requestEmailVerification } from "@boab/contracts/accounts/sessions";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { clearSignedInCookies } from "#lib/session/session.server.ts";
import { sendAccessRequest } from "./access/request-access.server.ts";
import { saveProfile } from "./profile-edit/save-profile.server.ts";
import { replacePassword, signOutEverywhere } from "./session-actions.server.ts";

/** Handles all forms on a person's own account page; `intent` says which one was sent. */
export async function handleAccountAction(request: Request, profile: FullProfile) {
  const { intent, ...values } = await readFormValues(request);
  switch (intent) {
    case "save-profile":
      return saveProfile(request, profile, values);
    case "request-access":
      return sendAccessRequest(request, profile, values);
    case "verify-email":
      return runFormCall(() => api(request).call(requestEmailVerification));
    case "change-email":
      return changeEmail(request, values);
    case "change-password":
      return replacePassword(request, values);
    case "sign-out-everywhere":
      return signOutEverywhere(request);
    case "close-account":
      return closeAccount(request, profile, values);
    default:
      return runFormCall(() => Promise.reject(new ApiError({ code: "bad_request", status: 400 })));
  }
}

const changeEmail = (request: Request, { newEmail = "" }: Record<string, string>) =>
  runFormCall(
    () => api(request).call(requestEmailChange, { body: { newEmail: newEmail.trim() } }),
    {
      newEmail,
    },
  );

/** Checks the typed name here too, so that a stray post can't close an account. */
const closeAccount = (
  request: Request,
  { id, username }: FullProfile,
  { confirm }: Record<string, string>,
) =>
  runFormCall(async () => {
    if (confirm !== username) throw new ApiError({ code: "bad_request", status: 400 });
    await api(request).call(deleteUser, { params: { uid: id } });
    clearSignedInCookies();
    throw redirect("/account/closed");
  });
