import type { ReactNode } from "react";
import { AuthPage } from "#areas/accounts/sign-in/auth-frame.tsx";
import { SkipLink } from "#shell/skip-link.tsx";

/** The frame of the sign-in pages, without header and footer. */
export const SignInPage = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <AuthPage>{children}</AuthPage>
  </>
);
