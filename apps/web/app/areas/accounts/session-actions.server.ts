import {
  changePassword,
  closeAllSessions,
  closeSession,
  confirmPasswordReset,
  openSession,
  requestPasswordReset,
} from "@boab/contracts/accounts/sessions";
import { redirect } from "react-router";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { addCookie } from "#lib/http/request-scope.server.ts";
import { makeFlashCookie } from "#lib/session/flash.ts";
import { clearSignedInCookies, setSignedInCookies } from "#lib/session/session.server.ts";
import { registrationCopy, signInCopy } from "./copy.ts";

/** Exchanges the provider's ID token for our session cookie, which the API sets on the response. */
export async function signIn(request: Request) {
  const { idToken = "", fullName, onlyFor } = await readFormValues(request);
  return runFormCall(async () => {
    if (onlyFor && parseSubject(idToken) !== onlyFor) {
      const sentence = signInCopy.otherAccount;
      throw new ApiError({ code: "actor_mismatch", status: 403, sentence });
    }
    const body = { idToken, ...(fullName ? { fullName } : {}) };
    const session = await api(request).call(openSession, { body });
    setSignedInCookies(session.profile);
    return session;
  });
}

/**
 * Reads the subject without verifying it. The API verifies it; this only stops a session from
 * changing accounts.
 */
function parseSubject(idToken: string): unknown {
  try {
    const [, payload = ""] = idToken.split(".");
    return JSON.parse(Buffer.from(payload, "base64url").toString()).sub;
  } catch {
    return undefined;
  }
}

export async function requestReset(request: Request) {
  const { email = "" } = await readFormValues(request);
  return runFormCall(() => api(request).call(requestPasswordReset, { body: { email } }), { email });
}

/** Sets a new password with the emailed code, which ends all of the person's sessions. */
export async function resetPassword(request: Request) {
  const { code = "", password = "", confirmation = "" } = await readFormValues(request);
  return runFormCall(async () => {
    refuseDifferentPasswords(password, confirmation);
    const body = { code, newPassword: password };
    return api(request).call(confirmPasswordReset, { body });
  });
}

/** Changes the password after a fresh sign-in. The API ends the other sessions and sets this browser's new cookie. */
export async function replacePassword(request: Request, values: Record<string, string>) {
  const { password = "", confirmation = "" } = values;
  return runFormCall(async () => {
    refuseDifferentPasswords(password, confirmation);
    return api(request).call(changePassword, { body: { newPassword: password } });
  });
}

function refuseDifferentPasswords(password: string, confirmation: string): void {
  if (password === confirmation) return;
  const sentence = registrationCopy.passwordsDiffer;
  throw new ApiError({ code: "bad_request", status: 400, sentence });
}

export async function signOutEverywhere(request: Request): Promise<never> {
  await api(request).load(closeAllSessions);
  clearSignedInCookies();
  addCookie(makeFlashCookie({ text: "You've been signed out on every device.", tone: "ok" }));
  throw redirect("/");
}

export async function signOut(request: Request): Promise<Response> {
  try {
    await api(request).call(closeSession);
  } catch (error) {
    // A session that has already ended is fine here.
    if (!(error instanceof ApiError && error.status === 401)) throw toBoundaryError(error);
  }
  clearSignedInCookies();
  addCookie(makeFlashCookie({ text: "You've been signed out.", tone: "ok" }));
  return redirect("/");
}
