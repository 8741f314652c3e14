import type { ReactNode } from "react";
import { AuthPage } from "#areas/accounts/sign-in/auth-frame.tsx";
import { SkipLink } from "#shell/skip-link.tsx";

/** Where people sign in or prove who they are: without header and footer. */
export const SignInPage = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <AuthPage>{children}</AuthPage>
  </>
);
