import { createContext, useContext } from "react";

/** The current page's script nonce. Browsers hide it from scripts, so only the server has it. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
