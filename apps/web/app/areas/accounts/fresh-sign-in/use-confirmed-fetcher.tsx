import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { type ReactNode, useRef, useState } from "react";
import { type SubmitTarget, useFetcher } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import type { IdentitySettings } from "../identity-port.ts";
import { FreshSignInDialog } from "./fresh-sign-in-dialog.tsx";

/** Whose sign-in is asked for, and at which provider. */
export interface FreshSignInOf {
  person: Pick<FullProfile, "id" | "email">;
  identity: IdentitySettings;
}

interface ConfirmedFetcher<Value> {
  submit: (values: SubmitTarget) => void;
  /** Sending, or waiting for the person to sign in. */
  isPending: boolean;
  /** Undefined until there is one, and again after the person gave up signing in. */
  result: FormResult<Value> | undefined;
  /** Put it anywhere on the page, once. */
  prompt: ReactNode;
}

/**
 * Posts to an action that may answer `fresh_sign_in_needed`. Then the person signs in again in a
 * dialog, and the same values are sent once more:
 * `const change = useConfirmedFetcher("/admin/users", { person, identity })`.
 */
export function useConfirmedFetcher<Value>(
  action: string,
  { person, identity }: FreshSignInOf,
): ConfirmedFetcher<Value> {
  const fetcher = useFetcher<FormResult<Value>>();
  const sent = useRef<SubmitTarget>(null);
  const [givenUp, setGivenUp] = useState<FormResult<Value>>();
  const response = fetcher.data;
  const needsSignIn = response?.ok === false && response.code === "fresh_sign_in_needed";
  const isConfirming = needsSignIn && response !== givenUp && fetcher.state === "idle";

  function submit(values: SubmitTarget) {
    sent.current = values;
    void fetcher.submit(values, { method: "post", action });
  }

  return {
    submit,
    isPending: fetcher.state !== "idle" || isConfirming,
    result: needsSignIn ? undefined : response,
    prompt: (
      <FreshSignInDialog
        isOpen={isConfirming}
        onCancel={() => setGivenUp(response)}
        onDone={() => submit(sent.current)}
        {...{ person, identity }}
      />
    ),
  };
}
