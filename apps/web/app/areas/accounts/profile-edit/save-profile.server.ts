import { sessionCopy } from "@boab/contracts/accounts/copy";
import { findProfileFormProblem, updateUser } from "@boab/contracts/accounts/profile-updates";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { isEmailAddress } from "@boab/contracts/common/email-address";
import { Username } from "@boab/contracts/common/fields";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { runFormCall } from "#lib/api/form.server.ts";
import { profileCopy } from "#lib/copy.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { makeFlashCookie } from "#lib/session/flash.ts";
import { setSignedInCookies } from "#lib/session/session.server.ts";
import { accountPageCopy } from "../copy.ts";
import { withFallbackMessages } from "../with-fallbacks.server.ts";
import { profileFormCopy } from "./copy.ts";

export interface SavedProfile {
  profile: FullProfile;
  /** Set when there is something left to do, such as confirming a new email. */
  message: string | null;
}

const fallbackMessages = {
  wordless: profileFormCopy.saveProfileFailed,
  unreachable: profileFormCopy.saveProfileFailed,
};

/** Saves the profile. A new email is only requested here; it changes once it has been confirmed. */
export async function saveProfile(
  request: Request,
  before: FullProfile,
  values: Record<string, string>,
) {
  const { fullName = "", phoneNumber = "", version } = values;
  const email = values.email?.trim() ?? "";
  // Enter submits the form before the blur event that lower-cases the username.
  const username = values.username?.trim().toLowerCase() ?? "";
  return runFormCall<SavedProfile>(async () => {
    refuseIncompleteProfile({ fullName, username, email });
    const body = { fullName, username, email, phoneNumber, version: Number(version) };
    const profile = await withFallbackMessages(fallbackMessages, () =>
      api(request).call(updateUser, { params: { id: before.id }, body }),
    );
    setSignedInCookies(profile);
    if (values.page === "handle" && profile.username !== before.username)
      redirectToProfile(profile.username);
    const isNewEmail = email.toLowerCase() !== before.email.toLowerCase();
    return { profile, message: isNewEmail ? sessionCopy.emailChangeRequested : null };
  }, values);
}

function refuseIncompleteProfile(form: {
  fullName: string;
  username: string;
  email: string;
}): void {
  const sentence = findProfileFormProblem(form);
  if (!sentence) return;
  const fields: Record<string, string> = {};
  if (form.fullName.trim() === "") fields.fullName = profileFormCopy.nameMissing;
  if (!Username.safeParse(form.username).success) fields.username = profileCopy.usernameHint;
  if (!isEmailAddress(form.email)) fields.email = accountPageCopy.emailMissing;
  throw new ApiError({ code: "bad_request", status: 400, sentence, fields });
}

/** The page at the old handle no longer exists. */
function redirectToProfile(username: string): never {
  addCookie(makeFlashCookie({ text: "Saved", tone: "ok" }));
  throw redirect(`/@${username}`);
}
