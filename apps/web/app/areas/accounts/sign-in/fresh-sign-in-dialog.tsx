import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { FormEvent } from "react";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { setAutofocus } from "#ui/overlays/set-autofocus.ts";
import type { IdentitySettings } from "../identity-port.ts";
import { useSignIn } from "../use-sign-in.ts";
import { signInPageCopy } from "./copy.ts";
import { GoogleButton } from "./google-button.tsx";

interface FreshSignInProps {
  person: Pick<FullProfile, "id" | "email">;
  identity: IdentitySettings;
  onDone: () => void;
}

interface FreshSignInDialogProps extends FreshSignInProps {
  isOpen: boolean;
  onCancel: () => void;
}

/** The member confirms who they are by signing in again the same way as before. */
export function FreshSignInDialog({ isOpen, onCancel, ...props }: FreshSignInDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title="Confirm it's you" size="sm">
      {isOpen && <FreshSignIn {...props} />}
    </Dialog>
  );
}

function FreshSignIn({ person, identity, onDone }: FreshSignInProps) {
  const signIn = useSignIn(identity, onDone, person.id);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    void signIn.logIn(person.email, password);
  }

  return (
    <>
      <p className="mb-4 text-ink-2">{signInPageCopy.freshSignIn}</p>
      <form onSubmit={handleSubmit} onFocus={signIn.prepare} className="space-y-4">
        {signIn.problem && (
          <Note tone="danger" role="alert">
            {signIn.problem.text}
          </Note>
        )}
        {/* Tells a password manager whose password is asked for. */}
        <input
          type="text"
          autoComplete="username"
          value={person.email}
          readOnly
          hidden
          aria-label="Email"
        />
        <PasswordField
          ref={setAutofocus}
          label="Password"
          name="password"
          hint={`For ${person.email}`}
          autoComplete="current-password"
          required
          maxLength={128}
        />
        <Button
          type="submit"
          isFull
          isPending={signIn.pendingMethod === "email"}
          pendingLabel="Checking"
          disabled={signIn.pendingMethod === "google"}
        >
          Continue
        </Button>
      </form>
      <p className="my-3 text-center text-sm text-ink-3">or, if that's how you log in</p>
      <GoogleButton
        isPending={signIn.pendingMethod === "google"}
        isDisabled={signIn.pendingMethod === "email"}
        onPress={signIn.continueWithGoogle}
      />
    </>
  );
}
