import { type FormEvent, useState } from "react";
import type { FormResult } from "#lib/form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import type { IdentitySettings } from "./identity-port.ts";
import { GoogleButton } from "./sign-in/google-button.tsx";
import { PasswordField } from "./sign-in/password-field.tsx";
import { type SignIn, useSignIn } from "./use-sign-in.ts";

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

/**
 * For acts that need a sign-in of the last five minutes: `const result = await run(act)`. When the
 * server asks for one, the dialog does, and the act goes on. Giving up answers with the refusal.
 */
export function useFreshSignIn({ identity, email }: { identity: IdentitySettings; email: string }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const signIn = useSignIn(identity, () => leave("goOn"));

  function leave(how: keyof Waiting) {
    signIn.dismissProblem();
    setWaiting(null);
    waiting?.[how]();
  }

  async function run<Answer>(act: () => Promise<FormResult<Answer>>): Promise<FormResult<Answer>> {
    const result = await act();
    if (result.ok || result.code !== "fresh_sign_in_needed") return result;
    return new Promise((resolve) => {
      setWaiting({ goOn: () => void act().then(resolve), giveUp: () => resolve(result) });
    });
  }

  const dialog = (
    <Dialog
      isOpen={waiting !== null}
      onClose={() => leave("giveUp")}
      title="Confirm it is you"
      size="sm"
    >
      {waiting && <SignInAgain signIn={signIn} email={email} />}
    </Dialog>
  );
  return { run, dialog };
}

function SignInAgain({ signIn, email }: { signIn: SignIn; email: string }) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void signIn.logIn(email, String(new FormData(event.currentTarget).get("password")));
  }

  return (
    <div className="space-y-4">
      <p className="text-ink-2">
        This needs a sign-in of the last five minutes. You are signed in as <b>{email}</b>.
      </p>
      {signIn.problem && (
        <Note tone="danger" role="alert">
          {signIn.problem.text}
        </Note>
      )}
      <form onSubmit={handleSubmit} onFocus={signIn.prepare} className="space-y-4">
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
        />
        <Button
          type="submit"
          isFull
          isPending={signIn.pendingWay === "email"}
          pendingLabel="Checking"
        >
          Confirm
        </Button>
      </form>
      <GoogleButton
        isPending={signIn.pendingWay === "google"}
        isDisabled={false}
        onPress={() => void signIn.continueWithGoogle()}
      />
    </div>
  );
}
