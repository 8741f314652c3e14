import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { SignIn } from "../use-sign-in.ts";
import { signInPageCopy } from "./copy.ts";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { GoogleButton } from "./google-button.tsx";
import { LoginForm } from "./login-form.tsx";
import { getSignInMode, ModeSwitch, type SignInMode } from "./mode-switch.tsx";
import { RegisterForm } from "./register-form.tsx";

const headings: Record<SignInMode, { title: string; lead: string }> = {
  register: {
    title: "Join the community",
    lead: "It's free. You can list a business or open a store later.",
  },
  login: { title: "Good to see you again", lead: "Log in to book, sell, review and write." },
  forgot: {
    title: "Reset your password",
    lead: "Enter your email and we'll send you a link to choose a new password.",
  },
};

interface RegisterViewProps {
  signIn: SignIn;
  isKnownBrowser: boolean;
  resetResult: FormResult<{ message: string }> | undefined;
}

export function RegisterView({ signIn, isKnownBrowser, resetResult }: RegisterViewProps) {
  const [search] = useSearchParams();
  const isReady = useIsHydrated();
  const mode = getSignInMode(search, isKnownBrowser);
  const { title, lead } = headings[mode];

  return (
    <>
      <h1 className="type-title">{title}</h1>
      <p className="mt-2.5 mb-6 text-ink-2">{lead}</p>
      {mode === "forgot" ? (
        <ForgotPasswordForm firstResult={resetResult} />
      ) : (
        <>
          <noscript>
            <Note tone="warn" className="mb-5">
              You need JavaScript to log in. Please turn it on and reload this page.
            </Note>
          </noscript>
          <GoogleButton
            isPending={signIn.pendingMethod === "google"}
            isDisabled={!isReady}
            onPress={signIn.continueWithGoogle}
          />
          <p className="my-5 flex items-center gap-3.5 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or use your email
          </p>
          <ModeSwitch mode={mode} />
          <div className="mt-4.5">
            {signIn.problem?.way === "email" && (
              <Note tone="danger" role="alert" className="mb-4">
                {signIn.problem.text}
              </Note>
            )}
            {mode === "login" ? (
              <LoginForm signIn={signIn} isReady={isReady} />
            ) : (
              <RegisterForm signIn={signIn} isReady={isReady} />
            )}
          </div>
        </>
      )}
      <GoogleFailure signIn={signIn} />
    </>
  );
}

/** AUTH-21: an alert with `Sign-in failed` and what to do next. */
function GoogleFailure({ signIn: { problem, dismissProblem } }: { signIn: SignIn }) {
  const isOpen = problem?.way === "google";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={dismissProblem}
      title={signInPageCopy.socialSignInFailed}
      size="sm"
      hasCloseButton={false}
      actions={<Button onClick={dismissProblem}>OK</Button>}
    >
      <p role="alert" className="text-ink-2">
        {isOpen && problem.text} You can also use your email and a password.
      </p>
    </Dialog>
  );
}

const subscribeToNothing = () => () => undefined;
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
