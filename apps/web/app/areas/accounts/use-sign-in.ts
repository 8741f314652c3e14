import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { withLoadTimeout } from "#lib/browser/load-timeout.ts";
import { getAuthMessage, isCancelled, isPopupRefused } from "./auth-messages.ts";
import { googleRedirectFlag } from "./google-redirect-flag.ts";
import { loadIdentity } from "./identity.ts";
import type { IdentityProvider, IdentitySettings } from "./identity-port.ts";

/** Browsers that partition the provider's storage never return a result, so stop waiting. */
const REDIRECT_RESULT_MS = 10_000;

export type SignInMethod = "google" | "email";

export interface SignInProblem {
  way: SignInMethod;
  text: string;
}

interface OpenedSession {
  profile: FullProfile;
  isNew: boolean;
}

/**
 * Gets an ID token from the provider and sends it to our server. With `onlyFor`, any other person's
 * sign-in is refused.
 */
export function useSignIn(
  settings: IdentitySettings,
  onDone: (session: OpenedSession) => void,
  onlyFor = "",
) {
  const fetcher = useFetcher<FormResult<OpenedSession>>();
  const [method, setMethod] = useState<SignInMethod | null>(null);
  const [problem, setProblem] = useState<SignInProblem | null>(null);

  async function run(next: SignInMethod, getToken: GetToken, fullName = "") {
    setMethod(next);
    setProblem(null);
    try {
      const idToken = await getToken(await loadIdentity(settings));
      if (idToken === null) return setMethod(null);
      await fetcher.submit(
        { idToken, fullName, onlyFor },
        { method: "post", action: "/account/session" },
      );
    } catch (error) {
      setMethod(null);
      if (!isCancelled(error)) setProblem({ way: next, text: getAuthMessage(error) });
    }
  }

  const handleResponse = useEffectEvent((result: FormResult<OpenedSession>) => {
    if (!result.ok) {
      setProblem({ way: method ?? "email", text: result.error });
      setMethod(null);
      return;
    }
    onDone(result.response);
  });
  // A form is often sent right after a fresh sign-in, so we wait until the page has reloaded; otherwise the two would
  // race.
  const isSettled = onlyFor === "" || fetcher.state === "idle";
  useEffect(() => {
    if (fetcher.data && isSettled) handleResponse(fetcher.data);
  }, [fetcher.data, isSettled]);

  // Where popups are blocked, Google sign-in comes back here by a redirect.
  const finishRedirect = useEffectEvent(() => {
    void run("google", (identity) =>
      withLoadTimeout(identity.readGoogleRedirect(), REDIRECT_RESULT_MS),
    );
  });
  useEffect(() => {
    if (googleRedirectFlag.take()) finishRedirect();
  }, []);

  return {
    pendingMethod: method,
    problem,
    dismissProblem: () => setProblem(null),
    prepare: () => void loadIdentity(settings).catch(() => undefined),
    logIn: (email: string, password: string) =>
      run("email", (identity) => identity.logIn(email, password)),
    register: (email: string, password: string, fullName: string) =>
      run("email", (identity) => identity.register(email, password), fullName),
    continueWithGoogle: () => run("google", getGoogleToken),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
type GetToken = (identity: IdentityProvider) => Promise<string | null>;

async function getGoogleToken(identity: IdentityProvider): Promise<string | null> {
  try {
    return await identity.openGooglePopup();
  } catch (error) {
    if (!isPopupRefused(error)) throw error;
    googleRedirectFlag.set();
    await identity.redirectToGoogle();
    return null;
  }
}
