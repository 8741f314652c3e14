import { createContext } from "react";

/**
 * Asks the person to prove once more who they are; false when they give up. The shell provides it, so
 * that every page shows the same dialog.
 */
export type ConfirmSignIn = () => Promise<boolean>;

export const FreshSignInContext = createContext<ConfirmSignIn>(async () => false);
