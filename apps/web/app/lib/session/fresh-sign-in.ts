import { createContext, use } from "react";
import { ApiError } from "#lib/api/errors.ts";

/**
 * Asks the person to sign in again; false when they cancel. The shell provides it, so that every page shows the same
 * dialog.
 */
export type ConfirmSignIn = () => Promise<boolean>;

export const FreshSignInContext = createContext<ConfirmSignIn>(async () => false);

/**
 * For writes that don't go through a page's action: `freshly(() => api.call(...))` asks for a fresh sign-in when the
 * server wants one, and calls once more. Whoever gives up gets the refusal.
 */
export function useFreshSignIn() {
  const confirmSignIn = use(FreshSignInContext);
  return async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call();
    } catch (error) {
      const needsSignIn = error instanceof ApiError && error.code === "fresh_sign_in_needed";
      if (!needsSignIn || !(await confirmSignIn())) throw error;
      return call();
    }
  };
}
